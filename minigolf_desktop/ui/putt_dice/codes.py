"""Rounds of Putt Dice by code, and what a date gives out."""

from minigolf_desktop.model.play.game_code import Digit, Packed
from minigolf_desktop.model.play.occasions import Given, Occasion
from minigolf_desktop.model.putt_dice import PuttDiceRules, Setup
from minigolf_desktop.storage.putt_dice import round_code
from minigolf_desktop.ui.common.text.content_names import content_name


def pack(rules: PuttDiceRules, setup: Setup) -> list[Digit]:
    """Return a set-up as digits; raises NoCode."""
    return round_code.pack(setup)


def unpack(rules: PuttDiceRules, packed: Packed) -> Setup:
    """Return the set-up of a code, the seats without names; raises FutureCode."""
    return round_code.unpack(packed)


def give(rules: PuttDiceRules, occasion: Occasion, day: int) -> Given:
    """Return what is given out on a day."""
    return round_code.given_round(rules.name, occasion, day)


def words(rules: PuttDiceRules, setup: Setup) -> str:
    """Return the course of what is given out."""
    return content_name(setup.course.name)
