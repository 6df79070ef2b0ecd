"""Where fairways lead across the tiles of a course."""

import pytest
from golf_in_letters import tiles_of

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.field import fairway_from, fairways
from minigolf_desktop.model.geometry.hexagon import Hex


@pytest.fixture(scope="module")
def faces():
    return load_box().face_by_id


def test_a_fairway_runs_from_its_tee_over_every_tile_to_the_green(faces):
    tiles = tiles_of("01A 0 0", "06A 1 0", "08B 2 0")
    (way,) = fairways(tiles, faces)
    assert (way.tee, way.green, way.par) == (Hex(-1, 0), Hex(7, 0), 4)
    assert way.tiles == tiles
    assert (way.wanted, way.between) == (1, 1)
    assert way.hexes == tuple(Hex(q, 0) for q in range(-1, 8))


def test_a_fairway_goes_round_the_bends_of_turned_tiles(faces):
    tiles = tiles_of("01A 0 0 turn 2", "02A 0 -1 turn 2", "08B -1 -1 turn 5")
    (way,) = fairways(tiles, faces)
    assert way.green is None
    tiles = tiles_of("01A 0 0 turn 2", "02A 0 -1 turn 2", "08B -1 -1 turn 3")
    (way,) = fairways(tiles, faces)
    assert way.tiles == tiles
    assert way.green is not None


def test_a_fairway_ends_where_no_tile_lies_or_none_has_a_fairway(faces):
    for tiles in (tiles_of("01A 0 0"), tiles_of("01A 0 0", "06A 1 0 turn 1")):
        (way,) = fairways(tiles, faces)
        assert (way.green, way.tiles) == (None, tiles[:1])


def test_a_whole_par_3_has_its_green_on_its_own_tile(faces):
    (way,) = fairways(tiles_of("04A 0 0"), faces)
    assert (way.green, way.between) == (Hex(1, 0), 0)


def test_a_green_face_with_a_tee_has_the_hole_of_that_tee(faces):
    (way,) = fairways(tiles_of("03A 0 0"), faces)
    assert (way.tee, way.green, way.par) == (Hex(0, -1), Hex(0, 1), 3)


def test_a_fairway_that_leads_to_another_tee_has_no_green(faces):
    ways = fairways(tiles_of("01A 0 0", "06A 1 0", "05A 2 0 turn 3"), faces)
    assert [way.green for way in ways] == [None, None]


def test_only_a_tile_with_a_tee_begins_a_fairway(faces):
    (tile,) = tiles_of("06A 0 0")
    with pytest.raises(ValueError, match="06A has no tee"):
        fairway_from(tile, {}, faces)
