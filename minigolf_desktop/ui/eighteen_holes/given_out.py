"""What 18 Holes gives out: games by code and by date, and its part in the season."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes import setup as given_game
from minigolf_desktop.model.eighteen_holes import setup as setup_code
from minigolf_desktop.model.eighteen_holes.leaderboard import MEASURES
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion
from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import fill, stroke
from minigolf_desktop.ui.common.art.shapes import polygon
from minigolf_desktop.ui.common.season_map import MAP_SHADE, SeasonPart, paint_flag
from minigolf_desktop.ui.common.translation import translate


def pack(rules: EighteenHolesRules, setup: Setup) -> list[Digit]:
    """Return a set-up as digits; raises NoCode."""
    return setup_code.pack_setup(rules.box, setup)


def unpack(rules: EighteenHolesRules, packed: Packed) -> Setup:
    """Return the set-up of a code, the seats without names; raises FutureCode."""
    return setup_code.unpack_setup(rules.box, packed, _quick_name())


def give(rules: EighteenHolesRules, occasion: Occasion, day: int) -> Given:
    """Return what is given out on a day."""
    return given_game.given_game(rules.name, rules.box, occasion, day, _quick_name())


def _quick_name() -> str:
    """Return what quick courses are called, with ``{seed}`` in it."""
    return translate("golf choice", "Quick course {seed}")


def words(rules: EighteenHolesRules, setup: Setup) -> str:
    """Return the holes of what is given out, and their par."""
    told = translate("golf choice", "%n holes, par {par}", "", len(setup.course.holes))
    return told.replace("{par}", str(setup.course.par))


_HEX = tuple(QPointF(cos(pi / 3 * k), sin(pi / 3 * k)) for k in range(6))


def part() -> SeasonPart:
    """Return what the game brings along."""
    return SeasonPart(MEASURES, paint_hexes)


def paint_hexes(painter: QPainter, chance: NamedChance) -> None:
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
            fill(painter, rim, colours.SHADOW if shade else colour, MAP_SHADE if shade else 1.0)
            if not shade:
                stroke(painter, rim, "#2C5A35", 1.1, 0.55)
    paint_flag(painter, QPointF(0, 0), str(tile.FLAG.name()), 0.72)
