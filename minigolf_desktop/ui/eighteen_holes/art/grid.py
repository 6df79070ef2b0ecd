"""Where hexes and tiles lie on the screen: the one place that turns hexes into points and back."""

from collections.abc import Iterable
from math import sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from minigolf_desktop.model.eighteen_holes.course import TILE_SPAN, PlacedTile
from minigolf_desktop.model.geometry.hexagon import STEPS, Hex

SQRT3 = sqrt(3)
HEX_HEIGHT = SQRT3
"""Height of a hex, and distance of two neighbours' centres, in units."""
TILE_WIDTH, TILE_HEIGHT = 2.0 * TILE_SPAN, TILE_SPAN * SQRT3
"""Size of a tile in units."""

_CORNERS = (
    (1.0, 0.0),
    (0.5, SQRT3 / 2),
    (-0.5, SQRT3 / 2),
    (-1.0, 0.0),
    (-0.5, -SQRT3 / 2),
    (0.5, -SQRT3 / 2),
)
"""Corners of a hex of side 1, clockwise from the east."""


def hex_centre(place: Hex, unit: float) -> QPointF:
    """Return the middle of a hex."""
    return QPointF(1.5 * place.q * unit, SQRT3 * (place.r + place.q / 2) * unit)


def hex_at(point: QPointF, unit: float) -> Hex:
    """Return the hex that a point lies in."""
    q = point.x() / (1.5 * unit)
    r = point.y() / (SQRT3 * unit) - q / 2
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)


def hex_polygon(place: Hex, unit: float, share: float = 1.0) -> QPolygonF:
    """Return the corners of a hex, clockwise from the east; ``share`` of its size is kept."""
    return polygon_round(hex_centre(place, unit), unit * share)


def tile_polygon(place: Hex, unit: float, share: float = 1.0) -> QPolygonF:
    """Return the corners of a tile by its tile coordinates, clockwise from the east."""
    return polygon_round(tile_centre(place, unit), unit * TILE_SPAN * share)


def tile_centre(place: Hex, unit: float) -> QPointF:
    """Return the middle of a tile by its tile coordinates."""
    return hex_centre(Hex(TILE_SPAN * place.q, TILE_SPAN * place.r), unit)


def tile_at(point: QPointF, unit: float) -> Hex:
    """Return the tile coordinates of the place for a tile that a point lies in."""
    return hex_at(point, TILE_SPAN * unit)


def polygon_round(centre: QPointF, side: float) -> QPolygonF:
    """Return a hexagon with a flat upper side round a point, clockwise from the east."""
    return QPolygonF([QPointF(centre.x() + side * x, centre.y() + side * y) for x, y in _CORNERS])


def tile_corner(place: Hex, corner: int, unit: float, share: float = 1.0) -> QPointF:
    """Return a corner of a tile, 0 to 5 clockwise from the east.

    ``share`` tells how far out towards it: 1 is the corner itself, 0 the middle.
    """
    x, y = _CORNERS[corner % 6]
    reach = TILE_SPAN * unit * share
    return tile_centre(place, unit) + QPointF(reach * x, reach * y)


def is_corner(place: Hex) -> bool:
    """Return whether tiles meet in a hex by their corners; any other belongs to one tile."""
    return (place.q - place.r) % TILE_SPAN == 0 and place.q % TILE_SPAN != 0


def step_vector(direction: int, unit: float) -> QPointF:
    """Return the way from a hex to its neighbour in a direction of the model."""
    return hex_centre(STEPS[direction], unit)


def bearing(direction: int) -> float:
    """Return a direction as an angle in degrees, clockwise from the east: north is -90."""
    return 30.0 - 60.0 * direction


def aim_number(direction: int) -> int:
    """Return what players call a direction: 1 is north, then clockwise to 6."""
    return (2 - direction) % 6 + 1


def direction_of_aim(number: int) -> int:
    """Return the direction that players call 1 to 6, clockwise from north."""
    return (3 - number) % 6


def tiles_rect(tiles: Iterable[PlacedTile], unit: float) -> QRectF:
    """Return the rectangle round tiles; empty without any."""
    area = QRectF()
    for tile in tiles:
        area = area.united(tile_polygon(tile.place, unit).boundingRect())
    return area
