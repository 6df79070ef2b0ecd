"""Greens and tees: closely mown, with stripes; their flags and signs are painted elsewhere."""

from functools import lru_cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.art.chance import Chance
from minigolf_desktop.ui.art.drawing import faded, fill, stroke
from minigolf_desktop.ui.art.hexes import colours
from minigolf_desktop.ui.art.hexes.blob import Bulge, blob_loops
from minigolf_desktop.ui.art.hexes.polygons import Points, offset, outline, turned_points

_BULGE = Bulge(0.8, 0.035, 0.9)
_STRIPE = 0.17
CUP = QPointF(-0.16, 0.34)
"""Where the cup of a green is, seen from the middle of its hex, in sides of a hex."""


@lru_cache(maxsize=256)
def _green_loop(seed: str) -> Points:
    return blob_loops([Hex(0, 0)], _BULGE, Chance(seed, "green"))[0]


def paint_green(painter: QPainter, middle: QPointF, seed: str, angle: float) -> None:
    """Paint a green with its cup in units of a hex's side."""
    loop = turned_points(_green_loop(seed), angle)
    putting = outline([offset(loop, -0.13)])
    painter.save()
    painter.translate(middle)
    fill(painter, outline([offset(loop, 0.07)]), colours.CUT)
    fill(painter, outline([loop]), colours.FRINGE)
    fill(painter, putting, colours.GREEN)
    painter.save()
    painter.setClipPath(putting, Qt.ClipOperation.IntersectClip)
    for k in range(-4, 5, 2):
        painter.fillRect(QRectF(-1, k * _STRIPE, 2, _STRIPE), colours.GREEN_BAND)
    painter.restore()
    stroke(painter, putting, colours.WHITE, 0.03, 0.35)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.CUP)
    painter.drawEllipse(CUP, 0.11, 0.075)
    painter.restore()


def paint_tee(painter: QPainter, middle: QPointF, bearing: float) -> None:
    """Paint a tee that plays towards a bearing, in degrees clockwise from the east."""
    painter.save()
    painter.translate(middle)
    painter.save()
    painter.rotate(bearing)
    fill(painter, _pad(0.62, 0.5, 0.2), colours.CUT)
    pad = _pad(0.55, 0.43, 0.14)
    fill(painter, pad, colours.FAIRWAY)
    painter.setClipPath(pad, Qt.ClipOperation.IntersectClip)
    for k in range(-4, 5, 2):
        painter.fillRect(QRectF(-1, k * 0.145, 2, 0.145), colours.TEE_BAND)
    painter.restore()
    ahead = QPointF(cos(radians(bearing)), sin(radians(bearing)))
    across = QPointF(-ahead.y(), ahead.x())
    for side in (-1, 1):
        ball = ahead * 0.3 + across * (0.28 * side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(colours.SHADE, 0.35))
        painter.drawEllipse(ball + QPointF(0.03, 0.04), 0.085, 0.085)
        painter.setPen(QPen(faded(colours.INK, 0.7), 0.025))
        painter.setBrush(colours.WHITE)
        painter.drawEllipse(ball, 0.085, 0.085)
    painter.restore()


def _pad(half_length: float, half_width: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    area = QRectF(-half_length, -half_width, 2 * half_length, 2 * half_width)
    path.addRoundedRect(area, radius, radius)
    return path
