"""The rounds of a group: racks are filled and move up, tiles not taken go where they go."""

from minigolf_desktop.model.designer.bag import VISIT, Draw, draw, put_back
from minigolf_desktop.model.designer.box import Box
from minigolf_desktop.model.designer.events import (
    Ended,
    EndReason,
    Event,
    Events,
    PawnsDrawn,
    RackFilled,
    RoundBegun,
    TilesDiscarded,
    TilesReturned,
    TilesSetAside,
)
from minigolf_desktop.model.designer.final_phase import (
    designing,
    is_final_phase,
    note_idle_round,
)
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.racks import in_back_number_order, slots, untaken
from minigolf_desktop.model.designer.state import State
from minigolf_desktop.model.designer.turn_order import NOBODY, next_order
from minigolf_desktop.model.designer.visits import gathers, receive_clients
from minigolf_desktop.model.play.randomness import Randomness
from minigolf_desktop.model.play.rules import Step


def set_up_racks(state: State, box: Box) -> tuple[State, Events]:
    """Draw the pawns, fill the middle and the bottom rack (rule book: setup)."""
    seats = len(state.designers)
    order, stream = state.randomness.sample(seats, seats)
    first, stream = _draw_at_setup(state.bag, slots(seats), stream)
    second, stream = _draw_at_setup(first.bag, slots(seats), stream)
    rack = in_back_number_order(first.tiles, box)
    coming = in_back_number_order(second.tiles, box)
    ready = state._replace(
        order=order, waiting=order, rack=rack, coming=coming, bag=second.bag, randomness=stream
    )
    told = (
        PawnsDrawn(order),
        RackFilled(tuple(first.tiles), rack),
        RackFilled(tuple(second.tiles), coming),
    )
    return ready, told


def _draw_at_setup(bag: bytes, count: int, stream: Randomness) -> tuple[Draw, Randomness]:
    """Draw the tiles of a first rack; visits that come out go back at once (ruling D23)."""
    drawn = draw(bag, count)
    assert drawn is not None, "the bag is full at set-up"
    bag, stream = put_back(drawn.bag, [VISIT] * drawn.visits, stream)
    return Draw(drawn.tiles, bag, 0), stream


def first_round(state: State, events: Events) -> Step[State, Event]:
    """Begin to play, when everybody has a land."""
    begun = state._replace(phase=Phase.TURN, waiting=state.order, turn=1)
    return Step(begun, (*events, RoundBegun(1, state.order)), reveals=True)


def end_round(state: State, events: Events, box: Box) -> Step[State, Event]:
    """Go on when all have played: to the end, to tiles asked back, or to the next round."""
    still = designing(state)
    if not still:
        return end_game(state, events, EndReason.ALL_STOPPED)
    state, begun = note_idle_round(state)
    events = (*events, *begun)
    if not is_final_phase(state):
        return next_round(state, events, box)
    if draw(state.bag, slots(len(state.designers))) is None:
        return end_game(state, events, EndReason.BAG_EMPTY)
    order = next_order(state.bench, state.pawns)
    waiting = tuple(seat for seat in order if seat in still)
    return Step(state._replace(phase=Phase.REST, waiting=waiting), events)


def next_round(state: State, events: Events, box: Box) -> Step[State, Event]:
    """Move the racks up and fill the empty one; then the tiles not taken leave the table.

    In this order, so that no tile comes back at once (rule book: drawing new tiles).
    """
    drawn = draw(state.bag, slots(len(state.designers)))
    if drawn is None:
        return end_game(state, events, EndReason.BAG_EMPTY)
    order = next_order(state.bench, state.pawns)
    coming = in_back_number_order(drawn.tiles, box)
    returned, discarded, set_aside = _untaken(state)
    bag, stream = put_back(drawn.bag, returned, state.randomness)
    number = state.turn + 1
    ready = state._replace(
        phase=Phase.TURN,
        order=order,
        waiting=order,
        rack=state.coming,
        pawns=(NOBODY,) * len(coming),
        bench=(),
        coming=coming,
        bag=bag,
        discards=state.discards + bytes(discarded),
        aside=state.aside + bytes(set_aside),
        visits=state.visits + drawn.visits,
        asked=(),
        turn=number,
        randomness=stream,
    )
    after, visit = receive_clients(ready, drawn.visits)
    told = (
        *events,
        RackFilled(tuple(drawn.tiles), coming),
        *([TilesSetAside(set_aside)] if set_aside else []),
        *([TilesReturned(returned)] if returned else []),
        *([TilesDiscarded(discarded)] if discarded else []),
        RoundBegun(number, order),
        *visit,
    )
    return Step(after, told, reveals=True)


def _untaken(state: State) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the tiles not taken: those for the bag, those out of the game, those laid aside."""
    rack = state.rack
    left = untaken(rack)
    if is_final_phase(state):
        asked = tuple(rack[slot] for slot in left if slot in state.asked)
        return asked, tuple(rack[slot] for slot in left if slot not in state.asked), ()
    designs = tuple(rack[slot] for slot in left)
    return ((), (), designs) if gathers(state) else (designs, (), ())


def end_game(state: State, events: Events, reason: EndReason) -> Step[State, Event]:
    """End the game (ruling D25). Then the promises of a group are revealed."""
    over = state._replace(phase=Phase.OVER, waiting=())
    reveals = state.setup.is_advanced and not state.setup.is_solo
    return Step(over, (*events, Ended(reason)), reveals=reveals)
