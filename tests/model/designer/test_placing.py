"""Where a tile may go, and what a course keeps of it (rulings D7, D11, D12)."""

import random

import pytest
from drawn_course import draw, tile_of
from random_courses import scattered

from minigolf_desktop.model.designer import empty_course, place, wrong_sides
from minigolf_desktop.model.geometry.square import AROUND, SIDES, pack, unpack


def front_of(text, **options):
    return {tuple(unpack(cell)) for cell in draw(text, **options).course.front}


def test_d7_any_cell_that_touches_the_gates_square_may_take_the_first_tile():
    expected = {(x, y) for x in range(4) for y in range(4)} - {(1, 1), (1, 2), (2, 1), (2, 2)}
    land = ". . . . \n . G G . \n . G G . \n . . . ."
    assert front_of(land) == expected


@pytest.mark.parametrize("facing", ["NE", "SE", "SW", "NW"])
def test_d7_the_whole_square_of_the_gate_counts_whichever_way_it_faces(facing):
    land = ". . . . \n . G G . \n . G G . \n . . . ."
    assert len(front_of(land, facing=facing)) == 12


def test_d11_a_new_tile_touches_a_tile_by_side_or_corner():
    front = front_of(". . . . \n . ▒ . . \n . . . .")
    near = {cell for cell in front if -2 < cell[0] < 5}
    assert near == {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}


def test_d11_water_gives_no_hold():
    """The cells beyond the pond touch the pond alone."""
    front = front_of("G G ~ . \n G G ~ .")
    assert (2, 0) in front
    assert (3, 0) not in front


def test_d8_water_and_ground_outside_may_be_built_on():
    front = front_of("G G ▒ ~ \n G G . :")
    assert {(3, 0), (3, 1)} <= front


def test_a_course_is_a_value_that_placing_leaves_as_it_was():
    before = draw("G G . \n G G .").course
    tiles, front = dict(before.tiles), dict(before.front)
    after = place(before, pack(2, 0), tile_of("▶"))
    assert (before.tiles, before.front) == (tiles, front)
    assert list(after.tiles) == [pack(2, 0)]


def test_placing_counts_down_the_cells_that_are_missing():
    course = draw("G G . \n G G . \n . . ~").course
    assert course.missing == 4
    course = place(course, pack(2, 0), tile_of("▒"))
    assert course.missing == 3
    course = place(course, pack(2, 2), tile_of("▒"))
    assert course.missing == 3, "a tile in the pond fills no cell of the land"


def test_tiles_are_kept_in_the_order_of_placing():
    course = draw("G G . \n G G .").course
    for cell in [(2, 1), (2, 0), (3, 0)]:
        course = place(course, pack(*cell), tile_of("▒"))
    assert [tuple(unpack(cell)) for cell in course.tiles] == [(2, 1), (2, 0), (3, 0)]


NORTH, EAST, SOUTH, WEST = SIDES

FITTING = [
    ("▶ .", (1, 0), "╴", []),
    ("▶ .", (1, 0), "─", []),
    ("▶ .", (1, 0), "▒", [WEST]),
    ("▶ .", (1, 0), "▲", [WEST]),
    ("▒ .", (1, 0), "▶", []),
    ("▒ .", (1, 0), "◀", [WEST]),
    ("▒ .", (1, 0), "─", [WEST]),
    ("G G . \n G G .", (2, 0), "◀", [WEST]),
    ("G G . \n G G .", (2, 0), "▶", []),
    (". G G \n . G G", (0, 0), "▶", [EAST]),
    ("▶ . \n : ▲", (1, 0), "┐", []),
    ("▶ . \n : ▲", (1, 0), "─", [SOUTH]),
    ("▶ . ◀ \n : ▲ :", (1, 0), "│", [EAST, WEST]),
    ("▒ . ~ \n : . .", (1, 0), "└", []),
    ("▒ : \n . .", (1, 1), "◀", []),
]


@pytest.mark.parametrize(("course", "cell", "tile", "sides"), FITTING)
def test_d7_d12_sides_fit_path_to_path_and_grass_to_grass_and_the_gate_is_grass(
    course, cell, tile, sides
):
    assert list(wrong_sides(draw(course).course, pack(*cell), tile_of(tile))) == sides


@pytest.mark.parametrize("seed", range(10))
def test_the_front_is_every_empty_cell_that_touches_whatever_the_order_of_placing(seed):
    chance = random.Random(seed)
    course = scattered(chance, 12)
    taken = set(course.tiles) | course.land.gate.cells
    assert set(course.front) == {cell + step for cell in taken for step in AROUND} - taken
    again = empty_course(course.box, course.land)
    for cell, tile in chance.sample(list(course.tiles.items()), len(course.tiles)):
        again = place(again, cell, tile)
    assert again.front == course.front
    assert again.missing == course.missing


def test_tiles_may_be_placed_at_negative_cells():
    course = draw("G G \n G G", at=(-6, -8)).course
    course = place(course, pack(-4, -8), tile_of("▶"))
    assert wrong_sides(course, pack(-3, -8), tile_of("▒")) == (WEST,)
    assert not wrong_sides(course, pack(-3, -8), tile_of("╴"))
