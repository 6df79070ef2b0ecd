"""Tokens of 18 Holes: points, holes in one, and the rivals of Solo Chaos."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.drawing import (
    blob,
    curve,
    faded,
    fill,
    oval,
    polygon,
    stroke,
)
from minigolf_desktop.ui.common.theme import Theme, player_colour, player_shape
from minigolf_desktop.ui.eighteen_holes.art.paper import INK, PAPER, figure, paint_card_sign

RIVAL_NAMES = ("moon", "bolt", "leaf")
"""What the shapes of the opponents are called where those of players have their colour."""
RIVALS = len(RIVAL_NAMES)
"""How many automatic opponents Solo Chaos has."""

_WHITE = QColor("#FFFFFF")
_PENNANT = QColor("#D5323C")
_SMALL = 11.0
"""Tokens of a smaller radius have no rim, so that their figure can be read."""
_POINTS = {
    1: (QColor("#E9B8BF"), QColor("#A9505F")),
    2: (QColor("#A9D3DF"), QColor("#2F7A9E")),
    5: (QColor("#F3A25A"), QColor("#B4571C")),
}
_PLAIN = (QColor("#D9D2C0"), QColor("#7D7462"))
_LIT = 165
"""How much lighter the rivals are in the dark theme, in parts of a hundred."""
_STONE = (QColor("#5B6470"), QColor("#7A6A58"), QColor("#6B5B73"))
"""Colours of the rivals: greys, which no player has."""


def paint_point_token(painter: QPainter, points: int, middle: QPointF, radius: float) -> None:
    """Paint a token of so many points: the more it is worth, the more notches its rim has."""
    base, dark = _POINTS.get(points, _PLAIN)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius, radius)
    fill(painter, oval(0.06, 0.1, 1), INK, 0.28)
    fill(painter, oval(0, 0, 1), INK)
    if radius < _SMALL:
        fill(painter, oval(0, 0, 0.84), base.lighter(108))
        figure(painter, QPointF(0, 0), str(points), 1.4)
        painter.restore()
        return
    fill(painter, oval(0, 0, 0.92), dark)
    for notch in range(points):
        angle = 2 * pi * notch / points - pi / 2
        x, y = 0.8 * cos(angle), 0.8 * sin(angle)
        fill(painter, oval(x, y, 0.11), PAPER)
    fill(painter, oval(0, 0, 0.68), base)
    fill(painter, oval(-0.05, -0.05, 0.6), faded(_WHITE, 0.3))
    figure(painter, QPointF(0, 0), str(points), 0.94)
    painter.restore()


def paint_flag(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """Paint the flag of a green that was won; ``ink`` is the colour of its pole."""
    foot = middle + QPointF(-size * 0.5, size * 0.9)
    head = middle + QPointF(-size * 0.5, -size * 0.9)
    cloth = polygon([(0, 0), (1.4 * size, 0.5 * size), (0, size)])
    fill(painter, cloth.translated(head), _PENNANT)
    pen = QPen(ink, size * 0.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(head, foot)


def paint_ace_token(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint a token for a hole in one: the ball in the cup, in a wreath of gold."""
    paint_card_sign(painter, "ace", middle, radius)


def paint_pip(painter: QPainter, colour: str, middle: QPointF, radius: float, theme: Theme) -> None:
    """Paint the shape of a player or an opponent flat, with a darker line, for lines of text.

    ``colour`` is that of a player or one of :data:`RIVAL_NAMES`; raises KeyError for a wrong one.
    """
    base = shape_fill(colour, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius, radius)
    shape = shape_named(colour)
    stroke(painter, shape, base.darker(175), 0.3)
    fill(painter, shape, base)
    painter.restore()


def shape_named(name: str) -> QPainterPath:
    """Return the shape of a player's colour or of an opponent; raises KeyError for no such name."""
    if name in RIVAL_NAMES:
        return rival_shape(RIVAL_NAMES.index(name))
    return player_shape(name)


def shape_fill(name: str, theme: Theme) -> QColor:
    """Return the colour of a player or the grey of an opponent; raises KeyError for another."""
    if name in RIVAL_NAMES:
        base = rival_colour(RIVAL_NAMES.index(name))
        return base.lighter(_LIT) if theme.is_dark else base
    return player_colour(name).fill(theme)


def paint_rival_token(painter: QPainter, rival: int, middle: QPointF, radius: float) -> None:
    """Paint the golfer of an automatic opponent, 0 to 2: moon, bolt or leaf in grey.

    Raises IndexError for another number.
    """
    shape = rival_shape(rival)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius * 0.76, radius * 0.76)
    for shift, tint, width in (
        (QPointF(0.12, 0.18), faded(INK, 0.28), 0.62),
        (QPointF(0, 0), INK, 0.62),
        (QPointF(0, 0), _WHITE, 0.36),
    ):
        pen = QPen(tint, width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(tint)
        painter.drawPath(shape.translated(shift))
    fill(painter, shape, rival_colour(rival))
    if rival == 2:
        stroke(painter, curve((-0.5, 0.62), (-0.1, 0.1, 0.52, -0.58)), faded(_WHITE, 0.85), 0.13)
    painter.restore()


def rival_colour(rival: int) -> QColor:
    """Return the grey of an automatic opponent."""
    return _STONE[rival]


@cache
def rival_shape(rival: int) -> QPainterPath:
    """Return the shape of an automatic opponent inside a circle of radius 1."""
    return (_moon, _bolt, _leaf)[rival]()


def _moon() -> QPainterPath:
    return blob(
        (0.3, -0.9),
        (-0.36, -1.08, -0.98, -0.62, -0.98, 0.04),
        (-0.98, 0.66, -0.42, 1.04, 0.1, 0.98),
        (0.5, 0.93, 0.78, 0.7, 0.9, 0.38),
        (0.36, 0.6, -0.26, 0.3, -0.28, -0.2),
        (-0.29, -0.5, -0.04, -0.78, 0.3, -0.9),
    )


def _bolt() -> QPainterPath:
    return polygon(
        [(0.3, -1.0), (-0.6, 0.16), (-0.06, 0.16), (-0.3, 1.0), (0.62, -0.24), (0.08, -0.24)]
    )


def _leaf() -> QPainterPath:
    return blob(
        (-0.72, 0.8),
        (-1.05, 0.0, -0.5, -0.95, 0.82, -0.86),
        (0.98, 0.42, 0.1, 1.05, -0.72, 0.8),
    )
