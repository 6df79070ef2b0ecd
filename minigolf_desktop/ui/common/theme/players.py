"""Colours and shapes of the players: a colour never stands without its shape."""

from functools import cache
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.theme.palette import Theme


class PlayerColour(NamedTuple):
    """One player's colour with the shape that tells it without colour."""

    name: str
    """Red, blue, yellow, purple or green; what saves and settings store."""
    shape: str
    """Heart, drop, star, clover or plus."""
    light: QColor
    """Fill in the light theme."""
    stamp: QColor
    """Colour of the shape where it is stamped on the fill."""

    @property
    def dark(self) -> QColor:
        """Fill in the dark theme: a quarter lighter."""
        return self.light.lighter(125)

    def fill(self, theme: Theme) -> QColor:
        """Return the fill in a theme."""
        return self.dark if theme.is_dark else self.light


PLAYER_COLOURS = (
    PlayerColour("red", "heart", QColor("#C93A4B"), QColor("#FFFFFF")),
    PlayerColour("blue", "drop", QColor("#2F6FB7"), QColor("#FFFFFF")),
    PlayerColour("yellow", "star", QColor("#E3A81B"), QColor("#33302A")),
    PlayerColour("purple", "clover", QColor("#7C4DA8"), QColor("#FFFFFF")),
    PlayerColour("green", "plus", QColor("#1E8A72"), QColor("#FFFFFF")),
)
"""The five colours in seat order."""


def player_colour(name: str) -> PlayerColour:
    """Return the player colour of that name; raises KeyError if there is none."""
    return {colour.name: colour for colour in PLAYER_COLOURS}[name]


def paint_player_shape(
    painter: QPainter, colour_name: str, center: QPointF, radius: float, fill: QColor
) -> None:
    """Paint the shape of a player's colour inside a circle; raises KeyError for a wrong name."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(center)
    painter.scale(radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawPath(player_shape(colour_name))
    painter.restore()


def player_shape(colour_name: str) -> QPainterPath:
    """Return the shape of a player's colour inside a circle of radius 1; raises KeyError."""
    return _shape(player_colour(colour_name).shape)


@cache
def _shape(name: str) -> QPainterPath:
    return {
        "heart": _heart,
        "drop": _drop,
        "star": _star,
        "clover": _clover,
        "plus": _plus,
    }[name]()


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.92))
    path.cubicTo(-0.52, 0.5, -0.98, 0.14, -0.98, -0.32)
    path.cubicTo(-0.98, -0.92, -0.22, -1.06, 0, -0.46)
    path.cubicTo(0.22, -1.06, 0.98, -0.92, 0.98, -0.32)
    path.cubicTo(0.98, 0.14, 0.52, 0.5, 0, 0.92)
    path.closeSubpath()
    return path


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -1))
    path.cubicTo(0.34, -0.5, 0.7, -0.12, 0.7, 0.28)
    path.cubicTo(0.7, 0.7, 0.38, 0.98, 0, 0.98)
    path.cubicTo(-0.38, 0.98, -0.7, 0.7, -0.7, 0.28)
    path.cubicTo(-0.7, -0.12, -0.34, -0.5, 0, -1)
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        reach = 0.5 if corner % 2 else 1.0
        angle = -pi / 2 + corner * pi / 5
        point = QPointF(reach * cos(angle), reach * sin(angle) + 0.06)
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x in (-0.42, 0.42):
        for y in (-0.42, 0.42):
            path.addEllipse(QPointF(x, y), 0.52, 0.52)
    path.addRect(QRectF(-0.4, -0.4, 0.8, 0.8))
    return path


def _plus() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(-0.34, -0.92, 0.68, 1.84), 0.16, 0.16)
    path.addRoundedRect(QRectF(-0.92, -0.34, 1.84, 0.68), 0.16, 0.16)
    return path
