"""A round of Putt Dice on the screen, and what to expect of its putts."""

from PySide6.QtCore import QObject

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.play import Match
from minigolf_desktop.model.putt_dice import (
    Odds,
    Prospects,
    PuttDiceRules,
    PuttHole,
    Setup,
    State,
    odds_of,
)
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.ui.common.session import Journal, MatchSession


class PuttingSession(MatchSession[PuttDiceRules, Setup, State]):
    """A round being played."""

    def __init__(
        self,
        rules: PuttDiceRules,
        match: Match[Setup, State],
        course: Course,
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(rules, match, journal, parent)
        self.course = course
        """What the players see of the course."""
        self._table = FallTable(rules.dice)
        self._prospects: dict[PuttHole, Prospects] = {}

    @property
    def golfer(self) -> int | None:
        """Whose turn it is; None when the round is over."""
        return self.to_move

    def odds(self, dice: int) -> Odds:
        """Return the chances of a putt from where the ball lies."""
        state = self.state
        return odds_of(self._table, state.hole, state.position, dice)

    def expected(self, dice: int) -> float:
        """Return the strokes that the hole will take with these dice and the best play after."""
        state = self.state
        prospects = self.prospects(state.hole)
        return float(prospects.strokes_with(state.position, state.strokes, dice))

    def prospects(self, hole: PuttHole) -> Prospects:
        """Return what to expect of a hole."""
        if hole not in self._prospects:
            self._prospects[hole] = Prospects(self._table, hole)
        return self._prospects[hole]
