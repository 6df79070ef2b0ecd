"""Paints trees: three tones of green, the lightest to the north-west."""

from math import cos, degrees, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QRadialGradient

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.shapes import scallop, star
from minigolf_desktop.ui.designer.art.places import Place


class _Sort(NamedTuple):
    """A sort of tree: its tones from the rim inwards, and its number of lobes or points."""

    tones: tuple[QColor, QColor, QColor]
    lobes: int
    needles: bool = False
    fruit: bool = False


def _tones(rim: str, crown: str, light: str) -> tuple[QColor, QColor, QColor]:
    return QColor(rim), QColor(crown), QColor(light)


ROUND = _Sort(_tones("#3F7D47", "#57984F", "#7DB565"), 9)
PALE = _Sort(_tones("#6B9A2F", "#86B441", "#AED366"), 11)
APPLE = _Sort(_tones("#3F7D47", "#57984F", "#7DB565"), 8, fruit=True)
FIR = _Sort(_tones("#2C6352", "#3C7A60", "#5E9B78"), 9, needles=True)
SORTS = (ROUND, FIR, PALE, ROUND, APPLE, PALE, FIR)
_FIR_TIP = QColor("#8FC2A0")


def _soft_shadow() -> QBrush:
    gradient = QRadialGradient(QPointF(0, 0), 1)
    for stop, share in ((0.0, 0.42), (0.76, 0.34), (1.0, 0.0)):
        colour = QColor("#33401C")
        colour.setAlphaF(share)
        gradient.setColorAt(stop, colour)
    return QBrush(gradient)


_SHADOW = _soft_shadow()


def paint_tree_shadow(painter: QPainter, place: Place) -> None:
    """Paint the soft shadow of a tree."""
    painter.save()
    painter.translate(place.x + 3.4, place.y + 4.2)
    reach = place.size * 1.1
    painter.scale(reach, reach)
    painter.setBrush(_SHADOW)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()


def paint_tree(painter: QPainter, place: Place) -> None:
    """Paint a tree of the sort that its seed chooses."""
    sort = SORTS[place.seed % len(SORTS)]
    chance = Chance("tree", place.seed)
    turn = chance.between(0, 2 * pi)
    if sort.needles:
        _paint_fir(painter, place, sort, turn)
        return
    for size, shift, tone, turned, lobes in (
        (1.0, 0.0, sort.tones[0], 0.0, sort.lobes),
        (0.77, 0.13, sort.tones[1], 0.4, sort.lobes - 1),
        (0.42, 0.27, sort.tones[2], 0.9, sort.lobes - 3),
    ):
        leaves = scallop(lobes, 0.26 if lobes > 6 else 0.34)
        _paint_layer(painter, place, leaves, size, shift, turn + turned, tone)
    if sort.fruit:
        painter.setBrush(colours.APPLE)
        for k in range(5):
            a = turn + k * 1.31
            reach = place.size * (0.66 if k % 2 else 0.52)
            painter.drawEllipse(
                QPointF(place.x + reach * cos(a), place.y + reach * sin(a)), 1.25, 1.25
            )


def _paint_fir(painter: QPainter, place: Place, sort: _Sort, turn: float) -> None:
    needles = star(sort.lobes, 0.72)
    for size, shift, tone in zip((1.0, 0.72, 0.42), (0.0, 0.08, 0.15), sort.tones, strict=True):
        _paint_layer(painter, place, needles, size, shift, turn + size, tone)
    painter.setBrush(_FIR_TIP)
    tip = place.size * 0.19
    painter.drawEllipse(QPointF(place.x - tip, place.y - tip), 1.1, 1.1)


def _paint_layer(
    painter: QPainter,
    place: Place,
    shape: QPainterPath,
    size: float,
    shift: float,
    turn: float,
    tone: QColor,
) -> None:
    painter.save()
    step = place.size * shift
    painter.translate(place.x - step, place.y - step * 1.1)
    painter.rotate(degrees(turn))
    painter.scale(place.size * size, place.size * size)
    painter.fillPath(shape, tone)
    painter.restore()
