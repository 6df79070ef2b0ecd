"""Solo games made for tests: begun, or with a drawn course and a hand."""

from drawn_course import box, draw, tile_of

from minigolf_desktop.model.designer import (
    ChooseLand,
    EdgeChecking,
    PlaceTile,
    Setup,
)
from minigolf_desktop.model.geometry.square import pack

START = """
    G G . . .
    G G . . .
    . . . . .
"""


def started(rules, setup=Setup(), seed=5):  # noqa: B008
    """Return the first turn on the first land."""
    state = rules.start(setup, seed).state
    return rules.apply(state, ChooseLand(0)).state


def mine(state):
    """Return what lies before the only player."""
    return state.designers[0]


def with_mine(state, **changes):
    """Return the state with the player's things changed."""
    return state._replace(designers=(mine(state)._replace(**changes),))


def holding(rules, text, *glyphs, edges=EdgeChecking.PREVENT, bag=None):
    """Return a state in mid-game: a drawn course and two tiles in hand, by glyph."""
    drawn = draw(text)
    state = started(rules, Setup(edges=edges))
    hand = tuple(tile_of(glyph) >> 2 for glyph in glyphs)
    built = with_mine(state, course=drawn.course, numbers=dict(drawn.numbers))
    return built._replace(rack=hand, bag=state.bag if bag is None else bag)


def placing(rules, state, slot, cell, glyph):
    """Return the placement that lays a tile of the hand as its glyph shows it."""
    rotation = next(
        rotation
        for rotation in range(4)
        if box().pieces[4 * state.rack[slot] + rotation] == box().pieces[tile_of(glyph)]
    )
    return PlaceTile(slot, pack(*cell), rotation)


def code(rules, state, action, seat=0):
    """Return the code of a refusal; None for what is allowed."""
    refusal = rules.refusal(state, seat, action)
    return refusal and refusal.code
