"""How likely each outcome of a putt is, and how many strokes a hole takes with the best play.

All of it is exact, for every fall of the dice is counted. A hole ends after ten strokes at the
latest (ruling P5), so expected strokes are worked out backwards from there, by position and
strokes taken. They are kept as whole numbers: where at most s strokes are still to come, a value
is stored times ``ways ** s``, and ``ways`` is the number of falls of all the dice together.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.putting import (
    MOST_STROKES,
    Dice,
    Mishap,
    PuttRest,
    is_bad_luck,
    mishaps_on,
    precision_of,
    roll_ball,
    suffer,
)

# --- How likely each outcome of a putt is: exact, for every fall of the dice is counted


class Fall(NamedTuple):
    """What of a roll matters."""

    precision: int
    bad_luck: bool


class PuttEnding(NamedTuple):
    """What of a putt matters: where the ball rests and what can happen to it there."""

    rest: PuttRest
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

    def endings(self, hole: PuttHole, position: int, dice: int) -> Counter[PuttEnding]:
        """Return in how many ways each ending of a putt comes about."""
        found: Counter[PuttEnding] = Counter()
        for (precision, bad_luck), ways in self.ways[dice].items():
            rest = roll_ball(hole, position, dice, precision)
            struck = bad_luck and rest.held
            found[PuttEnding(rest, mishaps_on(hole.tiles[rest.position]) if struck else ())] += ways
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


# --- How many strokes a hole takes with the best play: exact, by position and strokes taken

Choose = Callable[[int, int], int]
"""A way to play: from position and strokes taken to the number of dice."""


class _Branch(NamedTuple):
    """One ending of a putt."""

    ways: int
    """Out of all falls of all the dice."""
    landings: tuple[tuple[int, int], ...]
    """(position, penalty strokes), more than one where the player has a choice."""


class Prospects:
    """Expected strokes on one hole."""

    def __init__(self, table: FallTable, hole: PuttHole, choose: Choose | None = None) -> None:
        """Expect the best play, or that of somebody who chooses the dice another way."""
        self.hole = hole
        """The hole."""
        self.dice = range(1, len(table.dice) + 1)
        """Numbers of dice that may be rolled."""
        self._falls = prod(len(die.faces) for die in table.dice)
        self._branches = [
            [self._branches_of(table, position, dice) for dice in self.dice]
            for position in range(hole.length)
        ]
        self._values = [[0] * (hole.length + 1) for _ in range(MOST_STROKES + 1)]
        self._best = [[0] * hole.length for _ in range(MOST_STROKES)]
        self._work_out(choose)

    def strokes(self, position: int = 0, taken: int = 0) -> Fraction:
        """Return the expected strokes on the hole, those taken included."""
        return Fraction(self._values[taken][position], self._scale(taken))

    def strokes_with(self, position: int, taken: int, dice: int) -> Fraction:
        """Return the expected strokes on the hole if so many dice are rolled now."""
        return Fraction(self._worth(position, taken, dice), self._scale(taken))

    def best_dice(self, position: int, taken: int) -> int:
        """Return how many dice to roll; of equally good numbers the smallest."""
        return self._best[taken][position]

    def best_mishap(self, position: int, taken: int, mishaps: Iterable[Mishap]) -> Mishap:
        """Return which mishap to choose; the strokes taken include the putt."""

        def after(mishap: Mishap) -> Fraction:
            end, penalty = suffer(self.hole, position, mishap)
            return self.strokes(end, min(MOST_STROKES, taken + penalty))

        return min(mishaps, key=after)

    def _scale(self, taken: int) -> int:
        return int(self._falls ** (MOST_STROKES - taken))

    def _branches_of(self, table: FallTable, position: int, dice: int) -> list[_Branch]:
        endings = table.endings(self.hole, position, dice)
        each = self._falls // endings.total()
        ways: dict[tuple[tuple[int, int], ...], int] = {}
        for (rest, mishaps), count in endings.items():
            landings = tuple(suffer(self.hole, rest.position, mishap) for mishap in mishaps)
            landings = landings or ((rest.position, 0),)
            ways[landings] = ways.get(landings, 0) + count * each
        return [_Branch(count, landings) for landings, count in ways.items()]

    def _work_out(self, choose: Choose | None) -> None:
        for taken in range(MOST_STROKES, -1, -1):
            values, scale = self._values[taken], self._scale(taken)
            values[-1] = taken * scale
            for position in range(self.hole.length):
                if taken == MOST_STROKES:
                    values[position] = taken
                    continue
                choices = self.dice if choose is None else (choose(position, taken),)
                worths = {dice: self._worth(position, taken, dice) for dice in choices}
                self._best[taken][position] = min(worths, key=worths.__getitem__)
                values[position] = min(worths.values())

    def _worth(self, position: int, taken: int, dice: int) -> int:
        values = self._values
        penalised = min(MOST_STROKES, taken + 2)
        # After a penalty a stroke fewer is to come, so a factor is missing.
        factor = self._falls if penalised == taken + 2 else 1
        worth = 0
        for ways, landings in self._branches[position][dice - 1]:
            worth += ways * min(
                values[penalised][end] * factor if penalty else values[taken + 1][end]
                for end, penalty in landings
            )
        return worth
