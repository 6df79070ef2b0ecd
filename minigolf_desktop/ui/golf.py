"""A game of 18 Holes on the screen: plays actions and tells what changed."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.eighteen_holes.events import RoundBegun
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.moves import Action, NameGolfer, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.standings import Standing, standings
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.eighteen_holes.view import View, view_of
from minigolf_desktop.model.play import Match, Move, Refusal
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.bridge import Journal, NoJournal


class GolfSession(QObject):
    """A game being played. What the screens ask again and again is worked out once a state."""

    changed = Signal(object)
    """The state is another one; carries the events that led to it, none after undo and redo."""
    refused = Signal(object)
    """An action was not allowed; carries the Refusal."""
    failed = Signal(str)
    """The journal could not be written and nothing was played; carries what to tell."""

    def __init__(
        self,
        rules: EighteenHolesRules,
        match: Match[Setup, State],
        journal: Journal | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rules = rules
        """The rules with their box."""
        self.match = match
        """The game; change it only through the session."""
        self._journal: Journal = journal or NoJournal()
        self._asked: State | None = None
        self._legal: tuple[Action, ...] = ()
        self._landings: dict[int, tuple[Landing, ...]] = {}

    @property
    def state(self) -> State:
        """The state now, with its secrets: screens show :meth:`view`."""
        return self.match.state

    @property
    def seat(self) -> int | None:
        """Who is to decide; None when the game is over."""
        return self.rules.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.OVER

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self.state, seat)

    def legal_of(self, state: State) -> tuple[Action, ...]:
        """Return what might be done in a state that is only thought of: another golfer named."""
        return tuple(self.rules.legal(state))

    @property
    def legal(self) -> tuple[Action, ...]:
        """Every action that may be taken now."""
        self._forget_old()
        return self._legal

    def offers(self, kind: type) -> list[Any]:
        """Return the actions of a kind that may be taken now."""
        return [action for action in self.legal if isinstance(action, kind)]

    def landings(self, slot: int) -> tuple[Landing, ...]:
        """Return where the card of a slot can send the ball; a wood has slot 0."""
        self._forget_old()
        if slot not in self._landings:
            self._landings[slot] = landings(self.state, slot)
        return self._landings[slot]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Points and tokens of everybody, by seat."""
        return standings(self.state)

    def _forget_old(self) -> None:
        """Work out anew what belongs to another state."""
        if self._asked is not self.state:
            self._asked = self.state
            self._legal = tuple(self.rules.legal(self.state))
            self._landings.clear()

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the seat to move may not take an action; None when it may."""
        return self.rules.refusal(self.state, self.seat if self.seat is not None else 0, action)

    def play(self, action: Action) -> bool:
        """Play an action for the seat to move; return whether it was allowed."""
        refusal = self.refusal(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        move = Move(self.seat or 0, action)
        if not self._written(lambda: self._journal.append(move), self._journal.undone):
            return False
        self.changed.emit(self.match.play(*move).events)
        return True

    def close(self) -> None:
        """Let go of the journal."""
        self._journal.close()

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back: it revealed nothing."""
        return self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else played since."""
        return self.match.can_redo

    def undo(self) -> bool:
        """Take the last action back, if it may be; return whether it was.

        A golfer of a team is named together with the action that asks for it, and so taken back.
        """
        if not self._undo():
            return False
        if self.match.moves and isinstance(self.match.moves[-1].action, NameGolfer):
            self._undo()
        self._tell_quietly()
        return True

    def _undo(self) -> bool:
        if not self.can_undo or not self._written(self._journal.undone, self._journal.redone):
            return False
        self.match.undo()
        return True

    def redo(self) -> bool:
        """Play the action again that was taken back; return whether there was one."""
        if not self._redo():
            return False
        if isinstance(self.match.moves[-1].action, NameGolfer):
            self._redo()
        self._tell_quietly()
        return True

    def _redo(self) -> bool:
        if not self.can_redo or not self._written(self._journal.redone, self._journal.undone):
            return False
        self.match.redo()
        return True

    def _tell_quietly(self) -> None:
        nothing: tuple[Any, ...] = ()
        self.changed.emit(nothing)

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

    def events_of_round(self, back: int = 0) -> Sequence[Any]:
        """Return what happened in the round of turns that goes on, oldest first.

        ``back`` counts rounds: 1 is the one before.
        """
        found: list[Any] = []
        for events in reversed(self.match.log):
            for event in reversed(events):
                if not isinstance(event, RoundBegun):
                    found.append(event)
                elif back == 0:
                    return found[::-1]
                else:
                    back -= 1
                    found.clear()
        return found[::-1]
