"""What Putt Dice gives out: rounds by code and by date, and its part in the season."""

from PySide6.QtGui import QPainter

from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion
from minigolf_desktop.model.putt_dice import PuttDiceRules, Setup
from minigolf_desktop.model.putt_dice.leaderboard import MEASURES
from minigolf_desktop.storage import putt_dice
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import box, fill, oval
from minigolf_desktop.ui.common.season_map import MAP_SHADE, SeasonPart
from minigolf_desktop.ui.common.text import content_name


def pack(rules: PuttDiceRules, setup: Setup) -> list[Digit]:
    """Return a set-up as digits; raises NoCode."""
    return putt_dice.pack_round(setup)


def unpack(rules: PuttDiceRules, packed: Packed) -> Setup:
    """Return the set-up of a code, the seats without names; raises FutureCode."""
    return putt_dice.unpack_round(packed)


def give(rules: PuttDiceRules, occasion: Occasion, day: int) -> Given:
    """Return what is given out on a day."""
    return putt_dice.given_round(rules.name, occasion, day)


def words(rules: PuttDiceRules, setup: Setup) -> str:
    """Return the course of what is given out."""
    return content_name(setup.course.name)


_DICE = ("#FFFBF1", "#F2B632", "#E08A3F")
_PIPS = ((0.0, 0.0), (-3.6, -3.6), (3.6, 3.6), (-3.6, 3.6), (3.6, -3.6))


def part() -> SeasonPart:
    """Return what the game brings along."""
    return SeasonPart(MEASURES, paint_dice)


def paint_dice(painter: QPainter, chance: NamedChance) -> None:
    """Paint three dice that were rolled there."""
    for number, colour in enumerate(_DICE):
        painter.save()
        painter.translate((number - 1) * 25, (number % 2) * 13 - 6)
        painter.rotate(chance.between(-24, 24))
        fill(painter, box(-8.5, -7.5, 20, 20, 4.5), colours.SHADOW, MAP_SHADE)
        fill(painter, box(-10, -10, 20, 20, 4.5), colour)
        for dx, dy in _PIPS[: 1 + number * 2]:
            fill(painter, oval(dx, dy, 1.9), tile.CUP)
        painter.restore()
