"""Golfers on the course: the shape of the player, with a white rim, an ink line, a shadow."""

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import faded, fill, line_shape, stroke
from minigolf_desktop.ui.common.theme import LIGHT, Theme, player_colour
from minigolf_desktop.ui.eighteen_holes.art.cards.tokens import shape_fill, shape_named
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters

RADIUS = 0.42
"""Radius of a golfer's shape, in sides of a hex; rim, line and shadow come outside it."""
_RIM, _LINE = 0.2, 0.33
"""How far the white rim and the ink line reach beyond a shape of radius 1."""
_RING = 1.66
"""Radius of the gold ring, for a shape of radius 1."""

_ALONE = ((0.0, 0.0),)
_TWO = ((-0.44, 0.0), (0.44, 0.0))
_THREE = ((-0.44, -0.3), (0.44, -0.3), (0.0, 0.44))


def token_rect(unit: float, radius: float = RADIUS) -> QRectF:
    """Return the room of a token round the origin, its ring and shadow included."""
    reach = radius * unit * (_RING + 0.2)
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


def paint_token(
    painter: QPainter,
    point: QPointF,
    unit: float,
    colour: str,
    *,
    moving: bool = False,
    radius: float = RADIUS,
    mark: str = "",
    wet: bool = False,
    theme: Theme = LIGHT,
) -> None:
    """Paint a golfer round a point.

    ``unit`` is the side of a hex in pixels, ``radius`` that of the shape in sides of a hex,
    ``colour`` the name of the player's colour. The one to move stands in a gold ring; ``mark`` is
    a letter stamped on the shape; one who lies in the water has ripples round it.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(point)
    painter.scale(unit * radius, unit * radius)
    if moving:
        _paint_ring(painter)
    if wet:
        _paint_ripples(painter)
    shape, rim, line = _layers(colour)
    fill(painter, line.translated(0.16, 0.22), colours.SHADE, 0.32)
    fill(painter, line, colours.INK)
    fill(painter, rim, colours.WHITE)
    fill(painter, shape, shape_fill(colour, theme))
    if mark:
        stamp = player_colour(colour).stamp
        paint_letters(painter, mark, QPointF(0, -0.02), 1.05, stamp, "points")
    painter.restore()


def _paint_ring(painter: QPainter) -> None:
    painter.setPen(QPen(faded(colours.INK, 0.72), 0.31))
    painter.setBrush(faded(colours.GOLD, 0.3))
    painter.drawEllipse(QPointF(0, 0), _RING, _RING)
    painter.setPen(QPen(colours.GOLD, 0.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), _RING, _RING)


def _paint_ripples(painter: QPainter) -> None:
    rings = QPainterPath()
    for width, height in ((1.75, 1.2), (1.45, 0.98)):
        area = QRectF(-width, 0.45 - height / 2, 2 * width, height)
        rings.arcMoveTo(area, 200)
        rings.arcTo(area, 200, 140)
    stroke(painter, rings, colours.WAVE, 0.15, 0.9)


@lru_cache(maxsize=16)
def _layers(colour: str) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return a player's shape, and it grown to the white rim and to the ink line."""
    shape = shape_named(colour)
    grown = []
    for reach in (_RIM, _LINE):
        path = QPainterPath(shape)
        path.addPath(line_shape(shape, 2 * reach))
        path.setFillRule(Qt.FillRule.WindingFill)
        grown.append(path)
    return shape, grown[0], grown[1]


def token_places(count: int, *, fanned: bool = False) -> tuple[tuple[QPointF, float], ...]:
    """Return where golfers on one hex stand, seen from its middle, each with its radius.

    Both in sides of a hex. None hides another; more than three stand smaller in a ring, and
    grow when they are fanned out.
    """
    if count <= 3:
        spots = (_ALONE, _ALONE, _TWO, _THREE)[count]
        radius = RADIUS if count <= 1 else RADIUS * 0.74
        return tuple((QPointF(x, y), radius) for x, y in spots[:count])
    reach, radius = (1.05, RADIUS * 0.9) if fanned else (0.57, RADIUS * 0.58)
    angles = [-pi / 2 + 2 * pi * k / count for k in range(count)]
    return tuple((QPointF(reach * cos(angle), reach * sin(angle)), radius) for angle in angles)
