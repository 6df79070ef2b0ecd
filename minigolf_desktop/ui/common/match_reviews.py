"""Matches that are over seen again, and practice matches that begin at one of their turns."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import Ahead, read_journal
from minigolf_desktop.storage.replay import Replay
from minigolf_desktop.ui.common.game_words import GameWords
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_beginning import MatchBeginning
from minigolf_desktop.ui.common.match_filing import SessionT
from minigolf_desktop.ui.common.piecemeal import Piecemeal

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.review.desk import Review

open_review: Callable[..., "Review"] = Later("minigolf_desktop.ui.common.review.desk:Review")


class MatchReviews(MatchBeginning[SessionT]):
    """Opens the journals of matches that are over; these stay as they are."""

    practising = Signal()
    """A practice match is about to begin from a turn of one that is seen again."""

    _review: "Review | None" = None

    def __init__(self, words: GameWords, window: MainWindow, folders: Folders, rules: Any) -> None:
        super().__init__(words, window, folders, rules)
        self.counted.connect(self._get_ready_to_review)

    def _get_ready_to_review(self) -> None:
        """Load what shows a match again: whoever has ended one is likely to want that."""
        self.counted.disconnect(self._get_ready_to_review)
        Piecemeal(self._parts_of_review(), lambda _: None, self)

    def _parts_of_review(self) -> Iterator[None]:
        for part in (open_review, self.words.judging and self.words.judging.wing):
            if isinstance(part, Later):
                part.load()
                yield

    @property
    def window(self) -> MainWindow:
        """The window."""
        return self._window

    @property
    def game_rules(self) -> Any:
        """The rules of the game."""
        return self._rules

    def review(self, path: Path | None = None, ahead: Ahead | None = None) -> None:
        """Show a match that is over again, turn by turn: that of a journal, or the one open.

        What was read of a journal ``ahead`` is not read again.
        """
        self._file_at_once()
        own = self._journal
        if self.words.judging is None:
            return
        try:
            if path is not None:
                replay = read_journal(path, self._rules, ahead)
            elif own is not None:
                path, replay = own.path, own.as_replayed(self.open_session.match)
            else:
                return
            opened = open_review(self, path, self.words.judging, replay)
        except StorageError as error:
            self._window.tell_fault(error)
            return
        self._end_review()
        self._review = opened
        opened.left.connect(self._end_review)
        opened.played_on.connect(self._practise)
        opened.show()

    def session_of(self, found: Replay) -> SessionT:
        """Return a session of a match that was read; raises StorageError."""
        return self._new_session(found.match, found.header, None)

    def _practise(self, count: int) -> None:
        """Begin a practice match as the one that is seen again stood after so many moves."""
        if self._review is None:
            return
        found, setup = self._review.replay, self._review.practice_setup
        moves = found.match.moves_known[:count]
        self.practising.emit()
        self.begin_match(setup, found.match.seed, found.header.course, moves=moves)

    def _end_review(self) -> None:
        """Let go of the match that was seen again."""
        review, self._review = self._review, None
        if review is not None:
            review.end()
