"""The rough of a tile: a tone for each hex, tufts, a few flowers; and the lines of the grid."""

from math import pi, radians

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import draw_lines, fill, mixed, stroke
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import (
    hex_centre,
    hex_polygon,
    tile_polygon,
)
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import PLACES, Ground, unturned_hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import Point, on_circle

_HOME = Hex(0, 0)
_TUFT = ((-0.1, -0.14, -0.02), (0.0, -0.2, 0.0), (0.1, -0.12, 0.02))
"""Blades of a tuft: their tips, and where they stand."""
_DARK, _FLOWERED = 0.7, 0.22
"""Shares of the tufts that are dark and of the rough hexes that have flowers."""
_MEADOW = tile_polygon(_HOME, 1.0, 0.9)
"""Where tufts can stand without leaning over the rim."""
_HEX_LINE, _TILE_LINE = 0.2, 0.34
"""Strengths of the lines."""


def paint_rough(painter: QPainter, ground: Ground, detail: Detail) -> None:
    """Paint the ground under everything else on a tile, in units of a hex's side."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.CORNER)
    painter.drawPolygon(tile_polygon(_HOME, 1.0))
    for place in PLACES:
        chance = Chance(ground.face.id, place, "rough")
        tone = chance.pick((colours.ROUGH_DEEP, colours.ROUGH_PALE))
        painter.setBrush(mixed(colours.ROUGH, tone, chance.between(0, 0.6)))
        painter.drawPolygon(hex_polygon(ground.hex_of(place), 1.0, 1.004))
    if detail is not Detail.FAR:
        for place in PLACES:
            _paint_growth(painter, ground, place, detail)


def _paint_growth(painter: QPainter, ground: Ground, place: int, detail: Detail) -> None:
    chance = Chance(ground.face.id, place, "growth")
    middle = hex_centre(ground.hex_of(place), 1.0)
    if ground.terrain[place] is Terrain.ROUGH:
        paint_tufts(painter, chance, middle, detail, angle=ground.angle)
    else:
        _paint_tufts(painter, chance, middle, detail, [0.8, 0.8], ground.angle)


def paint_tufts(
    painter: QPainter, chance: Chance, middle: QPointF, detail: Detail, angle: float = 0.0
) -> None:
    """Paint tufts, and sometimes flowers, on a hex of rough, in units of a hex's side.

    They move with a tile that is turned by an angle, but stay upright.
    """
    _paint_tufts(painter, chance, middle, detail, [0.25, 0.45, 0.6, 0.72], angle)
    if chance.share() < _FLOWERED and detail > Detail.SMALL:
        spot = _around(middle, 0.5, chance, angle)
        painter.setPen(Qt.PenStyle.NoPen)
        for k in range(3):
            painter.setBrush(colours.FLOWERS[k == 1])
            painter.drawEllipse(QPointF(*on_circle(spot, 0.1, 2.1 * k)), 0.045, 0.045)


def _paint_tufts(
    painter: QPainter,
    chance: Chance,
    middle: QPointF,
    detail: Detail,
    reaches: list[float],
    angle: float,
) -> None:
    size = 0.85 if detail > Detail.SMALL else 1.1
    dark, pale = QPainterPath(), QPainterPath()
    for reach in reaches:
        spot = _around(middle, reach, chance, angle)
        path = dark if chance.share() < _DARK else pale
        if _MEADOW.containsPoint(QPointF(*spot), Qt.FillRule.OddEvenFill):
            _add_tuft(path, spot, size)
    for path, colour, strength in ((dark, colours.TUFT, 0.8), (pale, colours.TUFT_PALE, 1.0)):
        if not path.isEmpty():
            stroke(painter, path, colour, 0.045 * size, strength)


def _around(middle: QPointF, reach: float, chance: Chance, angle: float) -> Point:
    """Return a spot so far from a middle, in a direction that chance and an angle decide."""
    way = chance.between(0, 2 * pi) + radians(angle)
    return on_circle((middle.x(), middle.y()), reach, way)


def _add_tuft(path: QPainterPath, spot: Point, size: float) -> None:
    x, y = spot
    for tip_x, tip_y, foot in _TUFT:
        path.moveTo(x + tip_x * size, y + tip_y * size)
        path.lineTo(x + foot * size, y + 0.02 * size)


def paint_lines(painter: QPainter, detail: Detail) -> None:
    """Paint the lines between the hexes of a tile, and half of those to its neighbours."""
    width = 0.035 if detail > Detail.SMALL else 0.05
    draw_lines(painter, _INNER_LINES, colours.LINE, width, _HEX_LINE)
    edge = QPainterPath()
    edge.addPolygon(tile_polygon(_HOME, 1.0))
    edge.closeSubpath()
    edge.addPolygon(tile_polygon(_HOME, 1.0, 1 - 0.01))
    edge.closeSubpath()
    fill(painter, edge, colours.LINE, _TILE_LINE)


def _inner_lines() -> list[QLineF]:
    lines = []
    for direction in DIRECTIONS:
        corners = hex_polygon(unturned_hex(direction), 1.0).toList()
        lines += [
            QLineF(corners[k], corners[(k + 1) % 6])
            for k in range(6)
            if _is_inside(corners[k], corners[(k + 1) % 6])
        ]
    return list({_key(line): line for line in lines}.values())


def _is_inside(one: QPointF, other: QPointF) -> bool:
    """Return whether a side lies within the tile and not on its rim."""
    middle = (one + other) / 2
    return tile_polygon(Hex(0, 0), 1.0, 0.99).containsPoint(middle, Qt.FillRule.OddEvenFill)


def _key(line: QLineF) -> tuple[int, int]:
    return round(line.center().x() * 100), round(line.center().y() * 100)


_INNER_LINES = _inner_lines()
