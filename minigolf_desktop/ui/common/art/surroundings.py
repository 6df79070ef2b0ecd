"""What lies about on the meadow near its edges: a lake, a path, a grove, a kiosk.

A name decides which: the same land, course or screen always lies in the same surroundings. The
middle, where the game is, stays bare.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.ui.common.art import park
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.theme import Theme

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


class _Field(NamedTuple):
    """The meadow that is painted on."""

    painter: QPainter
    area: QRectF
    theme: Theme
    is_mirrored: bool
    chance: Chance
    words: Sequence[QRectF]

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

    def is_clear(self, middle: QPointF, reach: float) -> bool:
        """Tell whether no words stand within a reach of a place."""
        round_it = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        return not any(round_it.intersects(words) for words in self.words)

    def trees(self, *places: tuple[_Spot, float]) -> None:
        for spot, size in places:
            if self.is_clear(middle := self.at(spot), size * 1.3):
                park.paint_tree(self.painter, middle, size, self.theme, self.chance)

    def lamps(self, *spots: _Spot) -> None:
        for spot in spots:
            if self.is_clear(foot := self.at(spot), 60):
                park.paint_lamp(self.painter, foot, self.theme)

    def flowers(self, *spots: _Spot) -> None:
        for spot in spots:
            if self.is_clear(middle := self.at(spot), 34):
                park.paint_flowers(self.painter, middle, self.theme, self.chance)
                park.paint_fireflies(self.painter, middle, self.theme, self.chance)

    def bench(self, spot: _Spot, angle: float) -> None:
        if self.is_clear(middle := self.at(spot), 32):
            turned = -angle if self.is_mirrored else angle
            park.paint_bench(self.painter, middle, turned, self.theme)


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
    park.paint_water(field.painter, shore, field.theme)
    ripples: tuple[_Spot, ...] = (
        (0, 26, 0.5, 0),
        (0, 20, 0.7, 0),
        (0, 52, 1, -40),
        (0.12, 0, 1, -24),
        (0.22, 0, 1, -34),
        (0, -40, 0.6, 0),
    )
    park.paint_ripples(field.painter, [field.at(spot) for spot in ripples], field.theme)
    for spot in ((0, 46, 0.46, 0), (0, 104, 1, -92), (0.29, 0, 1, -20)):
        park.paint_reeds(field.painter, field.at(spot), field.theme, field.chance)
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
    park.paint_path(field.painter, way, field.theme)
    stones = field.way(
        (1, -30, 1, _BEYOND),
        ((1, -60, 1, -60), (1, -14, 0.8, 0), (1, -24, 0.62, 0)),
        ((1, -34, 0.5, 0), (1, -10, 0.44, 0), (1, _BEYOND, 0.4, 0)),
    )
    park.paint_stones(field.painter, stones, field.theme, field.chance)
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
    park.paint_path(field.painter, way, field.theme)
    up = field.way(
        (0, 40, 1, -100),
        ((0, 10, 0.76, 0), (0, 44, 0.62, 0), (0, -_BEYOND, 0.46, 0)),
    )
    park.paint_path(field.painter, up, field.theme)
    if field.is_clear(middle := field.at((0, 64, 1, -78)), 130):
        park.paint_kiosk(field.painter, middle, field.theme)
        for spot, size in (((0, 178, 1, -36), 25.0), ((0, 22, 1, -176), 22.0)):
            park.paint_parasol(field.painter, field.at(spot), size, field.theme)
    field.lamps((0.3, 0, 1, -56), (0, 60, 0.58, 0), (1, -24, 0.5, 0))
    field.bench((0.4, 0, 1, -50), 4)
    field.trees(((1, -10, 0, 8), 52), ((1, -76, 0, -12), 34), ((0, -4, 0, 40), 34))
    field.trees(((1, -8, 1, -14), 50), ((1, -74, 1, 8), 30), ((1, 4, 1, -84), 26))
    field.flowers((1, -24, 0.7, 0), (0.64, 0, 1, -18))


_PAINTERS: dict[str, Callable[[_Field], None]] = {
    "lake": _lake,
    "path": _path,
    "grove": _grove,
    "kiosk": _kiosk,
}

SORTS = tuple(_PAINTERS)
"""What surroundings there are."""


def surroundings_of(name: str) -> Surroundings:
    """Return the surroundings of what has a name: a land, a course, a screen."""
    chance = Chance("surroundings", name)
    return Surroundings(name, chance.pick(SORTS), chance.whole(2) == 1)


def paint_surroundings(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    what: Surroundings,
    words: Sequence[QRectF] = (),
) -> None:
    """Paint what lies about at the edges of an area, in logical pixels.

    Water and paths go on beyond the area. What stands up from the ground keeps clear of ``words``,
    the places of text that stands on the meadow itself.
    """
    chance = Chance("planted", what.name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _PAINTERS[what.sort](_Field(painter, area, theme, what.is_mirrored, chance, words))
    painter.restore()
