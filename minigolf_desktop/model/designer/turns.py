"""What the seat to move does with a turn: place a tile, pass, reserve, or take a tile face down."""

from minigolf_desktop.model.designer import final_phase, solo
from minigolf_desktop.model.designer.box import Box, turned_tile
from minigolf_desktop.model.designer.course import place
from minigolf_desktop.model.designer.events import (
    FROM_THE_GATE,
    DesignerStopped,
    Event,
    Events,
    FinalPhaseBegun,
    TilePlaced,
    TileReserved,
    TurnPassed,
)
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.racks import put
from minigolf_desktop.model.designer.rounds import end_round
from minigolf_desktop.model.designer.state import Designer, State, course_of
from minigolf_desktop.model.designer.turn_order import sit_down
from minigolf_desktop.model.play.rules import Step


def place_tile(state: State, slot: int, cell: int, rotation: int, box: Box) -> Step[State, Event]:
    """Place a tile of the rack."""
    tile = turned_tile(state.rack[slot], rotation)
    changed, events = _build(state, state.designers[state.waiting[0]], slot, cell, tile)
    return _end_turn(state, changed, slot, events, box)


def place_reserved(state: State, cell: int, rotation: int, box: Box) -> Step[State, Event]:
    """Pass, and place the tile from the gate (ruling D28)."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    tile = turned_tile(designer.reserved, rotation)
    passed = designer._replace(passes=designer.passes + 1, reserved=NO_TILE)
    changed, events = _build(state, passed, FROM_THE_GATE, cell, tile)
    return _end_turn(state, changed, None, (TurnPassed(seat), *events), box)


def reserve(state: State, slot: int, box: Box) -> Step[State, Event]:
    """Lay a tile of the rack on the gate (ruling D28)."""
    seat, design = state.waiting[0], state.rack[slot]
    changed = state.designers[seat]._replace(reserved=design)
    return _end_turn(state, changed, slot, (TileReserved(seat, slot, design),), box)


def pass_turn(state: State, box: Box) -> Step[State, Event]:
    """Take none of the tiles."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    changed = designer._replace(passes=designer.passes + 1)
    return _end_turn(state, changed, None, (TurnPassed(seat),), box)


def collect(state: State, slot: int, box: Box) -> Step[State, Event]:
    """Take a tile face down (ruling D24)."""
    after, changed, events = final_phase.collect(state, slot)
    return _end_turn(after, changed, slot, events, box)


def _build(
    state: State, designer: Designer, slot: int, cell: int, tile: int
) -> tuple[Designer, Events]:
    """Return the seat to move with a turned tile on its course, and what happened."""
    seat = state.waiting[0]
    course = place(course_of(designer), cell, tile)
    placed = TilePlaced(seat, slot, cell, tile)
    if course.missing:
        return designer._replace(course=course), (placed,)
    # A player whose land is full has stopped (ruling D24).
    changed = designer._replace(course=course, stopped=True)
    if state.setup.is_solo or final_phase.is_final_phase(state):
        return changed, (placed, DesignerStopped(seat, True))
    return changed, (placed, DesignerStopped(seat, True), FinalPhaseBegun(land_is_full=True))


def _end_turn(
    state: State, designer: Designer, slot: int | None, events: Events, box: Box
) -> Step[State, Event]:
    """Move the pawn, then give the turn to the next one, or go on when all have played.

    The pawn goes to the slot of the tile taken, or to the bench where that is None. ``designer``
    is the player after the turn. Nothing new is shown before the round is over, so the turn may be
    taken back until the next player acts.
    """
    seat, is_solo = state.waiting[0], state.setup.is_solo
    after = state._replace(
        phase=Phase.REST if is_solo else Phase.TURN,
        designers=put(state.designers, seat, designer),
        waiting=state.waiting if is_solo else state.waiting[1:],
        rack=state.rack if slot is None else put(state.rack, slot, NO_TILE),
        pawns=state.pawns if slot is None else put(state.pawns, slot, seat),
        bench=sit_down(state.bench, seat) if slot is None else state.bench,
    )
    if is_solo:
        return solo.end_turn(after, events)
    if after.waiting:
        return Step(after, events)
    return end_round(after, events, box)
