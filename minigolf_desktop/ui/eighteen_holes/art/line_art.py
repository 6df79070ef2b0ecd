"""Courses of 18 Holes in black lines on white paper: each kind of ground has a pattern of its own.

Fairways are pale grey, sand is dotted, water waved, woods and the clubhouse are signs.
"""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from minigolf_desktop.model.eighteen_holes.course import WATERS, Course, Face, Terrain
from minigolf_desktop.model.eighteen_holes.field import ground_of
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.line_art import (
    BLACK,
    LINE,
    THIN,
    draw,
    draw_tree,
    hatch,
    paint_number,
    path_of,
    stipple,
)
from minigolf_desktop.ui.common.art.shapes import line
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_centre, hex_polygon, tile_polygon, union

_UNIT = 50.0
"""Side of a hex in units of these drawings."""
_FAIRWAY, _GREEN = QColor("#E2E2E2"), QColor("#C4C4C4")
_HEXES, _TILES = QColor("#C2C2C2"), QColor("#7A7A7A")
_DISTANCE = 9.0
"""From one wave or dot to the next."""
_USUAL = 46.0
"""Side of a hex on paper below which patterns are drawn wider."""


def paint_course_in_lines(
    painter: QPainter, course: Course, faces: Mapping[str, Face], unit: float
) -> None:
    """Paint a course with the middle of ``Hex(0, 0)`` at the origin; no flags and no signs."""
    ground = ground_of(course, faces)
    painter.save()
    painter.scale(unit / _UNIT, unit / _UNIT)
    plan = QPainterPath()
    plan.setFillRule(Qt.FillRule.WindingFill)
    for tile in course.tiles:
        plan.addPolygon(tile_polygon(tile.place, _UNIT))
    painter.save()
    painter.setClipPath(plan, Qt.ClipOperation.IntersectClip)
    for place, terrain in ground.items():
        fill = {Terrain.FAIRWAY: _FAIRWAY, Terrain.TEE: _FAIRWAY, Terrain.GREEN: _FAIRWAY}
        painter.setPen(QPen(_HEXES, THIN))
        painter.setBrush(fill.get(terrain, Qt.GlobalColor.white))
        painter.drawPolygon(hex_polygon(place, _UNIT))
    # Patterns stay open where a course is drawn small.
    distance = _DISTANCE * min(2.2, max(1.0, _USUAL / unit))
    for kinds, paint in (({Terrain.BUNKER}, stipple), (WATERS, hatch)):
        shape = _together(place for place, terrain in ground.items() if terrain in kinds)
        if not shape.isEmpty():
            paint(painter, shape, distance)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_TILES, LINE))
    for tile in course.tiles:
        painter.drawPolygon(tile_polygon(tile.place, _UNIT))
    for place, terrain in ground.items():
        middle = hex_centre(place, _UNIT)
        if terrain is Terrain.TREES:
            for x, y in ((-17, 11), (16, 13), (0, -14)):
                draw_tree(painter, middle.x() + x, middle.y() + y, 17)
        elif terrain is Terrain.CLUBHOUSE:
            _draw_house(painter, middle)
        elif terrain is Terrain.TEE:
            draw(painter, path_of(QRectF(middle.x() - 11, middle.y() - 11, 22, 22)))
        elif terrain is Terrain.GREEN:
            _draw_green(painter, middle)
    painter.restore()


def paint_flag_in_lines(painter: QPainter, green: Hex, unit: float, number: int) -> None:
    """Paint the flag of a hole on its green, its number in a black disc."""
    painter.save()
    painter.translate(hex_centre(green, unit))
    painter.scale(unit / _UNIT, unit / _UNIT)
    painter.setPen(QPen(BLACK, 2.6))
    painter.drawLine(QPointF(0, 4), QPointF(0, -52))
    painter.translate(0, -60)
    paint_number(painter, number, 17.0)
    painter.restore()


def paint_tee_in_lines(painter: QPainter, tee: Hex, unit: float) -> None:
    """Paint the tee that a hole is played from: black, where others are white."""
    side = 22.0 * unit / _UNIT
    middle = hex_centre(tee, unit)
    painter.fillRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), BLACK)


def _together(places: Iterable[Hex]) -> QPainterPath:
    """Return the outline of hexes, those that touch as one."""
    shapes = [
        [(one.x(), one.y()) for one in hex_polygon(place, _UNIT).toList()] for place in places
    ]
    return union(shapes)


def _draw_green(painter: QPainter, middle: QPointF) -> None:
    path = QPainterPath()
    path.addEllipse(middle, 33, 33)
    draw(painter, path, fill=_GREEN)
    cup = QPainterPath()
    cup.addEllipse(middle, 5, 5)
    draw(painter, cup, fill=BLACK)


def _draw_house(painter: QPainter, middle: QPointF) -> None:
    """Draw a house from above, its ridge along."""
    roof = QRectF(middle.x() - 32, middle.y() - 22, 64, 44)
    draw(painter, path_of(roof), LINE * 1.4)
    ridge = QLineF(roof.left() + 16, middle.y(), roof.right() - 16, middle.y())
    painter.drawLine(ridge)
    for corner in (roof.topLeft(), roof.bottomLeft()):
        painter.drawLine(corner, ridge.p1())
    for corner in (roof.topRight(), roof.bottomRight()):
        painter.drawLine(corner, ridge.p2())


def paint_north(painter: QPainter, middle: QPointF, radius: float, turn: int) -> None:
    """Paint an arrow to where north is on a course after ``turn`` turns counter-clockwise."""
    arrow = line((0, -radius), (radius * 0.45, radius), (0, radius * 0.6), (-radius * 0.45, radius))
    arrow.closeSubpath()
    turned = QTransform().translate(middle.x(), middle.y()).rotate(-60.0 * turn)
    draw(painter, turned.map(arrow), fill=BLACK)
