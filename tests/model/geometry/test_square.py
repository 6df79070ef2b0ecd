"""Square geometry as tables, negative cells included (ruling D1)."""

import pytest

from minigolf_desktop.model.geometry.square import (
    AROUND,
    CORNER_STEP,
    EAST,
    LIMIT,
    NORTH,
    SIDE_LETTERS,
    SIDES,
    SOUTH,
    STEP,
    WEST,
    Cell,
    opposite,
    pack,
    turned,
    unpack,
)

CORNERS = [(0, 0), (-1, 0), (0, -1), (-1, -1), (7, -3), (-12, 40), (LIMIT, -LIMIT), (-LIMIT, LIMIT)]


@pytest.mark.parametrize("cell", CORNERS)
def test_a_cell_is_found_again_in_its_int(cell):
    assert unpack(pack(*cell)) == Cell(*cell)


def test_no_two_cells_share_an_int():
    cells = [(x, y) for x in range(-30, 31) for y in range(-30, 31)]
    assert len({pack(*cell) for cell in cells}) == len(cells)


def test_ints_run_row_by_row():
    cells = [(x, y) for y in range(-2, 3) for x in range(-2, 3)]
    assert sorted(cells, key=lambda cell: pack(*cell)) == cells


@pytest.mark.parametrize(
    ("side", "dx", "dy"), [(NORTH, 0, -1), (EAST, 1, 0), (SOUTH, 0, 1), (WEST, -1, 0)]
)
@pytest.mark.parametrize("cell", [(0, 0), (-1, -1), (-5, 3), (4, -9)])
def test_a_step_leads_to_the_neighbour_over_that_side(cell, side, dx, dy):
    x, y = cell
    assert unpack(pack(x, y) + STEP[side]) == (x + dx, y + dy)


@pytest.mark.parametrize("cell", [(0, 0), (-1, 0), (-3, -4)])
def test_the_corner_steps_lead_to_the_four_diagonal_neighbours(cell):
    x, y = cell
    found = {tuple(unpack(pack(x, y) + step)) for step in CORNER_STEP}
    assert found == {(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)}


def test_eight_cells_lie_around_a_cell():
    found = {tuple(unpack(pack(-1, -1) + step)) for step in AROUND}
    assert found == {(x, y) for x in (-2, -1, 0) for y in (-2, -1, 0)} - {(-1, -1)}


@pytest.mark.parametrize("cell", [(LIMIT + 1, 0), (0, LIMIT + 1), (-LIMIT - 1, 0), (0, -LIMIT - 1)])
def test_a_cell_beyond_the_grid_is_refused(cell):
    with pytest.raises(ValueError, match="lies more than"):
        pack(*cell)


def test_neighbours_at_the_limit_are_still_told_apart():
    edge = pack(LIMIT, 0)
    assert unpack(edge + STEP[EAST]) == (LIMIT + 1, 0)
    assert unpack(pack(-LIMIT, 0) + STEP[WEST]) == (-LIMIT - 1, 0)


@pytest.mark.parametrize(
    ("side", "across"), [(NORTH, SOUTH), (EAST, WEST), (SOUTH, NORTH), (WEST, EAST)]
)
def test_opposite_sides_face_each_other(side, across):
    assert opposite(side) == across
    assert STEP[side] == -STEP[across]


@pytest.mark.parametrize(
    ("side", "rotation", "expected"),
    [
        (NORTH, 0, NORTH),
        (NORTH, 1, EAST),
        (NORTH, 2, SOUTH),
        (NORTH, 3, WEST),
        (WEST, 1, NORTH),
        (EAST, 3, NORTH),
    ],
)
def test_d1_rotation_turns_sides_clockwise(side, rotation, expected):
    assert turned(side, rotation) == expected


def test_sides_are_named_clockwise_from_north():
    assert [SIDE_LETTERS[side] for side in SIDES] == ["N", "E", "S", "W"]
