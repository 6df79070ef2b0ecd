"""The points of 18 Holes, for the texts that tell of them."""

from typing import Final

from minigolf_desktop.model.eighteen_holes.modes.chaos_golf import FIRST_TOKEN, SECOND_TOKEN
from minigolf_desktop.model.eighteen_holes.modes.counted_play import STABLEFORD_BASE
from minigolf_desktop.model.eighteen_holes.modes.kelly_golf import (
    NO_TARGET,
    OTHERS_TARGET,
    OWN_TARGET,
)
from minigolf_desktop.model.eighteen_holes.modes.skins import BIG_SKIN, SMALL_SKINS

FIGURES: Final = {
    "par_points": STABLEFORD_BASE,
    "big_skin": BIG_SKIN,
    "least_skin": min(SMALL_SKINS),
    "small_skin": max(SMALL_SKINS),
    "first_token": FIRST_TOKEN,
    "second_token": SECOND_TOKEN,
    "own_target": sum(OWN_TARGET),
    "others_target": sum(OTHERS_TARGET),
    "no_target": sum(NO_TARGET),
}
"""By the name that a text has for each: ``{big_skin}``."""


def with_golf_figures(text: str) -> str:
    """Return a text with its figures: ``{big_skin}`` is what the dearest skin is worth.

    Raises KeyError for a figure that there is not.
    """
    return text.format_map(FIGURES)
