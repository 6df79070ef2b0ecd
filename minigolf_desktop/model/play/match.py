"""A match: rules, set-up, seed and the list of actions. Undo is an index into its states."""

from collections.abc import Callable
from copy import copy
from typing import Any, Generic, NamedTuple, Self

from minigolf_desktop.model.play.forms import ActionT
from minigolf_desktop.model.play.rules import (
    EventT,
    Refused,
    Rules,
    SetupT,
    StateT,
    Step,
    ViewT,
)


class Move(NamedTuple, Generic[ActionT]):
    """An action and the seat that took it."""

    seat: int
    action: ActionT


class CannotUndo(Exception):
    """There is nothing to undo, or something was revealed since."""


class Match(Generic[SetupT, StateT, ViewT, ActionT, EventT]):
    """A game being played. Keeps every state, so that undo and redo only move an index."""

    def __init__(
        self, rules: Rules[SetupT, StateT, ViewT, ActionT, EventT], setup: SetupT, seed: int
    ) -> None:
        self.rules = rules
        """The rules it is played by."""
        self.setup = setup
        """How it was set up."""
        self.seed = seed
        """Its seed; with the set-up and the moves it is the whole match."""
        self._steps = [rules.start(setup, seed)]
        self._moves: list[Move[ActionT]] = []
        self._index = 0
        self._rival: Self | None = None

    def copy(self) -> Self:
        """Return the same match to go another way with; the states are shared."""
        other = copy(self)
        other._steps, other._moves = list(self._steps), list(self._moves)
        other._rival = None if self._rival is None else self._rival.copy()
        return other

    def become(self, other: Self) -> None:
        """Go the way of a copy: its moves and states are those of this match now."""
        self._steps, self._moves = list(other._steps), list(other._moves)
        self._index = other._index
        self._rival = None if other._rival is None else other._rival.copy()

    @property
    def state(self) -> StateT:
        """The state now."""
        state: StateT = self._steps[self._index].state
        return state

    def state_after(self, moves: int) -> StateT:
        """Return the state after so many of the moves that are known."""
        state: StateT = self._steps[moves].state
        return state

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move any more."""
        return self.rules.to_move(self.state) is None

    def view(self, seat: int) -> ViewT:
        """Return what a seat may know now, as the rules show it (:meth:`~.rules.Rules.view`)."""
        return self.rules.view(self.state, seat)

    @property
    def moves(self) -> tuple[Move[ActionT], ...]:
        """Moves that led to the state now, without those taken back."""
        return tuple(self._moves[: self._index])

    @property
    def moves_known(self) -> tuple[Move[ActionT], ...]:
        """Moves that led to the state now, and those that may be played again from there."""
        return tuple(self._moves)

    @property
    def log(self) -> tuple[tuple[EventT, ...], ...]:
        """Events of the set-up and of each move up to now, oldest first."""
        return tuple(step.events for step in self._steps[: self._index + 1])

    @property
    def last_events(self) -> tuple[EventT, ...]:
        """Events of the last move, or of the set-up before the first one."""
        return self._steps[self._index].events

    def play(self, seat: int, action: ActionT) -> Step[StateT, EventT]:
        """Take an action; raises Refused and leaves the match as it was when it is not legal."""
        refusal = self.rules.refusal(self.state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        step = self.rules.apply(self.state, action)
        del self._moves[self._index :], self._steps[self._index + 1 :]
        self._moves.append(Move(seat, action))
        self._steps.append(step)
        self._index += 1
        return step

    @property
    def rival(self) -> Self | None:
        """The match that a rival plays from the same set-up and seed; None without a rival.

        It goes its own way: neither moves nor undo of this one touch it.
        """
        if self._rival is None and self.rules.rival(self.setup) is not None:
            self._rival = type(self)(self.rules, self.setup, self.seed)
        return self._rival

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: nothing was revealed by it."""
        return self.can_take_back(1)

    def can_take_back(
        self, moves: int, looks_on: Callable[[int], bool] = lambda seat: True
    ) -> bool:
        """Return whether the last so many actions may be taken back: nothing was revealed by them.

        ``looks_on`` tells of a seat to which the table was handed over in secret whether somebody
        sits there who would see now what was decided before.
        """
        if moves > self._index:
            return False
        if self.rules.undo_passes_reveals(self.setup):
            return True
        last = self._steps[self._index - moves + 1 : self._index + 1]
        return not any(step.reveals and self._was_seen(step, looks_on) for step in last)

    def _was_seen(self, step: Step[StateT, EventT], looks_on: Callable[[int], bool]) -> bool:
        """Return whether what a step revealed was seen by somebody."""
        seat = self.rules.to_move(step.state)
        return not step.hands_over or seat is None or looks_on(seat)

    def go_to(self, moves: int) -> None:
        """Stand where so many of the moves were made that are known: to look at it, not to play.

        Raises ValueError where there are not so many.
        """
        if not 0 <= moves <= len(self._moves):
            raise ValueError(f"there are {len(self._moves)} moves, and not {moves}")
        self._index = moves

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else played since."""
        return self._index < len(self._moves)

    def undo(self) -> Move[ActionT]:
        """Take the last action back and return it; raises CannotUndo."""
        if not self.can_undo:
            raise CannotUndo
        return self.take_back()

    def take_back(self) -> Move[ActionT]:
        """Take the last action back, whatever it revealed, and return it; raises CannotUndo.

        For journals, which tell what happened: whoever plays may only :meth:`undo`.
        """
        if self._index == 0:
            raise CannotUndo
        self._index -= 1
        return self._moves[self._index]

    def redo(self) -> Step[StateT, EventT]:
        """Play the action that was taken back; raises CannotUndo when there is none."""
        if not self.can_redo:
            raise CannotUndo
        self._index += 1
        return self._steps[self._index]


AnyMatch = Match[Any, Any, Any, Any, Any]
"""A match of any game."""

AnyMove = Move[Any]
"""A move of any game."""
