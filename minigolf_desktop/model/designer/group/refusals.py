"""Why an action is not allowed in a game of a group."""

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.group.group_state import Designer, GroupState
from minigolf_desktop.model.designer.moves import (
    ChooseLand,
    Collect,
    Done,
    GroupAction,
    NumberHole,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    TakePromise,
)
from minigolf_desktop.model.designer.placing import holds, refusal_of_number, refusal_of_tile
from minigolf_desktop.model.designer.promises import refusal_of_promise
from minigolf_desktop.model.play.rules import Refusal

WRONG_PHASE = Refusal("wrong-phase")


def refusal_of(state: GroupState, designer: Designer, action: GroupAction) -> Refusal | None:
    """Return why the seat to move may not take an action; None when it may."""
    match action:
        case ChooseLand(choice):
            if state.phase is not Phase.CHOOSE_LAND:
                return WRONG_PHASE
            return None if 0 <= choice < len(designer.dealt) else Refusal("no-such-choice")
        case TakePromise(promise):
            return refusal_of_promise(state.phase, designer.promises, promise)
        case Done():
            if state.phase is Phase.PROMISES:
                return None if designer.promises else Refusal("promise-needed")
            return None if state.phase is Phase.REST else WRONG_PHASE
        case PutBack(slot):
            if state.phase is not Phase.REST:
                return WRONG_PHASE
            if slot in state.asked:
                return Refusal("asked-already")
            return None if holds(state.rack, slot) else Refusal("slot-empty")
        case NumberHole(cell, segment, number):
            return refusal_of_number(designer.course, cell, segment, number)
        case Collect(slot):
            if state.phase is not Phase.TURN:
                return WRONG_PHASE
            if not state.is_final_phase:
                return Refusal("not-final-phase")
            return None if holds(state.rack, slot) else Refusal("slot-empty")
    if state.phase is not Phase.TURN or designer.course is None:
        return WRONG_PHASE
    return _refusal_of_turn(state, designer, designer.course, action)


def _refusal_of_turn(
    state: GroupState, designer: Designer, course: Course, action: GroupAction
) -> Refusal | None:
    """Return why a designer may not do this with the turn; whoever stopped only collects."""
    match action:
        case Pass():
            return Refusal("must-take") if designer.stopped else None
        case _ if designer.stopped:
            return Refusal("stopped")
        case PlaceTile() | PlaceReserved() | Reserve():
            return refusal_of_tile(state.setup, course, state.rack, designer.reserved, action)
    return WRONG_PHASE
