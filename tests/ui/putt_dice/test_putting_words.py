"""What happened in a round of Putt Dice, and what bad luck would do, in words that are true."""

import pytest

from minigolf_desktop.model.putt_dice import HOLES, HoleTile, Mishap, PuttHole, Suffered, Tied
from minigolf_desktop.ui.putt_dice.words import mishap_words, what_happened

pytestmark = pytest.mark.usefixtures("english")

HOLE = PuttHole(tuple(HoleTile(1, True, place != 2, place == 2, place, 0) for place in range(4)))
"""Slopes all the way, beside flowers on the third tile and water on the others."""


@pytest.mark.parametrize(
    ("end", "told"),
    [
        (0, "Bad luck: rolled back down the slope"),
        (1, "Bad luck on the slope, but the tee holds the ball"),
    ],
)
def test_a_ball_that_the_tee_holds_rolls_nowhere(end, told):
    assert what_happened([Suffered(0, Mishap.ROLL_BACK, 1, end, 0)]) == (told, True)


@pytest.mark.parametrize(
    ("played", "told"),
    [
        (HOLES, "Equal totals: a play-off from hole 1"),
        (HOLES + 1, "Still equal: the play-off goes on, hole 2"),
        (2 * HOLES, "Still equal: the play-off goes on, hole 1"),
    ],
)
def test_a_play_off_begins_once_and_then_goes_on(played, told):
    assert what_happened([Tied((0, 1), played)]) == (told, False)


@pytest.mark.parametrize(
    ("mishap", "position", "told"),
    [
        (Mishap.ROLL_BACK, 1, "Down the slope: one tile back"),
        (Mishap.ROLL_BACK, 0, "The slope: the ball stays on the tee"),
        (Mishap.SPLASH, 1, "Into the water: one tile on, one stroke more"),
        (Mishap.SPLASH, 2, "Into the flowers: one tile on, one stroke more"),
        (Mishap.SPLASH, 3, "Into the water: still on the green, one stroke more"),
    ],
)
def test_a_choice_of_bad_luck_tells_where_the_ball_would_lie(mishap, position, told):
    assert mishap_words(mishap, HOLE, position) == told


def test_flowers_on_the_green_keep_the_ball_there():
    green = PuttHole(HOLE.tiles[:3])
    told = "Into the flowers: still on the green, one stroke more"
    assert mishap_words(Mishap.SPLASH, green, 2) == told
