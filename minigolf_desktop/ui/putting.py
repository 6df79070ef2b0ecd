"""A round of Putt Dice on the screen: plays actions and tells what changed."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.play import Match, Move
from minigolf_desktop.model.putt_dice import (
    Action,
    Odds,
    Prospects,
    PuttDiceRules,
    PuttHole,
    Setup,
    State,
    odds_of,
)
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.bridge import Journal, NoJournal


class PuttingSession(QObject):
    """A round being played. What the screen asks again and again is worked out once."""

    changed = Signal(object)
    """The state is another one; carries the events that led to it, none after an undo."""
    refused = Signal(object)
    """An action was not allowed; carries the Refusal."""
    failed = Signal(str)
    """The journal could not be written and nothing was played; carries what to tell."""

    def __init__(
        self,
        rules: PuttDiceRules,
        match: Match[Setup, State],
        course: Course,
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rules = rules
        """The rules with their dice."""
        self.match = match
        """The round."""
        self.course = course
        """What the players see of the course."""
        self._journal: Journal = journal or NoJournal()
        self._table = FallTable(rules.dice)
        self._prospects: dict[PuttHole, Prospects] = {}

    @property
    def state(self) -> State:
        """The state now."""
        return self.match.state

    @property
    def golfer(self) -> int | None:
        """Whose turn it is; None when the round is over."""
        return self.rules.to_move(self.state)

    def play(self, action: Action) -> bool:
        """Play an action for the golfer to move; return whether it was allowed."""
        golfer = self.golfer
        move = Move(0 if golfer is None else golfer, action)
        refusal = self.rules.refusal(self.state, move.seat, action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if not self._written(lambda: self._journal.append(move), self._journal.undone):
            return False
        self.changed.emit(self.match.play(*move).events)
        return True

    def close(self) -> None:
        """Let go of the journal."""
        self._journal.close()

    def _written(self, write: Callable[[], None], opposite: Callable[[], None]) -> bool:
        """Write into the journal; what could not be written is not played."""
        try:
            write()
        except StorageError as error:
            with suppress(StorageError):
                opposite()
            self.failed.emit(str(error))
            return False
        return True

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: no dice fell since."""
        return self.match.can_undo

    def undo(self) -> None:
        """Take the last action back, if it may be."""
        if self.can_undo and self._written(self._journal.undone, self._journal.redone):
            self.match.undo()
            nothing: tuple[Any, ...] = ()
            self.changed.emit(nothing)

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
