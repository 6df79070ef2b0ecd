"""The meadow behind every screen, and what lies about on it: water, paths, trees, a kiosk.

A name decides which: the same land, course or screen always lies in the same surroundings. The
middle, where the game is, stays bare. What grows follows the time of the year of the theme
(``theme.time_of_year``). All of it is washed out towards the meadow, as it lies behind what is
played. Lengths are logical pixels; light falls from the north-west.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from math import ceil, cos, degrees, pi, sin
from typing import NamedTuple

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import (
    blob,
    box,
    curve,
    faded,
    fill,
    mixed,
    oval,
    paint_bands,
    stroke,
)
from minigolf_desktop.ui.common.art.shapes import spots_along
from minigolf_desktop.ui.common.theme import Theme, TimeOfYear

AWNING_RED = QColor("#B4462F")
_AWNING_WHITE = QColor("#FFFBEF")
_AWNING_RAIL, _AWNING_LOW = 1 / 6, 37 / 60
"""Where the rail ends and where the scallops begin, of the height."""
_AWNING_SCALLOP = 23 / 60
"""How far the scallops are drawn out; they hang down three quarters of it."""
_AWNING_SHADOW = 3 / 40
_DARKER = 135
"""How much darker the cloth is in the evening, in per cent."""


def evening(colour: QColor, theme: Theme) -> QColor:
    """Return a colour of cloth as it looks in a theme."""
    return colour.darker(_DARKER) if theme.is_dark else colour


def paint_awning(
    painter: QPainter, area: QRectF, strips: int, theme: Theme, colour: QColor = AWNING_RED
) -> None:
    """Paint an awning of so many strips, every second one white; its shadow falls below."""
    wide, high = area.width() / strips, area.height()
    painter.setPen(Qt.PenStyle.NoPen)
    for is_shadow in (True, False):
        drop = high * _AWNING_SHADOW if is_shadow else 0.0
        for place in range(strips):
            cloth = evening(_AWNING_WHITE if place % 2 else colour, theme)
            painter.setBrush(QColor(0, 0, 0, 64) if is_shadow else cloth)
            painter.drawPath(_awning_strip(area, area.left() + place * wide, wide, drop))
    painter.setBrush(evening(colour, theme).darker(130))
    painter.drawRect(QRectF(area.left(), area.top(), area.width(), high * _AWNING_RAIL))


def _awning_strip(area: QRectF, left: float, wide: float, drop: float) -> QPainterPath:
    top, low = (
        area.top() + area.height() * _AWNING_RAIL,
        area.top() + area.height() * _AWNING_LOW + drop,
    )
    deep = low + area.height() * _AWNING_SCALLOP
    strip = QPainterPath(QPointF(left, top))
    strip.lineTo(left + wide, top)
    strip.lineTo(left + wide, low)
    strip.cubicTo(left + wide, deep, left, deep, left, low)
    strip.closeSubpath()
    return strip


_GLOW = QColor("#FFC76B")
_FLAME = QColor("#FFE9B8")
_DUSK = 0.42
"""How much of a colour is left in the evening."""
_PATH_WIDTH = 30.0
_FIRST_STONE, _STONE_STEP = 12.0, 23.0
"""How far the first stepping stone lies along its way, and from there one from the next."""
_LOBES = 9
"""Of the rim of a tree."""
_LAMP_REACH = 92.0
"""How far the light of a lamp falls."""


def washed(colour: QColor | str, theme: Theme, strength: float = 0.62) -> QColor:
    """Return a colour as it looks far behind the game; the evening swallows most of it."""
    return mixed(theme.meadow, QColor(colour), strength * (_DUSK if theme.is_dark else 1.0))


def _pale(colour: QColor | str, theme: Theme, strength: float) -> QColor:
    """Return a colour of gravel and stone, which would glare in the evening."""
    return washed(colour, theme, strength * (0.55 if theme.is_dark else 1.0))


def paint_water(painter: QPainter, shore: QPainterPath, theme: Theme) -> None:
    """Paint a lake: a bank of sand, shallow water at the edge, deep water within."""
    stroke(painter, shore.translated(1.5, 2.5), theme.plot_shadow, 13, 0.35)
    stroke(painter, shore, washed(colours.BANK, theme), 12)
    shallows = colours.ICE if theme.time_of_year is TimeOfYear.WINTER else colours.SHALLOWS
    fill(painter, shore, washed(shallows, theme, 0.5))
    painter.save()
    painter.setClipPath(shore, Qt.ClipOperation.IntersectClip)
    stroke(painter, shore, washed(colours.WATER_LIGHT, theme, 0.7), 16)
    stroke(painter, shore, washed(colours.BANK_DARK, theme, 0.4), 3)
    painter.restore()


def paint_ripples(painter: QPainter, spots: Sequence[QPointF], theme: Theme) -> None:
    """Paint a small wave at each spot."""
    for spot in spots:
        wave = curve((-11, 0), (-5.5, -5, 0, 0), (5.5, -5, 11, 0)).translated(spot)
        stroke(painter, wave, washed(colours.WATER_LIGHT, theme, 0.95), 1.8)


def paint_reeds(painter: QPainter, foot: QPointF, theme: Theme, chance: NamedChance) -> None:
    """Paint a clump of reeds at the water's edge, and two leaves of a lily before it."""
    for dx, dy, size in ((16.0, 9.0, 7.0), (27.0, 2.0, 5.0)):
        leaf = oval(foot.x() + dx, foot.y() + dy, size, size * 0.78)
        fill(painter, leaf.translated(1, 1.6), theme.plot_shadow, 0.5)
        fill(painter, leaf, washed(colours.LILY, theme))
    for blade in range(7):
        lean = (blade - 3) * 3.4 + chance.between(-1.5, 1.5)
        high = chance.between(20, 34)
        start = foot + QPointF((blade - 3) * 2.2, 0)
        tip = start + QPointF(lean, -high)
        stalk = curve((start.x(), start.y()), (start.x(), start.y() - high * 0.6, tip.x(), tip.y()))
        stroke(painter, stalk, washed(colours.REED, theme), 1.8)
        if blade % 2:
            head = curve((tip.x(), tip.y()), (tip.x() + lean * 0.16, tip.y() - 7))
            stroke(painter, head, washed(colours.REED_HEAD, theme, 0.7), 3.6)


def paint_path(painter: QPainter, way: QPainterPath, theme: Theme) -> None:
    """Paint a path of pale gravel with a kerb."""
    stroke(painter, way.translated(1.5, 2.5), theme.plot_shadow, _PATH_WIDTH, 0.3)
    stroke(painter, way, _pale(colours.KERB_DARK, theme, 0.42), _PATH_WIDTH)
    stroke(painter, way, _pale("#F6EBCB", theme, 0.7), _PATH_WIDTH - 5)


def paint_stones(painter: QPainter, way: QPainterPath, theme: Theme, chance: NamedChance) -> None:
    """Paint stepping stones along a way."""
    count = ceil((way.length() - _FIRST_STONE) / _STONE_STEP)
    for spot in spots_along(way, (_FIRST_STONE + _STONE_STEP * stone for stone in range(count))):
        painter.save()
        painter.translate(spot.point)
        painter.rotate(90 - spot.angle + chance.between(-9, 9))
        stone = box(-11, -6.5, 22 + chance.between(-3, 2), 13, 5.5)
        fill(painter, stone.translated(1, 2), theme.plot_shadow, 0.6)
        fill(painter, stone, _pale(colours.PAVING, theme, 0.85))
        painter.restore()


def paint_tree(
    painter: QPainter, middle: QPointF, size: float, theme: Theme, chance: NamedChance
) -> None:
    """Paint the crown of a tree of a radius."""
    painter.save()
    painter.translate(middle + QPointF(size * 0.16, size * 0.24))
    painter.scale(size * 1.02, size * 1.02)
    fill(painter, crown(_LOBES), theme.plot_shadow, 0.62)
    painter.restore()
    crowns = colours.CROWNS[theme.time_of_year]
    tones, turn = chance.pick(crowns), chance.between(0, 2 * pi)
    _paint_litter(painter, middle, size, theme)
    for part, shift, tone, lobes in zip(
        (1.0, 0.75, 0.42), (0.0, 0.13, 0.27), tones, (_LOBES, 8, 6), strict=True
    ):
        painter.save()
        painter.translate(middle - QPointF(size * shift, size * shift * 1.1))
        painter.rotate(degrees(turn + shift * 3))
        painter.scale(size * part, size * part)
        fill(painter, crown(lobes), washed(tone, theme))
        painter.restore()


_FALLEN = 9
"""Petals or leaves that lie below a tree."""


def _paint_litter(painter: QPainter, middle: QPointF, size: float, theme: Theme) -> None:
    """Paint what has fallen from a tree: petals in spring, leaves in autumn."""
    tone = colours.LITTER.get(theme.time_of_year)
    if tone is None:
        return
    chance, fallen = NamedChance("litter", middle.x(), middle.y()), QPainterPath()
    for _ in range(_FALLEN):
        angle, far = chance.between(-0.3 * pi, 0.8 * pi), size * chance.between(1.0, 1.22)
        fallen.addEllipse(middle + QPointF(cos(angle) * far, sin(angle) * far), 2.6, 1.8)
    fallen.setFillRule(Qt.FillRule.WindingFill)
    fill(painter, fallen, washed(tone, theme, 0.75))


@lru_cache(maxsize=4)
def crown(lobes: int) -> QPainterPath:
    """Return a leafy outline of radius 1: one line, which fills faster than a heap of discs."""
    half = pi / lobes
    rim = [
        (part * cos(step * half), part * sin(step * half))
        for step in range(1, 2 * lobes + 1)
        for part in ((1.22,) if step % 2 else (0.84,))
    ]
    return blob((0.84, 0.0), *((*rim[k], *rim[k + 1]) for k in range(0, 2 * lobes, 2)))


def paint_flowers(painter: QPainter, middle: QPointF, theme: Theme, chance: NamedChance) -> None:
    """Paint a patch of meadow flowers: all of a colour at once, which is quicker."""
    shadows, hearts = QPainterPath(), QPainterPath()
    tones = colours.BLOOMS[theme.time_of_year]
    blooms = {colour: QPainterPath() for colour in tones}
    for _ in range(9):
        angle, far = chance.between(0, 2 * pi), chance.between(4, 30)
        spot = middle + QPointF(cos(angle) * far, sin(angle) * far * 0.6)
        shadows.addEllipse(spot + QPointF(0.8, 1.2), 3.2, 3.2)
        blooms[chance.pick(tones)].addEllipse(spot, 3.0, 3.0)
        hearts.addEllipse(spot, 1.1, 1.1)
    for path in (shadows, hearts, *blooms.values()):
        path.setFillRule(Qt.FillRule.WindingFill)
    fill(painter, shadows, theme.plot_shadow, 0.5)
    for colour, path in blooms.items():
        fill(painter, path, _pale(colour, theme, 0.9))
    fill(painter, hearts, washed("#D9983A", theme, 0.9))


def paint_bench(painter: QPainter, middle: QPointF, angle: float, theme: Theme) -> None:
    """Paint a bench of three slats, turned by degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    fill(painter, box(-25, -6, 52, 20, 3), theme.plot_shadow, 0.6)
    for side in (-20, 17):
        fill(painter, box(side, -9, 3.4, 19, 1), washed(colours.WOOD_DARK, theme, 0.7))
    for slat in range(3):
        fill(painter, box(-26, -9 + slat * 6.6, 52, 5, 2), washed(colours.RAIL, theme, 0.75))
    painter.restore()


def paint_parasol(painter: QPainter, middle: QPointF, size: float, theme: Theme) -> None:
    """Paint an open parasol over a table, eight strips in two colours."""
    fill(painter, oval(middle.x() + 4, middle.y() + 6, size), theme.plot_shadow, 0.6)
    around = QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size)
    for strip in range(8):
        wedge = QPainterPath(middle)
        wedge.arcTo(around, strip * 45 + 22.5, 45)
        cloth = AWNING_RED if strip % 2 else QColor(colours.PAINT_WHITE)
        fill(painter, wedge, washed(cloth, theme, 0.55))
    fill(painter, oval(middle.x(), middle.y(), 2.6), washed(colours.WOOD_DARK, theme, 0.7))


def paint_kiosk(painter: QPainter, middle: QPointF, theme: Theme) -> None:
    """Paint a kiosk on paving: a roof of boards and an awning over the counter."""
    painter.save()
    painter.translate(middle)
    paving = oval(0, 12, 128, 92)
    fill(painter, paving.translated(1.5, 2.5), theme.plot_shadow, 0.3)
    fill(painter, paving, _pale(colours.KERB_DARK, theme, 0.42))
    fill(painter, oval(0, 12, 124, 88), _pale(colours.PAVING, theme, 0.72))
    fill(painter, box(-54, -46, 124, 96, 5), theme.plot_shadow, 0.7)
    fill(painter, box(-62, -54, 124, 74, 5), washed(colours.WOOD_DARK, theme, 0.62))
    for board in range(5):
        plank = box(-59, -51 + board * 13.6, 118, 12.2, 2)
        fill(painter, plank, washed(colours.RAIL_LIGHT, theme, 0.66))
    painter.setOpacity(0.62 if theme.is_dark else 0.66)
    paint_awning(painter, QRectF(-66, 12, 132, 36), 9, theme)
    painter.restore()


def paint_lamp(painter: QPainter, foot: QPointF, theme: Theme) -> None:
    """Paint a lamp, and in the evening the warm light that falls about it."""
    if theme.is_dark:
        # Loading Qt's gradients takes over a millisecond: by day nothing needs them.
        light = QtGui.QRadialGradient(foot, _LAMP_REACH)
        for stop, strength in ((0.0, 0.42), (0.22, 0.22), (0.6, 0.07), (1.0, 0.0)):
            light.setColorAt(stop, faded(_GLOW, strength))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(foot, _LAMP_REACH, _LAMP_REACH)
    else:
        shade = curve((foot.x(), foot.y()), (foot.x() + 15, foot.y() + 22))
        stroke(painter, shade, theme.plot_shadow, 3.5, 0.7)
        fill(painter, oval(foot.x() + 16, foot.y() + 23, 6.5), theme.plot_shadow, 0.7)
    x, y = foot.x(), foot.y()
    iron = washed("#5E6B4E", theme)
    for arm in (box(x - 8.5, y - 1.6, 17, 3.2, 1.5), box(x - 1.6, y - 8.5, 3.2, 17, 1.5)):
        fill(painter, arm, iron)
    fill(painter, oval(x, y, 6.6), iron)
    glass = _FLAME if theme.is_dark else washed("#FFF3CC", theme, 0.85)
    fill(painter, oval(x, y, 4.6), glass)


def paint_fireflies(painter: QPainter, middle: QPointF, theme: Theme, chance: NamedChance) -> None:
    """Paint a few fireflies that hang in the evening air; there are none by day."""
    if not theme.is_dark:
        return
    for _ in range(5):
        spot = middle + QPointF(chance.between(-60, 60), chance.between(-34, 34))
        fill(painter, oval(spot.x(), spot.y(), 4.6), _GLOW, 0.13)
        fill(painter, oval(spot.x(), spot.y(), 1.5), _FLAME, 0.75)


_Spot = tuple[float, float, float, float]
"""A place: part of the width, pixels to the right of it, part of the height, pixels below it."""

_BEYOND = 420.0
"""Pixels that water and paths go on beyond the edge: under panels, and where a board is bare."""


class Surroundings(NamedTuple):
    """What lies about; ``is_mirrored`` changes left and right."""

    name: str
    sort: str
    """One of :data:`SORTS`."""
    is_mirrored: bool


_Paint = Callable[[QPainter, Theme, NamedChance], object]
"""Paints one thing; its chance is that of all that lies about."""


class _Thing(NamedTuple):
    """Something that lies about."""

    paint: _Paint
    room: QRectF | None
    """What must be bare of words for it to stand there; None where it lies on the ground."""

    def is_clear(self, words: Iterable[QRectF]) -> bool:
        """Tell whether no words stand where it would."""
        room = self.room
        return room is None or not any(room.intersects(one) for one in words)


class _Field:
    """The meadow that things are put on, from below."""

    def __init__(self, area: QRectF, is_mirrored: bool) -> None:
        self.area = area
        self.is_mirrored = is_mirrored
        self.things: list[_Thing] = []

    def at(self, spot: _Spot) -> QPointF:
        across, right, down, below = spot
        x = across * self.area.width() + right
        if self.is_mirrored:
            x = self.area.width() - x
        return self.area.topLeft() + QPointF(x, down * self.area.height() + below)

    def way(self, start: _Spot, *parts: tuple[_Spot, _Spot, _Spot]) -> QPainterPath:
        path = QPainterPath(self.at(start))
        for part in parts:
            path.cubicTo(*map(self.at, part))
        return path

    def lay(self, paint: _Paint) -> None:
        """Put something on the ground."""
        self.things.append(_Thing(paint, None))

    def stand(self, middle: QPointF, reach: float, paint: _Paint) -> None:
        """Put up something that needs so much room on every side."""
        room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        self.things.append(_Thing(paint, room))

    def water(self, shore: QPainterPath) -> None:
        self.lay(lambda painter, theme, _: paint_water(painter, shore, theme))

    def ripples(self, *spots: _Spot) -> None:
        places = [self.at(spot) for spot in spots]
        self.lay(lambda painter, theme, _: paint_ripples(painter, places, theme))

    def reeds(self, *spots: _Spot) -> None:
        for foot in map(self.at, spots):
            self._clump(foot)

    def _clump(self, foot: QPointF) -> None:
        self.lay(lambda painter, theme, chance: paint_reeds(painter, foot, theme, chance))

    def path(self, way: QPainterPath) -> None:
        self.lay(lambda painter, theme, _: paint_path(painter, way, theme))

    def stones(self, way: QPainterPath) -> None:
        self.lay(lambda painter, theme, chance: paint_stones(painter, way, theme, chance))

    def kiosk(self, spot: _Spot, *parasols: tuple[_Spot, float]) -> None:
        middle, places = self.at(spot), [(self.at(place), size) for place, size in parasols]

        def paint(painter: QPainter, theme: Theme, _: NamedChance) -> None:
            paint_kiosk(painter, middle, theme)
            for place, size in places:
                paint_parasol(painter, place, size, theme)

        self.stand(middle, 130, paint)

    def trees(self, *places: tuple[_Spot, float]) -> None:
        for spot, size in places:
            self._tree(self.at(spot), size)

    def _tree(self, middle: QPointF, size: float) -> None:
        self.stand(
            middle,
            size * 1.3,
            lambda painter, theme, chance: paint_tree(painter, middle, size, theme, chance),
        )

    def lamps(self, *spots: _Spot) -> None:
        for foot in map(self.at, spots):
            self._lamp(foot)

    def _lamp(self, foot: QPointF) -> None:
        self.stand(foot, 60, lambda painter, theme, _: paint_lamp(painter, foot, theme))

    def flowers(self, *spots: _Spot) -> None:
        for middle in map(self.at, spots):
            self._patch(middle)

    def _patch(self, middle: QPointF) -> None:
        def paint(painter: QPainter, theme: Theme, chance: NamedChance) -> None:
            paint_flowers(painter, middle, theme, chance)
            paint_fireflies(painter, middle, theme, chance)

        self.stand(middle, 34, paint)

    def bench(self, spot: _Spot, angle: float) -> None:
        middle, turned = self.at(spot), -angle if self.is_mirrored else angle
        self.stand(
            middle, 32, lambda painter, theme, _: paint_bench(painter, middle, turned, theme)
        )


def _lake(field: _Field) -> None:
    shore = field.way(
        (0, -_BEYOND, 0.36, 0),
        ((0, -60, 0.34, 0), (0, 60, 0.4, 0), (0, 58, 0.54, 0)),
        ((0, 56, 0.66, 0), (0, 34, 0.72, 0), (0, 92, 1, -112)),
        ((0, 140, 1, -66), (0.2, 0, 1, -80), (0.3, 0, 1, -36)),
        ((0.34, 0, 1, -14), (0.35, 0, 1, 30), (0.3, 0, 1, _BEYOND)),
    )
    shore.lineTo(field.at((0, -_BEYOND, 1, _BEYOND)))
    shore.closeSubpath()
    field.water(shore)
    field.ripples(
        (0, 26, 0.5, 0),
        (0, 20, 0.7, 0),
        (0, 52, 1, -40),
        (0.12, 0, 1, -24),
        (0.22, 0, 1, -34),
        (0, -40, 0.6, 0),
    )
    field.reeds((0, 46, 0.46, 0), (0, 104, 1, -92), (0.29, 0, 1, -20))
    field.bench((0.385, 0, 1, -24), -8)
    field.lamps((0.43, 0, 1, -22), (0, 22, 0.24, 0))
    field.trees(((1, -8, 0, 14), 52), ((1, -70, 0, -10), 34), ((1, 6, 0, 92), 30))
    field.trees(((1, -6, 1, -8), 46), ((1, -66, 1, 12), 30))
    field.flowers((1, -26, 0.6, 0), (0.7, 0, 1, -18))


def _path(field: _Field) -> None:
    way = field.way(
        (0, -_BEYOND, 0.3, 0),
        ((0, -80, 0.3, 0), (0, 26, 0.3, 0), (0, 26, 0.52, 0)),
        ((0, 26, 0.8, 0), (0, 30, 1, -26), (0.16, 0, 1, -24)),
        ((0.34, 0, 1, -20), (0.4, 0, 1, -44), (0.46, 0, 1, _BEYOND)),
    )
    field.path(way)
    stones = field.way(
        (1, -30, 1, _BEYOND),
        ((1, -60, 1, -60), (1, -14, 0.8, 0), (1, -24, 0.62, 0)),
        ((1, -34, 0.5, 0), (1, -10, 0.44, 0), (1, _BEYOND, 0.4, 0)),
    )
    field.stones(stones)
    field.bench((0.25, 0, 1, -58), 0)
    field.lamps((0, 56, 0.44, 0), (0.2, 0, 1, -56), (1, -58, 0.72, 0))
    field.trees(((0, 4, 1, -2), 44), ((0, 54, 1, 10), 26), ((0, 0, 0, 60), 36))
    field.trees(((1, -12, 0, 4), 50), ((1, -78, 0, -14), 34), ((1, 0, 1, -6), 40))
    field.flowers((0.56, 0, 1, -20), (1, -26, 0.3, 0), (0, 60, 0.7, 0))


def _grove(field: _Field) -> None:
    field.flowers((0, 78, 1, -86), (0.24, 0, 1, -20), (1, -24, 0.44, 0), (0.66, 0, 1, -16))
    field.trees(((0, 10, 1, -112), 34), ((0, 116, 1, -8), 40), ((0, 24, 1, -24), 62))
    field.trees(((0.14, 0, 1, 4), 28), ((0, 4, 0.56, 0), 34), ((0, -4, 0.48, 0), 26))
    field.trees(((1, -16, 0, 8), 58), ((1, -92, 0, -8), 40), ((1, 2, 0, 104), 36))
    field.trees(((1, -4, 1, -96), 32), ((1, -22, 1, -14), 54), ((1, -104, 1, 6), 34))
    field.bench((0.32, 0, 1, -24), 6)
    field.lamps((0.38, 0, 1, -24), (0, 24, 0.68, 0), (1, -22, 0.62, 0))


def _kiosk(field: _Field) -> None:
    way = field.way(
        (0, 96, 1, -50),
        ((0.2, 0, 1, -6), (0.26, 0, 1, -30), (0.34, 0, 1, -22)),
        ((0.42, 0, 1, -14), (0.48, 0, 1, -30), (0.52, 0, 1, _BEYOND)),
    )
    field.path(way)
    up = field.way(
        (0, 40, 1, -100),
        ((0, 10, 0.76, 0), (0, 44, 0.62, 0), (0, -_BEYOND, 0.46, 0)),
    )
    field.path(up)
    field.kiosk((0, 64, 1, -78), ((0, 178, 1, -36), 25.0), ((0, 22, 1, -176), 22.0))
    field.lamps((0.3, 0, 1, -56), (0, 60, 0.58, 0), (1, -24, 0.5, 0))
    field.bench((0.4, 0, 1, -50), 4)
    field.trees(((1, -10, 0, 8), 52), ((1, -76, 0, -12), 34), ((0, -4, 0, 40), 34))
    field.trees(((1, -8, 1, -14), 50), ((1, -74, 1, 8), 30), ((1, 4, 1, -84), 26))
    field.flowers((1, -24, 0.7, 0), (0.64, 0, 1, -18))


_PLANTERS: dict[str, Callable[[_Field], None]] = {
    "lake": _lake,
    "path": _path,
    "grove": _grove,
    "kiosk": _kiosk,
}

SORTS = tuple(_PLANTERS)
"""What surroundings there are."""


def surroundings_of(name: str) -> Surroundings:
    """Return the surroundings of what has a name: a land, a course, a screen."""
    chance = NamedChance("surroundings", name)
    return Surroundings(name, chance.pick(SORTS), chance.whole(2) == 1)


def paint_surroundings(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    what: Surroundings,
    without: Collection[int] = (),
) -> None:
    """Paint what lies about at the edges of an area, in logical pixels.

    Water and paths go on beyond the area. ``without`` is what is :func:`left_out`.
    """
    chance = NamedChance("planted", what.name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, thing in enumerate(_things(area, what)):
        if number not in without:
            thing.paint(painter, theme, chance)
    painter.restore()


def left_out(area: QRectF, what: Surroundings, words: Sequence[QRectF]) -> tuple[int, ...]:
    """Return the numbers of what would stand in ``words``, the places of text on the meadow."""
    things = enumerate(_things(area, what))
    return tuple(number for number, thing in things if not thing.is_clear(words))


def _things(area: QRectF, what: Surroundings) -> Sequence[_Thing]:
    """Return what lies about in an area, from below."""
    field = _Field(area, what.is_mirrored)
    _PLANTERS[what.sort](field)
    return field.things


_BAND = 94.0
"""Width of a mowing band and distance of the dots."""


def paint_meadow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill a rectangle with the meadow, in pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    # Not fillRect, which loads all gradients that Qt knows.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.meadow)
    painter.drawRect(rect)
    painter.translate(rect.topLeft())
    width, height = rect.width(), rect.height()
    bands = mixed(theme.meadow, theme.meadow_band, 0.55)
    paint_bands(painter, QRectF(0, 0, width, height), bands, 2 * _BAND, height)
    fill(painter, _dots(width, height), theme.meadow_dot)
    painter.restore()


def _dots(width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    for column in range(int(width / _BAND) + 1):
        for row in range(int(height / _BAND) + 1):
            path.addEllipse(QPointF(20 + column * _BAND, 20 + row * _BAND), 1.6, 1.6)
    return path
