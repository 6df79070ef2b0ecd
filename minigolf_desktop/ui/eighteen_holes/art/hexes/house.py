"""The clubhouse seen from above: a hipped roof with a wing, on a paved hex."""

from math import cos, radians

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import fill, mixed, stroke
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import polygon_round
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import Point, outline, turned_points

_LIGHT = 225.0
"""Bearing of the light, clockwise from the east: the north-west."""
_PLANES: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (270.0, ((-0.66, -0.5), (0.66, -0.5), (0.36, -0.14), (-0.36, -0.14))),
    (180.0, ((-0.66, -0.5), (-0.36, -0.14), (-0.66, 0.2))),
    (0.0, ((0.66, -0.5), (0.66, 0.2), (0.36, -0.14))),
    (90.0, ((-0.66, 0.2), (-0.36, -0.14), (0.36, -0.14), (0.66, 0.2))),
    (180.0, ((-0.66, 0.0), (-0.34, 0.2), (-0.34, 0.64), (-0.66, 0.64))),
    (0.0, ((-0.34, 0.2), (-0.02, 0.0), (-0.02, 0.64), (-0.34, 0.64))),
)
"""The planes of the roof with the bearings that they slope to, for a house seen from the south."""
_WALLS: tuple[Point, ...] = (
    (-0.66, -0.5),
    (0.66, -0.5),
    (0.66, 0.2),
    (-0.02, 0.2),
    (-0.02, 0.64),
    (-0.66, 0.64),
)
_RIDGES: tuple[tuple[Point, Point], ...] = (
    ((-0.36, -0.14), (0.36, -0.14)),
    ((-0.34, 0.02), (-0.34, 0.64)),
)
_PARASOLS: tuple[Point, ...] = ((0.2, 0.5), (0.5, 0.34))


def paint_house(painter: QPainter, middle: QPointF, angle: float) -> None:
    """Paint the clubhouse in units of a hex's side, turned by an angle; the light stays."""
    painter.save()
    painter.translate(middle)
    for side, colour in ((0.93, colours.PAVING_EDGE), (0.87, colours.PAVING)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(polygon_round(QPointF(0, 0), side))
    _paint_roof(painter, angle)
    for x, y in turned_points(_PARASOLS, angle):
        _paint_parasol(painter, x, y)
    painter.restore()


def _paint_roof(painter: QPainter, angle: float) -> None:
    walls = outline([turned_points(_WALLS, angle)])
    fill(painter, walls.translated(0.07, 0.085), colours.HOUSE_SHADE, 0.28)
    fill(painter, walls, colours.ROOF)
    for bearing, plane in _PLANES:
        fill(painter, outline([turned_points(plane, angle)]), _lit(bearing + angle))
    ridges = QPainterPath()
    for ridge in _RIDGES:
        start, end = turned_points(ridge, angle)
        ridges.moveTo(*start)
        ridges.lineTo(*end)
    stroke(painter, ridges, colours.RIDGE, 0.04)
    ((x, y),) = turned_points([(0.24, -0.34)], angle)
    painter.setPen(QPen(colours.CHIMNEY_EDGE, 0.035))
    painter.setBrush(colours.CHIMNEY)
    painter.drawRect(QRectF(x - 0.08, y - 0.08, 0.16, 0.16))


def _lit(bearing: float) -> QColor:
    """Return the colour of a plane that slopes to a bearing."""
    light = cos(radians(bearing - _LIGHT))
    if light > 0:
        return mixed(colours.ROOF, colours.ROOF_LIT, light)
    return mixed(colours.ROOF, colours.ROOF_DARK, -light)


def _paint_parasol(painter: QPainter, x: float, y: float) -> None:
    radius = 0.16
    area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(colours.HOUSE_SHADE)
    shade.setAlphaF(0.28)
    painter.setBrush(shade)
    painter.drawEllipse(area.translated(0.04, 0.055))
    painter.setBrush(colours.PARASOL)
    painter.drawEllipse(area)
    painter.setBrush(colours.PARASOL_CREAM)
    for k in range(0, 8, 2):
        painter.drawPie(area, k * 45 * 16, 45 * 16)
    painter.setBrush(colours.INK)
    painter.drawEllipse(QPointF(x, y), 0.03, 0.03)
