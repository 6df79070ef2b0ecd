"""Minigolf Designer as home knows it."""

from minigolf_desktop.ui.common.game import Game, GivenOut
from minigolf_desktop.ui.designer import home

DESIGNER = Game(
    name="designer",
    card=home.card,
    offer=home.offer,
    save_words=home.save_words,
    bests=home.bests,
    modes=dict.fromkeys(("family", "advanced", "expansion"), range(1, 6)),
    given_out=GivenOut(("day",), icon="land", counts="points"),
    code_letter="D",
    rules_version=2,
    invitation=home.invitation,
    board=home.board,
    settings=home.choices,
    course_format="minigolf-course",
)
"""It is the first game of the house."""
