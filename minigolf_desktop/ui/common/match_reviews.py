"""Matches that are over seen again, and practice matches that begin at one of their turns."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.replay import Replay
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_beginning import MatchBeginning
from minigolf_desktop.ui.common.match_filing import SessionT

if TYPE_CHECKING:
    from minigolf_desktop.ui.common.review.desk import Review

open_review: Callable[..., "Review"] = Later("minigolf_desktop.ui.common.review.desk:Review")


class MatchReviews(MatchBeginning[SessionT]):
    """Opens the journals of matches that are over; these stay as they are."""

    practising = Signal()
    """A practice match is about to begin from a turn of one that is seen again."""

    _review: "Review | None" = None

    @property
    def window(self) -> MainWindow:
        """The window."""
        return self._window

    @property
    def game_rules(self) -> Any:
        """The rules of the game."""
        return self._rules

    def review(self, path: Path | None = None) -> None:
        """Show a match that is over again, turn by turn: that of a journal, or the one open."""
        self._file_at_once()
        journal = path or (None if self._journal is None else self._journal.path)
        if journal is None or self.words.judging is None:
            return
        try:
            opened = open_review(self, journal, self.words.judging)
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
