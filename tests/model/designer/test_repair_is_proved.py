"""What is said of a repair is true: no fewer changes than it says repair the course (ruling P6)."""

import random
from itertools import count, islice

import pytest

from minigolf_desktop.model.designer.holes import trace_holes
from minigolf_desktop.model.designer.repair import (
    Change,
    ChangeKind,
    changed_course,
    find_mistakes,
    propose_repair,
    search_repair,
)
from minigolf_desktop.model.designer.repair.changes import (
    NOTHING,
    Bag,
    added_hole,
    changes_at,
    count_designs,
    removed_hole,
)
from minigolf_desktop.model.geometry.square import STEP
from minigolf_desktop.storage.putt_dice import shipped_courses


def torn(course, edits, chance):
    """A course after some edits: tiles turned, swapped for any other, taken away."""
    cells = chance.sample(list(course.tiles), edits)
    kinds = [chance.randrange(3) for _ in cells]
    after = [
        (cell, (course.tiles[cell] ^ 1, chance.randrange(4 * 200), NOTHING)[kind])
        for cell, kind in zip(cells, kinds, strict=True)
    ]
    return changed_course(course, [Change(ChangeKind.SWAP, tuple(after))])


def every_change(course):
    """Every change there is, found without the search."""
    tiles = course.tiles
    bag, lying = Bag(course.box, tiles), count_designs(tiles.values())
    cells = {cell + step for cell in tiles for step in (0, *STEP)} - course.land.gate.cells
    for cell in cells:
        yield from changes_at(bag, tiles, lying, cell)
    for hole in trace_holes(course):
        yield removed_hole(bag, tiles, hole)
    added = added_hole(bag, tiles, course.land)
    if added is not None:
        yield added


@pytest.mark.parametrize("seed", range(10))
def test_no_single_change_repairs_what_is_said_to_take_two(catalogue, seed):
    chance = random.Random(seed)
    course = torn(chance.choice(shipped_courses(catalogue)).course, 2, chance)
    takes_one = any(
        not find_mistakes(changed_course(course, [change]), {}) for change in every_change(course)
    )
    repair = propose_repair(course, {})
    assert repair.at_least <= 1 or not takes_one
    if repair.is_proved and len(repair.changes) == 2:
        assert not takes_one


@pytest.mark.quick
@pytest.mark.parametrize("seed", range(12))
def test_no_more_are_said_to_be_needed_than_the_edits_that_tore_the_course(catalogue, seed):
    chance = random.Random(seed)
    course = torn(chance.choice(shipped_courses(catalogue)).course, 3 + seed % 5, chance)
    for found in islice(search_repair(course, {}), 150):
        assert found.at_least <= 3 + seed % 5
        assert found.at_least <= len(found.changes)


@pytest.mark.parametrize("seed", range(6))
def test_a_few_faults_are_mended_by_a_proved_repair_soon(catalogue, seed):
    chance = random.Random(seed)
    course = torn(chance.choice(shipped_courses(catalogue)).course, 3, chance)
    repair = propose_repair(course, {})
    assert repair.is_proved
    assert find_mistakes(repair.course, repair.numbers) == ()


def test_every_answer_on_the_way_repairs_the_course_and_none_is_worse(rules, catalogue):
    chance = random.Random(5)
    course = torn(chance.choice(shipped_courses(catalogue)).course, 12, chance)
    fewest, at_least = None, 0
    for number, found in zip(count(), islice(search_repair(course, {}), 60), strict=False):
        assert fewest is None or len(found.changes) <= fewest
        assert found.at_least >= at_least
        fewest, at_least = len(found.changes), found.at_least
        if number % 10 == 0:
            assert find_mistakes(changed_course(course, found.changes), {}) == ()


def test_the_extra_holes_are_those_that_the_repair_takes_away(catalogue):
    """All but nine of the holes that can be putted on are too many, whatever their numbers."""
    course = shipped_courses(catalogue)[0].course
    bag = Bag(course.box, course.tiles)
    for _ in range(2):
        added = added_hole(bag, course.tiles, course.land)
        course = changed_course(course, [added])
    extra = {mistake.cells for mistake in find_mistakes(course, {})}
    removed = {
        tuple(cell for cell, _ in change.tiles) for change in propose_repair(course, {}).changes
    }
    assert len(extra) == 2
    assert {frozenset(cells) for cells in extra} == {frozenset(cells) for cells in removed}
