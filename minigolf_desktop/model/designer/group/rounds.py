"""From the last turn of a round to the first of the next: racks move up, tiles go where they go."""

from collections.abc import Sequence
from typing import Any

from minigolf_desktop.model.designer.bag import draw, put_back
from minigolf_desktop.model.designer.group.events import (
    RackFilled,
    RoundBegun,
    TilesDiscarded,
    TilesReturned,
    TilesSetAside,
)
from minigolf_desktop.model.designer.group.group_state import GroupState
from minigolf_desktop.model.designer.group.racks import in_back_number_order, slots, untaken
from minigolf_desktop.model.designer.group.turn_order import NOBODY, next_order
from minigolf_desktop.model.designer.group.visits import calls_clients, gathers, may_promise
from minigolf_desktop.model.designer.moves import ClientsVisited, Ended, EndReason, Phase
from minigolf_desktop.model.play.rules import Step

Events = tuple[Any, ...]


def end_round(
    state: GroupState, events: Events, back_numbers: Sequence[int]
) -> Step[GroupState, Any]:
    """Go on when all have played: to the end, to tiles asked back, or to the next round."""
    designing = state.designing
    if not designing:
        return _over(state, events, EndReason.ALL_STOPPED)
    if len(designing) == len(state.designers):
        return next_round(state, events, back_numbers)
    if draw(state.bag, slots(len(state.designers))) is None:
        return _over(state, events, EndReason.BAG_EMPTY)
    order = next_order(state.bench, state.pawns)
    waiting = tuple(seat for seat in order if seat in designing)
    return Step(state._replace(phase=Phase.REST, waiting=waiting), events, reveals=True)


def next_round(
    state: GroupState, events: Events, back_numbers: Sequence[int]
) -> Step[GroupState, Any]:
    """Move the racks up and fill the empty one; then the tiles not taken leave the table.

    In this order, so that no tile comes back at once (rule book: drawing new tiles).
    """
    drawn = draw(state.bag, slots(len(state.designers)))
    if drawn is None:
        return _over(state, events, EndReason.BAG_EMPTY)
    order = next_order(state.bench, state.pawns)
    coming = in_back_number_order(drawn.tiles, back_numbers)
    returned, discarded, set_aside = _untaken(state)
    aside, visits = state.aside + bytes(set_aside), state.visits + drawn.visits
    bag, stream = put_back(drawn.bag, returned, state.randomness)
    called = bool(set_aside) and calls_clients(aside)
    if called:
        bag, stream = put_back(bag, aside, stream)
        returned, aside, visits = tuple(aside), b"", visits + 1
    number = state.turn + 1
    told = [
        *events,
        RackFilled(tuple(drawn.tiles), coming),
        *([TilesSetAside(set_aside)] if set_aside else []),
        *([TilesReturned(returned)] if returned else []),
        *([TilesDiscarded(discarded)] if discarded else []),
        RoundBegun(number, order),
    ]
    waiting, phase = order, Phase.TURN
    if drawn.visits or called:
        told.append(ClientsVisited(drawn.visits))
        promising = may_promise(state, order)
        if promising:
            waiting, phase = promising, Phase.PROMISES
    after = state._replace(
        phase=phase,
        order=order,
        waiting=waiting,
        rack=state.coming,
        pawns=(NOBODY,) * len(coming),
        bench=(),
        coming=coming,
        bag=bag,
        discards=state.discards + bytes(discarded),
        aside=aside,
        visits=visits,
        asked=(),
        turn=number,
        randomness=stream,
    )
    return Step(after, tuple(told), reveals=True)


def _untaken(state: GroupState) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the tiles not taken: those for the bag, those out of the game, those laid aside."""
    rack = state.rack
    left = untaken(rack)
    if state.is_final_phase:
        asked = tuple(rack[slot] for slot in left if slot in state.asked)
        return asked, tuple(rack[slot] for slot in left if slot not in state.asked), ()
    designs = tuple(rack[slot] for slot in left)
    return ((), (), designs) if gathers(state) else (designs, (), ())


def _over(state: GroupState, events: Events, reason: EndReason) -> Step[GroupState, Any]:
    over = state._replace(phase=Phase.OVER, waiting=())
    return Step(over, (*events, Ended(reason)), reveals=True)
