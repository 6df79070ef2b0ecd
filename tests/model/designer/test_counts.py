"""Counts of placements and of states, against counting of another kind."""

import pytest
from drawn_course import asked, box, catalogue, draw, tile_of
from solo_table import mine, with_mine

from minigolf_desktop.model.designer import (
    ChooseLand,
    DesignerRules,
    Discard,
    EdgeChecking,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    Renumbering,
    Setup,
)
from minigolf_desktop.model.geometry.square import pack, unpack

REACH = 9
"""How far the plain count looks: beyond all that the courses here reach."""
TOWARDS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def sides_of(design, rotation):
    """Return the four sides, N to W, of a design as it lies: whether each is path."""
    path = {(side + rotation) % 4 for segment in design.segments for side in segment.sides}
    return [side in path for side in range(4)]


def plain_placements(course, hand, prevent):
    """Count by looking at every cell of a wide square, in sets of (x, y)."""
    tiles = {tuple(unpack(cell)): tile for cell, tile in course.tiles.items()}
    gate = course.land.gate
    gates = {(gate.x + i, gate.y + j) for i in (0, 1) for j in (0, 1)}
    taken = gates | set(tiles)
    found = set()
    for x in range(-REACH, REACH):
        for y in range(-REACH, REACH):
            touches = any((x + i, y + j) in taken for i in (-1, 0, 1) for j in (-1, 0, 1))
            if (x, y) in taken or not touches:
                continue
            for slot, design in enumerate(hand):
                for rotation in range(4):
                    own = sides_of(catalogue().designs[design], rotation)
                    fits = True
                    for side, (dx, dy) in enumerate(TOWARDS):
                        beside = (x + dx, y + dy)
                        if beside in gates:
                            fits = fits and not own[side]
                        elif beside in tiles:
                            other = tiles[beside]
                            theirs = sides_of(catalogue().designs[other >> 2], other & 3)
                            fits = fits and own[side] == theirs[(side + 2) % 4]
                    if fits or not prevent:
                        found.add((slot, x, y, rotation))
    return found


COURSES = {
    "an empty land": "G G . . \n G G . . \n . . . .",
    "a tee": "G G ▶ . \n G G . . \n . . . .",
    "a hole": "G G ▶ ╴ \n G G . . \n . . . .",
    "a crossing": "G G ▒ ┼ \n G G . . \n . . . .",
    "an island away from the gate": ". . . : G G \n . ┌ . : G G \n . . . : . .",
    "an enclosed cell": "▒ ▒ ▒ G \n ▒ . ▒ G \n ▒ ▶ ▒ :".replace(" G", " :"),
}
HANDS = {"tee and grass": ("▶", "▒"), "corner and green": ("┌", "╴"), "crossing twice": ("┼", "┼")}


@pytest.mark.parametrize("hand", HANDS.values(), ids=HANDS)
@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
@pytest.mark.parametrize("edges", EdgeChecking)
def test_the_placements_are_those_that_looking_at_every_cell_finds(rules, course, hand, edges):
    state = rules.start(Setup(edges=edges), 1).state
    state = rules.apply(state, ChooseLand(0)).state
    designs = tuple(tile_of(glyph) >> 2 for glyph in hand)
    state = with_mine(state, course=draw(course).course)._replace(rack=designs)
    found = {(slot, *unpack(cell), rotation) for slot, cell, rotation in rules.placements(state)}
    near = {one for one in found if -REACH <= min(one[1:3]) <= max(one[1:3]) < REACH}
    prevent = edges is EdgeChecking.PREVENT
    assert near == plain_placements(mine(state).course, designs, prevent)
    assert len(found) == len(rules.placements(state)), "none is offered twice"


KNOWN = [
    ("grass on an empty land", "▒", "▒", 12 * 4 * 2),
    # Eight of the twelve cells share a side with the gate; there one rotation of four runs into it.
    ("tees on an empty land", "▶", "▶", (4 * 4 + 8 * 3) * 2),
    # Of the four rotations of a corner two have no path at a given side.
    ("corners on an empty land", "┌", "┌", (4 * 4 + 8 * 2) * 2),
    ("straights on an empty land", "│", "│", (4 * 4 + 8 * 2) * 2),
    ("crossings on an empty land", "┼", "┼", 4 * 4 * 2),
]


@pytest.mark.parametrize(("case", "one", "other", "count"), KNOWN, ids=[one[0] for one in KNOWN])
def test_first_placements_are_as_many_as_worked_out_by_hand(rules, case, one, other, count):
    state = rules.apply(rules.start(Setup(), 1).state, ChooseLand(0)).state
    state = with_mine(state, course=draw("G G . \n G G . \n . . .").course)
    state = state._replace(rack=(tile_of(one) >> 2, tile_of(other) >> 2))
    assert len(rules.placements(state)) == count


# --- states reached, in a game with a bag of four tiles


def small_game(rules, glyphs, edges):
    """Return a turn on a land of three cells with these tiles in hand and bag."""
    designs = [tile_of(glyph) >> 2 for glyph in glyphs]
    state = rules.start(Setup(edges=edges), 1).state
    state = rules.apply(state, ChooseLand(0)).state
    state = with_mine(state, course=draw("G G . \n G G . \n . : :").course)
    return state._replace(rack=tuple(designs[:2]), bag=bytes(reversed(designs[2:])))


def plain_reach(state, depth):
    """Count leaves by counting alone: no state of the program is made after the first."""
    tiles = {}
    hand = list(state.rack)
    bag = list(reversed(state.bag))
    prevent = state.setup.edges is EdgeChecking.PREVENT
    course = mine(state).course

    def leaves(tiles, hand, bag, left):
        """``left`` turns to go; None in the hand is a slot left empty."""
        if not left or len(hand) < 2:
            return 1
        ways = 1  # Stop.
        ways += after(tiles, hand, bag, left)  # Pass.
        fake = course._replace(tiles=tiles)
        for slot, x, y, rotation in plain_placements(fake, hand, prevent):
            new = {**tiles, pack(x, y): 4 * hand[slot] + rotation}
            if all(cell in new for cell in course.land.free):
                ways += 1
            else:
                ways += after(new, [hand[1 - slot]], bag, left)
        return ways

    def after(tiles, rest, bag, left):
        """Count the ways of discarding what is left, in any order, then go on."""
        orders = 1 if len(rest) == 1 else 2
        return orders * leaves(tiles, bag[:2], bag[2:], left - 1)

    return leaves(tiles, hand, bag, depth)


def reach(rules: DesignerRules, state, depth):
    """Count leaves by playing: every action but putting back and numbering."""
    if state.phase is Phase.OVER:
        return 1
    if state.phase is Phase.TURN and not depth:
        return 1
    total = 0
    for action in rules.legal(state):
        if isinstance(action, PutBack | Renumbering):
            continue
        after = rules.apply(state, action).state
        ends_turn = state.phase is Phase.REST and after.phase is not Phase.REST
        total += reach(rules, after, depth - ends_turn)
    return total


GAMES = [("▶╴", 1), ("▶╴▒┌", 2), ("┼│└▒", 2)]


@pytest.mark.parametrize("edges", [EdgeChecking.PREVENT, EdgeChecking.ALLOW])
@pytest.mark.parametrize(("tiles", "turns"), GAMES)
def test_as_many_games_are_played_as_are_counted(rules, tiles, turns, edges):
    state = small_game(rules, tiles, edges)
    assert reach(rules, state, turns) == plain_reach(state, turns)


def test_every_action_of_a_pass_leads_to_a_state_of_its_own(rules):
    state = small_game(rules, "▶╴▒┌", EdgeChecking.PREVENT)
    rest = rules.apply(state, Pass()).state
    found = set()
    for first in rules.legal(rest):
        middle = rules.apply(rest, first).state
        for second in rules.legal(middle):
            after = rules.apply(middle, second).state
            found.add((bytes(sorted(after.bag + bytes(after.rack))), after.discards))
    # Both back, either out, or both out in either order.
    assert len(found) == 5
    assert {type(action) for action in rules.legal(rest)} == {PutBack, Discard}


def test_all_designs_can_be_placed_somewhere_on_an_empty_land(rules):
    course = draw("G G . \n G G . \n . . .").course
    state = rules.apply(rules.start(Setup(), 1).state, ChooseLand(0)).state
    for index in range(len(box().designs)):
        placements = rules.placements(with_mine(state, course=course)._replace(rack=(index, index)))
        assert {type(one) for one in placements} == {PlaceTile}, box().designs[index].id
    assert asked().design in {design.id for design in box().designs}
