"""The page of the rules of Putt Dice."""

from minigolf_desktop.model.putt_dice.standings import COUPON_STROKES
from minigolf_desktop.model.putt_dice.strokes import MOST_STROKES
from minigolf_desktop.ui.common.rules_page import RulesPage, pages_of
from minigolf_desktop.ui.putt_dice.rules_pictures import rules_pictures

FIGURES = {"most_strokes": MOST_STROKES, "coupon_strokes": COUPON_STROKES}
"""The figures that texts about the rules may name."""


def rules_pages() -> tuple[RulesPage, ...]:
    """Return the one page; raises ContentError."""
    return pages_of("putt-dice", FIGURES, rules_pictures())
