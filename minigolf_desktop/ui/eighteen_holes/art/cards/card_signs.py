"""Small signs on the cards: big hit, the way out of a bunker, tuft, tree, hexes in a row."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.shot_cards import BunkerOutcome
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, polygon, stroke
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import GOLD, INK, PAPER, SECOND_INK

SAND, SAND_EDGE = QColor("#F3E2B0"), QColor("#C6A876")
FAIRWAY, FAIRWAY_DARK = QColor("#B4D676"), QColor("#A2C866")
ROUGH, ROUGH_LIGHT = QColor("#71A152"), QColor("#7BAB5A")
LANDING = QColor("#EE8A2E")
DULL = QColor("#CFC6AE")
_WHITE = QColor("#FFFFFF")
_POINTS = 12
_TURNS = {BunkerOutcome.LEFT: -60.0, BunkerOutcome.TARGET: 0.0, BunkerOutcome.RIGHT: 60.0}


@cache
def burst_shape() -> QPainterPath:
    """Return a star of twelve points and radius 1."""
    angles = (pi * step / _POINTS - pi / 2 for step in range(2 * _POINTS))
    reaches = (1.0 if step % 2 == 0 else 0.78 for step in range(2 * _POINTS))
    rim = [(far * cos(a), far * sin(a)) for far, a in zip(reaches, angles, strict=True)]
    return polygon(rim)


@cache
def arrow_shape() -> QPainterPath:
    """Return an arrow upwards, two thirds of a unit high above and half a unit below."""
    return polygon(
        [
            (0, -0.6),
            (0.44, -0.1),
            (0.18, -0.1),
            (0.18, 0.5),
            (-0.18, 0.5),
            (-0.18, -0.1),
            (-0.44, -0.1),
        ]
    )


def paint_burst(painter: QPainter, middle: QPointF, radius: float, *, down: bool = False) -> None:
    """Paint a gold burst with an arrow up, or a dull one with an arrow down."""
    painter.save()
    painter.translate(middle)
    painter.scale(radius, radius)
    shape = burst_shape()
    fill(painter, shape.translated(0.06, 0.08), INK, 0.18)
    fill(painter, shape, DULL if down else GOLD)
    stroke(painter, shape, INK, 0.1)
    if down:
        painter.rotate(180)
    fill(painter, arrow_shape(), INK)
    painter.restore()


def paint_big_hit(painter: QPainter, middle: QPointF, radius: float, allowed: bool) -> None:
    """Paint whether a big hit may be tried: a gold burst, or an arrow struck through."""
    if allowed:
        paint_burst(painter, middle, radius)
        return
    painter.save()
    painter.translate(middle)
    painter.scale(radius, radius)
    disc = oval(0, 0, 0.86)
    fill(painter, disc, PAPER)
    fill(painter, arrow_shape(), "#A59B86")
    stroke(painter, curve((-0.58, 0.58), (0.58, -0.58)), PAPER, 0.34)
    stroke(painter, curve((-0.58, 0.58), (0.58, -0.58)), SECOND_INK, 0.15)
    stroke(painter, disc, SECOND_INK, 0.11)
    painter.restore()


def paint_bunker_sign(
    painter: QPainter, outcome: BunkerOutcome, middle: QPointF, radius: float
) -> None:
    """Paint where a ball goes that is hit in a bunker: a square to stay, else an arrow."""
    painter.save()
    painter.translate(middle)
    painter.scale(radius, radius)
    disc = oval(0, 0, 1)
    fill(painter, disc, SAND)
    stroke(painter, disc, SAND_EDGE, 0.1)
    for x, y in ((-0.62, -0.42), (0.66, 0.3), (-0.5, 0.62), (0.5, -0.62), (0.1, 0.8)):
        fill(painter, oval(x, y, 0.05), SAND_EDGE)
    turn = _TURNS.get(outcome)
    if turn is None:
        fill(painter, box(-0.32, -0.32, 0.64, 0.64, 0.1), INK)
    else:
        painter.rotate(turn)
        fill(painter, arrow_shape().translated(0, 0.05), INK)
    painter.restore()


@cache
def tuft() -> QPainterPath:
    """Return three blades of grass that grow one unit high from the origin."""
    blades = QPainterPath()
    blades.setFillRule(Qt.FillRule.WindingFill)
    for lean, high in ((-0.52, 0.72), (0.0, 1.0), (0.52, 0.72)):
        blades.moveTo(lean * 0.3 - 0.1, 0)
        blades.quadTo(lean * 0.5 - 0.12, -high * 0.5, lean, -high)
        blades.quadTo(lean * 0.5 + 0.14, -high * 0.5, lean * 0.3 + 0.1, 0)
        blades.closeSubpath()
    return blades


def paint_tuft_badge(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint the sign of the rough on a round badge."""
    fill(painter, oval(middle.x(), middle.y(), radius), INK)
    fill(painter, oval(middle.x(), middle.y(), radius * 0.83), ROUGH_LIGHT)
    painter.save()
    painter.translate(middle + QPointF(0, radius * 0.5))
    painter.scale(radius * 1.02, radius * 1.02)
    fill(painter, tuft(), _WHITE)
    painter.restore()


def paint_tree_badge(painter: QPainter, middle: QPointF, radius: float) -> None:
    """Paint the sign of trees that are flown over on a round badge."""
    painter.save()
    painter.translate(middle)
    painter.scale(radius, radius)
    fill(painter, oval(0, 0, 1), INK)
    fill(painter, oval(0, 0, 0.83), PAPER)
    fill(painter, box(-0.09, 0.1, 0.18, 0.5), "#7A4E2A")
    for x, y, wide in ((0.0, -0.28, 0.34), (-0.24, 0.0, 0.28), (0.24, 0.0, 0.28)):
        fill(painter, oval(x, y, wide), "#3F7D47")
    fill(painter, oval(-0.1, -0.34, 0.16), "#7DB565")
    painter.restore()


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
            paint_tuft_badge(painter, QPointF(x, y), side * 0.54)
        else:
            fill(painter, oval(x, y, side * 0.2), INK, 0.45)
        x += step
