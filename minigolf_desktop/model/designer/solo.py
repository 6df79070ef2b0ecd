"""Alone at the table (rule book: solo variant; rulings D25 and D26).

Instead of racks there is a hand of two tiles, drawn anew for each turn. The player says what
becomes of each tile that was not taken, pays for passes and may stop at any turn.
"""

from minigolf_desktop.model.designer.bag import draw, put_back
from minigolf_desktop.model.designer.events import (
    DesignerStopped,
    EndReason,
    Event,
    Events,
    RackFilled,
    TilesDiscarded,
    TilesReturned,
    TilesSetAside,
)
from minigolf_desktop.model.designer.moves import Phase
from minigolf_desktop.model.designer.placing import NO_TILE
from minigolf_desktop.model.designer.racks import put, slots
from minigolf_desktop.model.designer.rounds import end_game
from minigolf_desktop.model.designer.state import State, with_designer
from minigolf_desktop.model.designer.turn_order import NOBODY
from minigolf_desktop.model.designer.visits import gathers, receive_clients
from minigolf_desktop.model.play.rules import Step

SEAT = 0
"""The only seat."""
HAND = slots(1)
"""Tiles in hand."""
EMPTY_HAND = (NO_TILE,) * HAND


def draw_hand(state: State, events: Events) -> Step[State, Event]:
    """Draw the next hand; the game ends when the bag cannot fill it."""
    drawn = draw(state.bag, HAND)
    if drawn is None:
        return end_game(state, events, EndReason.BAG_EMPTY)
    hand = tuple(drawn.tiles)
    ready = state._replace(
        phase=Phase.TURN,
        rack=hand,
        pawns=(NOBODY,) * HAND,
        bench=(),
        bag=drawn.bag,
        turn=state.turn + 1,
        visits=state.visits + drawn.visits,
    )
    after, visit = receive_clients(ready, drawn.visits)
    return Step(after, (*events, RackFilled(hand, hand), *visit), reveals=True)


def end_turn(state: State, events: Events) -> Step[State, Event]:
    """Go on when the player has played: to the end, or to the tiles not taken."""
    if state.designers[SEAT].stopped:
        return end_game(state, events, EndReason.ALL_STOPPED)
    return Step(state, events)


def stop(state: State) -> Step[State, Event]:
    """Stop designing and end the game."""
    stopped = with_designer(state, SEAT, state.designers[SEAT]._replace(stopped=True))
    return end_turn(stopped, (DesignerStopped(SEAT, False),))


def return_tile(state: State, slot: int) -> Step[State, Event]:
    """Put a tile not taken back into the bag, or aside where those bring the clients."""
    design, hand = state.rack[slot], put(state.rack, slot, NO_TILE)
    if gathers(state):
        after = state._replace(rack=hand, aside=state.aside + bytes((design,)))
        return _settle(after, TilesSetAside((design,)))
    bag, stream = put_back(state.bag, (design,), state.randomness)
    after = state._replace(rack=hand, bag=bag, randomness=stream)
    return _settle(after, TilesReturned((design,)))


def discard_tile(state: State, slot: int) -> Step[State, Event]:
    """Take a tile out of the game."""
    design, hand = state.rack[slot], put(state.rack, slot, NO_TILE)
    after = state._replace(rack=hand, discards=state.discards + bytes((design,)))
    return _settle(after, TilesDiscarded((design,)))


def _settle(state: State, event: Event) -> Step[State, Event]:
    """Begin the next turn when the hand is empty."""
    if state.rack != EMPTY_HAND:
        return Step(state, (event,))
    return draw_hand(state, (event,))
