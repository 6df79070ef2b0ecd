"""Hazards as drawn, relaxed or sharp (ruling H35)."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from golf_tables import the_box

from minigolf_desktop.bots.eighteen_holes.kernel.actions import action_of
from minigolf_desktop.bots.eighteen_holes.kernel.plain_golfers import RandomGolfer
from minigolf_desktop.bots.eighteen_holes.random_games import play_both
from minigolf_desktop.model.eighteen_holes.building import BallReach, can_be_played
from minigolf_desktop.model.eighteen_holes.course import (
    WATERS,
    Adjustment,
    Course,
    Hole,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import (
    corner_hexes,
    fairway_hexes,
    fairways,
    ground_of,
    tile_hexes,
)
from minigolf_desktop.model.eighteen_holes.hazards import (
    HAZARD_SEEDS,
    WIDEST,
    Hazards,
    course_as_played,
    hazard_seed,
    hazards_of,
    order_along,
    room_for_hazards,
)
from minigolf_desktop.model.eighteen_holes.quick_course import quick_course
from minigolf_desktop.model.eighteen_holes.ratings import difficulty
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, distance, neighbour

FACES = the_box().face_by_id
PRESETS = [preset.course for preset in the_box().presets]
SEEDS = range(5)
CHANGED = (Hazards.RELAXED, Hazards.SHARP)


@cache
def a_quick_course(seed: int) -> Course:
    """Return one of two hundred quick courses, of one to eighteen holes."""
    return quick_course(the_box(), 1 + seed % 18, seed)


def quick_courses() -> tuple[Course, ...]:
    return tuple(map(a_quick_course, range(200)))


def played(course: Course, hazards: Hazards, seed: int = 0) -> Course:
    return course_as_played(course, hazards, seed, FACES)


def ground(course: Course) -> dict[Hex, Terrain]:
    return ground_of(course, FACES)


def hazards(course: Course) -> dict[Hex, Terrain]:
    return dict(hazards_of(course, FACES))


def changes(course: Course, setting: Hazards, seed: int = 0) -> dict[Hex, Terrain]:
    """Return the hexes whose ground is another than as drawn, with what it is now."""
    before, after = ground(course), ground(played(course, setting, seed))
    assert before.keys() == after.keys()
    return {place: after[place] for place in before if before[place] is not after[place]}


def by_name(one: Course | int) -> str:
    """Return the name of a course of the box, or the number of a quick one."""
    return str(one) if isinstance(one, int) else one.id


# --- As drawn


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
def test_h35_as_drawn_nothing_is_changed(course):
    assert played(course, Hazards.AS_DRAWN, 7) is course


# --- Relaxed: every second bunker and lake becomes rough


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
@pytest.mark.parametrize("seed", SEEDS)
def test_h35_relaxed_softens_every_second_hazard_the_last_of_an_odd_number_too(course, seed):
    softened = changes(course, Hazards.RELAXED, seed)
    assert softened.keys() <= hazards(course).keys()
    assert len(softened) == (len(hazards(course)) + 1) // 2


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
def test_h35_relaxed_makes_rough_of_them_and_fairway_where_a_fairway_runs(course):
    fairway = fairway_hexes(course.tiles, FACES)
    for place, terrain in changes(course, Hazards.RELAXED).items():
        assert terrain is (Terrain.FAIRWAY if place in fairway else Terrain.ROUGH)


def test_h35_relaxed_no_hex_lies_worse_than_before():
    """A lake on a fairway (H3) lies as fairway once the turn is missed: rough would be worse."""
    course = next(one for one in PRESETS if one.id == "thornwall")
    lakes = {place for place, terrain in ground(course).items() if terrain is Terrain.LAKE}
    for seed in SEEDS:
        softened = changes(course, Hazards.RELAXED, seed)
        assert all(softened[place] is Terrain.FAIRWAY for place in lakes & softened.keys())
    assert any(lakes & changes(course, Hazards.RELAXED, seed).keys() for seed in SEEDS)


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
@pytest.mark.parametrize("seed", SEEDS)
def test_h35_relaxed_is_spread_evenly_of_two_neighbours_along_the_way_one_goes(course, seed):
    row = [place for place, _ in hazards_of(course, FACES)]
    softened = changes(course, Hazards.RELAXED, seed)
    for pair in zip(row[::2], row[1::2], strict=False):
        assert len(softened.keys() & set(pair)) == 1


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
def test_h35_relaxed_halves_bunkers_and_waters_alike(course):
    drawn = Counter(terrain in WATERS for terrain in hazards(course).values())
    left = Counter(
        terrain in WATERS for terrain in hazards(played(course, Hazards.RELAXED)).values()
    )
    for kind in (False, True):
        assert abs(left[kind] - drawn[kind] / 2) <= 1


def test_h35_an_adjustment_tile_with_a_softened_hazard_is_gone():
    meadow = PRESETS[0]
    bare = next(place for place, terrain in ground(meadow).items() if terrain is Terrain.ROUGH)
    course = replace(meadow, adjustments=(Adjustment(bare, Terrain.BUNKER),))
    softened = [seed for seed in range(20) if bare in changes(course, Hazards.RELAXED, seed)]
    assert softened
    assert played(course, Hazards.RELAXED, softened[0]).adjustments == ()


# --- Sharp: as many added on rough beside fairways, none within one hex of a tee or a green


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
@pytest.mark.parametrize("seed", SEEDS)
def test_h35_sharp_adds_as_many_as_relaxed_takes_and_of_the_same_kinds(course, seed):
    before = ground(course)
    softened = changes(course, Hazards.RELAXED, seed)
    taken = Counter(before[place] in WATERS for place in softened)
    added = Counter(kind in WATERS for kind in changes(course, Hazards.SHARP, seed).values())
    assert added == taken


@pytest.mark.parametrize("one", [*PRESETS, *range(36)], ids=by_name)
def test_h35_sharp_adds_on_rough_beside_fairways_never_within_one_hex_of_a_tee_or_a_green(one):
    course = a_quick_course(one) if isinstance(one, int) else one
    before = ground(course)
    kept = [p for p, terrain in before.items() if terrain in (Terrain.TEE, Terrain.GREEN)]
    for place in changes(course, Hazards.SHARP):
        beside = {before.get(neighbour(place, way)) for way in DIRECTIONS}
        assert before[place] is Terrain.ROUGH
        assert beside & {Terrain.FAIRWAY, Terrain.LAKE}
        assert min(distance(place, other) for other in kept) > 1


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
def test_h35_sharp_adds_at_a_corner_only_where_three_tiles_meet(course):
    corners = Counter(corner for tile in course.tiles for corner in corner_hexes(tile))
    for place in changes(course, Hazards.SHARP):
        assert corners[place] in (0, 3)


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
@pytest.mark.parametrize("seed", SEEDS)
def test_h35_sharp_is_spread_evenly_no_long_way_goes_without(course, seed):
    room = sorted(room_for_hazards(course, FACES), key=order_along(course, FACES))
    added = changes(course, Hazards.SHARP, seed)
    count = len(added)
    quarters = [room[part * len(room) // 4 : (part + 1) * len(room) // 4] for part in range(4)]
    for quarter in quarters:
        share = count * len(quarter) / len(room)
        assert abs(len(added.keys() & set(quarter)) - share) <= 2


@pytest.mark.parametrize("course", PRESETS, ids=by_name)
def test_h35_sharp_makes_no_hazard_wider_than_those_of_the_box(course):
    after = ground(played(course, Hazards.SHARP))
    for place, kind in changes(course, Hazards.SHARP).items():
        alike = WATERS if kind in WATERS else {kind}
        assert width(place, {at for at, terrain in after.items() if terrain in alike}) <= WIDEST


def width(place: Hex, places: set[Hex]) -> int:
    """Return over how many of the hexes the piece with one of them spans."""
    piece = {place}
    while more := {neighbour(one, way) for one in piece for way in DIRECTIONS} & places - piece:
        piece |= more
    return len(piece)


def test_h35_sharp_adds_fewer_where_there_is_no_room():
    for course in quick_courses():
        room = len(list(room_for_hazards(course, FACES)))
        wanted = (len(hazards(course)) + 1) // 2
        added = len(changes(course, Hazards.SHARP))
        assert added <= min(room, wanted)
        assert added >= min(room, wanted) - 1


# --- The same for the same seed


@pytest.mark.parametrize("setting", CHANGED)
def test_h35_the_same_seed_gives_the_same_course_and_another_one_another(setting):
    course = PRESETS[1]
    ways = {played(course, setting, seed).altered for seed in range(30)}
    assert played(course, setting, 4) == played(course, setting, 4)
    assert len(ways) > 20


def test_h35_the_seed_of_the_hazards_follows_from_that_of_the_game():
    seeds = [hazard_seed(seed) for seed in (0, 1, 4711, (1 << 64) - 1)]
    assert seeds == [hazard_seed(seed) for seed in (0, 1, 4711, (1 << 64) - 1)]
    assert len(set(seeds)) == 4
    assert all(0 <= seed < HAZARD_SEEDS for seed in seeds)


# --- Any course: those of the box, quick ones, a player's own, one without hazards


@pytest.mark.parametrize("setting", CHANGED)
def test_h35_every_hole_of_every_course_can_be_reached(setting):
    for number, course in enumerate([*PRESETS, *quick_courses()]):
        there = played(course, setting, number)
        can_reach = BallReach(ground(there))
        assert all(can_reach(hole.tee, hole.green) for hole in course.holes), number
        assert can_be_played(replace(there, altered=()), the_box())
        assert there.holes == course.holes and there.tiles == course.tiles


@pytest.mark.parametrize("setting", CHANGED)
def test_h35_trees_tees_greens_and_the_clubhouse_stay(setting):
    for course in PRESETS:
        before = ground(course)
        assert {before[place] for place in changes(course, setting)} <= {
            *(Terrain.ROUGH, Terrain.BUNKER, Terrain.WATER, Terrain.LAKE)
        }


def test_h35_relaxed_is_easier_than_drawn_and_sharp_harder():
    for course in PRESETS:
        drawn, easy, hard = (difficulty(played(course, way), the_box()) for way in Hazards)
        assert easy < drawn < hard, course.id


@pytest.mark.parametrize("setting", CHANGED)
def test_h35_a_course_without_hazards_stays_as_it_is(setting):
    course = without_hazards()
    assert hazards(course) == {}
    assert played(course, setting) == course


def without_hazards() -> Course:
    """Return a course of one whole hole on a tile with neither sand nor water."""
    face = next(
        face
        for face in the_box().faces
        if face.is_whole_hole and not {Terrain.BUNKER, *WATERS} & set(face.terrain)
    )
    tiles = (PlacedTile(face.id, Hex(0, 0), 0),)
    (way,) = (way for way in fairways(tiles, FACES) if way.green is not None)
    return Course("", "Bare", tiles, (), (Hole(way.tee, way.green, way.par),))


@pytest.mark.parametrize("setting", CHANGED)
def test_h35_a_single_hazard_is_softened_or_has_a_fellow(setting):
    bare = without_hazards()
    sand = next(place for place in tile_hexes(bare.tiles[0]) if place not in bare.holes[0])
    course = replace(bare, adjustments=(Adjustment(sand, Terrain.BUNKER),))
    room = len(list(room_for_hazards(course, FACES)))
    assert len(changes(course, setting)) == (1 if setting is Hazards.RELAXED else min(1, room))


# --- A game on it


def setup_with(setting: Hazards, course: Course = PRESETS[1]) -> Setup:
    seed = 0 if setting is Hazards.AS_DRAWN else 77
    return Setup(
        *(course, Mode.STROKE, ("", ""), ClubChoice.RANDOM), hazards=setting, hazard_seed=seed
    )


@pytest.mark.parametrize("setting", Hazards)
def test_h35_a_game_is_played_on_the_ground_that_the_table_wants(setting):
    rules, setup = EighteenHolesRules(the_box()), setup_with(setting)
    table = rules.start(setup, 5).state.table
    assert table.course == played(setup.course, setting, setup.hazard_seed)
    wanted = ground(table.course)
    assert all(table.field.terrain(table.field.number[place]) is wanted[place] for place in wanted)
    assert table.setup.course == PRESETS[1]


def test_h35_a_view_that_came_through_a_file_shows_the_same_ground():
    rules, setup = EighteenHolesRules(the_box()), setup_with(Hazards.SHARP)
    view = rules.view(rules.start(setup, 5).state, 0)
    again = EighteenHolesRules(the_box()).view_from_json(setup, rules.view_to_json(view))
    assert again.table.course == view.table.course
    assert again.table.field.ground == view.table.field.ground


@pytest.mark.parametrize("setting", CHANGED)
def test_h35_kernel_and_model_agree_on_such_courses(setting):
    rules = EighteenHolesRules(the_box())
    for seed in range(3):
        course = a_quick_course(2 + seed)
        start = rules.start(setup_with(setting, course), seed).state
        golfer = RandomGolfer(seed)
        for decision in play_both(
            rules, start, lambda _, position, golfer=golfer: action_of(golfer.choose(position))
        ):
            assert not decision.differences, (seed, decision.number)
            if decision.number >= 150:
                break
