"""The state of a game of a group, and what a seat may know of it."""

from collections.abc import Mapping
from typing import NamedTuple

from minigolf_desktop.model.designer.bag import VISIT, visit_tiles
from minigolf_desktop.model.designer.clients import MrClient, MrsClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.group.racks import Rack
from minigolf_desktop.model.designer.group.turn_order import NOBODY
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.setup import Setup
from minigolf_desktop.model.play.randomness import Randomness

__all__ = ["NOBODY", "Designer", "DesignerView", "GroupState", "GroupView", "view_of"]


class Designer(NamedTuple):
    """A player, and what lies on that side of the table."""

    dealt: tuple[int, ...]
    """Lands dealt, by index of the catalogue."""
    course: Course | None = None
    """None until a land is chosen."""
    stopped: bool = False
    """Whether the land is full, or a tile was taken face down: no tile is placed any more."""
    collected: bytes = b""
    """Designs taken face down, in order."""
    reserved: int = NO_TILE
    """Design of the tile on the gate; NO_TILE for none."""
    promises: tuple[int, ...] = ()
    """Promises taken, as indexes of PROMISES, in order; a secret until the game is over."""
    numbers: Mapping[tuple[int, int], int] = {}
    """Hole numbers set by hand, by (cell, segment)."""


class GroupState(NamedTuple):
    """Everything about a game at one moment."""

    setup: Setup
    phase: Phase
    """CHOOSE_LAND, PROMISES, TURN, REST (tiles may be asked back; ruling D24) or OVER."""
    clients: tuple[MrsClient, MrClient]
    designers: tuple[Designer, ...]
    """By seat."""
    order: tuple[int, ...]
    """Pawns of the top rack as the round began: seats, the first to play first."""
    waiting: tuple[int, ...]
    """Seats that have still to act in this phase; the first of them is to move."""
    rack: Rack
    """Middle rack, from which tiles are taken."""
    pawns: tuple[int, ...]
    """Seats by slot of the middle rack; NOBODY where no pawn stands."""
    bench: tuple[int, ...]
    """Seats that passed, from the left: the last to pass first."""
    coming: Rack
    """Bottom rack: the tiles of the next round."""
    bag: bytes
    """Designs and visit tiles in the order in which they will be drawn, the next one last."""
    discards: bytes
    """Designs out of the game."""
    aside: bytes
    """Designs laid along the score board (alternative rule for visits)."""
    visits: int
    """Visit tiles drawn; 1 when the alternative rule has brought its visit."""
    finishers: tuple[int, ...]
    """Seats in the order in which they took their first tile face down (ruling D27)."""
    asked: tuple[int, ...]
    """Slots of the middle rack whose tiles were asked back into the bag."""
    turn: int
    """Number of the round, from 1; 0 during set-up."""
    randomness: Randomness

    @property
    def is_final_phase(self) -> bool:
        """Whether somebody has stopped, so that the others may (ruling D24)."""
        return any(designer.stopped for designer in self.designers)

    @property
    def designing(self) -> tuple[int, ...]:
        """Seats that have not stopped."""
        return tuple(seat for seat, one in enumerate(self.designers) if not one.stopped)


class DesignerView(NamedTuple):
    """What a seat may know of a player."""

    dealt: tuple[int, ...]
    course: Course | None
    stopped: bool
    collected: int
    """How many tiles were taken face down."""
    reserved: int
    promises: tuple[int, ...] | None
    """None where they are a secret."""
    promise_count: int
    numbers: Mapping[tuple[int, int], int]


class GroupView(NamedTuple):
    """What a seat may know: no order of the bag, no promises of others, no random state."""

    seat: int
    setup: Setup
    phase: Phase
    clients: tuple[MrsClient, MrClient]
    designers: tuple[DesignerView, ...]
    order: tuple[int, ...]
    waiting: tuple[int, ...]
    rack: Rack
    pawns: tuple[int, ...]
    bench: tuple[int, ...]
    coming: Rack
    bag: bytes
    """Designs in the bag, sorted: whoever has watched the table knows them."""
    visits_left: int
    """Visit tiles in the bag."""
    discards: bytes
    aside: bytes
    visits: int
    finishers: tuple[int, ...]
    asked: tuple[int, ...]
    turn: int


def view_of(state: GroupState, seat: int) -> GroupView:
    """Return what a seat may know of a state; promises are revealed once the game is over."""
    is_over = state.phase is Phase.OVER
    tiles = bytes(sorted(state.bag.replace(bytes((VISIT,)), b"")))
    return GroupView(
        seat,
        state.setup,
        state.phase,
        state.clients,
        tuple(
            _view_of_designer(designer, is_over or other == seat)
            for other, designer in enumerate(state.designers)
        ),
        state.order,
        state.waiting,
        state.rack,
        state.pawns,
        state.bench,
        state.coming,
        tiles,
        max(0, visit_tiles(state.setup) - state.visits),
        state.discards,
        state.aside,
        state.visits,
        state.finishers,
        state.asked,
        state.turn,
    )


def _view_of_designer(designer: Designer, promises_known: bool) -> DesignerView:
    return DesignerView(
        designer.dealt,
        designer.course,
        designer.stopped,
        len(designer.collected),
        designer.reserved,
        tuple(sorted(designer.promises)) if promises_known else None,
        len(designer.promises),
        designer.numbers,
    )
