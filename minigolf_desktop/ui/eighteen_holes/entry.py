"""18 Holes as home knows it."""

from minigolf_desktop.ui.common.game import Game, GivenOut
from minigolf_desktop.ui.eighteen_holes import home

EIGHTEEN_HOLES = Game(
    name="eighteen-holes",
    card=home.card,
    offer=home.offer,
    save_words=home.save_words,
    bests=home.bests,
    modes={
        "match": range(2, 6),
        "stroke": range(1, 6),
        "stableford": range(1, 6),
        "skins": range(2, 6),
        "racing": range(2, 6),
        "chaos": range(3, 6),
        "chaos-teams": range(2, 3),
        "kelly": range(2, 6),
        "solo-chaos": range(1, 2),
    },
    given_out=GivenOut(("day", "week"), icon="putt", counts="par"),
    code_letter="H",
    rules_version=2,
    course_format="golf-course",
)
"""Its courses are its own."""
