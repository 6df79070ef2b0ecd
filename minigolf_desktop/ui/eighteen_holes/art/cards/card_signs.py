"""Small signs on the cards: those that are pictures, and hexes in a row."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art.drawing import fill, oval, polygon, stroke
from minigolf_desktop.ui.common.art.pictures import paint_picture_at
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import INK

SAND, SAND_EDGE = QColor("#F3E2B0"), QColor("#C6A876")
FAIRWAY, FAIRWAY_DARK = QColor("#B4D676"), QColor("#A2C866")
ROUGH = QColor("#71A152")
LANDING = QColor("#EE8A2E")
_WHITE = QColor("#FFFFFF")
_RADIUS = 100.0
"""Radius of the signs that are pictures, in their own units."""


def paint_card_sign(painter: QPainter, name: str, middle: QPointF, radius: float) -> None:
    """Paint one of the signs that are pictures (``big-hit``); raises ContentError for another."""
    paint_picture_at(painter, f"eighteen_holes/card_signs/{name}", middle, radius / _RADIUS)


def paint_big_hit(painter: QPainter, middle: QPointF, radius: float, allowed: bool) -> None:
    """Paint whether a big hit may be tried: a gold burst, or an arrow struck through."""
    paint_card_sign(painter, "big-hit" if allowed else "no-big-hit", middle, radius)


def hexagon(x: float, y: float, side: float, pointed: bool = False) -> QPainterPath:
    """Return a hexagon with a flat upper side, or a pointed one."""
    start = pi / 6 if pointed else 0.0
    angles = (start + pi * corner / 3 for corner in range(6))
    return polygon([(x + side * cos(a), y + side * sin(a)) for a in angles])


def paint_hex_row(painter: QPainter, room: QRectF, count: int, from_rough: int) -> None:
    """Paint the way of a wood: hexes in a row, the tuft where it lands from the rough."""
    side = min(room.height() / 2, room.width() / (count * 1.76 + 0.1))
    step = side * 1.76
    x, y = room.center().x() - step * (count - 1) / 2, room.center().y()
    for place in range(1, count + 1):
        last = place == count
        shape = hexagon(x, y, side * 0.96, pointed=True)
        fill(painter, shape, LANDING if last else FAIRWAY)
        stroke(painter, shape, INK, side * (0.13 if last else 0.1), 0.9 if last else 0.75)
        if last:
            fill(painter, oval(x, y, side * 0.5), INK)
            fill(painter, oval(x, y, side * 0.39), _WHITE)
        elif place == from_rough:
            paint_card_sign(painter, "tuft", QPointF(x, y), side * 0.54)
        else:
            fill(painter, oval(x, y, side * 0.2), INK, 0.45)
        x += step
