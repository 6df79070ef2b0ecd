"""Games of 18 Holes by code, and what a date gives out."""

from PySide6.QtCore import QCoreApplication

from minigolf_desktop.model.eighteen_holes import given_game, setup_code
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Setup
from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion

translate = QCoreApplication.translate


def pack(rules: EighteenHolesRules, setup: Setup) -> list[Digit]:
    """Return a set-up as digits; raises NoCode."""
    return setup_code.pack(rules.box, setup)


def unpack(rules: EighteenHolesRules, packed: Packed) -> Setup:
    """Return the set-up of a code, the seats without names; raises FutureCode."""
    return setup_code.unpack(rules.box, packed, _quick_name())


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
