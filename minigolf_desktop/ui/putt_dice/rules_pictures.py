"""The pictures in the rules of Putt Dice by name and size; the art is loaded with the first."""

from collections.abc import Mapping
from functools import partial

from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.rules_page import RulesPicture

_STEPS = Later("minigolf_desktop.ui.putt_dice.rules_art:steps_of")
_PUTTS = ("putt-strength", "putt-held", "putt-cup", "putt-slope", "putt-water")


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    sizes = {"dice": (330, 224), **dict.fromkeys(_PUTTS, (300, 132))}
    return {name: RulesPicture(*size, partial(_STEPS, name)) for name, size in sizes.items()}
