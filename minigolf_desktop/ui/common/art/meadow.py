"""The meadow behind every screen: wide mowing bands, dots, soft bushes near the edges."""

from math import cos, sin, tau
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.ui.common.art.drawing import fill, mixed, paint_bands
from minigolf_desktop.ui.common.theme import Theme

_BAND = 94.0
"""Width of a mowing band and distance of the dots."""

_BUSHES = (
    (0.012, -10, 70),
    (0.079, 18, 46),
    (0.978, -6, 60),
    (0.912, 20, 44),
)
"""Bushes at the lower edge: part of the width, distance below the edge, size."""

_SIDE_BUSHES = ((1.0, 6, 0.145, 40), (0.0, -6, 0.2, 34), (0.9, 0, 0.0, 36))
"""Bushes at the sides and the top: part of the width, shift, part of the height, size."""


def paint_meadow(painter: QPainter, rect: QRectF, theme: Theme, bushes: bool = True) -> None:
    """Fill a rectangle with the meadow, in pixels; ``bushes`` adds clumps at its edges."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    # Not fillRect, which loads all gradients that Qt knows.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.meadow)
    painter.drawRect(rect)
    painter.translate(rect.topLeft())
    width, height = rect.width(), rect.height()
    bands = mixed(theme.meadow, theme.meadow_band, 0.55)
    paint_bands(painter, QRectF(0, 0, width, height), bands, 2 * _BAND, height)
    fill(painter, _dots(width, height), theme.meadow_dot)
    if bushes:
        chance = Random(12)
        for part, below, size in _BUSHES:
            _paint_bush(painter, part * width, height + below, size, theme, chance)
        for part, shift, down, size in _SIDE_BUSHES:
            _paint_bush(painter, part * width + shift, down * height, size, theme, chance)
    painter.restore()


def _dots(width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    for column in range(int(width / _BAND) + 1):
        for row in range(int(height / _BAND) + 1):
            path.addEllipse(QPointF(20 + column * _BAND, 20 + row * _BAND), 1.6, 1.6)
    return path


def _paint_bush(
    painter: QPainter, x: float, y: float, size: float, theme: Theme, chance: Random
) -> None:
    crowns = []
    for _ in range(6):
        angle, far = chance.uniform(0, tau), chance.uniform(0.1, 0.9) * size
        radius = size * chance.uniform(0.38, 0.58)
        crowns.append((x + far * cos(angle), y + far * sin(angle), radius))
    painter.setPen(Qt.PenStyle.NoPen)
    shadow = QPainterPath()
    shadow.setFillRule(Qt.FillRule.WindingFill)
    for crown_x, crown_y, radius in crowns:
        shadow.addEllipse(QPointF(crown_x + size * 0.1, crown_y + size * 0.14), radius, radius)
    fill(painter, shadow, theme.plot_shadow, 0.4)
    for crown_x, crown_y, radius in crowns:
        painter.setBrush(theme.bush_shade)
        painter.drawEllipse(QPointF(crown_x, crown_y), radius, radius)
        painter.setBrush(theme.bush)
        painter.drawEllipse(
            QPointF(crown_x - radius * 0.18, crown_y - radius * 0.2), radius * 0.68, radius * 0.68
        )
