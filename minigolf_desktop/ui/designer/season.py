"""Minigolf Designer in the season."""

from PySide6.QtGui import QPainter

from minigolf_desktop.model.designer.goals import MEASURES
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, stroke
from minigolf_desktop.ui.common.art.map_flag import SHADE
from minigolf_desktop.ui.common.season.part import SeasonPart

_ANGLES = (0.0, -14.0, 12.0, 180.0)


def part() -> SeasonPart:
    """Return what the game brings along."""
    return SeasonPart(MEASURES, paint_lane)


def paint_lane(painter: QPainter, chance: Chance) -> None:
    """Paint a small minigolf lane: a mat with a ball, concrete, and a cup at the round end."""
    painter.save()
    painter.rotate(chance.pick(_ANGLES))
    lane = curve((-34, 0), (-10, 0, 24, 0))
    for dx, dy, colour, width, alpha in (
        (2.0, 3.0, colours.SHADOW, 27.0, SHADE),
        (0.0, 0.0, tile.KERB_DARK, 26.0, 1.0),
        (-0.6, -0.8, tile.KERB_LIT, 24.0, 1.0),
        (0.0, 0.0, tile.CONCRETE, 17.0, 1.0),
    ):
        stroke(painter, lane.translated(dx, dy), colour, width, alpha)
        end = width / 2 + 4.5
        fill(painter, oval(28 + dx, dy, end), colour, alpha)
    stroke(painter, lane, tile.CONCRETE, 17)
    fill(painter, box(-39, -5, 13, 10, 2), tile.MAT)
    fill(painter, oval(-33, 0, 2.4), tile.BALL)
    stroke(painter, oval(28, 0, 6.4), tile.PAINT, 1.2)
    fill(painter, oval(28, 0, 3.4), tile.CUP)
    painter.restore()
