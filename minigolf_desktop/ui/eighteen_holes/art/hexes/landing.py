"""Where a ball may land: rings with signs, the stake out of bounds, ways, the arc of a flight.

Points are in pixels, ``unit`` is the side of a hex in pixels. Ways and arcs are given by their
points; whoever moves the ball knows them.
"""

from collections.abc import Sequence
from math import atan2, degrees

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import faded, polygon
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import polygon_round
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground_sign import GroundSign, paint_ground_sign

_SIGN = 0.42
_TREE = 0.27
"""Radii of the sign and of the small tree beside it."""
_DOT = 0.06
BALL = 0.22
"""Radius of a ball in flight, in sides of a hex."""


def landing_rect(unit: float) -> QRectF:
    """Return the room of a landing mark or of a stake round its point."""
    return QRectF(-1.15 * unit, -1.15 * unit, 2.3 * unit, 2.35 * unit)


def paint_landing(
    painter: QPainter,
    point: QPointF,
    unit: float,
    sign: GroundSign | None,
    *,
    stopped: bool = False,
    pointed: bool = False,
    goal: bool = False,
    bearing: float = -90.0,
) -> None:
    """Paint the mark of a hex that may be chosen, round its middle.

    Without a sign it leaves the hex to the flag that stands there. ``stopped`` adds a small tree:
    it stops the ball here. A mark that is pointed at is gold, that of a green that counts, a
    ``goal``, as red as its flag. ``bearing`` turns the arrow of an aim.
    """
    if sign is GroundSign.OUT:
        _paint_stake(painter, point, unit, pointed)
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    ring = colours.GOLD if pointed else colours.FLAG if goal else colours.WHITE
    _paint_ring(painter, ring, pointed)
    if sign is not None:
        middle = QPointF(-0.12, -0.1) if stopped else QPointF(0, 0)
        paint_ground_sign(painter, sign, middle, _SIGN * (0.92 if stopped else 1.0), bearing)
    if stopped:
        paint_ground_sign(painter, GroundSign.TREES, QPointF(0.36, 0.34), _TREE)
    painter.restore()


def _paint_ring(painter: QPainter, colour: QColor, pointed: bool) -> None:
    """Paint the hexagonal ring of a mark, its edge and its fill."""
    side, edge, width = (0.9, 0.3, 0.19) if pointed else (0.86, 0.17, 0.1)
    ring = polygon_round(QPointF(0, 0), side)
    join = Qt.PenJoinStyle.RoundJoin
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, across in ((faded(colours.INK, 1.0 if pointed else 0.75), edge), (colour, width)):
        pen = QPen(tone, across)
        pen.setJoinStyle(join)
        painter.setPen(pen)
        painter.drawPolygon(ring)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colour, 0.55 if pointed else 0.24))
    painter.drawPolygon(polygon_round(QPointF(0, 0), side - width / 2))


def _paint_stake(painter: QPainter, point: QPointF, unit: float, pointed: bool) -> None:
    """Paint the sign out of bounds on its striped stake; its point is the octagon's middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    for bottom, colour, width in ((0.9, colours.INK, 0.2), (0.88, colours.WHITE, 0.12)):
        painter.setPen(_flat(colour, width))
        painter.drawLine(QLineF(0, 0, 0, bottom))
    painter.setPen(_flat(colours.OUT, 0.12))
    for top in (0.5, 0.72):
        painter.drawLine(QLineF(0, top, 0, top + 0.1))
    if pointed:
        painter.setPen(QPen(colours.INK, 0.13))
        painter.setBrush(colours.GOLD)
        painter.drawEllipse(QPointF(0, 0), 0.74, 0.74)
    paint_ground_sign(painter, GroundSign.OUT, QPointF(0, 0), _SIGN * 1.12)
    painter.restore()


def paint_way(painter: QPainter, dots: Sequence[QPointF], unit: float) -> None:
    """Paint a dotted way over the course."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, colour in ((0.085, faded(colours.INK, 0.5)), (_DOT, colours.WHITE)):
        painter.setBrush(colour)
        for dot in dots:
            painter.drawEllipse(dot, reach * unit, reach * unit)
    painter.restore()


def paint_arc(
    painter: QPainter, arc: Sequence[QPointF], track: Sequence[QPointF], unit: float
) -> None:
    """Paint the arc of a flight with its head, and the shadow on the track below it.

    ``track`` are points at equal distances on the ground.
    """
    if len(arc) < 2:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.INK, 0.5))
    for point in track:
        painter.drawEllipse(point, 0.085 * unit, 0.06 * unit)
    line = QPainterPath(arc[0])
    for point in arc[1:]:
        line.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((colours.INK, 0.21), (colours.WHITE, 0.12)):
        painter.setPen(_round(colour, width * unit))
        painter.drawPath(line)
    way = arc[-1] - arc[-2]
    painter.translate(arc[-1])
    painter.rotate(degrees(atan2(way.y(), way.x())))
    painter.scale(unit, unit)
    painter.setPen(_round(colours.INK, 0.09))
    painter.setBrush(colours.WHITE)
    painter.drawPath(polygon([(0.16, 0), (-0.2, -0.22), (-0.2, 0.22)]))
    painter.restore()


def paint_ball(painter: QPainter, point: QPointF, unit: float) -> None:
    """Paint a ball in the air round a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit, unit)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, size, colour in (
        (0.0, 0.0, BALL + 0.05, colours.INK),
        (0.0, 0.0, BALL - 0.01, colours.BALL_SHADE),
        (-0.02, -0.025, BALL - 0.045, colours.WHITE),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), size, size)
    painter.restore()


def paint_ball_shadow(painter: QPainter, point: QPointF, unit: float) -> None:
    """Paint the shadow of a ball on the ground round a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(colours.INK, 0.4))
    painter.drawEllipse(point + QPointF(0.05, 0.05) * unit, 0.18 * unit, 0.125 * unit)
    painter.restore()


def _flat(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)


def _round(colour: QColor, width: float) -> QPen:
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
