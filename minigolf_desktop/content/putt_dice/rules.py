"""The rules of Putt Dice with the dice of the program."""

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.putt_dice import PuttDiceRules


def putt_dice_rules() -> PuttDiceRules:
    """Return the rules; raises ContentError."""
    return PuttDiceRules(load_dice())
