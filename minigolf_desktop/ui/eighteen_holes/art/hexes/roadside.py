"""What grows and stands on the meadow round a course of hexes: clumps of trees, flowers, lamps.

The name of a course decides where. All of it keeps a hex of bare meadow between it and the course.
"""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.field import tile_hexes
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour
from minigolf_desktop.ui.common.art import park
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre

_UNIT = 46.0
"""Pixels of a side of a hex at which the park is drawn as large as on the other boards."""

_NEAREST, _FARTHEST = 2, 5
"""Steps from the course between which something stands."""

_SHARE = 0.3
"""Part of the hexes there that carry something."""

_REACH = 2.0
"""How far anything reaches from its middle, in sides of a hex: the light of a lamp."""


class Planted(NamedTuple):
    """Something on the meadow; its middle and its size are in sides of a hex."""

    sort: str
    """tree, flowers or lamp."""
    middle: tuple[float, float]
    size: float
    seed: int

    @property
    def area(self) -> QRectF:
        """The part of the meadow that it may take up, in sides of a hex."""
        x, y = self.middle
        return QRectF(x - _REACH, y - _REACH, 2 * _REACH, 2 * _REACH)


def planted_round(course: Course) -> tuple[Planted, ...]:
    """Return what stands round a course; there is nothing round one without a name."""
    if not course.name:
        return ()
    chance, found = Chance("roadside", course.name), []
    for place in _about({place for tile in course.tiles for place in tile_hexes(tile)}):
        if chance.share() < _SHARE:
            centre = hex_centre(place, 1.0)
            sort = chance.pick(("tree", "tree", "tree", "tree", "flowers", "lamp"))
            for number in range(1 + chance.whole(3) if sort == "tree" else 1):
                x = centre.x() + chance.between(-0.6, 0.6)
                y = centre.y() + chance.between(-0.6, 0.6)
                size = chance.between(0.62, 1.0) if number == 0 else chance.between(0.4, 0.62)
                found.append(Planted(sort, (x, y), size, chance.whole(10_000)))
    return tuple(sorted(found, key=lambda one: one.middle[1]))


def _about(taken: set[Hex]) -> list[Hex]:
    """Return the hexes that lie so far from the course, always in the same order."""
    known, rim, wanted = set(taken), set(taken), set[Hex]()
    for step in range(1, _FARTHEST + 1):
        rim = {neighbour(place, way) for place in rim for way in DIRECTIONS} - known
        known |= rim
        if step >= _NEAREST:
            wanted |= rim
    return sorted(wanted)


def paint_planted(painter: QPainter, planted: Iterable[Planted], unit: float, theme: Theme) -> None:
    """Paint what stands on the meadow, with the middle of ``Hex(0, 0)`` at the origin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit / _UNIT, unit / _UNIT)
    for one in planted:
        middle, chance = QPointF(*one.middle) * _UNIT, Chance("planted", one.seed)
        match one.sort:
            case "tree":
                park.paint_tree(painter, middle, one.size * _UNIT, theme, chance)
            case "flowers":
                park.paint_flowers(painter, middle, theme, chance)
                park.paint_fireflies(painter, middle, theme, chance)
            case _:
                park.paint_lamp(painter, middle, theme)
    painter.restore()
