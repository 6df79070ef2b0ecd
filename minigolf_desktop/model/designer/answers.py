"""What everybody is asked in turn order: the land, promises, tiles to go back into the bag."""

from collections.abc import Sequence

from minigolf_desktop.model.designer import solo
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.course import empty_course
from minigolf_desktop.model.designer.events import (
    Event,
    Events,
    HoleNumbered,
    LandChosen,
    PromiseTaken,
    TileAskedBack,
)
from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.designer.moves import NumberHole, Phase, SwapNumbers
from minigolf_desktop.model.designer.numbering import Numbering
from minigolf_desktop.model.designer.renumbering import number_by_hand, swapped
from minigolf_desktop.model.designer.rounds import first_round, next_round
from minigolf_desktop.model.designer.state import State, course_of, with_designer
from minigolf_desktop.model.play.rules import Step


def choose_land(state: State, choice: int, lands: Sequence[Land], box: Box) -> Step[State, Event]:
    """Keep one of the lands dealt; ``lands`` are those of the catalogue."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    land = designer.dealt[choice]
    changed = designer._replace(course=empty_course(box, lands[land]))
    return answered(with_designer(state, seat, changed), (LandChosen(seat, land),), box)


def take_promise(state: State, promise: int) -> Step[State, Event]:
    """Take a promise; more may follow."""
    seat = state.waiting[0]
    designer = state.designers[seat]
    changed = designer._replace(promises=(*designer.promises, promise))
    return Step(with_designer(state, seat, changed), (PromiseTaken(seat, promise),))


def ask_back(state: State, slot: int) -> Step[State, Event]:
    """Ask that a tile go back into the bag; more may follow (ruling D24)."""
    asked = state._replace(asked=(*state.asked, slot))
    return Step(asked, (TileAskedBack(state.waiting[0], slot, state.rack[slot]),))


def number_hole(state: State, action: NumberHole) -> Step[State, Event]:
    """Number a hole by hand, or leave it to the program again (ruling D16)."""
    cell, segment, number, seat = action
    designer = state.designers[seat]
    numbers = number_by_hand(course_of(designer), designer.numbers, cell, segment, number)
    changed = designer._replace(numbers=numbers)
    return Step(with_designer(state, seat, changed), (HoleNumbered(seat, cell, segment, number),))


def swap_numbers(state: State, action: SwapNumbers, numbering: Numbering) -> Step[State, Event]:
    """Let two holes swap the numbers that a numbering gives them."""
    seat, designer = action.seat, state.designers[action.seat]
    sets = swapped(numbering, action)
    numbers = designer.numbers
    for cell, segment, number in sets:
        numbers = number_by_hand(course_of(designer), numbers, cell, segment, number)
    changed = with_designer(state, seat, designer._replace(numbers=numbers))
    return Step(changed, tuple([HoleNumbered(seat, *one) for one in sets]))


def answered(state: State, events: Events, box: Box) -> Step[State, Event]:
    """Ask the next seat, or go on to the next phase.

    Undo stops where the next seat is shown its lands, or promises in secret.
    """
    waiting, is_solo = state.waiting[1:], state.setup.is_solo
    if waiting:
        is_shown = state.phase is not Phase.REST
        return Step(state._replace(waiting=waiting), events, is_shown, hands_over=is_shown)
    if state.phase is Phase.REST:
        return next_round(state, events, box)
    if state.phase is Phase.CHOOSE_LAND and state.setup.is_advanced:
        phase = Phase.PROMISES
    elif state.turn:
        phase = Phase.TURN
    else:
        return solo.draw_hand(state, events) if is_solo else first_round(state, events)
    next_phase = state._replace(phase=phase, waiting=state.order)
    return Step(next_phase, events, reveals=not is_solo, hands_over=not is_solo)
