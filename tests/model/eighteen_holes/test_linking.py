"""How sides of tiles meet, and the turn in which they link."""

import pytest

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.eighteen_holes.field import SideMeeting, fairways, linking_turn, sides
from minigolf_desktop.model.geometry.hexagon import Hex

TEE = PlacedTile("01A", Hex(0, 0), 0)
MIDDLE = PlacedTile("02A", Hex(1, 0), 0)


@pytest.fixture(scope="module")
def faces():
    return load_box().face_by_id


@pytest.mark.parametrize("number", range(14))
def test_every_hole_of_the_preset_courses_has_its_fairway(number):
    box = load_box()
    course = box.presets[number].course
    found = {(way.tee, way.green, way.par) for way in fairways(course.tiles, box.face_by_id)}
    assert set(course.holes) <= found


def test_sides_tell_how_they_meet_what_lies_beyond(faces):
    tiles = {TEE.place: TEE}
    assert sides(MIDDLE, tiles, faces)[3] is SideMeeting.LINKED
    assert sides(MIDDLE, tiles, faces)[1] is SideMeeting.OPEN
    assert sides(MIDDLE, tiles, faces)[0] is SideMeeting.PLAIN
    assert sides(MIDDLE._replace(turn=1), tiles, faces)[3] is SideMeeting.CLOSED


@pytest.mark.parametrize("turn", range(6))
def test_a_tile_is_turned_so_that_it_links(faces, turn):
    tile = MIDDLE._replace(turn=turn)
    linked = tile._replace(turn=linking_turn(tile, {TEE.place: TEE}, faces))
    assert sides(linked, {TEE.place: TEE}, faces)[3] is SideMeeting.LINKED


def test_a_tile_that_links_as_it_is_stays_so(faces):
    assert linking_turn(MIDDLE, {TEE.place: TEE}, faces) == 0
    alone = MIDDLE._replace(turn=4)
    assert linking_turn(alone, {}, faces) == 4
