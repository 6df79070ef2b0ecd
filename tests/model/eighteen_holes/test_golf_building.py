"""What is wrong with a course, and what may not be laid (rulings H1, H2, H17)."""

from dataclasses import replace

import pytest
from golf_in_letters import tiles_of

from minigolf_desktop.model.eighteen_holes.building import (
    REMARKS,
    BallReach,
    Fault,
    FaultCode,
    faults,
    refusal_of_adjustment,
    refusal_of_tile,
)
from minigolf_desktop.model.eighteen_holes.course import (
    Adjustment,
    Course,
    Hole,
    PlacedTile,
    Terrain,
)
from minigolf_desktop.model.eighteen_holes.field import fairways, ground_of, tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex, distance


def can_be_played(course, box):
    return not any(fault.forbids_play for fault in faults(course, box))


@pytest.fixture(scope="module")
def meadow(box):
    """The first of the courses: seven tiles round a middle, five holes."""
    return box.presets[0].course


def one_hole(box, *tiles, par=4):
    """A course of one hole: from the first tee to where its fairway leads."""
    laid = tiles_of(*tiles)
    way = fairways(laid, box.face_by_id)[0]
    return Course("", "", laid, (), (Hole(way.tee, way.green, par),))


def codes(course, box):
    return [fault.code for fault in faults(course, box)]


def test_nothing_is_wrong_with_a_tee_a_fairway_and_a_green_that_link(box):
    course = one_hole(box, "01A 0 0", "06A 1 0", "08B 2 0")
    assert faults(course, box) == ()
    assert can_be_played(course, box)


def test_a_fairway_that_is_turned_the_other_way_round_still_links(box):
    course = one_hole(box, "01A 0 0", "06A 1 0 turn 3", "08B 2 0")
    assert faults(course, box) == ()


def test_a_course_without_tiles_cannot_be_played(box):
    assert codes(Course("", "", (), (), ()), box) == [FaultCode.NO_TILES]


def test_a_face_that_the_box_has_not_is_told(box):
    course = Course("", "", (PlacedTile("77A", Hex(1, 0), 0),), (), ())
    fault = Fault(FaultCode.UNKNOWN_FACE, (Hex(3, 0),), {"face": "77A"})
    assert faults(course, box) == (fault,)


def test_two_tiles_on_a_place_are_told_with_the_place(box, meadow):
    course = replace(meadow, tiles=(*meadow.tiles, PlacedTile("30A", Hex(0, 0), 0)))
    assert Fault(FaultCode.OVERLAP, (Hex(0, 0),), {"tile": 30}) in faults(course, box)


def test_a_tile_used_with_both_faces_is_told_with_both_places(box, meadow):
    course = replace(meadow, tiles=(*meadow.tiles, PlacedTile("01B", Hex(0, 1), 0)))
    fault = Fault(FaultCode.TILE_TWICE, (Hex(-6, 3), Hex(0, 3)), {"tile": 1})
    assert fault in faults(course, box)


def test_tiles_that_lie_apart_are_told_and_the_largest_piece_is_the_course(box, meadow):
    course = replace(meadow, tiles=(*meadow.tiles, *tiles_of("06B 5 5", "12B 6 5")))
    wrong = [fault for fault in faults(course, box) if fault.code is FaultCode.APART]
    assert wrong == [Fault(FaultCode.APART, (Hex(15, 15), Hex(18, 15)))]


@pytest.mark.parametrize(("holes", "code"), [(0, "no-holes"), (19, "too-many-holes")])
def test_a_course_has_one_to_eighteen_holes(box, meadow, holes, code):
    course = replace(meadow, holes=(meadow.holes * 4)[:holes])
    assert code in codes(course, box)
    assert not can_be_played(course, box)


def test_a_hole_must_begin_at_a_tee_and_end_on_a_green(box, meadow):
    first, *rest = meadow.holes
    moved = first._replace(tee=Hex(0, 0), green=Hex(50, 0))
    found = faults(replace(meadow, holes=(moved, *rest)), box)
    assert Fault(FaultCode.NO_TEE, (Hex(0, 0),), {"hole": 1}) in found
    assert Fault(FaultCode.NO_GREEN, (Hex(50, 0),), {"hole": 1}) in found


def test_each_tee_and_each_green_belongs_to_one_hole(box, meadow):
    first, second, *rest = meadow.holes
    course = replace(meadow, holes=(first, second._replace(tee=first.tee), *rest))
    assert FaultCode.TEE_TWICE in codes(course, box)
    course = replace(meadow, holes=(first, second._replace(green=first.green), *rest))
    assert FaultCode.GREEN_TWICE in codes(course, box)


def test_a_fairway_that_does_not_lead_to_the_green_is_a_remark(box):
    course = one_hole(box, "01A 0 0", "06A 1 0", "08B 2 0")
    turned = tuple(tile._replace(turn=1) if tile.face == "06A" else tile for tile in course.tiles)
    found = faults(replace(course, tiles=turned), box)
    assert found == (Fault(FaultCode.NOT_LINKED, tuple(course.holes[0][:2]), {"hole": 1}),)
    assert can_be_played(replace(course, tiles=turned), box)


def test_a_missing_fairway_tile_is_a_remark_with_both_numbers(box):
    found = faults(one_hole(box, "01A 0 0", "08B 1 0"), box)
    assert [fault.code for fault in found] == [FaultCode.FAIRWAY_TILES]
    assert found[0].details == {"hole": 1, "wanted": 1, "found": 0}


def test_another_par_than_the_tees_is_a_remark(box):
    found = faults(one_hole(box, "01A 0 0", "06A 1 0", "08B 2 0", par=5), box)
    assert found[0].code is FaultCode.PAR
    assert found[0].details == {"hole": 1, "wanted": 4, "found": 5}


def test_tees_and_greens_without_a_hole_are_remarks(box, meadow):
    course = replace(meadow, holes=meadow.holes[:-1])
    last = meadow.holes[-1]
    assert faults(course, box) == (
        Fault(FaultCode.SPARE_TEE, (last.tee,)),
        Fault(FaultCode.SPARE_GREEN, (last.green,)),
    )


def test_a_walk_from_green_to_tee_over_other_tiles_is_a_remark(box, meadow):
    holes = meadow.holes
    course = replace(meadow, holes=(holes[0], holes[3], holes[1], holes[2], holes[4]))
    walks = [fault for fault in faults(course, box) if fault.code is FaultCode.LONG_WALK]
    assert [fault.details["hole"] for fault in walks] == [3, 5]
    assert walks[1].hexes == (holes[2].green, holes[4].tee)


def test_faults_that_forbid_play_come_first(box, meadow):
    course = replace(
        meadow, holes=meadow.holes[:-1], adjustments=(Adjustment(Hex(90, 0), Terrain.TREES),)
    )
    assert [fault.forbids_play for fault in faults(course, box)] == [True, False, False]


def test_every_code_either_forbids_play_or_is_a_remark(box):
    assert {code for code in FaultCode if Fault(code).forbids_play} == set(FaultCode) - REMARKS


@pytest.mark.parametrize(
    ("tile", "code"),
    [
        (PlacedTile("30A", Hex(0, 0), 0), FaultCode.OVERLAP),
        (PlacedTile("01B", Hex(0, 1), 0), FaultCode.TILE_TWICE),
        (PlacedTile("01A", Hex(0, 1), 0), FaultCode.TILE_TWICE),
        (PlacedTile("99A", Hex(0, 1), 0), FaultCode.UNKNOWN_FACE),
        (PlacedTile("30A", Hex(0, 1), 2), None),
        (PlacedTile("30A", Hex(9, 9), 2), None),
    ],
)
def test_a_tile_is_refused_where_one_lies_or_when_its_number_is_used(box, meadow, tile, code):
    refusal = refusal_of_tile(meadow, tile, box)
    assert (refusal and refusal.code) == code


def hex_with(course, box, terrain):
    """Return the first hex of the tiles with some ground."""
    for tile in course.tiles:
        ground = box.face_by_id[tile.face].terrain
        if terrain in ground:
            return tile_hexes(tile)[ground.index(terrain)]
    raise AssertionError(f"no {terrain.name} on the course")


@pytest.mark.parametrize(
    ("terrain", "code"),
    [
        (Terrain.TEE, FaultCode.ADJUSTMENT_ON_TEE),
        (Terrain.GREEN, FaultCode.ADJUSTMENT_ON_GREEN),
        (Terrain.CLUBHOUSE, FaultCode.ADJUSTMENT_ON_CLUBHOUSE),
        (Terrain.ROUGH, None),
        (Terrain.FAIRWAY, None),
        (Terrain.BUNKER, None),
        (Terrain.TREES, None),
    ],
)
def test_an_adjustment_tile_never_lies_on_a_tee_a_green_or_the_clubhouse(
    box, meadow, terrain, code
):
    place = hex_with(meadow, box, terrain)
    refusal = refusal_of_adjustment(meadow, Adjustment(place, Terrain.WATER), box)
    assert refusal == (code and Fault(code, (place,)))


def test_an_adjustment_tile_lies_on_a_corner_only_where_three_tiles_meet(box, meadow):
    inner, outer = Hex(2, -1), Hex(-8, 4)
    assert refusal_of_adjustment(meadow, Adjustment(inner, Terrain.TREES), box) is None
    refusal = refusal_of_adjustment(meadow, Adjustment(outer, Terrain.TREES), box)
    assert refusal == Fault(FaultCode.ADJUSTMENT_ON_OPEN_CORNER, (outer,))
    refusal = refusal_of_adjustment(meadow, Adjustment(Hex(40, 0), Terrain.TREES), box)
    assert refusal == Fault(FaultCode.ADJUSTMENT_OFF_COURSE, (Hex(40, 0),))


def open_hexes(course, box):
    """Return the hexes of the tiles that take adjustment tiles."""
    closed = {Terrain.TEE, Terrain.GREEN, Terrain.CLUBHOUSE}
    return [
        place
        for tile in course.tiles
        for place, terrain in zip(tile_hexes(tile), box.face_by_id[tile.face].terrain, strict=True)
        if terrain not in closed
    ]


@pytest.mark.parametrize(
    ("terrain", "most"),
    [(Terrain.WATER, 5), (Terrain.BUNKER, 8), (Terrain.TREES, 8), (Terrain.ROUGH, 21)],
)
def test_the_box_has_so_many_adjustment_tiles_of_a_kind(box, meadow, terrain, most):
    places = open_hexes(meadow, box)[: most + 1]
    laid = tuple(Adjustment(place, terrain) for place in places[:most])
    course = replace(meadow, adjustments=laid)
    assert FaultCode.ADJUSTMENTS_SPENT not in codes(course, box)
    refusal = refusal_of_adjustment(course, Adjustment(places[-1], terrain), box)
    assert refusal.code is FaultCode.ADJUSTMENTS_SPENT
    assert refusal.details["most"] == most
    assert refusal.hexes == (places[-1],)


def test_fronts_and_backs_together_are_21_adjustment_tiles(box, meadow):
    places = open_hexes(meadow, box)
    kinds = [Terrain.TREES] * 8 + [Terrain.ROUGH] * 13
    laid = tuple(map(Adjustment, places, kinds))
    course = replace(meadow, adjustments=laid)
    assert FaultCode.ADJUSTMENTS_SPENT not in codes(course, box)
    refusal = refusal_of_adjustment(course, Adjustment(places[21], Terrain.WATER), box)
    assert refusal.details == {"terrain": "water", "most": 21}


def test_no_adjustment_tile_shows_fairway(box, meadow):
    refusal = refusal_of_adjustment(meadow, Adjustment(Hex(0, 0), Terrain.FAIRWAY), box)
    assert refusal.code is FaultCode.ADJUSTMENT_KIND


def test_one_adjustment_tile_lies_on_a_hex(box, meadow):
    laid = Adjustment(Hex(0, 0), Terrain.ROUGH)
    course = replace(meadow, adjustments=(laid, laid))
    assert FaultCode.ADJUSTMENT_TWICE in codes(course, box)
    refusal = refusal_of_adjustment(course, Adjustment(Hex(0, 0), Terrain.TREES), box)
    assert refusal.code is FaultCode.ADJUSTMENT_TWICE


def test_a_green_behind_trees_two_hexes_deep_is_out_of_reach(box):
    course = one_hole(box, "01A 0 0", "06A 1 0", "08B 2 0")
    green = course.holes[0].green
    shut = tuple(
        Adjustment(place, Terrain.TREES)
        for place in ground_of(course, box.face_by_id)
        if distance(place, green) in {1, 2}
    )
    assert FaultCode.OUT_OF_REACH in codes(replace(course, adjustments=shut), box)


ROW = [Hex(0, -step) for step in range(6)]


@pytest.mark.parametrize(
    ("letters", "reached"),
    [
        ("RRRRR", True),
        ("RTRRR", True),
        ("RTTRR", False),
        ("RTRTR", True),
        ("RCRRR", True),
        ("RCTRR", False),
        ("RTCRR", False),
        ("RWBLR", True),
    ],
)
def test_a_chip_leads_over_one_tree_or_the_clubhouse_but_over_no_two_of_them(letters, reached):
    kinds = {
        "R": Terrain.ROUGH,
        "T": Terrain.TREES,
        "C": Terrain.CLUBHOUSE,
        "W": Terrain.WATER,
        "B": Terrain.BUNKER,
        "L": Terrain.LAKE,
    }
    ground = {place: kinds[letter] for place, letter in zip(ROW, letters, strict=False)}
    assert BallReach(ground)(ROW[0], ROW[4]) is reached
