"""Making courses playable: mistakes listed, fewest changes proposed (ruling P6)."""

import random

import pytest

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import Setup, trace_holes
from minigolf_desktop.model.designer.repair import (
    Change,
    ChangeKind,
    MistakeKind,
    changed_course,
    find_mistakes,
    propose_repair,
)
from minigolf_desktop.model.designer.repair.changes import NOTHING
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.storage.designer.courses import CourseFile, course_from_json
from minigolf_desktop.storage.putt_dice import is_playable, putt_course, shipped_courses

GATE = {"x": 20, "y": 20, "facing": "NW"}


@pytest.fixture
def build(catalogue):
    """A course without a land of eight short holes and the tiles given: (id, x, y, rotation)."""

    def make(*tiles, short=8):
        rows = [
            tile
            for row in range(10, 10 + short)
            for tile in (("tee-01", 0, row, 90), ("green-04", 1, row, 90))
        ]
        entries = [{"tile": t, "x": x, "y": y, "rotation": r} for t, x, y, r in (*rows, *tiles)]
        return course_from_json(
            {
                "format": "minigolf-course",
                "version": 1,
                "name": "",
                "land": None,
                "gate": GATE,
                "tiles": entries,
            },
            catalogue,
        ).course

    return make


def kinds(repair):
    return sorted(str(change.kind) for change in repair.changes)


def only_change(course):
    (change,) = propose_repair(course, {}).changes
    (((cell, tile)),) = change.tiles
    return change.kind, tuple(unpack(cell)), tile


def test_a_playable_course_needs_no_change(build):
    course = build(short=9)
    assert find_mistakes(course, {}) == ()
    assert propose_repair(course, {}).changes == ()


def test_a_tile_that_lies_the_wrong_way_is_turned(build):
    course = build(("tee-01", 0, 0, 90), ("straight-01", 1, 0, 0), ("green-04", 2, 0, 90))
    assert {mistake.kind for mistake in find_mistakes(course, {})} >= {MistakeKind.MISMATCH}
    kind, cell, _ = only_change(course)
    assert (kind, cell) == (ChangeKind.TURN, (1, 0))


def test_a_one_way_tile_against_the_play_is_turned(build):
    course = build(("tee-01", 0, 0, 90), ("straight-32", 1, 0, 270), ("green-04", 2, 0, 90))
    assert [m.kind for m in find_mistakes(course, {})] == [MistakeKind.WRONG_DIRECTION]
    kind, cell, _ = only_change(course)
    assert (kind, cell) == (ChangeKind.TURN, (1, 0))


def test_a_tile_that_does_not_connect_is_swapped(build):
    course = build(("tee-01", 0, 0, 90), ("corner-01", 1, 0, 180), ("green-04", 2, 0, 90))
    kind, cell, _ = only_change(course)
    assert (kind, cell) == (ChangeKind.SWAP, (1, 0))


def test_a_swapped_in_tile_is_as_much_like_the_old_one_as_the_bag_has(build):
    course = build(("tee-01", 0, 0, 90), ("corner-19", 1, 0, 180), ("green-04", 2, 0, 90))
    _, _, tile = only_change(course)
    design = course.box.design(tile)
    assert (design.par, design.elements.flowers, design.elements.benches) == (2, 1, 1)


def test_a_gap_is_filled(build):
    course = build(("tee-01", 0, 0, 90), ("green-04", 2, 0, 90))
    assert [m.kind for m in find_mistakes(course, {})] == [MistakeKind.OPEN_END] * 2
    kind, cell, _ = only_change(course)
    assert (kind, cell) == (ChangeKind.FILL, (1, 0))


def test_two_tees_make_one_a_green(build):
    course = build(("tee-01", 0, 0, 90), ("tee-01", 1, 0, 270))
    assert MistakeKind.TWO_TEES in {m.kind for m in find_mistakes(course, {})}
    kind, _, _ = only_change(course)
    assert kind is ChangeKind.SWAP


def test_a_closed_loop_is_taken_away_and_a_hole_added(build):
    loop = [("corner-01", 0, 0, 0), ("corner-01", 1, 0, 90)]
    loop += [("corner-01", 1, 1, 180), ("corner-01", 0, 1, 270)]
    course = build(*loop)
    assert MistakeKind.CLOSED_LOOP in {m.kind for m in find_mistakes(course, {})}
    assert len(propose_repair(course, {}).changes) == 2


def test_a_missing_hole_is_added(build):
    course = build(short=7)
    assert [(m.kind, m.missing) for m in find_mistakes(course, {})] == [
        (MistakeKind.MISSING_HOLES, 2)
    ]
    assert kinds(propose_repair(course, {})) == ["add-hole", "add-hole"]


def test_an_extra_hole_without_a_number_is_taken_away(build):
    course = build(short=10)
    numbers = {(pack(0, 11 + n), 0): n + 1 for n in range(9)}
    assert [m.kind for m in find_mistakes(course, numbers)] == [MistakeKind.EXTRA_HOLE]
    repair = propose_repair(course, numbers)
    assert kinds(repair) == ["remove-hole"]
    assert {unpack(cell) for cell, _ in repair.changes[0].tiles} == {(0, 10), (1, 10)}
    assert repair.numbers == numbers


def test_a_stray_path_gives_way_to_grass(build):
    course = build(("straight-01", 9, 0, 0), short=9)
    kind, cell, tile = only_change(course)
    assert (kind, cell) == (ChangeKind.SWAP, (9, 0))
    assert course.box.path_sides[tile] == 0


def test_taking_a_hole_away_leaves_the_other_path_of_a_crossing(build):
    through = [("tee-01", 4, 1, 90), ("crossing-01", 5, 1, 0), ("green-04", 6, 1, 90)]
    course = build(*through, ("tee-01", 5, 0, 180), ("green-04", 5, 2, 180), short=8)
    repair = propose_repair(course, {})
    assert kinds(repair) == ["remove-hole"]
    assert pack(5, 1) in repair.course.tiles
    assert find_mistakes(repair.course, {}) == ()


def test_numbers_of_holes_that_stay_are_kept(build):
    course = build(("tee-01", 0, 0, 90), ("green-04", 2, 0, 90))
    numbers = {(pack(0, 10), 0): 4, (pack(0, 0), 0): 7, (pack(2, 0), 0): 7}
    assert propose_repair(course, numbers).numbers == {(pack(0, 10), 0): 4, (pack(0, 0), 0): 7}


def test_the_course_itself_stays_as_it_was(build):
    course = build(("tee-01", 0, 0, 90), ("green-04", 2, 0, 90))
    before = dict(course.tiles)
    propose_repair(course, {})
    assert course.tiles == before


def broken_course(course, edits, chance):
    """A playable course after some edits: tiles turned, swapped for any other, taken away."""
    tiles = dict(course.tiles)
    for _ in range(edits):
        cell = chance.choice(list(tiles))
        match chance.randrange(3):
            case 0:
                tiles[cell] = tiles[cell] & ~3 | chance.randrange(4)
            case 1:
                tiles[cell] = chance.randrange(4 * 200)
            case _:
                del tiles[cell]
    after = tuple((cell, tiles.get(cell, NOTHING)) for cell in course.tiles)
    return changed_course(course, [Change(ChangeKind.SWAP, after)])


@pytest.mark.parametrize("seed", range(12))
def test_what_some_edits_broke_takes_no_more_changes_to_mend(catalogue, seed):
    chance = random.Random(seed)
    course_file = chance.choice(shipped_courses(catalogue))
    edits = 1 + seed % 4
    broken = broken_course(course_file.course, edits, chance)
    numbers = course_file.hole_numbers
    repair = propose_repair(broken, numbers)
    assert len(repair.changes) <= edits
    assert bool(repair.changes) == bool(find_mistakes(broken, numbers))
    assert find_mistakes(repair.course, repair.numbers) == ()


@pytest.mark.parametrize("seed", [0, 1])
def test_the_course_of_a_random_game_becomes_playable(rules, seed):
    state = rules.start(Setup(), seed).state
    chance = random.Random(seed)
    while rules.to_move(state) is not None:
        state = rules.apply(state, random_action(rules, state, chance)).state
    repair = propose_repair(state.designers[0].course, state.designers[0].numbers)
    course_file = CourseFile("", repair.course, (), repair.numbers)
    assert is_playable(course_file)
    assert len(putt_course(course_file).holes) == 9
    used = [tile >> 2 for tile in repair.course.tiles.values()]
    designs = repair.course.box.designs
    assert all(used.count(one) <= designs[one].copies for one in set(used))


def test_mistakes_are_none_exactly_on_playable_courses(catalogue):
    chance = random.Random(3)
    course_file = shipped_courses(catalogue)[0]
    for edits in (0, 1, 1, 2):
        course = broken_course(course_file.course, edits, chance)
        numbers = {} if edits else course_file.hole_numbers
        mistakes = find_mistakes(course, numbers)
        assert (not mistakes) == is_playable(CourseFile("", course, (), numbers))


def test_an_added_hole_lies_on_free_land_where_there_is_room(catalogue):
    course_file = shipped_courses(catalogue)[0]
    course = course_file.course
    hole = trace_holes(course)[0]
    gone = [(cell, NOTHING) for cell in hole.cells]
    smaller = changed_course(course, [Change(ChangeKind.REMOVE_HOLE, tuple(gone))])
    (change,) = propose_repair(smaller, {}).changes
    assert change.kind is ChangeKind.ADD_HOLE
    assert {cell for cell, _ in change.tiles} <= course.land.free
