"""A round of Putt Dice on the screen, and what to expect of its putts."""

from PySide6.QtCore import QObject

from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.model.putt_dice import (
    Odds,
    PuttDiceRules,
    PuttMatch,
    Setup,
    State,
    View,
    odds_of,
)
from minigolf_desktop.ui.common.session import MatchJournal, MatchSession


class PuttingSession(MatchSession[PuttDiceRules, Setup, State]):
    """A round being played."""

    def __init__(
        self,
        rules: PuttDiceRules,
        match: PuttMatch,
        course: Course,
        journal: MatchJournal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(rules, match, journal, parent)
        self.course = course
        """What the players see of the course."""
        self._putter = BestPutter(rules.dice)

    @property
    def view(self) -> View:
        """The round as everybody at the table sees it: nobody has a secret."""
        return self.once("view", lambda: self.rules.view(self.match.state, EVERYBODY))

    @property
    def still_deciding(self) -> tuple[int, ...]:
        """Seats that will decide something yet."""
        return self.view.order

    def odds(self, dice: int) -> Odds:
        """Return the chances of a putt from where the ball lies."""
        view = self.view
        return self.once(dice, lambda: odds_of(self._putter.table, view.hole, view.position, dice))

    def expected(self, dice: int) -> float:
        """Return the strokes that the hole will take with these dice and the best play after."""
        view = self.view
        prospects = self._putter.prospects(view.hole)
        return float(prospects.strokes_with(view.position, view.strokes, dice))

    @property
    def best_dice(self) -> int:
        """How many dice promise the fewest strokes from where the ball lies."""
        view = self.view
        return self._putter.prospects(view.hole).best_dice(view.position, view.strokes)
