"""Why an action is not allowed."""

from minigolf_desktop.model.designer.final_phase import is_final_phase
from minigolf_desktop.model.designer.moves import (
    Action,
    ChooseLand,
    Collect,
    Discard,
    Done,
    NumberHole,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Renumbering,
    Reserve,
    Stop,
    SwapNumbers,
    TakePromise,
)
from minigolf_desktop.model.designer.placing import (
    holds,
    refusal_of_renumbering,
    refusal_of_tile,
)
from minigolf_desktop.model.designer.promises import refusal_of_promise
from minigolf_desktop.model.designer.state import Table
from minigolf_desktop.model.play.rules import Refusal

WRONG_PHASE = Refusal("wrong-phase")


def refusal_of(table: Table, action: Action) -> Refusal | None:
    """Return why the seat to move may not take an action; None when it may."""
    match action:
        case PlaceTile() | Pass() | PlaceReserved() | Reserve() | Stop() | Collect():
            return _refusal_of_turn(table, action) if table.phase is Phase.TURN else WRONG_PHASE
        case PutBack(slot) | Discard(slot):
            return _refusal_of_rest(table, action, slot)
    designer = table.designers[table.waiting[0]]
    match action:
        case ChooseLand(choice):
            if table.phase is not Phase.CHOOSE_LAND:
                return WRONG_PHASE
            return None if 0 <= choice < len(designer.dealt) else Refusal("no-such-choice")
        case TakePromise(promise):
            return refusal_of_promise(table.phase, designer.promises, promise)
        case NumberHole() | SwapNumbers():
            return refusal_of_numbers(table, table.waiting[0], action)
        case Done():
            if table.phase is Phase.PROMISES:
                return None if designer.promises else Refusal("promise-needed")
            return WRONG_PHASE if table.phase is not Phase.REST or table.setup.is_solo else None


def refusal_of_numbers(table: Table, seat: int, action: Renumbering) -> Refusal | None:
    """Return why a seat may not number its holes; it may at any time (ruling D35)."""
    if seat != action.seat or not 0 <= seat < len(table.designers):
        return Refusal("not-your-course")
    return refusal_of_renumbering(table.designers[seat].course, action)


def _refusal_of_turn(
    table: Table, action: PlaceTile | PlaceReserved | Reserve | Pass | Stop | Collect
) -> Refusal | None:
    """Return why the seat to move may not do this with its turn; who stopped only collects."""
    designer = table.designers[table.waiting[0]]
    match action:
        case PlaceTile() | PlaceReserved() | Reserve():
            if designer.stopped:
                return Refusal("stopped")
            if designer.course is None:
                return WRONG_PHASE
            course, reserved = designer.course, designer.reserved
            return refusal_of_tile(table.setup, course, table.rack, reserved, action)
        case Pass():
            return Refusal("must-take") if designer.stopped else None
        case Stop():
            return None if table.setup.is_solo else WRONG_PHASE
        case Collect(slot):
            if table.setup.is_solo:
                return WRONG_PHASE
            if not is_final_phase(table):
                return Refusal("not-final-phase")
            return None if holds(table.rack, slot) else Refusal("slot-empty")


def _refusal_of_rest(table: Table, action: PutBack | Discard, slot: int) -> Refusal | None:
    """Return why a tile not taken may not be put back, or discarded, which is for solo play."""
    if table.phase is not Phase.REST:
        return WRONG_PHASE
    if isinstance(action, Discard) and not table.setup.is_solo:
        return WRONG_PHASE
    if slot in table.asked:
        return Refusal("asked-already")
    return None if holds(table.rack, slot) else Refusal("slot-empty")
