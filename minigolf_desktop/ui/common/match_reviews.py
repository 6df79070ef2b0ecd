"""Matches that are over: seen again, and played on for practice from one of their turns."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.play import AnyMatch
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Ahead, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import Replay
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.match_beginning import MatchBeginning
from minigolf_desktop.ui.common.match_filing import MatchFiling
from minigolf_desktop.ui.common.open_match import OpenMatch, OwnMatches, SessionT
from minigolf_desktop.ui.common.review.judging import MatchJudging
from minigolf_desktop.ui.common.review.screen import ReviewScreen
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.common.widgets.look import Look


class MatchReviews(QObject, Generic[SessionT]):
    """Opens the journals of matches that are over; these stay as they are."""

    practising = Signal()
    """A practice match is about to begin from a turn of one that is seen again."""

    def __init__(
        self,
        opened: OpenMatch[SessionT],
        own: OwnMatches[SessionT],
        filing: MatchFiling[SessionT],
        beginning: MatchBeginning[SessionT],
        shell: QObject,
    ) -> None:
        """``shell`` is that of the wing, which shows the match."""
        super().__init__(shell)
        self._opened = opened
        self._own = own
        self._filing = filing
        self._beginning = beginning
        self._shell = shell
        self._review: Review | None = None

    def show(self, path: Path | None = None, ahead: Ahead | None = None) -> None:
        """Show a match that is over again, turn by turn: that of a journal, or the one open.

        What was read of a journal ``ahead`` is not read again.
        """
        self._filing.finish()
        own = self._opened.journal
        try:
            if path is not None:
                replay = at_once(read_journal(path, self._opened.rules, ahead))
            elif own is not None:
                path, replay = own.path, own.as_replayed(self._opened.the_session.match)
            else:
                return
            session = self._own.new_session(replay.match, replay.header, None)
            review = Review(self._opened, self._shell, path, replay, session)
        except StorageError as error:
            self._opened.window.tell_fault(error)
            return
        self.end()
        self._review = review
        review.left.connect(self.end)
        review.played_on.connect(self._practise)
        review.show()

    def _practise(self, count: int) -> None:
        """Begin a practice match as the one that is seen again stood after so many moves."""
        if self._review is None:
            return
        found, setup = self._review.replay, self._review.practice_setup
        moves = found.match.moves_known[:count]
        self.practising.emit()
        self._beginning.begin(setup, found.match.seed, found.header.course, moves=moves)

    def end(self) -> None:
        """Let go of the match that was seen again."""
        review, self._review = self._review, None
        if review is not None:
            review.end()


class Review(QObject):
    """Holds the match while it is seen; its file is only read."""

    left = Signal()
    """The screen before is shown again: whoever holds it ends it."""
    played_on = Signal(int)
    """A practice game is to begin as the match stood after so many moves."""

    def __init__(
        self,
        opened: OpenMatch[Any],
        shell: object,
        path: Path,
        replay: Replay,
        session: MatchSession[Any, Any, Any],
    ) -> None:
        """``path`` is the journal of the match. Raises StorageError where something is missing."""
        super().__init__(opened.window)
        self._opened = opened
        self._shell = shell
        self.replay = replay
        """The match as its journal tells it."""
        self.session = session
        """The match on the screen."""
        self.session.setParent(self)
        self.session.seat_as_kept(self.replay.sitting)
        self.session.seal()
        match: AnyMatch = self.replay.match
        self._moves = len(match.moves)
        self.judgement = MatchJudging(opened.window, match, path, opened.wing.play.judge_version)
        """What the computer thinks of it."""
        # It knows all moves, and goes with this.
        self.judgement.setParent(self)

    @property
    def practice_setup(self) -> Any:
        """How a practice match like this one is set up, for those who sat there last."""
        setup = self._opened.wing.practice(self.replay.match.setup)
        return replace(setup, players=self.session.seats) if self.session.seats else setup

    def show(self) -> None:
        """Show it over the screen that is shown, and begin to judge it."""
        self._opened.window.cover_screen(self._screen)
        self.judgement.begin()

    def _screen(self, look: Look) -> ReviewScreen:
        opened, game = self._opened, self._opened.wing
        self.session.go_to(self._moves)
        seen = game.review(look, self._shell, self.session)
        motion = Motion.of(opened.window.settings)
        screen = ReviewScreen(
            look, seen, self.session, self.judgement, game.hint_words, game.game.title, motion
        )
        screen.back.connect(self._leave)
        screen.played_on.connect(self.played_on)
        return screen

    def _leave(self) -> None:
        self._opened.window.uncover()
        self.left.emit()

    def end(self) -> None:
        """Think no further, and let go of the match."""
        self.judgement.cancel()
        self.deleteLater()
