"""18 Holes in the season."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.goals import MEASURES
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import fill, stroke
from minigolf_desktop.ui.common.art.map_flag import SHADE, paint_flag
from minigolf_desktop.ui.common.art.shapes import polygon
from minigolf_desktop.ui.common.season.part import SeasonPart

_HEX = tuple(QPointF(cos(pi / 3 * k), sin(pi / 3 * k)) for k in range(6))


def part() -> SeasonPart:
    """Return what the game brings along."""
    return SeasonPart(MEASURES, paint_hexes)


def paint_hexes(painter: QPainter, chance: Chance) -> None:
    """Paint seven hexes of a golf hole: fairway, rough, sand, water, and a green with a flag."""
    size = 15.5
    grounds = chance.shuffled(("#2F6B3B", "#3E7D45", "#8FC45C", "#E9D19A", "#57B7DB", "#8FC45C"))
    around = [QPointF(0, 0)]
    around += [
        QPointF(cos(pi / 3 * k + pi / 6), sin(pi / 3 * k + pi / 6)) * size * 1.74 for k in range(6)
    ]
    for shade in (True, False):
        for spot, colour in zip(around, ("#A9D66B", *grounds), strict=True):
            corner = spot + (QPointF(2.4, 3.4) if shade else QPointF())
            rim = polygon([(corner.x() + p.x() * size, corner.y() + p.y() * size) for p in _HEX])
            fill(painter, rim, colours.SHADOW if shade else colour, SHADE if shade else 1.0)
            if not shade:
                stroke(painter, rim, "#2C5A35", 1.1, 0.55)
    paint_flag(painter, QPointF(0, 0), str(tile.FLAG.name()), 0.72)
