"""Holes: what is joined, how it ends, and which way it is played (rulings D13 to D15, D21, D30)."""

import random

import pytest
from drawn_course import Asked, asked, box, catalogue, draw, drawing
from random_courses import in_mid_game, scattered, walked

from minigolf_desktop.model.designer import DesignerRules, Role, Status, trace_holes
from minigolf_desktop.model.geometry.square import unpack


def holes_of(text, **options):
    return trace_holes(draw(text, **options).course)


def cells(hole):
    return [tuple(unpack(cell)) for cell in hole.cells]


STATUSES = [
    ("tee and green", "▶ ╴", [Status.WELL_FORMED]),
    ("tee, path and green", "▶ ─ ╴", [Status.WELL_FORMED]),
    ("a lone tee", "▶ .", [Status.INCOMPLETE]),
    ("a lone tee that leads out of the land", "▶ :", [Status.INCOMPLETE]),
    ("a lone tee before water", "▶ ~", [Status.INCOMPLETE]),
    ("a lone green", ". ╴", [Status.INCOMPLETE]),
    ("a lone path", "─", [Status.INCOMPLETE]),
    ("a path blocked at one end", "▒ ─ .", [Status.INCOMPLETE]),
    ("a path blocked at both ends", "▒ ─ ▒", [Status.UNPLAYABLE]),
    ("a tee that faces grass", "▶ ▒", [Status.UNPLAYABLE]),
    ("a green that faces grass", "▒ ╴", [Status.UNPLAYABLE]),
    ("a tee with a path into grass", "▶ ─ ▒", [Status.UNPLAYABLE]),
    ("two tees", "▶ ◀", [Status.MALFORMED]),
    ("two greens", "╶ ╴", [Status.MALFORMED]),
    ("two tees with an open side between them", "▶ ─ . ◀", [Status.INCOMPLETE] * 2),
    ("a closed loop", "┌ ┐ \n └ ┘", [Status.MALFORMED]),
    ("grass alone", "▒ ▒", []),
]


@pytest.mark.parametrize(("case", "course", "statuses"), STATUSES, ids=[one[0] for one in STATUSES])
def test_d14_the_status_of_a_hole_hangs_on_its_ends(case, course, statuses):
    assert [hole.status for hole in holes_of(course)] == statuses


def test_d14_a_path_into_the_gate_is_blocked():
    drawn = draw(
        """
        G G ◀
        G G .
        """
    )
    (hole,) = trace_holes(drawn.course)
    assert hole.status is Status.UNPLAYABLE
    assert [(tuple(unpack(edge.cell)), edge.side) for edge in hole.blocked_edges] == [((2, 0), 3)]


def test_a_hole_runs_from_tee_to_green_however_its_tiles_were_placed():
    (hole,) = holes_of(
        """
        ╷ :
        │ ▼
        └ ┘
        """
    )
    assert cells(hole) == [(1, 1), (1, 2), (0, 2), (0, 1), (0, 0)]
    assert (hole.start, hole.finish) == (2, 0)


def test_an_incomplete_hole_with_a_green_runs_towards_it():
    (hole,) = holes_of(". ─ ─ ╴")
    assert cells(hole) == [(1, 0), (2, 0), (3, 0)]
    assert (hole.start, hole.finish) == (-1, 1)


def test_d18_the_par_of_an_incomplete_hole_is_the_sum_of_its_tiles():
    (hole,) = holes_of("▶3 ─2 .")
    assert hole.par == 5


def test_tiles_side_by_side_with_grass_between_are_two_holes():
    assert len(holes_of("▶ ╴ ▶ ╴")) == 2


def test_d13_the_two_paths_of_a_crossing_are_two_holes():
    holes = holes_of(
        """
        : ▼ :
        ▶ ┼ ╴
        : ╵ :
        """
    )
    assert [(hole.status, hole.length) for hole in holes] == [(Status.WELL_FORMED, 3)] * 2
    assert {hole.cells[1] for hole in holes} == {holes[0].cells[1]}


def test_d13_d21_a_hole_that_passes_a_crossing_twice_is_one_and_longer_by_two():
    (hole,) = holes_of(
        """
        : ┌ ┐
        ▶ ┼ ┘
        : ╵ :
        """
    )
    assert hole.status is Status.WELL_FORMED
    assert hole.length == 7
    assert cells(hole).count((1, 1)) == 2


def test_d21_tee_and_green_on_one_tile_are_two_holes():
    both = asked("tee", "green", base=False)
    holes = holes_of(
        """
        : ╷ :
        : B :
        : ▲ :
        """,
        legend={"B": Asked("x-tee-green-01")},
    )
    assert both.design.startswith("x-tee-green")
    assert [hole.status for hole in holes] == [Status.WELL_FORMED] * 2
    assert {cells(hole)[0] for hole in holes} == {(1, 1), (1, 2)}


DIRECTIONS = [
    ("with the arrow", "▶ → ╴", []),
    ("against the arrow", "▶ ← ╴", [(1, 0)]),
    ("against the arrow, from the tee alone", "▶ ← .", [(1, 0)]),
    ("against the arrow, towards the green alone", ". ← ╴", [(1, 0)]),
    ("with the arrow, towards the green alone", ". → ╴", []),
    ("twice against it", "▶ ← ← ╴", [(1, 0), (2, 0)]),
    ("once with it and once against", "▶ → ← ╴", [(2, 0)]),
    ("d30: no tee or green tells the direction", "← .", []),
    ("d30: two tees", "▶ ← ◀", []),
    ("d30: two greens", "╶ → ╴", []),
    ("d30: the tee that faces grass at the far end", "▶ ← ▒", [(1, 0)]),
]


@pytest.mark.parametrize(
    ("case", "course", "wrong"), DIRECTIONS, ids=[one[0] for one in DIRECTIONS]
)
def test_d30_one_way_tiles_are_judged_where_the_direction_is_known(case, course, wrong):
    (hole,) = holes_of(course)
    assert [tuple(unpack(cell)) for cell in hole.wrong_way] == wrong


@pytest.mark.parametrize("rotation", range(4))
def test_d2_a_one_way_corner_is_judged_in_every_rotation(rotation):
    design = asked("path", corner=True, one_way=True)
    tile = 4 * box().index(design.design) + rotation
    enters, leaves = box().pieces[tile][0].sides
    steps = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for tee_side, green_side, wrong in ((enters, leaves, 0), (leaves, enters, 1)):
        words = {(1, 1): "C"}
        for side, glyphs in ((tee_side, "▲▶▼◀"), (green_side, "╵╶╷╴")):
            dx, dy = steps[side]
            words[(1 + dx, 1 + dy)] = glyphs[side ^ 2]
        text = "\n".join(" ".join(words.get((x, y), ":") for x in range(3)) for y in range(3))
        (hole,) = holes_of(text, legend={"C": design._replace(rotation=rotation)})
        assert hole.status is Status.WELL_FORMED
        assert len(hole.wrong_way) == wrong


def test_a_hole_bends_where_a_corner_belongs_to_it():
    (straight,) = holes_of("▶ ─ ╴")
    (bent,) = holes_of("▶ ┐ \n : ╵")
    assert (straight.bends, bent.bends) == (False, True)


def test_holes_lie_at_negative_cells_as_well():
    (hole,) = holes_of("▶ ─ ╴", at=(-2, -5))
    assert cells(hole) == [(-2, -5), (-1, -5), (0, -5)]


# --- against a plain search for what hangs together

SIDES = [(0, -1), (1, 0), (0, 1), (-1, 0)]


def plain_holes(course):
    """Return the sets of (x, y, segment) that hang together, by spreading from each."""
    segments = {}
    for cell, tile in course.tiles.items():
        x, y = unpack(cell)
        for number, segment in enumerate(course.box.design(tile).segments):
            segments[(x, y, number)] = {(side + tile) % 4 for side in segment.sides}
    left = set(segments)
    found = []
    while left:
        frontier = [left.pop()]
        hole = set(frontier)
        while frontier:
            x, y, number = frontier.pop()
            for side in segments[(x, y, number)]:
                dx, dy = SIDES[side]
                for other in range(2):
                    beside = (x + dx, y + dy, other)
                    if beside in left and (side + 2) % 4 in segments[beside]:
                        left.discard(beside)
                        hole.add(beside)
                        frontier.append(beside)
        found.append(frozenset(hole))
    return found


def plain_status(course, hole):
    """Return the status of a plain hole by the words of ruling D14."""
    tiles = {tuple(unpack(cell)): tile for cell, tile in course.tiles.items()}
    gate = {tuple(unpack(cell)) for cell in course.land.gate.cells}
    opened = blocked = 0
    roles = []
    for x, y, number in hole:
        design, turn = course.box.design(tiles[(x, y)]), tiles[(x, y)] % 4
        roles.append(design.segments[number].role)
        for side in design.segments[number].sides:
            dx, dy = SIDES[(side + turn) % 4]
            ahead = (x + dx, y + dy)
            if ahead in tiles:
                other = course.box.design(tiles[ahead])
                joined = {(one + tiles[ahead]) % 4 for part in other.segments for one in part.sides}
                blocked += (side + turn + 2) % 4 not in joined
            elif ahead in gate:
                blocked += 1
            else:
                opened += 1
    if opened or blocked:
        return Status.INCOMPLETE if opened else Status.UNPLAYABLE
    good = roles.count(Role.TEE) == roles.count(Role.GREEN) == 1
    return Status.WELL_FORMED if good else Status.MALFORMED


@pytest.mark.parametrize("seed", range(40))
def test_tracing_finds_what_hangs_together_and_names_its_status(seed):
    chance = random.Random(seed)
    rules = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)
    course = [
        lambda: scattered(chance, 20, 0.3),
        lambda: walked(chance, 9, 0.7),
        lambda: in_mid_game(rules, chance, seed, 20),
    ][seed % 3]()
    traced = {
        frozenset((*unpack(cell), segment) for cell, segment in hole.steps): hole.status
        for hole in trace_holes(course)
    }
    plain = {hole: plain_status(course, hole) for hole in plain_holes(course)}
    assert traced == plain, f"seed {seed}" + drawing(course)
