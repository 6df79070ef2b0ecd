"""The plan of every design: what is there, how much of it, and where it may not be."""

from itertools import combinations

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer.box import Role
from minigolf_desktop.ui.designer.art.lane_layout import SIGN_RADIUS
from minigolf_desktop.ui.designer.art.lanes import KERB, Point, Pose, clearance
from minigolf_desktop.ui.designer.art.layout import FLAG_HALF, tile_plan
from minigolf_desktop.ui.designer.art.places import (
    LAWN,
    MARKINGS,
    OBSTACLES,
    Footprint,
    Kind,
    Place,
    apart,
    elements_of,
    footprint,
    square,
)

DESIGNS = load_catalogue().designs
by_id = pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.id)
LEAST_SIZE = {Kind.PERSON: 8.8, Kind.PLAYER: 10, Kind.TREE: 10.5, Kind.POOL: 8, Kind.FLOWERS: 8}


def border(room: Footprint) -> list[Point]:
    """Points along the edge of a footprint."""
    if not room.hull:
        return [
            Point(room.x + room.radius * x, room.y + room.radius * y)
            for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7))
        ]
    corners = list(room.hull)
    return [
        Point(a.x + (b.x - a.x) * k / 4, a.y + (b.y - a.y) * k / 4)
        for a, b in zip(corners, corners[1:] + corners[:1], strict=True)
        for k in range(4)
    ]


def test_every_design_of_the_box_is_here():
    assert len(DESIGNS) == 224


@by_id
def test_a_tile_shows_exactly_its_elements(design):
    assert elements_of(tile_plan(design).places) == design.elements


@by_id
def test_obstacles_stand_where_they_are_listed_and_dense_ones_have_three_pieces(design):
    pieces = [place for place in tile_plan(design).places if place.kind in OBSTACLES]
    assert bool(pieces) == design.obstacle
    assert (len(pieces) >= 3) == design.dense_obstacle


@by_id
def test_a_one_way_path_shows_one_chevron_from_its_first_side_to_its_second(design):
    for index, segment in enumerate(design.segments):
        chevrons = [
            place
            for place in tile_plan(design).places
            if place.kind is Kind.CHEVRON and place.segment == index
        ]
        assert len(chevrons) == int(segment.one_way)
        for chevron in chevrons:
            way = tile_plan(design).lanes[index].way
            before, after = (
                min(range(int(way.length)), key=lambda k: _distance(way.at(k), spot))
                for spot in (_pose(chevron).offset(0, -5), _pose(chevron).offset(0, 5))
            )
            assert before < after


def _pose(place: Place):
    return Pose(place.x, place.y, place.angle)


def _distance(pose, spot) -> float:
    return (pose.x - spot.x) ** 2 + (pose.y - spot.y) ** 2


@by_id
def test_no_two_things_overlap(design):
    places = [place for place in tile_plan(design).places if place.kind not in MARKINGS]
    for one, other in combinations(places, 2):
        if Kind.BRIDGE in (one.kind, other.kind) and one.segment != other.segment:
            continue
        assert apart(footprint(one), footprint(other)), f"{one.kind} and {other.kind}"


@by_id
def test_everything_lies_inside_the_tile(design):
    for place in tile_plan(design).places:
        for x, y in border(footprint(place)):
            assert 1.49 <= x <= 98.51, place
            assert 1.49 <= y <= 98.51, place


@by_id
def test_nothing_stands_on_the_flag_or_on_the_sign_of_a_tee(design):
    plan = tile_plan(design)
    kept = [square(*plan.flag, FLAG_HALF)] if plan.flag else []
    kept += [
        Footprint(*sign, SIGN_RADIUS)
        for segment, sign in zip(design.segments, plan.signs, strict=True)
        if segment.role is Role.TEE
    ]
    for place in plan.places:
        if place.segment == LAWN:
            assert all(apart(footprint(place), room) for room in kept), place


@by_id
def test_flag_and_tee_sign_stand_off_the_concrete_and_apart(design):
    plan = tile_plan(design)
    spots = [plan.flag] if plan.flag else []
    spots += [
        sign
        for segment, sign in zip(design.segments, plan.signs, strict=True)
        if segment.role is Role.TEE
    ]
    for spot in spots:
        for lane in plan.lanes:
            assert clearance(lane.outline, *spot) > KERB + 6
    for one, other in combinations(spots, 2):
        assert apart(Footprint(*one, SIGN_RADIUS), square(*other, FLAG_HALF))


@by_id
def test_a_flag_stands_exactly_where_there_is_par(design):
    assert (tile_plan(design).flag is not None) == (design.par > 0)


@by_id
def test_what_stands_on_the_grass_keeps_off_the_kerb(design):
    plan = tile_plan(design)
    for place in plan.places:
        if place.segment == LAWN:
            for point in border(footprint(place)):
                for lane in plan.lanes:
                    assert clearance(lane.outline, *point) >= KERB - 0.3, place


@by_id
def test_what_stands_on_a_lane_is_on_its_concrete(design):
    plan = tile_plan(design)
    reaching = {Kind.WEDGE, Kind.TUNNEL, Kind.RAMP, Kind.HUMP, Kind.BRIDGE, Kind.BALL}
    for place in plan.places:
        if place.segment != LAWN and place.kind not in reaching:
            for point in border(footprint(place)):
                assert clearance(plan.lanes[place.segment].outline, *point) < 0.5, place


@by_id
def test_things_are_large_enough_to_be_counted(design):
    for place in tile_plan(design).places:
        assert place.size >= LEAST_SIZE.get(place.kind, 0), place


@by_id
def test_the_lanes_of_two_segments_do_not_touch_unless_one_bridges_the_other(design):
    plan = tile_plan(design)
    if len(plan.lanes) < 2 or design.is_bridge:
        return
    one, other = (lane.outline for lane in plan.lanes)
    for x in range(0, 101, 2):
        for y in range(0, 101, 2):
            assert clearance(one, x, y) > KERB or clearance(other, x, y) > KERB


def test_designs_with_the_same_elements_look_different():
    plans: dict[tuple[object, ...], str] = {}
    for design in DESIGNS:
        plan = tile_plan(design)
        picture = (plan.lanes, plan.places, plan.tufts)
        assert picture not in plans, f"{design.id} looks like {plans.get(picture)}"
        plans[picture] = design.id


@by_id
def test_four_quarter_turns_bring_a_plan_back(design):
    plan = tile_plan(design)
    for before, after in zip(plan.places, plan.turned(1).turned(1).turned(2).places, strict=True):
        assert (after.kind, after.size) == (before.kind, before.size)
        assert (after.x, after.y) == pytest.approx((before.x, before.y))
        assert after.angle % 360 == pytest.approx(before.angle % 360)


def test_a_plan_does_not_depend_on_the_run():
    """Drawn numbers come from the id alone: this place must be the same on every machine."""
    design = next(design for design in DESIGNS if design.id == "grass-07")
    fresh = tile_plan.__wrapped__(design, 0)
    assert fresh == tile_plan(design, 0)
