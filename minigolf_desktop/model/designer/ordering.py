"""The best order of up to nine holes: which number each gets (rulings D16, D20, D32).

Points hang on neighbours in the order (a green beside the next tee) and on the first, fourth and
ninth place. So the search picks *links*, which make *chains* of holes, and a small packing then
lays the chains into the nine places; equal packings are remembered.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

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


@lru_cache(maxsize=1_024)
def best_order(candidates: tuple[Candidate, ...], all_linked_bonus: int = 0) -> Order:
    """Return the order of at most nine holes that is worth most, exactly.

    ``all_linked_bonus`` is won when all eight transitions carry more than :data:`POINTS` (they are
    aligned as well as adjacent). Numbers demanded must differ; they can then always be had.
    """
    return _Search(candidates, all_linked_bonus).best()


def most_points(candidates: Sequence[Candidate], all_linked_bonus: int = 0) -> int:
    """Return an upper bound for the order of any nine of the candidates, however many they are."""
    return _Search(candidates, all_linked_bonus).bound()


class LinkSet(NamedTuple):
    """A set of links, with the holes at the gate and hole 4, that an order may have."""

    needed: frozenset[int]
    """Candidates that must have numbers for it."""
    chains: tuple[tuple[int, ...], ...]
    """Candidates in a row by the links; those of hole 1 and hole 9 even if they stand alone."""
    ends: tuple[int, ...]
    """Which chains hold hole 1 and hole 9, where both are at the gate."""


def link_sets(
    candidates: Sequence[Candidate], points: int, budget: Iterator[object]
) -> Iterator[LinkSet]:
    """Return the sets of links worth exactly ``points``, as if any nine places were free.

    Every link looked at takes one from the budget; when it is spent, no more sets come.
    """
    linked = [index for index, one in enumerate(candidates) if one.links]
    best = [candidates[index].links[0][1] for index in linked]
    following = [-1] * len(candidates)
    previous = [-1] * len(candidates)

    def branch(depth: int, left: int) -> Iterator[LinkSet]:
        if left - sum(best[depth:]) > MOST_BY_PLACE or left < 0 or not next(budget, None):
            return
        if depth == len(linked):
            yield from _with_places(candidates, following, previous, left)
            return
        index = linked[depth]
        yield from branch(depth + 1, left)
        for before, worth in candidates[index].links:
            if following[before] == -1 and not _closes(following, before, index):
                following[before], previous[index] = index, before
                yield from branch(depth + 1, left - worth)
                following[before], previous[index] = -1, -1

    yield from branch(0, points)


MOST_BY_PLACE = 4 * POINTS
"""Most points beside the links: hole 1 and 9 at the gate, hole 4, and all transitions aligned."""


def _with_places(
    candidates: Sequence[Candidate], following: list[int], previous: list[int], points: int
) -> Iterator[LinkSet]:
    """Return the ways to win exactly ``points`` with holes 1, 4 and 9, given the links."""
    chains: list[tuple[int, ...]] = []
    chain_of: dict[int, int] = {}
    for index, before in enumerate(previous):
        if before == -1:
            chain = [index]
            while following[chain[-1]] != -1:
                chain.append(following[chain[-1]])
            if len(chain) > 1:
                chain_of |= dict.fromkeys(chain, len(chains))
                chains.append(tuple(chain))
    needed = frozenset(chain_of)
    every = list(enumerate(candidates))
    firsts = [index for index, one in every if one.starts_at_gate and previous[index] == -1]
    lasts = [index for index, one in every if one.ends_at_gate and following[index] == -1]
    fourths = [(index, one.fourth) for index, one in every if one.fourth > 0]
    for first in [-1, *firsts]:
        for last in [-1, *lasts]:
            for fourth, worth in [(-1, 0), *fourths]:
                won = POINTS * ((first >= 0) + (last >= 0)) + worth
                if won != points:
                    continue
                alone = [index for index in (first, last) if index >= 0 and index not in chain_of]
                places = needed | {index for index in (first, last, fourth) if index >= 0}
                rows = (*chains, *((index,) for index in dict.fromkeys(alone)))
                row_of = {index: row for row, chain in enumerate(rows) for index in chain}
                place_of = {index: at for chain in rows for at, index in enumerate(chain)}
                ends: tuple[int, ...] = ()
                if first >= 0 and last >= 0:
                    ends = (row_of[first], row_of[last])
                    if ends[0] == ends[1] and place_of[last] - place_of[first] != PLACES - 1:
                        continue
                if fourth in row_of and any(
                    end >= 0
                    and row_of[end] == row_of[fourth]
                    and place_of[fourth] - place_of[end] != 4 - number
                    for end, number in ((first, 1), (last, PLACES))
                ):
                    continue
                yield LinkSet(places, rows, ends)


def _closes(following: Sequence[int], before: int, index: int) -> bool:
    """Whether a link from ``before`` to ``index`` would close a ring."""
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

    def bound(self) -> int:
        """Every hole linked as well as it can be, none leading to two, and the best places."""
        best = sorted([self.candidates[index].links[0][1] for index in self.linked], reverse=True)
        leading = {before for index in self.linked for before, _ in self.candidates[index].links}
        return sum(best[: len(leading)]) + self.most

    def _branch(self, depth: int, points: int) -> None:
        if points + self.rest[depth] + self.most <= self.found.points:
            return
        if depth == len(self.linked):
            self._leaf(points)
            return
        index = self.linked[depth]
        for before, worth in self.candidates[index].links:
            if self.next[before] == -1 and not _closes(self.next, before, index):
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


@lru_cache(maxsize=8_192)
def _pack(place: int, chains: tuple[_Chain, ...], gaps: int) -> tuple[int, tuple[int, ...]] | None:
    """Lay chains into the places from ``place`` on, leaving ``gaps`` of them empty.

    Returns the points won by place and the first place of each chain; None when a number that is
    demanded cannot be had. Chains come sorted, so that equal ones are tried once.
    """
    if not chains:
        return 0, ()
    best: tuple[int, tuple[int, ...]] | None = None
    for index, chain in enumerate(chains):
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
    if gaps:
        rest = _pack(place + 1, chains, gaps - 1)
        if rest is not None and (best is None or rest[0] > best[0]):
            best = rest
    return best
