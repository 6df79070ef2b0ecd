"""What the hexes of a course are covered with: faces, corners, adjustment tiles (H1, H3, H17)."""

from dataclasses import replace

import pytest
from golf_in_letters import tiles_of
from golf_tables import the_box

from minigolf_desktop.model.eighteen_holes.course import Adjustment, Course, Terrain
from minigolf_desktop.model.eighteen_holes.field import (
    corner_hexes,
    fairway_hexes,
    ground_of,
    lay_out,
    tile_hexes,
)
from minigolf_desktop.model.eighteen_holes.flight import can_stand, lies_in_rough
from minigolf_desktop.model.geometry.hexagon import Hex

FACES = the_box().face_by_id
TILES = tiles_of("01A 0 0", "02A 1 0", "33B 2 -1 turn 1", "04A 0 1")
COURSE = Course("", "", TILES, (), ())
ENDS = {Terrain.TEE, Terrain.GREEN}
MEET = next(iter(set(corner_hexes(TILES[0])) & set(corner_hexes(TILES[1]))))


def printed(terrain, *, crossed=None):
    """A hex of the course with some ground, on a fairway line or off it where that is told."""
    lines = fairway_hexes(TILES, FACES)
    ground = ground_of(COURSE, FACES)
    on_tiles = {place for tile in TILES for place in tile_hexes(tile)}
    return next(
        place
        for place in sorted(on_tiles)
        if ground[place] is terrain and crossed in (None, place in lines)
    )


def adjusted(place, terrain):
    """The field with an adjustment tile, and the number of the hex that it lies on."""
    field = lay_out(replace(COURSE, adjustments=(Adjustment(place, terrain),)), FACES)
    return field, field.number[place]


def test_a_hex_has_the_ground_of_its_face():
    ground = ground_of(COURSE, FACES)
    for tile in TILES:
        assert tuple(ground[place] for place in tile_hexes(tile)) == FACES[tile.face].terrain


def test_fairway_is_what_a_line_crosses_but_neither_tee_nor_green():
    """The line of 01A runs from the tee over the centre and the hex in direction 0."""
    assert fairway_hexes(TILES[:1], FACES) == {Hex(0, 0), Hex(1, 0)}
    ends = {place for place, kind in ground_of(COURSE, FACES).items() if kind in ENDS}
    assert ends and not ends & fairway_hexes(TILES, FACES)


def test_the_corners_of_tiles_are_rough():
    ground = ground_of(COURSE, FACES)
    inner = {place for tile in TILES for place in tile_hexes(tile)}
    corners = {corner for tile in TILES for corner in corner_hexes(tile)} - inner
    assert corners and {ground[corner] for corner in corners} == {Terrain.ROUGH}


@pytest.mark.parametrize("terrain", [Terrain.BUNKER, Terrain.WATER, Terrain.TREES])
def test_an_adjustment_tile_covers_the_corner_where_tiles_meet(terrain):
    field, number = adjusted(MEET, terrain)
    assert field.terrain(number) is terrain


@pytest.mark.parametrize("hazard", [Terrain.BUNKER, Terrain.TREES])
def test_turf_over_a_hazard_plays_as_rough(hazard):
    field, number = adjusted(printed(hazard), Terrain.ROUGH)
    assert can_stand(field, number) and lies_in_rough(field, number)


def test_turf_over_a_fairway_hex_plays_as_rough():
    field, number = adjusted(printed(Terrain.FAIRWAY, crossed=True), Terrain.ROUGH)
    assert lies_in_rough(field, number)


def test_water_laid_on_a_fairway_is_a_lake_that_lies_as_fairway():
    field, number = adjusted(printed(Terrain.FAIRWAY, crossed=True), Terrain.WATER)
    assert field.terrain(number) is Terrain.LAKE and not lies_in_rough(field, number)


def test_water_laid_on_rough_lies_as_rough():
    field, number = adjusted(printed(Terrain.ROUGH), Terrain.WATER)
    assert field.terrain(number) is Terrain.WATER and lies_in_rough(field, number)


def test_trees_laid_on_a_hex_let_nobody_stand_there():
    field, number = adjusted(printed(Terrain.ROUGH), Terrain.TREES)
    assert not can_stand(field, number)


def test_every_tee_box_of_the_course_is_one_also_without_a_hole():
    field = lay_out(COURSE, FACES)
    tees = [place for place, kind in ground_of(COURSE, FACES).items() if kind is Terrain.TEE]
    assert field.tees == () and len(tees) == 2
    assert field.tee_boxes == {field.number[place] for place in tees}
