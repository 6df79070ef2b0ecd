"""Paints the fittings of a course: mats, cups, balls, benches and par flags."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.figures import figure_path
from minigolf_desktop.ui.common.art.shapes import pen, polygon, slab, standing
from minigolf_desktop.ui.designer.art.belts import Point
from minigolf_desktop.ui.designer.art.places import Place

RING_RADIUS = 10.8
"""Radius of the white line round a cup."""


def paint_mat(painter: QPainter, place: Place) -> None:
    """Paint the mat of a tee with its ball."""
    pose = (place.x, place.y, place.angle)
    mat = standing(slab(place.size, place.length / 2, 2.6), pose)
    painter.fillPath(mat.translated(1, 1.3), colours.BLOCK_SHADOW)
    painter.fillPath(mat, colours.MAT)
    inner = standing(slab(place.size - 2, place.length / 2 - 2, 1.4), pose)
    painter.strokePath(inner, pen(colours.MAT_LINE, 1))
    paint_ball(painter, place.x, place.y, 2.7)


def paint_ball(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint a ball with its shadow."""
    painter.setBrush(colours.BLOCK_SHADOW)
    painter.drawEllipse(QPointF(x + radius * 0.4, y + radius * 0.5), radius, radius)
    painter.setBrush(colours.BALL_SHADE)
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(colours.BALL)
    light = radius * 0.13
    painter.drawEllipse(QPointF(x - light, y - light), radius * 0.84, radius * 0.84)


def paint_cup(painter: QPainter, place: Place) -> None:
    """Paint the cup of a green, with a thin white ring unless its seed asks for none."""
    middle = QPointF(place.x, place.y)
    if not place.seed:
        painter.save()
        painter.setBrush(QColor(0, 0, 0, 0))
        painter.setPen(pen(colours.PAINT_RING, 1.5))
        painter.drawEllipse(middle, RING_RADIUS, RING_RADIUS)
        painter.restore()
    for colour, radius, shift in (
        (colours.KERB_LIT, place.size, 0.0),
        (colours.CUP, place.size - 1.1, 0.0),
        (colours.CUP_FLOOR, place.size - 1.9, 0.55),
    ):
        painter.setBrush(colour)
        painter.drawEllipse(middle + QPointF(shift, shift), radius, radius)


def paint_bench_shadow(painter: QPainter, place: Place) -> None:
    """Paint the shadow of a bench."""
    bench = standing(slab(place.size, place.length / 2, 1.4), (place.x, place.y, place.angle))
    painter.fillPath(bench.translated(2, 2.6), colours.FIGURE_SHADOW)


def paint_bench(painter: QPainter, place: Place) -> None:
    """Paint three slats and a dark back; the front points along its angle."""
    scale = place.size / 12.4
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.angle)
    painter.scale(scale, scale)
    a = radians(place.angle)
    light = QPointF(-0.3 * (cos(a) + sin(a)), -0.3 * (cos(a) - sin(a)))
    for x in (-9.2, 9.2):
        painter.fillPath(slab(1.5, 5.7, 0.9).translated(x, 0), colours.IRON)
    for y in (-4.0, -0.6, 2.8):
        painter.fillPath(slab(12, 1.45, 0.9).translated(0, y), colours.WOOD)
        painter.fillPath(
            slab(11.6, 1.05, 0.8).translated(QPointF(0, y) + light), colours.WOOD_LIGHT
        )
    painter.fillPath(slab(12.4, 1.35, 1.1).translated(0, 4.6), colours.WOOD_DARK)
    painter.fillPath(slab(11.9, 0.7, 0.7).translated(QPointF(0, 4.6) + light), colours.WOOD_RIDGE)
    painter.restore()


_CLOTH = polygon([(-6.6, -8.8), (9, -8.8), (6, -2.2), (9, 4.4), (-6.6, 4.4)])
_FOLD = polygon([(-7.2, 2.6), (6.8, 2.6), (8, 5.2), (-7.2, 5.2)])


def paint_flag(painter: QPainter, spot: Point, par: int) -> None:
    """Paint the par flag, always upright, round its spot."""
    painter.save()
    painter.translate(spot.x, spot.y)
    painter.setBrush(colours.FIGURE_SHADOW)
    painter.drawEllipse(QPointF(-5.6, 9.6), 3.2, 1.3)
    edge = pen(colours.FLAG, 1.8)
    shadow = _CLOTH.translated(1.1, 1.6)
    painter.fillPath(shadow, colours.FIGURE_SHADOW)
    painter.fillRect(QRectF(-9.0, -9.8, 1.9, 19.8), colours.PAINT)
    painter.fillRect(QRectF(-7.9, -9.8, 0.8, 19.8), colours.POLE_SHADE)
    painter.fillPath(_CLOTH, colours.FLAG)
    painter.strokePath(_CLOTH, edge)
    painter.fillPath(_FOLD, colours.FLAG_FOLD)
    figure = figure_path(str(par), 14.5).translated(0.2, -2.7)
    painter.fillPath(figure, colours.BALL)
    painter.restore()
