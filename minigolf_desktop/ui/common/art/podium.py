"""Steps for the best: concrete with a kerb, as the paths of the courses have, on mown grass.

Lengths are those of the painter.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient

from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.colours import (
    CONCRETE,
    CONCRETE_GRAIN,
    GRASS,
    GRASS_BAND,
    KERB,
    KERB_DARK,
    KERB_LIT,
    PAINT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from minigolf_desktop.ui.common.art.drawing import box, faded, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.art.figures import figure_path
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Theme

_SHADE = QColor("#33401C")
_GOLD = QColor("#F2B632")
_RAYS = 22
_KERB = 9.0
"""Height of the kerb on a step."""


def paint_rays(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Paint the glory behind a winner: rays that fade out."""
    glory = QPainterPath()
    for ray in range(0, _RAYS, 2):
        one, other = (2 * pi * (ray + part) / _RAYS - pi / 2 for part in (-0.5, 0.5))
        glory.moveTo(middle)
        glory.lineTo(middle + QPointF(cos(one), sin(one)) * reach)
        glory.lineTo(middle + QPointF(cos(other), sin(other)) * reach)
        glory.closeSubpath()
    light = QRadialGradient(middle, reach)
    light.setColorAt(0.0, faded(_GOLD, 0.5))
    light.setColorAt(1.0, faded(_GOLD, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(glory)


def paint_lawn(painter: QPainter, lawn: QRectF) -> None:
    """Paint the mown patch of grass that the steps stand on."""
    patch = box(lawn.x(), lawn.y(), lawn.width(), lawn.height(), lawn.height() / 2.4)
    fill(painter, patch.translated(2, 5), _SHADE, 0.22)
    fill(painter, patch, GRASS)
    painter.save()
    painter.setClipPath(patch)
    band = lawn.width() / 14
    for place in range(0, 16, 2):
        x = lawn.left() + place * band
        slant = [(x, lawn.top()), (x + band, lawn.top())]
        slant += [(x + band - 18, lawn.bottom()), (x - 18, lawn.bottom())]
        fill(painter, polygon(slant), GRASS_BAND)
    painter.restore()


def paint_step(painter: QPainter, front: QRectF, place: int) -> None:
    """Paint a step with the figure of its place; ``front`` is the side that is seen."""
    if front.height() <= 0:
        return
    x, y, wide, high = front.x(), front.y(), front.width(), front.height()
    fill(painter, box(x + 4, y + 6, wide, high, 5), _SHADE, 0.24)
    fill(painter, box(x, y, wide, high, 5), CONCRETE)
    painter.save()
    painter.setClipPath(box(x, y, wide, high, 5))
    chance = Chance("podium", place)
    for _ in range(int(wide * high / 420)):
        speck = oval(x + wide * chance.share(), y + high * chance.share(), 0.9)
        fill(painter, speck, CONCRETE_GRAIN)
    fill(painter, box(x, y + high - 8, wide, 8), _SHADE, 0.16)
    painter.restore()
    kerb = min(_KERB, high)
    fill(painter, box(x - 5, y, wide + 10, kerb, 4), KERB_DARK)
    fill(painter, box(x - 5, y, wide + 10, kerb - 2.5, 4), KERB)
    fill(painter, box(x - 3, y + 1.2, wide + 6, 2, 1), KERB_LIT)
    room = high - kerb
    size = min(46.0, room * 0.62)
    if size >= 8:
        figure = figure_path(str(place), size)
        middle = QPointF(x + wide / 2, y + kerb + room / 2)
        fill(painter, figure.translated(middle + QPointF(1.2, 2)), _SHADE, 0.35)
        fill(painter, figure.translated(middle), PAINT)


def paint_bunting(
    painter: QPainter, poles: tuple[QPointF, QPointF], foot: float, sag: float, theme: Theme
) -> None:
    """Paint a string of pennants in the players' colours between two poles.

    ``poles`` are their tops, the left one first; ``foot`` is how far down they reach.
    """
    start, end = poles
    for top in poles:
        pole = box(top.x() - 3, top.y() - 6, 6, foot - top.y() + 6, 2.5)
        fill(painter, pole.translated(2, 2), _SHADE, 0.2)
        fill(painter, pole, WOOD)
        fill(painter, box(top.x() - 3, top.y() - 6, 2, foot - top.y() + 6, 1), WOOD_LIGHT)
        fill(painter, oval(top.x(), top.y() - 8, 5), _GOLD)
    cord = QPainterPath(start)
    cord.quadTo((start + end) / 2 + QPointF(0, 2 * sag), end)
    stroke(painter, cord, WOOD_DARK, 1.6)
    count = max(5, int(cord.length() / 34))
    for number in range(count):
        part = (number + 0.5) / count
        colour = PLAYER_COLOURS[number % len(PLAYER_COLOURS)].fill(theme)
        painter.save()
        painter.translate(cord.pointAtPercent(part))
        painter.rotate(-cord.angleAtPercent(part))
        fill(painter, polygon([(-9, 0), (9, 0), (0, 20)]), colour)
        fill(painter, polygon([(-9, 0), (9, 0), (7.6, 3), (-7.6, 3)]), QColor("#000000"), 0.16)
        painter.restore()
