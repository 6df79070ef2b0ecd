"""Putt Dice in the season."""

from PySide6.QtGui import QPainter

from minigolf_desktop.model.putt_dice.goals import MEASURES
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import box, fill, oval
from minigolf_desktop.ui.common.art.map_flag import SHADE
from minigolf_desktop.ui.common.season.part import SeasonPart

_DICE = ("#FFFBF1", "#F2B632", "#E08A3F")
_PIPS = ((0.0, 0.0), (-3.6, -3.6), (3.6, 3.6), (-3.6, 3.6), (3.6, -3.6))


def part() -> SeasonPart:
    """Return what the game brings along."""
    return SeasonPart(MEASURES, paint_dice)


def paint_dice(painter: QPainter, chance: Chance) -> None:
    """Paint three dice that were rolled there."""
    for number, colour in enumerate(_DICE):
        painter.save()
        painter.translate((number - 1) * 25, (number % 2) * 13 - 6)
        painter.rotate(chance.between(-24, 24))
        fill(painter, box(-8.5, -7.5, 20, 20, 4.5), colours.SHADOW, SHADE)
        fill(painter, box(-10, -10, 20, 20, 4.5), colour)
        for dx, dy in _PIPS[: 1 + number * 2]:
            fill(painter, oval(dx, dy, 1.9), tile.CUP)
        painter.restore()
