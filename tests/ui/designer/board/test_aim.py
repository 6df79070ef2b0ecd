"""Where a carried tile could go: look-ups without a screen."""

import pytest

from minigolf_desktop.model.designer import (
    Box,
    Role,
    empty_course,
    place,
    turned_tile,
)
from minigolf_desktop.model.geometry.square import EAST, NORTH, SOUTH, STEP, WEST, pack
from minigolf_desktop.ui.common.boards.placement import Fit
from minigolf_desktop.ui.designer.board.aim import Places, side_fits

EASTWARDS, WESTWARDS, DOWN = (1, 0), (-1, 0), (0, 1)


@pytest.fixture(scope="module")
def box(catalogue):
    return Box(catalogue.designs)


@pytest.fixture(scope="module")
def course(catalogue, box):
    return empty_course(box, catalogue.lands[0])


@pytest.fixture(scope="module")
def straight(box):
    """Index of a straight path from south to north at rotation 0."""
    return next(
        index
        for index, design in enumerate(box.designs)
        if len(design.segments) == 1
        and design.segments[0].role is Role.PATH
        and not design.segments[0].is_corner
    )


def places(*cells, rotations=(0, 1, 2, 3)):
    return Places([(cell, turn) for cell in cells for turn in rotations])


def test_an_arrow_leads_to_the_next_legal_cell():
    row = places(pack(0, 0), pack(2, 0), pack(5, 0))
    assert row.next_cell(pack(0, 0), EASTWARDS) == pack(2, 0)


def test_a_cell_straight_ahead_is_nearer_than_one_aside():
    around = places(pack(0, 0), pack(1, 3), pack(3, 0))
    assert around.next_cell(pack(0, 0), EASTWARDS) == pack(3, 0)


def test_from_the_edge_an_arrow_goes_on_at_the_other():
    row = places(pack(0, 0), pack(2, 0), pack(5, 0))
    assert row.next_cell(pack(5, 0), EASTWARDS) == pack(0, 0)


def test_an_arrow_that_leads_nowhere_stays():
    assert places(pack(0, 0), pack(3, 0)).next_cell(pack(0, 0), DOWN) == pack(0, 0)


def test_every_legal_cell_can_be_reached_by_arrows(course):
    reachable, queue = {min(course.front)}, [min(course.front)]
    front = places(*course.front)
    while queue:
        here = queue.pop()
        for direction in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = front.next_cell(here, direction)
            if there not in reachable:
                reachable.add(there)
                queue.append(there)
    assert reachable == set(course.front)


def test_the_first_cell_lies_on_the_land_and_near():
    some = places(pack(0, 0), pack(4, 0), pack(9, 9))
    assert some.first_cell(pack(1, 0), {pack(4, 0), pack(9, 9)}) == pack(4, 0)


def test_without_a_legal_cell_there_is_no_first_one():
    assert Places([]).first_cell(None, ()) is None


def test_the_rotation_stays_where_it_fits(course, straight):
    cell = min(course.front)
    assert places(cell).nearest_rotation(course, straight, cell, 2) == 2


def test_the_rotation_turns_as_little_as_it_must(course, straight):
    cell = min(course.front)
    one_way = places(cell, rotations=(1, 2))
    assert one_way.nearest_rotation(course, straight, cell, 0) == 1


def test_a_rotation_without_a_mistake_comes_first_where_mistakes_are_allowed(course, straight, box):
    cell = next(cell for cell in course.front if cell + STEP[NORTH] in course.land.gate.cells)
    turned = places(cell).nearest_rotation(course, straight, cell, 0)
    assert not box.path_sides[turned_tile(straight, turned)] & 1 << NORTH


def test_the_sides_of_a_tile_are_told_apart(course, straight, box):
    free = course.land.free
    cell = next(cell for cell in sorted(free) if all(cell + step in free for step in STEP))
    upright = turned_tile(straight, 0)
    beside = place(course, cell + STEP[NORTH], upright)
    fits = side_fits(beside, cell, upright)
    assert [fits[side] for side in (NORTH, EAST, SOUTH, WEST)] == [
        Fit.FITS,
        Fit.QUIET,
        Fit.OPEN,
        Fit.QUIET,
    ]


def test_a_path_that_meets_grass_is_wrong(course, straight, box):
    cell = sorted(course.front)[0]
    lying = turned_tile(straight, 1)
    beside = place(course, cell + STEP[NORTH], lying)
    assert side_fits(beside, cell, turned_tile(straight, 0))[NORTH] is Fit.WRONG


def test_a_path_that_leads_off_the_land_is_told_from_one_that_is_still_open(course, straight):
    free = course.land.free
    cell = next(
        cell
        for cell in sorted(free)
        if cell + STEP[NORTH] not in course.front
        and cell + STEP[NORTH] not in free
        and cell + STEP[SOUTH] in free
    )
    fits = side_fits(course, cell, turned_tile(straight, 0))
    assert (fits[NORTH], fits[SOUTH]) == (Fit.ASTRAY, Fit.OPEN)


def test_a_rotation_that_stays_on_the_land_comes_first(course, straight):
    free = course.land.free
    cell = next(
        cell
        for cell in sorted(free)
        if cell + STEP[NORTH] not in free
        and cell + STEP[EAST] in free
        and cell + STEP[WEST] in free
    )
    assert places(cell).nearest_rotation(course, straight, cell, 0) in (1, 3)
