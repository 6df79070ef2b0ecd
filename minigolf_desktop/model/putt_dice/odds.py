"""How likely each outcome of a putt is: exact, for every fall of the dice is counted."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.dice import Dice, is_bad_luck, precision_of
from minigolf_desktop.model.putt_dice.putting import Mishap, Rest, mishaps_on, roll_ball


class Fall(NamedTuple):
    """What of a roll matters."""

    precision: int
    bad_luck: bool


class Ending(NamedTuple):
    """What of a putt matters: where the ball rests and what can happen to it there."""

    rest: Rest
    mishaps: tuple[Mishap, ...]
    """Empty without bad luck; the player chooses one of two."""


class Odds(NamedTuple):
    """The chances of one putt."""

    hole_out: Fraction
    reach: tuple[Fraction, ...]
    """By tile of the hole: that the ball gets there or beyond, bad luck aside. It is 1 up to where
    the ball lies."""
    stop: tuple[Fraction, ...]
    """By tile of the hole: that the ball stops there, bad luck aside."""
    mishap: Fraction
    """That bad luck strikes."""


@lru_cache(maxsize=16)
def _ways_of(dice: Dice, count: int) -> Counter[Fall]:
    """Return the falls of the first dice: worked out once for all rounds."""
    return Counter(
        Fall(precision_of(dice, faces), is_bad_luck(dice, faces))
        for faces in product(*(range(len(die.faces)) for die in dice[:count]))
    )


def count_falls(dice: Dice) -> Iterator[None]:
    """Count the falls of ever more dice, step by step: the first putt would wait for them."""
    for count in range(len(dice) + 1):
        _ways_of(dice, count)
        yield


class FallTable:
    """The falls of the dice and how many of all ways lead to each."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        """White, yellow, orange, red."""

    @property
    def ways(self) -> tuple[Counter[Fall], ...]:
        """By number of dice, from 0: in how many ways each fall comes about."""
        return tuple(_ways_of(self.dice, count) for count in range(len(self.dice) + 1))

    def endings(self, hole: PuttHole, position: int, dice: int) -> Counter[Ending]:
        """Return in how many ways each ending of a putt comes about."""
        found: Counter[Ending] = Counter()
        for (precision, bad_luck), ways in self.ways[dice].items():
            rest = roll_ball(hole, position, dice, precision)
            struck = bad_luck and rest.held
            found[Ending(rest, mishaps_on(hole.tiles[rest.position]) if struck else ())] += ways
        return found


def odds_of(table: FallTable, hole: PuttHole, position: int, dice: int) -> Odds:
    """Return the chances of a putt with some dice from a tile of a hole."""
    endings = table.endings(hole, position, dice)
    ways = endings.total()
    stops = [0] * (hole.length + 1)
    for ending, count in endings.items():
        stops[ending.rest.position] += count
    return Odds(
        Fraction(stops[-1], ways),
        tuple(Fraction(sum(stops[tile:]), ways) for tile in range(hole.length)),
        tuple(Fraction(count, ways) for count in stops[:-1]),
        Fraction(sum(count for ending, count in endings.items() if ending.mishaps), ways),
    )
