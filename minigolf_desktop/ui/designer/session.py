"""Between a match of Minigolf Designer and the screens: what a table asks of it."""

from typing import Any, Generic, Protocol, TypeVar

from minigolf_desktop.model.designer import (
    Assessment,
    Course,
    DesignerRules,
    GroupState,
    Phase,
    PlaceReserved,
    PlaceTile,
    Setup,
    State,
)
from minigolf_desktop.model.play import Rules
from minigolf_desktop.ui.common.session import MatchSession
from minigolf_desktop.ui.designer.board.session import FROM_THE_GATE, Placement

StateT = TypeVar("StateT", bound=State | GroupState)
StateT_contra = TypeVar("StateT_contra", bound=State | GroupState, contravariant=True)


class TableRules(Rules[Setup, StateT_contra, Any, Any], Protocol[StateT_contra]):
    """Rules of a game in which tiles are put down."""

    def placements(self, state: StateT_contra) -> list[PlaceTile]:
        """Return every legal placement of a tile to choose from."""

    def placements_of_reserve(self, state: StateT_contra) -> list[PlaceReserved]:
        """Return every legal placement of the tile in reserve of the seat to move."""


TableRulesT = TypeVar("TableRulesT", bound=TableRules[Any])


class TableSession(MatchSession[TableRulesT, Setup, StateT], Generic[TableRulesT, StateT]):
    """A match on the screen, and what the seat to move may do with its course."""

    @property
    def phase(self) -> Phase:
        """Where the game stands."""
        return self.state.phase

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def seat(self) -> int:
        """Seat to move; the last one to have moved once the game is over."""
        seat = self.to_move
        return self.match.moves[-1].seat if seat is None else seat

    @property
    def course(self) -> Course | None:
        """Course of the seat to move; None before its land is chosen."""
        raise NotImplementedError

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs that the seat to move may choose from, by slot; NO_TILE in an empty one."""
        raise NotImplementedError

    @property
    def reserved(self) -> int:
        """Design of the tile in reserve of the seat to move; NO_TILE without one."""
        raise NotImplementedError

    @property
    def may_place(self) -> bool:
        """Whether the seat to move may put a tile down now."""
        raise NotImplementedError

    def _assessment_of(self, state: StateT, seat: int, final: bool | None) -> Assessment:
        """Work out the score of a seat in a state."""
        raise NotImplementedError

    def tile(self, slot: int) -> int:
        """Return the design in a slot, or at the gate; NO_TILE for none."""
        return self.reserved if slot == FROM_THE_GATE else self.tiles[slot]

    @property
    def placements(self) -> list[PlaceTile]:
        """Every placement of a tile to choose from that is legal now."""
        return self._once("placements", lambda: self.rules.placements(self.state))

    def placements_of(self, slot: int) -> list[tuple[int, int]]:
        """Return cell and rotation of every legal placement of a slot's tile, or the reserve."""
        if slot == FROM_THE_GATE:
            reserve = self._once("reserve", lambda: self.rules.placements_of_reserve(self.state))
            return [(one.cell, one.rotation) for one in reserve]
        return [(one.cell, one.rotation) for one in self.placements if one.slot == slot]

    @property
    def assessment(self) -> Assessment:
        """The score so far; the final one once the game is over (ruling D33)."""
        return self.assessment_of(self.seat)

    @property
    def ending(self) -> Assessment:
        """The score if the game ended now (ruling D33)."""
        return self.assessment_of(self.seat, True)

    def assessment_of(self, seat: int, final: bool | None = None) -> Assessment:
        """Return the score of a seat: so far, or if the game ended now (ruling D33)."""
        return self._once(
            ("assessment", seat, final), lambda: self._assessment_of(self.state, seat, final)
        )

    def outlook(self, placement: Placement) -> Assessment:
        """Return the score so far as a legal placement would make it."""

        def after() -> Assessment:
            state = self.rules.apply(self.state, placement).state
            return self._assessment_of(state, self.seat, False)

        return self._once(placement, after)

    def worth(self, placement: Placement) -> int:
        """Return by how much a legal placement changes the score so far."""
        return self.outlook(placement).score.total - self.assessment.score.total


class SoloSession(TableSession[DesignerRules, State]):
    """A solo match on the screen."""

    @property
    def course(self) -> Course | None:
        """The course; None before a land is chosen."""
        return self.state.course

    @property
    def tiles(self) -> tuple[int, ...]:
        """Designs in the hand, by slot."""
        return self.state.hand

    @property
    def reserved(self) -> int:
        """Design of the tile in reserve; NO_TILE without one."""
        return self.state.reserved

    @property
    def may_place(self) -> bool:
        """Whether a tile may be put down now."""
        return self.phase is Phase.TURN

    def _assessment_of(self, state: State, seat: int, final: bool | None) -> Assessment:
        return self.rules.assessment(state, final)
