"""Paints what makes a path hard to play: pools, beds, pipes, tunnels and pieces of kerb."""

from collections.abc import Callable
from math import cos, pi, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.shapes import blob, disc, pen, polygon, slab, standing
from minigolf_desktop.ui.designer.art.places import LAWN, Kind, Place

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
    chance = Chance("bed", place.seed)
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
