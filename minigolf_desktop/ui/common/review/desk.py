"""A match that is over, opened to be seen again over the screen that is shown."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.replay import Replay
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.game_words import GameWords
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.review.judging import MatchJudging
from minigolf_desktop.ui.common.review.registry import Judging
from minigolf_desktop.ui.common.review.screen import ReviewScreen
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.widgets.look import Look


class Reviewing(Protocol):
    """What shows matches of a game, as far as it is asked for one to be seen again."""

    words: GameWords
    """Words of the game."""

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

    def __init__(self, shell: Reviewing, path: Path, judging: Judging, replay: Replay) -> None:
        """``path`` is the journal of the match. Raises StorageError where something is missing."""
        super().__init__(shell.window)
        self._shell = shell
        self._judging = judging
        self.replay = replay
        """The match as its journal tells it."""
        self.session = shell.session_of(replay)
        """The match on the screen."""
        self.session.setParent(self)
        self.session.seat_as_kept(self.replay.sitting)
        self.session.seal()
        match: Match[Any, Any] = self.replay.match
        self._moves = len(match.moves)
        self.judgement = MatchJudging(shell.window, match, path, judging.version)
        """What the computer thinks of it."""
        # It knows all moves, and goes with this.
        self.judgement.setParent(self)

    @property
    def practice_setup(self) -> Any:
        """How a practice match like this one is set up, for those who sat there last."""
        setup = self._judging.practice(self.replay.match.setup)
        return replace(setup, players=self.session.seats) if self.session.seats else setup

    def show(self) -> None:
        """Show it over the screen that is shown, and begin to judge it."""
        self._shell.window.cover_screen(self._screen)
        self.judgement.begin()

    def _screen(self, look: Look) -> ReviewScreen:
        shell, words = self._shell, self._shell.words
        assert words.hint_words is not None, "what is judged is told in the words of hints"
        self.session.go_to(self._moves)
        wing = self._judging.wing(look, shell, self.session)
        motion = Motion.of(shell.window.settings)
        screen = ReviewScreen(
            look, wing, self.session, self.judgement, words.hint_words, words.title, motion
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
