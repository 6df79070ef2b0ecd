"""How likely a round is won: what counts near its end, where strokes alone are not the aim.

Who is behind on the last holes must dare, who leads must not. The chance to win is worked out
backwards over the holes that are left, for every total that one may come to. The others are taken
to play for the fewest strokes, each for itself.
"""

from collections.abc import Sequence
from typing import NamedTuple

from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.model.putt_dice.prospects import Prospects
from minigolf_desktop.model.putt_dice.putting import Mishap, suffer
from minigolf_desktop.model.putt_dice.strokes import MOST_STROKES

Chances = tuple[float, ...]
"""By number of strokes, from 0: how likely it is."""


class _Branch(NamedTuple):
    chance: float
    landings: tuple[tuple[int, int], ...]
    """(position, strokes with those of a penalty), more than one where the player has a choice."""


class HoleAims:
    """One hole, played for whatever its strokes are worth."""

    def __init__(self, table: FallTable, hole: PuttHole) -> None:
        self.hole = hole
        """The hole."""
        self.dice = range(1, len(table.dice) + 1)
        """Numbers of dice that may be rolled."""
        self._branches = [
            [_branches_of(table, hole, position, dice) for dice in self.dice]
            for position in range(hole.length)
        ]

    def worths(self, aims: Sequence[float]) -> list[list[float]]:
        """Return by strokes taken and position what the hole is worth with the best play.

        ``aims`` says by strokes, 0 to the most, what it is worth to finish with them.
        """
        length = self.hole.length
        found = [[aims[taken]] * (length + 1) for taken in range(MOST_STROKES + 1)]
        for taken in range(MOST_STROKES - 1, -1, -1):
            row = found[taken]
            for position in range(length):
                row[position] = max([self._worth(found, position, taken, n) for n in self.dice])
        return found

    def worths_of_dice(self, aims: Sequence[float], position: int, taken: int) -> tuple[float, ...]:
        """Return by number of dice, from 1, what it is worth to roll them now."""
        found = self.worths(aims)
        return tuple([self._worth(found, position, taken, n) for n in self.dice])

    def best_mishap(
        self, aims: Sequence[float], position: int, taken: int, mishaps: Sequence[Mishap]
    ) -> Mishap:
        """Return which mishap to choose; the strokes taken include the putt."""
        found = self.worths(aims)

        def after(mishap: Mishap) -> float:
            end, penalty = suffer(self.hole, position, mishap)
            return found[min(MOST_STROKES, taken + penalty)][end]

        return max(mishaps, key=after)

    def strokes_of(self, prospects: Prospects) -> Chances:
        """Return how likely each number of strokes is for who plays for the fewest."""
        length = self.hole.length
        here = [[0.0] * (length + 1) for _ in range(MOST_STROKES + 1)]
        here[0][0] = 1.0
        for taken in range(MOST_STROKES):
            for position in range(length):
                share = here[taken][position]
                if not share:
                    continue
                dice = prospects.best_dice(position, taken)
                for chance, landings in self._branches[position][dice - 1]:
                    end, strokes = min(
                        landings,
                        key=lambda one: prospects.strokes(
                            one[0], min(MOST_STROKES, taken + one[1])
                        ),
                    )
                    here[min(MOST_STROKES, taken + strokes)][end] += share * chance
        # With the most strokes the ball is picked up wherever it lies.
        return (*(row[length] for row in here[:MOST_STROKES]), sum(here[MOST_STROKES]))

    def _worth(self, found: list[list[float]], position: int, taken: int, dice: int) -> float:
        worth = 0.0
        for chance, landings in self._branches[position][dice - 1]:
            best = -1.0
            for end, strokes in landings:
                after = found[min(MOST_STROKES, taken + strokes)][end]
                best = max(best, after)
            worth += chance * best
        return worth


def _branches_of(table: FallTable, hole: PuttHole, position: int, dice: int) -> tuple[_Branch, ...]:
    endings = table.endings(hole, position, dice)
    total = endings.total()
    ways: dict[tuple[tuple[int, int], ...], int] = {}
    for (rest, mishaps), count in endings.items():
        landings = tuple(suffer(hole, rest.position, mishap) for mishap in mishaps)
        landings = tuple((end, 1 + penalty) for end, penalty in landings or ((rest.position, 0),))
        ways[landings] = ways.get(landings, 0) + count
    return tuple(_Branch(count / total, landings) for landings, count in ways.items())


def together(chances: Sequence[Chances]) -> Chances:
    """Return how likely each sum of independent numbers of strokes is."""
    found: Chances = (1.0,)
    for more in chances:
        row = [0.0] * (len(found) + len(more) - 1)
        for one, share in enumerate(found):
            for other, chance in enumerate(more):
                row[one + other] += share * chance
        found = tuple(row)
    return found


def chance_to_win(total: int, others: Sequence[tuple[int, Chances]]) -> float:
    """Return how likely a final total wins, where a tie is shared by lot.

    ``others`` gives for each other player the total so far and the chances of what is to come.
    """
    ties = [1.0]
    for so_far, to_come in others:
        more = sum(to_come[max(0, total - so_far + 1) :])
        equal = to_come[total - so_far] if 0 <= total - so_far < len(to_come) else 0.0
        ties = [
            (ties[count] * more if count < len(ties) else 0.0)
            + (ties[count - 1] * equal if count else 0.0)
            for count in range(len(ties) + 1)
        ]
    return sum(chance / (1 + count) for count, chance in enumerate(ties))


def aims_by_winning(
    total: int, ahead: Sequence[HoleAims], others: Sequence[tuple[int, Chances]]
) -> tuple[float, ...]:
    """Return by strokes on the hole now how likely the round is won after them.

    ``total`` are the strokes before it, ``ahead`` the holes after it.
    """
    most = MOST_STROKES * (len(ahead) + 1)
    after = [chance_to_win(total + more, others) for more in range(most + 1)]
    for hole in reversed(ahead):
        most -= MOST_STROKES
        after = [
            hole.worths(after[more : more + MOST_STROKES + 1])[0][0] for more in range(most + 1)
        ]
    return tuple(after)
