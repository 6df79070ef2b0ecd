"""Where a ball may land: rings with the signs of the ground, tints, ways, the arc of a flight."""

from collections.abc import Sequence
from enum import StrEnum, auto
from math import atan2, degrees

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.model.eighteen_holes.box import Deck
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.ui.common.art.drawing import faded, polygon
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art.grid import polygon_round
from minigolf_desktop.ui.eighteen_holes.art.paper import paint_deck_sign
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_letters

_RADIUS = 100.0
"""Radius of a sign in its own units."""


class GroundSign(StrEnum):
    """What a sign tells; its picture has the same name."""

    FAIRWAY = auto()
    ROUGH = auto()
    GREEN = auto()
    AGAIN = auto()
    """A tee that gives an extra turn (ruling H18)."""
    BUNKER = auto()
    WATER = auto()
    TREES = auto()
    """Trees stop the ball."""
    OUT = auto()
    """Out of bounds: an octagon with a cross."""
    WALK = auto()
    """A hex to walk to."""
    AIM = auto()
    """A direction: an arrow, which is drawn turned to a bearing."""


SIGNS = {
    Terrain.FAIRWAY: GroundSign.FAIRWAY,
    Terrain.TEE: GroundSign.FAIRWAY,
    Terrain.GREEN: GroundSign.GREEN,
    Terrain.BUNKER: GroundSign.BUNKER,
    Terrain.WATER: GroundSign.WATER,
    Terrain.LAKE: GroundSign.WATER,
}
"""Sign of what a ball lands on; anything else is rough."""


def paint_ground_sign(
    painter: QPainter, sign: GroundSign, point: QPointF, radius: float, bearing: float = -90.0
) -> None:
    """Paint a sign round a point; an arrow points to a bearing, clockwise from the east."""

    def paint(name: str) -> None:
        paint_picture_at(painter, f"eighteen_holes/ground_signs/{name}", QPointF(0, 0))

    painter.save()
    painter.translate(point)
    painter.scale(radius / _RADIUS, radius / _RADIUS)
    if sign is not GroundSign.OUT:
        paint("disc")
    if sign is GroundSign.AIM:
        painter.rotate(bearing)
    paint(sign)
    painter.restore()


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
    ring = ground.GOLD if pointed else ground.FLAG if goal else ground.WHITE
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
    for tone, across in ((faded(ground.INK, 1.0 if pointed else 0.75), edge), (colour, width)):
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
    for bottom, colour, width in ((0.9, ground.INK, 0.2), (0.88, ground.WHITE, 0.12)):
        painter.setPen(_flat(colour, width))
        painter.drawLine(QLineF(0, 0, 0, bottom))
    painter.setPen(_flat(ground.OUT, 0.12))
    for top in (0.5, 0.72):
        painter.drawLine(QLineF(0, top, 0, top + 0.1))
    if pointed:
        painter.setPen(QPen(ground.INK, 0.13))
        painter.setBrush(ground.GOLD)
        painter.drawEllipse(QPointF(0, 0), 0.74, 0.74)
    paint_ground_sign(painter, GroundSign.OUT, QPointF(0, 0), _SIGN * 1.12)
    painter.restore()


def paint_way(painter: QPainter, dots: Sequence[QPointF], unit: float) -> None:
    """Paint a dotted way over the course."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, colour in ((0.085, faded(ground.INK, 0.5)), (_DOT, ground.WHITE)):
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
    painter.setBrush(faded(ground.INK, 0.5))
    for point in track:
        painter.drawEllipse(point, 0.085 * unit, 0.06 * unit)
    line = QPainterPath(arc[0])
    for point in arc[1:]:
        line.lineTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((ground.INK, 0.21), (ground.WHITE, 0.12)):
        painter.setPen(_round(colour, width * unit))
        painter.drawPath(line)
    way = arc[-1] - arc[-2]
    painter.translate(arc[-1])
    painter.rotate(degrees(atan2(way.y(), way.x())))
    painter.scale(unit, unit)
    painter.setPen(_round(ground.INK, 0.09))
    painter.setBrush(ground.WHITE)
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
        (0.0, 0.0, BALL + 0.05, ground.INK),
        (0.0, 0.0, BALL - 0.01, ground.BALL_SHADE),
        (-0.02, -0.025, BALL - 0.045, ground.WHITE),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(x, y), size, size)
    painter.restore()


def paint_ball_shadow(painter: QPainter, point: QPointF, unit: float) -> None:
    """Paint the shadow of a ball on the ground round a point."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground.INK, 0.4))
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


VEIL = QColor("#17264F")
"""A night blue: darker than every ground of the course, so that it shows on all of them."""
_LEAST, _MOST = 0.6, 0.95
"""Side of the veil for no chance and for certainty, in sides of a hex."""
_PALE, _DEEP = 0.3, 0.74
_FIGURE = 0.6
_FEW = 0.52
"""Size of figures, alone and above the sign of a deck."""


def paint_tint(painter: QPainter, percent: int, deck: int) -> None:
    """Paint the tint of a hex of side 1 round the origin; ``deck`` is -1 without a sign."""
    part = percent / 100
    side = _LEAST + (_MOST - _LEAST) * part
    veil = polygon_round(QPointF(0, 0), side)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(faded(ground.WHITE, 0.5 + 0.5 * part), 0.045 + 0.05 * part)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(faded(VEIL, _PALE + (_DEEP - _PALE) * part))
    painter.drawPolygon(veil)
    if percent < 1:
        return
    middle = QPointF(0, 0 if deck < 0 else -0.16)
    size = _FIGURE if deck < 0 else _FEW
    words = str(percent)
    for across in (-0.03, 0.03):
        for down in (-0.03, 0.03):
            paint_letters(painter, words, middle + QPointF(across, down), size, VEIL)
    paint_letters(painter, words, middle, size, ground.WHITE)
    if deck >= 0:
        paint_deck_sign(painter, Deck(deck), QPointF(0, 0.4), 0.18, rim=True)
