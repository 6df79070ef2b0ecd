"""Courses as those see them who walk and putt on them."""

import dataclasses
from itertools import combinations
from math import hypot

import pytest

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import Role
from minigolf_desktop.model.designer.box import Water
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.model.putt_dice.day_plan import MOST_PLAYERS
from minigolf_desktop.model.putt_dice.opening_day import Doing
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.designer.art.lanes import clearance
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.places import OBSTACLES, Footprint, Kind, footprint
from minigolf_desktop.ui.designer.art.places import apart as stand_apart
from minigolf_desktop.ui.designer.opening.grounds import can_open, opening_of


def opened(course_file):
    *_, opening = opening_of(course_file, putt_dice_rules())
    return opening


@pytest.fixture(scope="module")
def courses(catalogue):
    return shipped_courses(catalogue)


@pytest.fixture(scope="module")
def days(courses):
    """Ponds, bridges, slopes: those of the shipped courses with the most in the way."""
    names = {"Duck Ponds", "Over and Under", "Seven Hills"}
    return [opened(one) for one in courses if one.name in names]


def standing(course, spot, kinds):
    """Things of some kinds on the tile of a spot, and the spot on it."""
    column, row = int(spot.x // 100), int(spot.y // 100)
    turned = course.tiles.get(pack(column, row))
    if turned is None:
        return [], None
    plan = tile_plan(course.box.design(turned), turned & 3)
    here = Footprint(spot.x - 100 * column, spot.y - 100 * row, 0.1)
    return [footprint(place) for place in plan.places if place.kind in kinds], here


def test_every_hole_of_the_courses_that_come_along_is_open(days):
    for one in days:
        assert [hole.number for hole in one.grounds.holes] == list(range(1, 10))
        assert one.closed == ()


def test_the_line_at_a_tee_has_room_for_all_who_putt_each_on_a_place_of_their_own(days):
    for one in days:
        for hole in one.grounds.holes:
            spots = [hole.stands[0].spot, *(stand.spot for stand in hole.queue)]
            assert len(hole.queue) == MOST_PLAYERS
            assert all(hypot(a.x - b.x, a.y - b.y) > 20 for a, b in combinations(spots, 2))


def test_nobody_waits_on_the_spot_of_another(days):
    for one in days:
        for step in range(int(one.day.bell * 2)):
            seen = [guest.at(step / 2) for guest in one.day.guests]
            waiting = [at.spot for at in seen if at is not None and at.doing is Doing.QUEUES]
            assert len(waiting) == len(set(waiting))


def test_nobody_walks_through_water(days):
    for one in days:
        course = one.course_file.course
        ponds = {cell for cell, kind in course.land.water.items() if kind is Water.POND}
        ponds -= course.tiles.keys()
        for guest in one.day.guests:
            for step in range(int(guest.comes * 4) + 1, int(min(guest.leaves, 90) * 4)):
                seen = guest.at(step / 4)
                pools, here = standing(course, seen.spot, {Kind.POOL})
                assert all(stand_apart(here, pool) for pool in pools)
                cell = pack(int(seen.spot.x // 100), int(seen.spot.y // 100))
                if cell in ponds:
                    x, y = (100 * value + 50 for value in unpack(cell))
                    assert max(abs(seen.spot.x - x), abs(seen.spot.y - y)) > 34


def test_whoever_walks_stays_on_the_plot_or_comes_through_the_gate(days):
    for one in days:
        footing, gate = one.grounds.footing, one.grounds.gate
        for guest in one.day.guests:
            for step in range(int(guest.comes * 2) + 1, int(min(guest.leaves, 90) * 2)):
                seen = guest.at(step / 2)
                if seen.doing is Doing.WALKS:
                    near = footing.nearest(seen.spot, 30)
                    at_gate = hypot(seen.spot.x - gate.x, seen.spot.y - gate.y) < 30
                    assert near is not None or at_gate


def test_a_ball_rolls_on_concrete_and_round_what_is_in_its_way(days):
    """Where a hole is barred from kerb to kerb nothing but the way through is left: few are."""
    hits = spots = 0
    for one in days:
        course = one.course_file.course
        for hole in one.grounds.holes:
            for along in range(0, int(hole.line.length), 5):
                spot = hole.line.at(along)
                things, here = standing(course, spot, {*OBSTACLES, Kind.POOL, Kind.FLOWERS})
                plan_cell = pack(int(spot.x // 100), int(spot.y // 100))
                turned = course.tiles[plan_cell]
                lanes = tile_plan(course.box.design(turned), turned & 3).lanes
                assert any(clearance(lane.outline, here.x, here.y) < 0.5 for lane in lanes)
                hits += any(not stand_apart(here, thing) for thing in things)
                spots += 1
    assert hits < spots / 50


def test_a_ball_lies_on_the_tile_of_its_position(days):
    for one in days:
        for hole in one.grounds.holes:
            assert list(hole.rests) == sorted(hole.rests)
            for tile, along in zip(hole.hole.tiles, hole.rests, strict=False):
                x, y = unpack(tile.cell)
                spot = hole.line.at(along)
                assert 100 * x <= spot.x <= 100 * x + 100
                assert 100 * y <= spot.y <= 100 * y + 100


def test_a_wet_tile_has_a_pool_to_fall_into_and_a_flowery_one_a_bed(days):
    for one in days:
        for hole in one.grounds.holes:
            for tile, hazard in zip(hole.hole.tiles, hole.hazards, strict=True):
                assert (hazard is not None) == (tile.water or tile.flowers)


def test_a_hole_without_its_green_is_fenced_off_and_the_others_are_played(courses):
    kept = courses[0]
    course = kept.course
    green = next(
        cell
        for cell, turned in course.tiles.items()
        if [piece.role for piece in course.box.pieces[turned]] == [Role.GREEN]
    )
    tiles = {cell: turned for cell, turned in course.tiles.items() if cell != green}
    broken = opened(dataclasses.replace(kept, course=course._replace(tiles=tiles)))
    assert len(broken.grounds.holes) == 8
    assert len(broken.closed) == 1
    assert broken.day.hated is not None


def test_the_same_course_has_the_same_day(courses):
    assert opened(courses[1]).day == opened(courses[1]).day


@pytest.mark.quick
def test_a_board_without_a_land_has_no_gate_to_open(courses, catalogue):
    kept = courses[0]
    bare = dataclasses.replace(kept, course=kept.course._replace(tiles={}))
    assert can_open(kept)
    assert not can_open(bare)
