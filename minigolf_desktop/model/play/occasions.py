"""Games that a date alone decides: everybody gets the same, on every system.

A date is its ordinal, the number of days since the first of January of the year 1 (which is 1):
what day it is the player's clock tells, which is no part of the rules. Whole numbers and a hash
that is the same everywhere are all that is reckoned with.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from minigolf_desktop.model.play.randomness import Randomness, number_of

WEEK: Final = 7
SEEDS: Final = 1_000_000
"""Seeds of games of a date are below this: their codes are short."""


class Occasion(StrEnum):
    """What a game is given out for."""

    DAY = "day"
    WEEK = "week"


class Given(NamedTuple):
    """A game that is given out."""

    setup: object
    """How it is set up, for one who plays alone."""
    seed: int


def first_day(occasion: Occasion, day: int) -> int:
    """Return the day on which what is given out on a day began: a week begins on Monday."""
    # Ordinal 1 was a Monday.
    return day if occasion is Occasion.DAY else day - (day - 1) % WEEK


def chance_of(game: str, occasion: Occasion, day: int) -> Randomness:
    """Return the chance that a game of a date is drawn with."""
    told = f"minigolf-desktop {game} {occasion} {first_day(occasion, day)}"
    return Randomness.of_seed(number_of(told.encode("ascii"), 8))
