"""How many strokes a hole takes with the best play: exact, by position and strokes taken.

A hole ends after ten strokes at the latest (ruling P5), so the values are worked out backwards
from there. They are kept as whole numbers: where at most s strokes are still to come, a value is
stored times ``ways ** s``, and ``ways`` is the number of falls of all the dice together.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import prod
from typing import NamedTuple

from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.model.putt_dice.putting import Mishap, suffer
from minigolf_desktop.model.putt_dice.strokes import MOST_STROKES

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
