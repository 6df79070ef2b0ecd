"""A course laid by hand: what each change does to tiles, holes and adjustment tiles."""

from random import Random

import pytest

from minigolf_desktop.model.eighteen_holes.building import (
    FaultCode,
    faults,
    refusal_of_adjustment,
    refusal_of_tile,
)
from minigolf_desktop.model.eighteen_holes.course import Adjustment, PlacedTile, Terrain
from minigolf_desktop.model.eighteen_holes.course_layout import NOTHING, CourseLayout
from minigolf_desktop.model.eighteen_holes.field import corner_hexes, tile_hexes
from minigolf_desktop.model.geometry.hexagon import Hex

TEE = PlacedTile("01A", Hex(0, 0), 0)
"""Par 4 with the clubhouse: its fairway leaves to direction 0."""
MIDDLE = PlacedTile("02A", Hex(1, 0), 0)
"""Enters from direction 3 and leaves to direction 1."""
GREEN = PlacedTile("33B", Hex(2, -1), 1)
"""Its fairway enters, as it lies, from direction 4."""


WHOLE = PlacedTile("04A", Hex(4, 4), 0)
"""Tee and green of a par 3 on one tile."""


@pytest.fixture
def empty(box):
    return CourseLayout(NOTHING, box)


@pytest.fixture
def hole(empty):
    return empty.with_tile(TEE).with_tile(MIDDLE).with_tile(GREEN)


@pytest.fixture
def meadow(box):
    return CourseLayout(box.presets[0].course, box)


def test_a_hole_comes_of_itself_once_a_fairway_leads_to_a_green(empty):
    before = empty.with_tile(TEE).with_tile(MIDDLE)
    assert not before.course.holes
    [hole] = before.with_tile(GREEN).course.holes
    assert (hole.tee, hole.green, hole.par) == (Hex(-1, 0), Hex(6, -3), 4)


def test_holes_have_numbers_in_the_order_in_which_they_were_completed(hole):
    whole = PlacedTile("04A", Hex(0, 2), 0)
    more = hole.with_tile(whole)
    assert [one.par for one in more.course.holes] == [4, 3]


def test_a_moved_tile_takes_its_hole_along(hole):
    moved = hole.moved(Hex(2, -1), PlacedTile(GREEN.face, Hex(0, 3), 1))
    assert moved.numbers == {Hex(0, 9): 1}
    assert moved.course.holes[0].tee == Hex(-1, 0)


def test_a_turned_tee_keeps_the_number_of_its_hole_though_nothing_links(hole):
    turned = hole.turned(Hex(0, 0), 2)
    [only] = turned.course.holes
    assert only.tee == tile_hexes(TEE._replace(turn=2))[3]
    assert not turned.links


def test_a_hole_is_gone_with_its_green_and_later_ones_move_up(meadow):
    second = meadow.course.holes[1].green
    tile = next(tile for tile in meadow.course.tiles if second in tile_hexes(tile))
    left = meadow.without_tile(tile.place)
    assert second not in left.numbers
    assert sorted(left.numbers.values()) == list(range(1, len(left.numbers) + 1))


def test_a_flipped_tile_shows_its_other_face_and_links_if_it_can(hole):
    flipped = hole.flipped(Hex(1, 0))
    assert flipped.tiles[Hex(1, 0)].face == "02B"
    assert hole.flipped(Hex(1, 0)).flipped(Hex(1, 0)).tiles[Hex(1, 0)].face == "02A"


def test_flipping_a_whole_hole_away_takes_its_number_along(empty):
    layout = empty.with_tile(WHOLE)
    assert layout.course.holes
    assert not layout.flipped(WHOLE.place).course.holes
    assert layout.flipped(WHOLE.place).flipped(WHOLE.place).course.holes == layout.course.holes


def test_another_layout_of_the_same_course_is_the_same(hole, box):
    assert hole == CourseLayout(hole.course, box)
    assert hole != hole.named("Larch Hill")


def test_a_tile_is_used_whichever_face_is_up(hole):
    assert hole.used == {1, 2, 33}
    assert hole.flipped(Hex(1, 0)).used == {1, 2, 33}


# Numbers


def test_a_number_given_moves_the_later_holes_on(meadow):
    greens = [hole.green for hole in meadow.course.holes]
    layout = meadow.numbered(greens[4], 2)
    assert [hole.green for hole in layout.course.holes] == [greens[at] for at in (0, 4, 1, 2, 3)]


def test_two_holes_swap_their_numbers(meadow):
    greens = [hole.green for hole in meadow.course.holes]
    layout = meadow.swapped(greens[0], greens[3])
    assert layout.numbers[greens[0]] == 4
    assert layout.numbers[greens[3]] == 1


def test_a_green_without_number_stays_so_while_other_tiles_change(meadow):
    green = meadow.course.holes[2].green
    layout = meadow.unnumbered(green).with_tile(PlacedTile("04A", Hex(4, 4), 0))
    assert green not in layout.numbers
    assert len(layout.course.holes) == len(meadow.course.holes)


def test_a_green_that_no_tee_leads_to_gets_no_number(empty):
    layout = empty.with_tile(GREEN)
    assert layout.numbered(layout.greens[0], 1) == layout


def test_numbering_along_the_fairways_begins_at_the_clubhouse(meadow):
    shuffled = meadow.swapped(meadow.course.holes[0].green, meadow.course.holes[4].green)
    first = shuffled.numbered_along().course.holes[0]
    assert first == meadow.course.holes[0]


def test_numbering_along_gives_every_complete_hole_a_number(meadow):
    layout = meadow.unnumbered(meadow.course.holes[1].green).numbered_along()
    assert sorted(layout.course.holes) == sorted(meadow.course.holes)


# Adjustment tiles (ruling H17)


def test_a_corner_loses_its_adjustment_tile_with_one_of_its_tiles(empty):
    third = PlacedTile("04A", Hex(1, -1), 0)
    three = empty.with_tile(TEE).with_tile(MIDDLE).with_tile(third)
    meet = set(corner_hexes(TEE)) & set(corner_hexes(MIDDLE)) & set(corner_hexes(third))
    layout = three.with_adjustment(meet.pop(), Terrain.TREES)
    assert layout.adjustments
    assert not layout.without_tile(third.place).adjustments


def test_an_adjustment_tile_moves_with_the_tile_below(hole):
    sand = tile_hexes(MIDDLE)[5]
    layout = hole.with_adjustment(sand, Terrain.BUNKER).turned(MIDDLE.place, 2)
    assert layout.adjustments == {tile_hexes(MIDDLE._replace(turn=2))[5]: Terrain.BUNKER}


def test_water_on_a_fairway_is_a_lake(hole):
    fairway = tile_hexes(MIDDLE)[6]
    assert hole.with_adjustment(fairway, Terrain.WATER).ground[fairway] is Terrain.LAKE


def test_every_back_is_rough_so_that_any_adjustment_tile_can_show_it(hole):
    course, box = hole.course, hole.box
    places = [
        place
        for place in hole.ground
        if refusal_of_adjustment(course, Adjustment(place, Terrain.ROUGH), box) is None
    ]
    layout = hole
    for place in places[:10]:
        layout = layout.with_adjustment(place, Terrain.ROUGH)
    assert layout.left_of(Terrain.ROUGH) == 11
    assert layout.left_of(Terrain.BUNKER) == 8
    assert layout.left_of(Terrain.WATER) == 5
    for place in places[10:14]:
        layout = layout.with_adjustment(place, Terrain.ROUGH)
    assert layout.left_of(Terrain.BUNKER) == 7


def test_an_adjustment_tile_is_taken_away(hole):
    place = tile_hexes(TEE)[1]
    layout = hole.with_adjustment(place, Terrain.TREES)
    assert layout.without_adjustment(place) == hole


def test_a_preset_course_that_is_changed_is_ones_own(meadow):
    assert meadow.course.id
    assert not meadow.turned(meadow.course.tiles[0].place, 1).course.id
    assert not meadow.named("Mine").course.id


def test_clearing_keeps_the_name_only(meadow):
    course = meadow.cleared().course
    assert (course.name, course.tiles, course.holes) == (meadow.course.name, (), ())


# Whatever is done

NEVER = {
    code
    for code in FaultCode
    if code.startswith("adjustment")
    or code in {FaultCode.OVERLAP, FaultCode.TILE_TWICE, FaultCode.TOO_MANY_HOLES, FaultCode.PAR}
    or code in {FaultCode.NO_TEE, FaultCode.NO_GREEN, FaultCode.TEE_TWICE, FaultCode.GREEN_TWICE}
}
"""What no change may bring about: the rest is the player's own business."""


def one_change(layout, chance):
    """Return a layout after one change that a player might make."""
    tiles = list(layout.tiles)
    place = Hex(chance.randrange(-3, 4), chance.randrange(-3, 4))
    kind = chance.randrange(9)
    if kind < 3 or not tiles:
        tile = PlacedTile(chance.choice(layout.box.faces).id, place, chance.randrange(6))
        fault = refusal_of_tile(layout.course, tile, layout.box)
        return layout if fault else layout.with_tile(layout.linked(tile))
    lying = chance.choice(tiles)
    if kind == 3:
        return layout.turned(lying, chance.randrange(1, 6))
    if kind == 4:
        return layout.flipped(lying)
    if kind == 5 and chance.random() < 0.4:
        return layout.without_tile(lying)
    if kind == 6 and place not in layout.tiles:
        return layout.moved(lying, layout.tiles[lying]._replace(place=place))
    if kind == 7 and layout.greens:
        green = chance.choice(layout.greens)
        return layout.numbered(green, chance.randrange(1, 9))
    adjustment = Adjustment(
        chance.choice(sorted(layout.ground)),
        chance.choice((Terrain.BUNKER, Terrain.WATER, Terrain.TREES, Terrain.ROUGH)),
    )
    if refusal_of_adjustment(layout.course, adjustment, layout.box):
        return layout
    return layout.with_adjustment(*adjustment)


@pytest.mark.parametrize("seed", range(12))
def test_no_row_of_changes_leaves_holes_or_adjustment_tiles_where_they_may_not_be(empty, seed):
    chance = Random(seed)
    layout = empty
    for _ in range(120):
        layout = one_change(layout, chance)
        broken = NEVER & {fault.code for fault in faults(layout.course, layout.box)}
        assert not broken
