"""The best order of up to nine holes: which number each gets (rulings D16, D20, D32).

Where there are more holes than places, it is asked which links between holes an order may have.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, final

PLACES = 9
POINTS = 2
"""Points of a link, of a place at the gate, of a hole that pleases Mr Client."""


class Candidate(NamedTuple):
    """What the order needs to know of a hole."""

    links: tuple[tuple[int, int], ...]
    """(index of a hole that may come right before, points for it), most points first."""
    starts_at_gate: bool
    ends_at_gate: bool
    fourth: int
    """Points won or lost when it is hole 4."""
    number: int
    """The number that it must have; 0 for any."""


class Order(NamedTuple):
    """An order of holes and what it is worth."""

    points: int
    numbers: tuple[int, ...]
    """Number of each candidate."""


class _Chain(NamedTuple):
    """What packing needs to know of a chain of holes."""

    length: int
    starts_at_gate: bool
    ends_at_gate: bool
    fourth: tuple[int, ...]
    """Points by hole of the chain when that hole is hole 4; empty when all are nought."""
    first_number: int
    """Number that its first hole must have; 0 for any."""


@lru_cache(maxsize=512)
def best_order(candidates: tuple[Candidate, ...], all_linked_bonus: int = 0) -> Order:
    """Return the order of at most nine holes that is worth most, exactly.

    ``all_linked_bonus`` is won when all eight transitions carry more than :data:`POINTS` (they are
    aligned as well as adjacent). Numbers demanded must differ; they can then always be had.
    """
    return _Search(candidates, all_linked_bonus).best()


def closes_ring(following: Sequence[int], before: int, index: int) -> bool:
    """Return whether a link from ``before`` to ``index`` would close a ring."""
    while index != -1:
        if index == before:
            return True
        index = following[index]
    return False


class _Search:
    """Branch and bound over the links."""

    def __init__(self, candidates: Sequence[Candidate], all_linked_bonus: int) -> None:
        self.candidates = candidates
        self.bonus = all_linked_bonus
        self.linked = [index for index, candidate in enumerate(candidates) if candidate.links]
        self.rest = [0]
        for index in reversed(self.linked):
            self.rest.insert(0, self.rest[0] + candidates[index].links[0][1])
        self.next: list[int] = [-1] * len(candidates)
        self.previous: list[int] = [-1] * len(candidates)
        self.most = self._most_by_place()
        self.found = Order(-1_000, ())

    def _most_by_place(self) -> int:
        first = {index for index, one in enumerate(self.candidates) if one.starts_at_gate}
        last = {index for index, one in enumerate(self.candidates) if one.ends_at_gate}
        ends = min(len(first), 1) + min(len(last), 1)
        if ends == 2 and len(first | last) == 1 and len(self.candidates) > 1:
            ends = 1
        fourth = max((one.fourth for one in self.candidates), default=0)
        return (
            POINTS * ends + max(fourth, 0) + (self.bonus if len(self.linked) >= PLACES - 1 else 0)
        )

    def best(self) -> Order:
        self._branch(0, 0)
        return self.found

    def _branch(self, depth: int, points: int) -> None:
        if points + self.rest[depth] + self.most <= self.found.points:
            return
        if depth == len(self.linked):
            self._leaf(points)
            return
        index = self.linked[depth]
        for before, worth in self.candidates[index].links:
            if self.next[before] == -1 and not closes_ring(self.next, before, index):
                self.next[before], self.previous[index] = index, before
                self._branch(depth + 1, points + worth)
                self.next[before], self.previous[index] = -1, -1
        self._branch(depth + 1, points)

    def _leaf(self, points: int) -> None:
        chains: list[tuple[_Chain, list[int]]] = []
        for index, previous in enumerate(self.previous):
            if previous == -1:
                members = [index]
                while self.next[members[-1]] != -1:
                    members.append(self.next[members[-1]])
                chain = self._chain(members)
                if chain is None:
                    return
                chains.append((chain, members))
        chains.sort(key=lambda pair: pair[0])
        gaps = PLACES - len(self.candidates)
        packing = _pack(1, tuple(chain for chain, _ in chains), gaps)
        if packing is None:
            return
        won, places = packing
        total = points + won + self._bonus(chains)
        if total > self.found.points:
            numbers = [0] * len(self.candidates)
            for (_, members), place in zip(chains, places, strict=True):
                for offset, member in enumerate(members):
                    numbers[member] = place + offset
            self.found = Order(total, tuple(numbers))

    def _chain(self, members: list[int]) -> _Chain | None:
        holes = [self.candidates[member] for member in members]
        firsts = {hole.number - offset for offset, hole in enumerate(holes) if hole.number}
        if len(firsts) > 1 or min(firsts, default=1) < 1:
            return None
        fourth = tuple(hole.fourth for hole in holes)
        return _Chain(
            len(holes),
            holes[0].starts_at_gate,
            holes[-1].ends_at_gate,
            fourth if any(fourth) else (),
            firsts.pop() if firsts else 0,
        )

    def _bonus(self, chains: list[tuple[_Chain, list[int]]]) -> int:
        if not self.bonus or len(chains) != 1 or chains[0][0].length < PLACES:
            return 0
        members = chains[0][1]
        worths = [
            dict(self.candidates[member].links)[before] for before, member in pairwise(members)
        ]
        return self.bonus if min(worths) > POINTS else 0


@lru_cache(maxsize=2_048)
def _pack(place: int, chains: tuple[_Chain, ...], gaps: int) -> tuple[int, tuple[int, ...]] | None:
    """Lay chains into the places from ``place`` on, leaving ``gaps`` of them empty.

    Returns the points won by place and the first place of each chain; None when a number that is
    demanded cannot be had. Chains come sorted, so that equal ones are tried once.
    """
    if not chains:
        return 0, ()
    most = _most_by_place(place, chains)
    best: tuple[int, tuple[int, ...]] | None = None
    for index, chain in enumerate(chains):
        if best is not None and best[0] >= most:
            return best
        if index and chain == chains[index - 1]:
            continue
        if chain.first_number not in (0, place):
            continue
        after = place + chain.length
        rest = _pack(after, chains[:index] + chains[index + 1 :], gaps)
        if rest is None:
            continue
        won = POINTS * (chain.starts_at_gate and place == 1)
        won += POINTS * (chain.ends_at_gate and after == PLACES + 1)
        if chain.fourth and place <= 4 < after:
            won += chain.fourth[4 - place]
        if best is None or won + rest[0] > best[0]:
            best = won + rest[0], (*rest[1][:index], place, *rest[1][index:])
    if gaps and (best is None or best[0] < most):
        rest = _pack(place + 1, chains, gaps - 1)
        if rest is not None and (best is None or rest[0] > best[0]):
            best = rest
    return best


def _most_by_place(place: int, chains: tuple[_Chain, ...]) -> int:
    """Return a bound for the points that chains can win by the places from ``place`` on."""
    most = 0
    first = last = False
    for chain in chains:
        first = first or (place == 1 and chain.starts_at_gate)
        last = last or chain.ends_at_gate
        if chain.fourth and place <= 4:
            most = max(most, *chain.fourth)
    return most + POINTS * (first + last)


def forget_orders() -> None:
    """Forget the orders that are remembered."""
    best_order.cache_clear()
    _pack.cache_clear()


# --- The links between holes that an order may have, when there are more holes than places


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
class OrderLinks:
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
