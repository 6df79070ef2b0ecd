"""Shapes of the hex courses: plane geometry, natural outlines that keep to their tile."""

from math import hypot, pi

import pytest
from PySide6.QtCore import QPointF, Qt

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import CENTRE, Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, STEPS, Hex
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.eighteen_holes.art.grass import fairway_shape
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    Bulge,
    arc,
    area_of,
    blob_loops,
    circle,
    clipped,
    hex_polygon,
    offset,
    smooth,
    tile_polygon,
    turned_points,
    union,
)
from minigolf_desktop.ui.eighteen_holes.art.ground import (
    PLACES,
    direction_between,
    plain_ground,
    unturned_hex,
)
from minigolf_desktop.ui.eighteen_holes.art.tile import bunker_shape, pond_shape

FACES = load_box().faces
SQUARE = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
EVEN = Bulge(0.75, 0.0, 0.9)


def test_areas_are_positive_clockwise_on_the_screen():
    assert area_of(SQUARE) == 4
    assert area_of(SQUARE[::-1]) == -4


@pytest.mark.parametrize(
    "points, area",
    [
        ([(1, 1), (5, 1), (5, 5), (1, 5)], 1.0),
        ([(-5, -5), (5, -5), (5, 5), (-5, 5)], 4.0),
        ([(0.5, 0.5), (1, 0.5), (1, 1)], 0.125),
    ],
)
def test_polygons_are_clipped_to_a_window(points, area):
    assert abs(area_of(clipped(points, SQUARE))) == pytest.approx(area)


def test_what_lies_outside_a_window_is_gone():
    assert clipped([(3, 3), (4, 3), (4, 4)], SQUARE) == []


def test_a_union_holds_pieces_walked_either_way():
    path = union([SQUARE, [(x + 1, y + 1) for x, y in SQUARE][::-1], circle((4.0, 4.0), 1.5)])
    for x, y in ((0.5, 0.5), (1.5, 1.5), (2.5, 2.5), (4.0, 4.0), (5.2, 4.0)):
        assert path.contains(QPointF(x, y))
    assert not path.contains(QPointF(0.5, 2.5))


def test_arcs_go_the_shorter_way():
    points = arc((0, 0), 1.0, 3.0, -3.0)
    assert all(x < -0.9 for x, _ in points)
    assert all(hypot(x, y) == pytest.approx(1) for x, y in points)


def test_smooth_loops_grow_and_shrink_evenly():
    ring = smooth([(hypot(1, 0) * x, y) for x, y in turned_points(SQUARE, 45)])
    grown, shrunk = offset(ring, 0.1), offset(ring, -0.1)
    assert area_of(grown) > area_of(ring) > area_of(shrunk) > 0
    assert offset(ring, 0.0, (1, 2))[0] == (ring[0][0] + 1, ring[0][1] + 2)


def test_a_blob_on_one_hex_is_about_round():
    ((loop),) = blob_loops([Hex(0, 0)], EVEN, NamedChance("blob"))
    reaches = [hypot(x, y) for x, y in loop]
    assert max(reaches) - min(reaches) < 0.03
    assert area_of(loop) == pytest.approx(pi * 0.73**2, rel=0.06)


@pytest.mark.parametrize(
    "places", [[Hex(0, 0), Hex(1, 0)], [Hex(0, 0), Hex(1, 0), Hex(1, -1)], [*STEPS, Hex(0, 0)]]
)
def test_a_blob_on_several_hexes_is_one_piece_round_their_middles(places):
    loops = blob_loops(places, EVEN, NamedChance("blob"))
    assert len(loops) == 1
    path = union(loops)
    for place in places:
        assert path.contains(hex_polygon(place, 1.0).boundingRect().center())


def test_a_ring_of_hexes_leaves_its_middle_free():
    loops = blob_loops(STEPS, EVEN, NamedChance("blob"))
    assert sorted(area_of(loop) > 0 for loop in loops) == [False, True]


def test_blobs_of_the_same_seed_are_alike_and_others_differ():
    wild = Bulge(0.75, 0.15, 0.9)
    one = blob_loops([Hex(0, 0)], wild, NamedChance("a"))
    assert blob_loops([Hex(0, 0)], wild, NamedChance("a")) == one
    assert blob_loops([Hex(0, 0)], wild, NamedChance("b")) != one


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.id)
def test_hazards_and_fairways_keep_to_their_tile(face):
    tile = tile_polygon(Hex(0, 0), 1.0, 1.0001)
    ground = plain_ground(face, 0)
    outlines = [fairway_shape(face, face.terrain).rim]
    for group in ground.groups(Terrain.BUNKER):
        outlines.append(
            bunker_shape(tuple(map(unturned_hex, group)), f"{face.id}:{group[0]}", 0).rim
        )
    for group in ground.groups(Terrain.WATER):
        outlines.append(
            pond_shape(tuple(map(unturned_hex, group)), f"{face.id}:{group[0]}", 0).shore
        )
    for path in outlines:
        for polygon in path.toSubpathPolygons():
            for point in polygon.toList():
                assert tile.containsPoint(point * 0.9999, Qt.FillRule.OddEvenFill), face.id


def test_places_of_a_face_know_their_neighbours():
    for place in DIRECTIONS:
        assert direction_between(CENTRE, place) == place
        assert direction_between(place, CENTRE) == (place + 3) % 6
        assert direction_between(place, (place + 1) % 6) == (place + 2) % 6
        assert direction_between(place, (place + 2) % 6) is None
    assert all(direction_between(place, place) is None for place in PLACES)
