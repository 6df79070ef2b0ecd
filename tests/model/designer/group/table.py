"""Games of a group made for tests: begun, half played, or laid out by hand."""

import random

from drawn_course import draw

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import (
    NO_TILE,
    NOBODY,
    ChooseLand,
    Done,
    EdgeChecking,
    Mode,
    Pass,
    Phase,
    Setup,
    TakePromise,
)
from minigolf_desktop.model.play import Seat

COLOURS = ("red", "blue", "yellow", "purple", "green")

OPEN_LAND = """
    G G . . . . .
    G G . . . . .
    . . . . . . .
    . . . . . . .
"""
"""A course without tiles on 24 cells."""


def seated(players, *, advanced=False, **options):
    """Return the set-up of a table."""
    return Setup(
        players=tuple(Seat(colour.title(), colour) for colour in COLOURS[:players]),
        mode=Mode.ADVANCED if advanced else Mode.FAMILY,
        **options,
    )


def begun(rules, setup, seed=5):
    """Return the state of a first turn: everybody took the first land and the first promise."""
    state = rules.start(setup, seed).state
    while state.phase is not Phase.TURN:
        if state.phase is Phase.CHOOSE_LAND:
            state = rules.apply(state, ChooseLand(0)).state
        else:
            state = rules.apply(state, TakePromise(0)).state
            state = rules.apply(state, Done()).state
    return state


def building(rules, state, text=OPEN_LAND):
    """Return a state in which everybody builds on the same drawn course."""
    course = draw(text).course
    return state._replace(designers=tuple(one._replace(course=course) for one in state.designers))


def on_open_land(rules, players=2, **options):
    """Return a first turn in which everybody has the open land before them."""
    state = begun(rules, seated(players, edges=EdgeChecking.ALLOW, **options))
    return building(rules, playing(state, *range(players)))


def with_designer(state, seat, **changes):
    """Return the state with one player's things changed."""
    designers = list(state.designers)
    designers[seat] = designers[seat]._replace(**changes)
    return state._replace(designers=tuple(designers))


def in_final_phase(state, seat=0):
    """Return the state with one seat stopped."""
    return with_designer(state, seat, stopped=True)


def all_pass(rules, state):
    """Return the step that ends the round when everybody passes."""
    step = None
    for _ in state.waiting:
        step = rules.apply(state, Pass())
        state = step.state
    return step


def code(rules, state, action, seat=None):
    """Return the code of the refusal of the seat to move, or of another; None for none."""
    refusal = rules.refusal(state, state.waiting[0] if seat is None else seat, action)
    return refusal and refusal.code


def playing(state, *order):
    """Return the state with the pawns of the round in another order."""
    return state._replace(order=order, waiting=order)


def any_placement(rules, state, slot):
    """Return a legal placement of the tile in a slot."""
    return next(action for action in rules.placements(state) if action.slot == slot)


def pawns_by_slot(state):
    """Return the seats on the middle rack by slot, None where a tile lies."""
    return [None if pawn == NOBODY else pawn for pawn in state.pawns]


def tiles_left(state):
    return [slot for slot, design in enumerate(state.rack) if design != NO_TILE]


def random_states(rules, setup, seed):
    """Yield the state after every action of a random game."""
    chance = random.Random(seed)
    state = rules.start(setup, seed).state
    yield state
    while state.phase is not Phase.OVER:
        state = rules.apply(state, random_action(rules, state, chance)).state
        yield state
