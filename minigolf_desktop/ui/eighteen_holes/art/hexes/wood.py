"""Trees behind a white fence: a hex that no ball passes."""

from math import degrees, pi

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import faded, fill, stroke
from minigolf_desktop.ui.common.art.shapes import scallop
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import polygon_round
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import turned_points

_FENCE = 0.8
"""Side of the fence, in sides of a hex."""
_STANDS = (
    ((-0.27, -0.26, 0.4, 0), (0.34, -0.14, 0.36, 1), (-0.04, 0.32, 0.4, 2)),
    ((-0.3, -0.24, 0.36, 1), (0.29, -0.24, 0.36, 0), (0.29, 0.28, 0.32, 2), (-0.24, 0.28, 0.38, 0)),
    ((0.02, -0.37, 0.34, 2), (-0.35, 0.08, 0.36, 0), (0.31, 0.1, 0.38, 1), (0.0, 0.4, 0.28, 0)),
)
"""Stands of trees: middles, radii and sorts."""


def paint_wood(painter: QPainter, middle: QPointF, seed: str, angle: float, detail: Detail) -> None:
    """Paint fenced trees in units of a hex's side; the stand is drawn from a seed, then turned."""
    chance = Chance(seed, "trees")
    stand = chance.pick(_STANDS)
    turn = angle + 60.0 * chance.whole(6)
    painter.save()
    painter.translate(middle)
    fence = QPainterPath()
    fence.addPolygon(polygon_round(QPointF(0, 0), _FENCE))
    fence.closeSubpath()
    stroke(painter, fence.translated(0.05, 0.06), colours.SHADE, 0.1, 0.3)
    fill(painter, fence, colours.WOOD_FLOOR)
    trees = [
        (spot[1], spot[0], radius, colours.CROWNS[sort], chance.between(0, 2 * pi))
        for x, y, radius, sort in stand
        for spot in turned_points([(x, y)], turn)
    ]
    for y, x, radius, tones, grown in sorted(trees, key=lambda tree: tree[0]):
        _paint_crown(painter, x, y, radius, tones, grown)
    stroke(painter, fence, colours.FENCE, 0.085)
    if detail is not Detail.FAR:
        _paint_posts(painter)
    painter.restore()


def _paint_crown(
    painter: QPainter,
    x: float,
    y: float,
    radius: float,
    tones: tuple[QColor, QColor, QColor],
    grown: float,
) -> None:
    leaves = scallop(7, 0.3)
    for size, shift, tone in (
        (1.0, -0.26, faded(colours.SHADE, 0.38)),
        (1.0, 0.0, tones[0]),
        (0.78, 0.1, tones[1]),
        (0.42, 0.25, tones[2]),
    ):
        painter.save()
        painter.translate(x - radius * shift, y - radius * shift * 1.1)
        painter.rotate(degrees(grown))
        painter.scale(radius * size, radius * size)
        fill(painter, leaves, tone)
        painter.restore()


def _paint_posts(painter: QPainter) -> None:
    corners = polygon_round(QPointF(0, 0), _FENCE).toList()
    painter.setPen(QPen(faded(colours.FENCE_EDGE, 0.9), 0.018))
    painter.setBrush(colours.FENCE)
    for k in range(6):
        for part in (1 / 3, 2 / 3, 0.0):
            spot = corners[k] + (corners[(k + 1) % 6] - corners[k]) * part
            half = 0.052 if part else 0.075
            painter.drawRoundedRect(
                QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half), 0.02, 0.02
            )
    painter.setBrush(Qt.BrushStyle.NoBrush)
