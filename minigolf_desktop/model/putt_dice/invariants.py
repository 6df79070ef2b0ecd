"""What must hold in every state of a round, in words for developers."""

from minigolf_desktop.model.putt_dice.course import HOLES
from minigolf_desktop.model.putt_dice.moves import Phase
from minigolf_desktop.model.putt_dice.putting import mishaps_on
from minigolf_desktop.model.putt_dice.standings import fewest
from minigolf_desktop.model.putt_dice.state import State, leaders_of_hole
from minigolf_desktop.model.putt_dice.strokes import MOST_STROKES


def problems(state: State) -> list[str]:
    """Return broken invariants; none in a sound state."""
    found = [*_of_order(state), *_of_cards(state)]
    if found:
        return found
    return [*_of_ball(state), *_of_phase(state)]


def _of_order(state: State) -> list[str]:
    order, setup = state.order, state.setup
    found = []
    players = len(setup.players)
    if not order or len(set(order)) != len(order) or not set(order) <= set(range(players)):
        found.append(f"order {order} of {players} players")
    elif state.round < HOLES and len(order) != players:
        found.append(f"only {order} play hole {state.round + 1}")
    elif state.phase in (Phase.PUTT, Phase.MISHAP):
        away = [(seat - order[0]) % players for seat in order]
        if away != sorted(away):
            found.append(f"order {order} does not go around the table")
    if not 0 <= state.last < players:
        found.append(f"player {state.last} of {players} was the last to play")
    if not 0 <= state.turn < max(1, len(order)):
        found.append(f"turn {state.turn} of {len(order)}")
    return found


def _of_cards(state: State) -> list[str]:
    found = []
    for seat, card in enumerate(state.cards):
        if any(not 1 <= strokes <= MOST_STROKES for strokes in card):
            found.append(f"player {seat} has strokes {card}")
        if seat in state.order:
            done = state.round + (state.order.index(seat) < state.turn)
            if len(card) != done:
                found.append(f"player {seat} has {len(card)} holes, not {done}")
        elif not HOLES <= len(card) <= state.round:
            found.append(f"player {seat} is out after {len(card)} of {state.round} holes")
    if len(state.cards) != len(state.setup.players):
        found.append(f"{len(state.cards)} score cards")
    if state.round >= HOLES and not found:
        tied = fewest(state, range(len(state.setup.players)))
        if not set(state.order) <= set(tied):
            found.append(f"{state.order} are left, {tied} are the best")
    return found


def _of_ball(state: State) -> list[str]:
    found = []
    if not 0 <= state.position < state.hole.length:
        found.append(f"ball on tile {state.position} of {state.hole.length}")
    if not 0 <= state.strokes < MOST_STROKES:
        found.append(f"{state.strokes} strokes and still putting")
    # Every stroke takes the ball one tile back at most, and none leaves it before the tee.
    if not state.strokes and state.position:
        found.append(f"ball on tile {state.position} without a stroke")
    return found


def _of_phase(state: State) -> list[str]:
    match state.phase:
        case Phase.MISHAP:
            at_rest = state.hole.tiles[min(state.position, state.hole.length - 1)]
            if len(mishaps_on(at_rest)) < 2:
                return [f"no choice of mishaps on tile {state.position}"]
        case Phase.PICK_FIRST:
            if len(leaders_of_hole(state)) < 2:
                return ["nobody shares the fewest strokes"]
        case Phase.OVER:
            if state.round < HOLES or len(state.order) != 1:
                return [f"over after {state.round} holes with {state.order} left"]
        case Phase.PUTT:
            if state.round >= HOLES and len(state.order) < 2:
                return [f"{state.order} plays off alone"]
    return []
