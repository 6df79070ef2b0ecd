"""The pictures in the rules of 18 Holes by name and size; the art is loaded with the first."""

from collections.abc import Mapping
from functools import partial

from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.common.rules_page import RulesPicture

_STEPS = Later("minigolf_desktop.ui.eighteen_holes.rules_art:steps_of")

_CARD = (112, 157)
_HEX = (84, 74)
_SHOT = (150, 258)
_DECK = (500, 92)

_SIZES: Mapping[str, tuple[int, int]] = {
    "course": (500, 250),
    **dict.fromkeys(("club-iron", "club-wood", "club-hybrid", "club-wedge", "club-driver"), _CARD),
    **dict.fromkeys(("card-flight", "card-wild", "card-longest-drive"), _CARD),
    **dict.fromkeys(("card-super", "card-short", "card-shuffle"), _CARD),
    **dict.fromkeys(("bunker-stay", "bunker-target", "bunker-left", "bunker-right"), _CARD),
    **dict.fromkeys(("deck-c", "deck-2", "deck-3", "deck-4", "deck-5"), _DECK),
    **dict.fromkeys(("flight-straight", "flight-left", "flight-right"), (96, 120)),
    **dict.fromkeys(("ground-fairway", "ground-rough", "ground-tee", "ground-green"), _HEX),
    **dict.fromkeys(("ground-bunker", "ground-water", "ground-lake", "ground-trees"), _HEX),
    **dict.fromkeys(("ground-clubhouse", "ground-outside"), _HEX),
    **dict.fromkeys(("shot-fairway", "shot-rough", "shot-trees", "shot-chip"), _SHOT),
    **dict.fromkeys(("shot-water", "shot-out", "shot-bunker", "walk"), _SHOT),
    "tokens": (150, 70),
    "solo-card": _CARD,
}
"""By name: width and height in logical pixels at 100 %."""


def rules_pictures() -> Mapping[str, RulesPicture]:
    """Return the pictures by the names that the rules have for them."""
    return {name: RulesPicture(*size, partial(_STEPS, name)) for name, size in _SIZES.items()}
