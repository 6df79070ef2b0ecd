"""A game of 18 Holes on the screen, and what may be done in it."""

from collections.abc import Sequence
from typing import Any

from minigolf_desktop.model.eighteen_holes.events import RoundBegun
from minigolf_desktop.model.eighteen_holes.flight import Landing, landings
from minigolf_desktop.model.eighteen_holes.moves import Action, NameGolfer, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.eighteen_holes.standings import Standing, standings
from minigolf_desktop.model.eighteen_holes.state import State
from minigolf_desktop.model.eighteen_holes.view import View, view_of
from minigolf_desktop.ui.common.session import MatchSession


class GolfSession(MatchSession[EighteenHolesRules, Setup, State]):
    """A game being played: screens show its :meth:`view`."""

    @property
    def seat(self) -> int | None:
        """Who is to decide; None when the game is over."""
        return self.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase is Phase.OVER

    @property
    def can_undo(self) -> bool:
        """Whether the last action may be taken back; a game that is over is counted for good."""
        return not self.is_over and super().can_undo

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return view_of(self.state, seat)

    def legal_of(self, state: State) -> tuple[Action, ...]:
        """Return what might be done in a state that is only thought of: another golfer named."""
        return tuple(self.rules.legal(state))

    @property
    def legal(self) -> tuple[Action, ...]:
        """Every action that may be taken now."""
        return self._once("legal", lambda: self.legal_of(self.state))

    def offers(self, kind: type) -> list[Any]:
        """Return the actions of a kind that may be taken now."""
        return [action for action in self.legal if isinstance(action, kind)]

    def landings(self, slot: int) -> tuple[Landing, ...]:
        """Return where the card of a slot can send the ball; a wood has slot 0."""
        return self._once(("landings", slot), lambda: landings(self.state, slot))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Points and tokens of everybody, by seat."""
        return standings(self.state)

    def _begins_another(self, action: tuple[int, ...]) -> bool:
        """A golfer of a team is named together with the action that asks for it."""
        return isinstance(action, NameGolfer)

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
