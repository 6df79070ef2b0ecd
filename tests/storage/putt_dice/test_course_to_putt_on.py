"""From built course to course to putt on: tiles of two segments, numbers, what cannot be played."""

import pytest

from minigolf_desktop.bots.putt_dice.random_rounds import playout
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.storage.designer.courses import course_from_json, read_course
from minigolf_desktop.storage.putt_dice import is_playable, putt_course


def document(*tiles, numbers=()):
    """A course file without a land: tiles as (id, x, y, rotation)."""
    return {
        "format": "minigolf-course",
        "version": 1,
        "name": "Yard",
        "land": None,
        "gate": {"x": -9, "y": -9, "facing": "SE"},
        "tiles": [{"tile": t, "x": x, "y": y, "rotation": r} for t, x, y, r in tiles],
        "hole_numbers": [{"x": x, "y": y, "number": n} for x, y, n in numbers],
    }


def short_holes(count, first_row=10):
    """Rows of a tee and a green."""
    return [
        tile
        for row in range(first_row, first_row + count)
        for tile in (("tee-01", 0, row, 90), ("green-04", 1, row, 90))
    ]


@pytest.fixture
def build(catalogue):
    return lambda *tiles, numbers=(): course_from_json(document(*tiles, numbers=numbers), catalogue)


@pytest.fixture
def knots(catalogue):
    return read_course(resource("courses", "over-and-under.json"), catalogue)


def seen_twice(hole):
    """The steps of a hole on a tile that it visits twice."""
    cells = [tile.cell for tile in hole.tiles]
    return [tile for tile in hole.tiles if cells.count(tile.cell) == 2]


def test_a_hole_that_visits_a_tile_twice_has_it_twice_with_the_hazards_of_each_path(knots):
    """Ruling D5: a hazard lies on the path that lists it."""
    (steps,) = filter(None, map(seen_twice, putt_course(knots).holes))
    first, second = steps
    assert first.segment != second.segment
    # Each way over a crossing has a hazard of its own: a slope above, pipes or flowers below.
    assert first.slope != second.slope


def test_two_holes_may_cross_on_a_tile(knots):
    course = putt_course(knots)
    holes_by_cell = {}
    for number, hole in enumerate(course.holes, 1):
        for tile in hole.tiles:
            holes_by_cell.setdefault(tile.cell, set()).add((number, tile.segment))
    shared = [who for who in holes_by_cell.values() if len({number for number, _ in who}) == 2]
    assert shared
    assert all(len({segment for _, segment in who}) == 2 for who in shared)


def test_a_tile_may_hold_a_green_and_the_next_tee(knots):
    course = putt_course(knots)
    turns = zip(course.holes, course.holes[1:], strict=False)
    assert any(hole.tiles[-1].cell == after.tiles[0].cell for hole, after in turns)


def test_random_rounds_on_crossings_break_no_invariant(knots):
    rules = PuttDiceRules(load_dice())
    assert playout(rules, [putt_course(knots)], 2, 40, 0).problems == []


def test_numbers_by_hand_say_in_which_order_the_holes_are_played(build):
    """Where holes fork, the numbers decide; the same tiles make another round."""
    tiles = short_holes(9)
    forwards = build(*tiles, numbers=[(0, 10 + n, n + 1) for n in range(9)])
    backwards = build(*tiles, numbers=[(0, 10 + n, 9 - n) for n in range(9)])
    rows = [unpack(hole.tiles[0].cell).y for hole in putt_course(forwards).holes]
    assert rows == list(range(10, 19))
    assert [unpack(h.tiles[0].cell).y for h in putt_course(backwards).holes] == rows[::-1]


def test_without_numbers_the_best_numbering_is_played(build):
    course = putt_course(build(*short_holes(9)))
    assert sorted(unpack(hole.tiles[0].cell).y for hole in course.holes) == list(range(10, 19))


def test_tee_comes_first_and_green_last_with_their_pars(build):
    course = putt_course(build(*short_holes(8), ("tee-25", 0, 9, 90), ("green-04", 1, 9, 90)))
    hole = next(hole for hole in course.holes if hole.tiles[0].par == 3)
    assert hole.par == 3 + hole.tiles[1].par


@pytest.mark.parametrize("count", [8, 10])
def test_other_than_nine_holes_cannot_be_putted_on(build, count):
    """Ruling P6."""
    course_file = build(*short_holes(count))
    assert not is_playable(course_file)
    with pytest.raises(ValueError, match="Yard cannot be putted on"):
        putt_course(course_file)


def test_a_loose_path_makes_a_course_that_cannot_be_putted_on(build):
    assert not is_playable(build(*short_holes(9), ("straight-01", 5, 5, 0)))


def test_a_mismatch_makes_a_course_that_cannot_be_putted_on(build):
    tiles = short_holes(8)
    assert not is_playable(build(*tiles, ("tee-01", 0, 9, 90), ("green-04", 1, 9, 0)))


def test_a_wrong_direction_makes_a_course_that_cannot_be_putted_on(build):
    def course(rotation):
        one_way = ("straight-32", 1, 9, rotation)
        return build(*short_holes(8), ("tee-01", 0, 9, 90), one_way, ("green-04", 2, 9, 90))

    assert is_playable(course(90))
    assert not is_playable(course(270))
