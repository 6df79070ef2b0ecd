"""Putt Dice as home knows it."""

from minigolf_desktop.ui.common.game import Game, GivenOut
from minigolf_desktop.ui.putt_dice import home

PUTT_DICE = Game(
    name="putt-dice",
    card=home.card,
    offer=home.offer,
    save_words=home.save_words,
    bests=home.bests,
    modes={"round": range(1, 6)},
    given_out=GivenOut(("day",), icon="dice", counts="strokes"),
    code_letter="P",
    rules_version=2,
    has_reference=False,
    plays_on="designer",
)
"""It is played on the courses of Minigolf Designer."""
