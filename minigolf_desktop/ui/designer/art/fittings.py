"""Paints what stands on a tile: mats, cups, flags, benches, hazards and trees."""

from collections.abc import Callable
from math import cos, degrees, pi, radians, sin
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.shapes import (
    blob,
    disc,
    figure_path,
    pen,
    polygon,
    scallop,
    slab,
    standing,
    star,
)
from minigolf_desktop.ui.designer.art.lanes import Point
from minigolf_desktop.ui.designer.art.places import LAWN, Kind, Place

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


_RIM = 2.1
"""Width of the rim of a pool or bed."""
_EDGE = 0.9

Inset = Callable[[float], QPainterPath]
"""A shape that can be asked for a slightly smaller version of itself."""


def paint_obstacle(painter: QPainter, place: Place) -> None:
    """Paint a piece of kerb: post, bar, wedge or diamond. Clip to the concrete first."""
    size, half = place.size, place.length / 2

    def shape(inset: float) -> QPainterPath:
        match place.kind:
            case Kind.POST:
                return disc(0, 0, size - inset)
            case Kind.BAR:
                return slab(size - inset, half - inset, 1)
            case Kind.DIAMOND:
                reach = size - 1.4 * inset
                return polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)])
            case _:
                base = size + 1.5 - 1.5 * inset
                return polygon([(-base, half + 1), (0, -half + 1.6 * inset), (base, half + 1)])

    pose = (place.x, place.y, place.angle)
    _paint_raised(painter, lambda inset: standing(shape(inset), pose), _CONCRETE_TONES)


_Tones = tuple[QColor, QColor, QColor, QColor]
_CONCRETE_TONES: _Tones = (
    colours.BLOCK_SHADOW,
    colours.KERB_DARK,
    colours.KERB_LIT,
    colours.KERB,
)
_LAWN_TONES: _Tones = (
    colours.GRASS_SHADOW,
    colours.STONE_DARK,
    colours.STONE_LIT,
    colours.STONE,
)


def _paint_raised(painter: QPainter, shape: Inset, tones: _Tones) -> None:
    """Paint something raised: its shadow, its dark and its lit edge, its top."""
    shadow, dark, lit, top = tones
    slim = shape(_EDGE / 2)
    painter.fillPath(shape(0).translated(1.8, 2.2), shadow)
    painter.fillPath(slim.translated(_EDGE / 2, _EDGE / 2), dark)
    painter.fillPath(slim.translated(-_EDGE / 2, -_EDGE / 2), lit)
    painter.fillPath(shape(_EDGE), top)


def paint_pool(painter: QPainter, place: Place) -> None:
    """Paint a pool in its rim, shaded to the north-west, with two ripples."""
    x, y, radius = place.x, place.y, place.size

    def shape(inset: float) -> QPainterPath:
        return blob(place.seed, round(radius - inset, 2)).translated(x, y)

    _paint_raised(painter, shape, _LAWN_TONES if place.segment == LAWN else _CONCRETE_TONES)
    painter.fillPath(shape(_RIM), colours.WATER_SHADE)
    painter.fillPath(shape(_RIM + 1.1).translated(0.75, 0.85), colours.WATER)
    scale = radius / 10
    ripples = QPainterPath()
    for east, south, width in ((-3.6, -0.2, 3.8), (0.0, 3.6, 3.4)):
        ripples.moveTo(x + east * scale, y + south * scale)
        ripples.quadTo(
            x + (east + width / 2) * scale,
            y + (south - width / 2) * scale,
            x + (east + width) * scale,
            y + south * scale,
        )
    painter.strokePath(ripples, pen(colours.RIPPLE, 1.4 * scale))


def paint_bed(painter: QPainter, place: Place) -> None:
    """Paint a flower bed: round kerb, soil, one flower and six round it, three colours."""
    x, y, radius = place.x, place.y, place.size
    tones = _CONCRETE_TONES
    if place.segment == LAWN:
        tones = (colours.GRASS_SHADOW, *_CONCRETE_TONES[1:])
    _paint_raised(painter, lambda inset: disc(x, y, radius - inset), tones)
    soil = radius - _RIM
    painter.setBrush(colours.SOIL_DARK)
    painter.drawEllipse(QPointF(x, y), soil, soil)
    painter.setBrush(colours.SOIL)
    painter.drawEllipse(QPointF(x + 0.5, y + 0.6), soil - 0.7, soil - 0.7)
    chance = NamedChance("bed", place.seed)
    petals = chance.shuffled(range(len(colours.PETALS)))
    turn = chance.between(0, pi) + radians(place.angle)
    _paint_leaves(painter, place, turn)
    ring = [(x + soil * 0.61 * cos(a), y + soil * 0.61 * sin(a)) for a in _sixths(turn)]
    size = 0.235 * radius
    for spots, index in (((*ring[::2],), 0), ((*ring[1::2],), 1), (((x, y),), 2)):
        colour = colours.PETALS[petals[index]]
        _paint_flowers(painter, spots, size, colour)


def _sixths(turn: float) -> list[float]:
    return [turn + k * pi / 3 for k in range(6)]


def _paint_leaves(painter: QPainter, place: Place, turn: float) -> None:
    painter.setBrush(colours.LEAF)
    reach = place.size - _RIM - 1.5
    for a in _sixths(turn + pi / 6):
        middle = QPointF(place.x + reach * cos(a), place.y + reach * sin(a))
        painter.drawEllipse(middle, 1.5, 1.5)


def _paint_flowers(
    painter: QPainter, spots: tuple[tuple[float, float], ...], size: float, colour: QColor
) -> None:
    """Paint flowers of five petals of one colour."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in spots:
        for k in range(5):
            a = k * 2 * pi / 5 + x
            middle = QPointF(x + size * 0.62 * cos(a), y + size * 0.62 * sin(a))
            path.addEllipse(middle, size * 0.6, size * 0.6)
    painter.fillPath(path, colour)
    painter.setBrush(colours.POLLEN_DARK if colour == colours.PETAL_YELLOW else colours.POLLEN)
    for x, y in spots:
        painter.drawEllipse(QPointF(x, y), size * 0.42, size * 0.42)


def paint_pipe(painter: QPainter, place: Place) -> None:
    """Paint a zinc barrel with a light band, two flanges and dark mouths."""
    wide, long = place.size - 1, place.length / 2 - 1.6
    pose = (place.x, place.y, place.angle)
    shadow = standing(slab(wide, long, 1), pose).translated(2.2, 2.6)
    painter.fillPath(shadow, colours.BLOCK_SHADOW)
    painter.save()
    painter.translate(place.x, place.y)
    painter.rotate(place.angle)
    painter.setBrush(colours.MOUTH)
    for end in (-1, 1):
        painter.drawEllipse(QPointF(0, end * (long - 0.2)), wide * 0.74, 2.2)
    painter.fillRect(QRectF(-wide, -long, 2 * wide, 2 * long), colours.ZINC)
    a = radians(place.angle)
    light = -1 if cos(a) + sin(a) > 1e-6 else 1
    band = wide * 0.42
    middle = light * wide * 0.46
    painter.fillRect(QRectF(middle - band / 2, -long, band, 2 * long), colours.ZINC_LIGHT)
    shade = wide * 0.5
    dark = wide - shade if light < 0 else -wide
    painter.fillRect(QRectF(dark, -long, shade, 2 * long), colours.ZINC_SHADE)
    for end in (-1, 1):
        _paint_flange(painter, end * (long - 1.7), wide + 1, place.angle)
    painter.restore()


def _paint_flange(painter: QPainter, y: float, half: float, angle: float) -> None:
    painter.fillPath(slab(half, 1.7, 0.8).translated(0, y), colours.ZINC_DARK)
    a = radians(angle)
    step = QPointF(-0.35 * (cos(a) + sin(a)), -0.35 * (cos(a) - sin(a)))
    top = slab(half - 0.45, 1.25, 0.7).translated(step + QPointF(0, y))
    painter.fillPath(top, colours.FLANGE)


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
    gradient = QtGui.QRadialGradient(QPointF(0, 0), 1)
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
    chance = NamedChance("tree", place.seed)
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
