"""Greens and tees: closely mown, with stripes; their flags and signs are painted elsewhere."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import faded, fill, stroke
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.blob import Bulge, blob_loops
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import (
    Points,
    arc,
    clipped,
    offset,
    outline,
    turned_points,
)

_BULGE = Bulge(0.8, 0.035, 0.9)
_STRIPE, _TEE_STRIPE = 0.17, 0.145
CUP = QPointF(-0.16, 0.34)
"""Where the cup of a green is, seen from the middle of its hex, in sides of a hex."""


@dataclass(frozen=True, eq=False)
class LawnShape:
    """The layers of a green or a tee round the origin, from below."""

    rim: QPainterPath
    """Half-high grass."""
    lawn: QPainterPath
    """All that is closely mown."""
    putting: QPainterPath
    """The same without the fringe of a green."""
    stripes: QPainterPath


def paint_green(painter: QPainter, middle: QPointF, seed: str, angle: float) -> None:
    """Paint a green with its cup in units of a hex's side."""
    shape = _green_shape(seed, angle)
    painter.save()
    painter.translate(middle)
    fill(painter, shape.rim, colours.CUT)
    fill(painter, shape.lawn, colours.FRINGE)
    fill(painter, shape.putting, colours.GREEN)
    fill(painter, shape.stripes, colours.GREEN_BAND)
    stroke(painter, shape.putting, colours.WHITE, 0.03, 0.35)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.CUP)
    painter.drawEllipse(CUP, 0.11, 0.075)
    painter.restore()


@kept(256)
def _green_shape(seed: str, angle: float) -> LawnShape:
    """Return a green that is drawn from a seed, then turned by an angle; its stripes stay."""
    (round_,) = blob_loops([Hex(0, 0)], _BULGE, Chance(seed, "green"))
    loop = turned_points(round_, angle)
    putting = offset(loop, -0.13)
    return LawnShape(
        rim=outline([offset(loop, 0.07)]),
        lawn=outline([loop]),
        putting=outline([putting]),
        stripes=_stripes(putting, _STRIPE),
    )


@lru_cache(maxsize=1)
def _tee_shape() -> LawnShape:
    """Return a tee that plays to the east."""
    pad = _pad(0.55, 0.43, 0.14)
    return LawnShape(
        rim=outline([_pad(0.62, 0.5, 0.2)]),
        lawn=outline([pad]),
        putting=outline([pad]),
        stripes=_stripes(pad, _TEE_STRIPE),
    )


def paint_tee(painter: QPainter, middle: QPointF, bearing: float) -> None:
    """Paint a tee that plays towards a bearing, in degrees clockwise from the east."""
    painter.save()
    painter.translate(middle)
    painter.save()
    painter.rotate(bearing)
    shape = _tee_shape()
    fill(painter, shape.rim, colours.CUT)
    fill(painter, shape.lawn, colours.FAIRWAY)
    fill(painter, shape.stripes, colours.TEE_BAND)
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


def _pad(half_length: float, half_width: float, radius: float) -> Points:
    """Return a rectangle round the origin with rounded corners, clockwise."""
    points: Points = []
    for x, y, start in ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5)):
        corner = x * (half_length - radius), y * (half_width - radius)
        points += arc(corner, radius, start * pi, (start + 0.5) * pi)
    return points


def _stripes(lawn: Points, width: float) -> QPainterPath:
    """Return every other stripe of a convex lawn round the origin, from west to east."""
    across = [
        [(-1.0, k * width), (1.0, k * width), (1.0, (k + 1) * width), (-1.0, (k + 1) * width)]
        for k in range(-6, 7, 2)
    ]
    return outline(stripe for band in across if (stripe := clipped(band, lawn)))
