"""Matches that are over: seen again, and played on for practice from one of their turns."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Ahead, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import Replay
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.match_beginning import MatchBeginning
from minigolf_desktop.ui.common.match_filing import SessionT
from minigolf_desktop.ui.common.review.judging import MatchJudging
from minigolf_desktop.ui.common.review.screen import ReviewScreen
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.wing import Wing


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

    def review(self, path: Path | None = None, ahead: Ahead | None = None) -> None:
        """Show a match that is over again, turn by turn: that of a journal, or the one open.

        What was read of a journal ``ahead`` is not read again.
        """
        self._file_at_once()
        own = self._journal
        try:
            if path is not None:
                replay = at_once(read_journal(path, self._rules, ahead))
            elif own is not None:
                path, replay = own.path, own.as_replayed(self.open_session.match)
            else:
                return
            opened = Review(self, path, replay)
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


class Reviewing(Protocol):
    """What shows matches of a game, as far as it is asked for one to be seen again."""

    wing: Wing[Any]
    """The game."""

    @property
    def window(self) -> MainWindow:
        """The window."""

    @property
    def game_rules(self) -> Any:
        """The rules of the game."""

    def session_of(self, found: Replay) -> MatchSession[Any, Any, Any]:
        """Return a session of a match that was read; raises StorageError."""


class Review(QObject):
    """Holds the match while it is seen; its file is only read."""

    left = Signal()
    """The screen before is shown again: whoever holds it ends it."""
    played_on = Signal(int)
    """A practice game is to begin as the match stood after so many moves."""

    def __init__(self, shell: Reviewing, path: Path, replay: Replay) -> None:
        """``path`` is the journal of the match. Raises StorageError where something is missing."""
        super().__init__(shell.window)
        self._shell = shell
        self.replay = replay
        """The match as its journal tells it."""
        self.session = shell.session_of(replay)
        """The match on the screen."""
        self.session.setParent(self)
        self.session.seat_as_kept(self.replay.sitting)
        self.session.seal()
        match: AnyMatch = self.replay.match
        self._moves = len(match.moves)
        self.judgement = MatchJudging(shell.window, match, path, shell.wing.play.judge_version)
        """What the computer thinks of it."""
        # It knows all moves, and goes with this.
        self.judgement.setParent(self)

    @property
    def practice_setup(self) -> Any:
        """How a practice match like this one is set up, for those who sat there last."""
        setup = self._shell.wing.practice(self.replay.match.setup)
        return replace(setup, players=self.session.seats) if self.session.seats else setup

    def show(self) -> None:
        """Show it over the screen that is shown, and begin to judge it."""
        self._shell.window.cover_screen(self._screen)
        self.judgement.begin()

    def _screen(self, look: Look) -> ReviewScreen:
        shell, game = self._shell, self._shell.wing
        self.session.go_to(self._moves)
        seen = game.review(look, shell, self.session)
        motion = Motion.of(shell.window.settings)
        screen = ReviewScreen(
            look, seen, self.session, self.judgement, game.hint_words, game.game.title, motion
        )
        screen.back.connect(self._leave)
        screen.played_on.connect(self.played_on)
        return screen

    def _leave(self) -> None:
        self._shell.window.uncover()
        self.left.emit()

    def end(self) -> None:
        """Think no further, and let go of the match."""
        self.judgement.cancel()
        self.deleteLater()
