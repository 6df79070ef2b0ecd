"""Hints of Minigolf Designer in words: what is told, and what is too little to tell."""

import pytest

from minigolf_desktop.bots.designer.advice import BY_A_TILE, LATER, RECKONED
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.model.designer.moves import Pass, PlaceTile
from minigolf_desktop.ui.designer.text.hints import hint_words

NOTHING = "no points yet, and nothing is lost"


@pytest.mark.parametrize(
    ("reasons", "told"),
    [
        ((), NOTHING),
        ((Reason(RECKONED, 0.04),), NOTHING),
        ((Reason(RECKONED, 0.3),), f"{NOTHING} · 0.3 ahead of the next by its own reckoning"),
        ((Reason(LATER, 0.3),), ""),
        ((Reason(LATER, 0.8),), "leaves about 1 to come"),
    ],
)
def test_what_would_be_written_as_nought_is_not_told(reasons, told):
    assert hint_words(None, Hint(PlaceTile(0, 5, 0), reasons)).why == told


def test_who_passes_says_what_the_best_tile_would_have_brought():
    reasons = (Reason("passes", -3.0), Reason(f"{BY_A_TILE}{LATER}", -4.0))
    why = hint_words(None, Hint(Pass(), reasons)).why
    assert why == "Passes −3; the best tile instead: gives up about 4 to come"
