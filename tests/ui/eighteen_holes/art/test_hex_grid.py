"""Hexes and points: where they lie, and back again."""

from math import sqrt

import pytest
from PySide6.QtCore import QPointF

from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.eighteen_holes.field import corner_hexes, tile_hexes
from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    Hex,
    neighbour,
)
from minigolf_desktop.ui.eighteen_holes.art import grid

SOME = [Hex(q, r) for q in range(-4, 5) for r in range(-4, 5)]


def test_hexes_lie_where_the_style_says():
    assert grid.hex_centre(Hex(0, 0), 10) == QPointF(0, 0)
    assert grid.hex_centre(Hex(2, 0), 10) == QPointF(30, 10 * sqrt(3))
    assert grid.hex_centre(Hex(0, -1), 10) == QPointF(0, -10 * sqrt(3))


@pytest.mark.parametrize("unit", [1.0, 8.0, 16.17, 40.0])
def test_the_middle_and_the_rim_of_a_hex_belong_to_it(unit):
    for place in SOME:
        middle = grid.hex_centre(place, unit)
        assert grid.hex_at(middle, unit) == place
        for corner in grid.hex_polygon(place, unit, 0.99):
            assert grid.hex_at(corner, unit) == place


def test_a_tile_is_three_hexes_to_a_side():
    box = grid.tile_polygon(Hex(0, 0), 1.0).boundingRect()
    assert box.width() == pytest.approx(grid.TILE_WIDTH)
    assert box.height() == pytest.approx(grid.TILE_HEIGHT)
    assert grid.tile_centre(Hex(1, -2), 1.0) == grid.hex_centre(Hex(3, -6), 1.0)


def test_neighbouring_tiles_touch_at_two_corners():
    here = [(round(p.x(), 6), round(p.y(), 6)) for p in grid.tile_polygon(Hex(0, 0), 1.0)]
    for direction in range(6):
        there = grid.tile_polygon(neighbour(Hex(0, 0), direction), 1.0)
        assert len({(round(p.x(), 6), round(p.y(), 6)) for p in there} & set(here)) == 2


def test_a_point_tells_its_tile():
    for place in (Hex(0, 0), Hex(2, -1), Hex(-3, 1)):
        for corner in grid.tile_polygon(place, 12.0, 0.98):
            assert grid.tile_at(corner, 12.0) == place


def test_the_corners_of_a_tile_are_the_middles_of_its_corner_hexes():
    tile = PlacedTile("", Hex(1, -1), 0)
    corners = {grid.hex_at(grid.tile_corner(tile.place, k, 5.0), 5.0) for k in range(6)}
    assert corners == set(corner_hexes(tile))


def test_diamonds_and_hexes_make_up_the_tile():
    tile = PlacedTile("", Hex(0, 0), 0)

    def area(points):
        return abs(
            sum(
                a.x() * b.y() - b.x() * a.y()
                for a, b in zip(points, points[1:] + points[:1], strict=True)
            )
            / 2
        )

    whole = area(list(grid.tile_polygon(tile.place, 1.0)))
    hexes = sum(area(list(grid.hex_polygon(place, 1.0))) for place in tile_hexes(tile))
    diamonds = 6 * area(list(grid.hex_polygon(Hex(1, 1), 1.0))) / 3
    assert hexes + diamonds == pytest.approx(whole)


def test_corners_are_told_from_hexes_of_a_tile():
    tile = PlacedTile("", Hex(2, -1), 0)
    assert all(grid.is_corner(place) for place in corner_hexes(tile))
    assert not any(grid.is_corner(place) for place in tile_hexes(tile))


def test_players_count_directions_clockwise_from_north():
    order = [NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST]
    assert [grid.aim_number(direction) for direction in order] == [1, 2, 3, 4, 5, 6]
    assert [grid.direction_of_aim(number) for number in range(1, 7)] == order


def test_bearings_point_to_the_neighbours():
    for direction in range(6):
        way = grid.step_vector(direction, 1.0)
        assert way.x() * way.x() + way.y() * way.y() == pytest.approx(3)
        assert grid.hex_at(way, 1.0) == neighbour(Hex(0, 0), direction)
    assert grid.bearing(NORTH) == -90
    assert grid.bearing(SOUTH_EAST) == 30


def test_the_rectangle_round_tiles_holds_them_all():
    tiles = [PlacedTile("", Hex(0, 0), 0), PlacedTile("", Hex(1, 0), 2)]
    box = grid.tiles_rect(tiles, 10.0)
    assert box.width() == pytest.approx(10 * (6 + 4.5))
    assert grid.tiles_rect([], 10.0).isEmpty()
