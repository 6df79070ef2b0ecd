"""The links between holes that an order may have, when there are more holes than places.

A green beside another hole's tee makes a *link*; links make *rows* of holes. Here they are chosen
one by one, together with the holes that may come first, fourth and last.
"""

from collections.abc import Sequence
from typing import NamedTuple, final

from minigolf_desktop.model.designer.counting.ordering import (
    PLACES,
    POINTS,
    Candidate,
    closes_ring,
)


class LinkSet(NamedTuple):
    """Links, with the holes at the gate and hole 4, that an order may have."""

    points: int
    needed: int
    """Candidates that must have numbers for it, a bit each."""
    rows: tuple[tuple[int, ...], ...]
    """Candidates in a row by the links; those of hole 1 and hole 9 even if they stand alone."""
    ends: tuple[int, ...]
    """Which rows hold hole 1 and hole 9, where both are at the gate."""


@final
class Links:
    """Links that are being chosen."""

    def __init__(self, candidates: Sequence[Candidate], all_linked_bonus: int) -> None:
        self._candidates = candidates
        self._bonus = all_linked_bonus
        self.linked: list[int] = [index for index, one in enumerate(candidates) if one.links]
        """Candidates that may have another right before them."""
        self._following = [-1] * len(candidates)
        self._previous = [-1] * len(candidates)
        self._chosen = 0
        self._best: list[int] = [candidates[index].links[0][1] for index in self.linked]
        self._firsts = [index for index, one in enumerate(candidates) if one.starts_at_gate]
        self._lasts = [index for index, one in enumerate(candidates) if one.ends_at_gate]
        self._fourths = [index for index, one in enumerate(candidates) if one.fourth > 0]
        self._by_place: int = (
            POINTS * (min(len(self._firsts), 1) + min(len(self._lasts), 1))
            + max([0, *[candidates[index].fourth for index in self._fourths]])
            + (all_linked_bonus if len(self.linked) >= PLACES - 1 else 0)
        )

    def most(self, depth: int) -> int:
        """Return a bound for what can be won besides, once so many of those linked are decided."""
        left = sorted(self._best[depth:], reverse=True)[: PLACES - 1 - self._chosen]
        return sum(left) + self._by_place

    def may_choose(self, before: int, index: int) -> bool:
        """Return whether a candidate can come right before another."""
        return (
            self._chosen < PLACES - 1
            and self._following[before] == -1
            and not closes_ring(self._following, before, index)
        )

    def choose(self, before: int, index: int) -> None:
        """Let a candidate come right before another."""
        self._following[before], self._previous[index] = index, before
        self._chosen += 1

    def undo(self, before: int, index: int) -> None:
        """Take a choice back."""
        self._following[before], self._previous[index] = -1, -1
        self._chosen -= 1

    def sets(self, points: int, more_than: int) -> list[LinkSet]:
        """Return the links chosen, worth so much, with each way to win points by place besides.

        Those worth most come first, and those that are worth too little not at all.
        """
        following, previous, candidates = self._following, self._previous, self._candidates
        rows: list[tuple[int, ...]] = []
        row_of = [-1] * len(candidates)
        place_of = [0] * len(candidates)
        needed = 0
        for index, before in enumerate(previous):
            if before == -1 and following[index] != -1:
                row: list[int] = []
                here = index
                while here != -1:
                    needed |= 1 << here
                    row_of[here], place_of[here] = len(rows), len(row)
                    row.append(here)
                    here = following[here]
                rows.append(tuple(row))
        if self._bonus and self._all_linked(rows):
            points += self._bonus
        firsts = [-1, *[index for index in self._firsts if previous[index] == -1]]
        lasts = [-1, *[index for index in self._lasts if following[index] == -1]]
        found: list[LinkSet] = []
        for first in firsts:
            for last in lasts:
                for fourth in [-1, *self._fourths]:
                    won = points + POINTS * ((first >= 0) + (last >= 0))
                    won += candidates[fourth].fourth if fourth >= 0 else 0
                    if won <= more_than:
                        continue
                    if not _can_be_placed(first, fourth, last, row_of, place_of):
                        continue
                    places, all_rows = needed, [*rows]
                    if fourth >= 0:
                        places |= 1 << fourth
                    for end in dict.fromkeys([first, last]):
                        if end >= 0 and row_of[end] < 0:
                            places |= 1 << end
                            all_rows.append((end,))
                    ends: tuple[int, ...] = ()
                    if first >= 0 and last >= 0:
                        ends = (_row_with(all_rows, first), _row_with(all_rows, last))
                    found.append(LinkSet(won, places, tuple(all_rows), ends))
        found.sort(key=lambda one: (-one.points, one.needed.bit_count()))
        return found

    def _all_linked(self, rows: Sequence[tuple[int, ...]]) -> bool:
        """Return whether one row has all nine, each link worth more than a green beside a tee."""
        if len(rows) != 1 or len(rows[0]) < PLACES:
            return False
        return all(
            dict(self._candidates[index].links)[self._previous[index]] > POINTS
            for index in rows[0][1:]
        )


def _row_with(rows: Sequence[tuple[int, ...]], index: int) -> int:
    return next(number for number, row in enumerate(rows) if index in row)


def _can_be_placed(
    first: int, fourth: int, last: int, row_of: Sequence[int], place_of: Sequence[int]
) -> bool:
    """Return whether three candidates (-1 for none) can be hole 1, 4 and 9 with their rows."""
    for one, other, apart in ((first, last, PLACES - 1), (first, fourth, 3), (fourth, last, 5)):
        if one < 0 or other < 0:
            continue
        if one == other:
            return False
        in_one_row = row_of[one] >= 0 and row_of[one] == row_of[other]
        if in_one_row and place_of[other] - place_of[one] != apart:
            return False
    return True
