"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Holes that are alike (same
worth, same par, same possible partners) are tried once; what was decided is remembered.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST, HOLES

PATIENCE = 20_000
"""Declarations looked at before the search keeps the best found. A course of any real game needs
far fewer; the limit is there for files with dozens of loose ends."""

LEAST_GAIN = -4
"""What two holes in the green zone gain when one hole of the two leaves it."""

BASE = 512
"""More than the holes of any course."""

Unit = tuple[int, ...]
"""Indexes of the traced holes that are counted as one."""


class Item(NamedTuple):
    """A hole as it may be counted."""

    unit: Unit
    worth: int
    """Points that it brings by itself when it has a number."""
    par: int
    tees: int
    greens: int


class Pool(NamedTuple):
    """All there is to choose from."""

    items: Sequence[Item]
    """Every hole by itself; those declared one by hand already are."""
    pairs: Sequence[Item]
    """Holes that may be declared one."""
    cube_cost: Callable[[int], int]
    """Points that a total par costs."""


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""


def best_declaration(
    pool: Pool, needed: frozenset[int], apart: Collection[Unit], at_least: int
) -> Declaration | None:
    """Return the choice worth most, if it is worth more than ``at_least``.

    Holes in ``needed`` (by index) get a number; pairs in ``apart`` are not declared one.
    """
    return _Search(pool, needed, apart, at_least).best()


class _Search:
    """Branch and bound over the pairs.

    Holes that may be paired come in the order of their *kind*, the most promising first. What is
    still open, and what has been paired, is remembered as a number in base :data:`BASE` with a
    digit a kind: equal numbers are equal situations.
    """

    def __init__(
        self, pool: Pool, needed: frozenset[int], apart: Collection[Unit], at_least: int
    ) -> None:
        self.pool = pool
        self.needed = needed
        self.points = at_least
        self.found: Declaration | None = None
        self.patience = PATIENCE
        self.extra = len(pool.items) - HOLES
        self.all_worth = sum(item.worth for item in pool.items)
        self.all_par = sum(item.par for item in pool.items)
        self.item = {item.unit[0]: item for item in pool.items}
        self.partners = self._partners(pair for pair in pool.pairs if pair.unit not in apart)
        self.potential = self._potentials()
        self.kind = self._kinds()
        self.pair_kinds: dict[tuple[int, int, bool], int] = {}
        self.spare_bound = self._spare_bounds()
        self.others = [item for item in pool.items if item.unit[0] not in self.partners]
        self.seen: set[tuple[int, int]] = set()

    def best(self) -> Declaration | None:
        open_holes = sorted(self.partners, key=lambda index: (self.kind[index], index))
        must = sum(self._is_needed(item) for item in self.pool.items)
        if must - min(self.extra, self._most_pairs(open_holes)) <= HOLES:
            code = sum(BASE ** self.kind[index] for index in open_holes)
            self._declare(tuple(open_holes), code, (), 0, 0)
        return self.found

    def _most_pairs(self, holes: Sequence[int]) -> int:
        """Return a bound for the pairs among holes: two tees never pair, nor do two greens."""
        item = self.item
        tees = sum([item[index].tees for index in holes])
        greens = sum([item[index].greens for index in holes])
        return min(len(holes) // 2, len(holes) - max(tees, greens))

    def _partners(self, pairs: Iterable[Item]) -> dict[int, dict[int, tuple[int, Item]]]:
        """Return by hole, by other hole: what the two gain when declared one, and the pair."""
        partners: dict[int, dict[int, tuple[int, Item]]] = {}
        for pair in pairs:
            one, other = pair.unit
            gain = pair.worth - self.item[one].worth - self.item[other].worth
            partners.setdefault(one, {})[other] = (gain, pair)
            partners.setdefault(other, {})[one] = (gain, pair)
        return partners

    def _potentials(self) -> dict[int, int]:
        """Return numbers such that no two partners gain more than theirs add up to.

        All gains are counted from :data:`LEAST_GAIN`. The holes that there are most of go first and
        get the least, so that the sum over many of them stays small.
        """
        alike = Counter(self._likeness(index) for index in self.partners)
        gains = {
            index: [(other, gain - LEAST_GAIN) for other, (gain, _) in options.items()]
            for index, options in self.partners.items()
        }
        potential = {index: max(gain for _, gain in options) for index, options in gains.items()}
        for index in sorted(gains, key=lambda index: -alike[self._likeness(index)]):
            potential[index] = max(0, *(gain - potential[other] for other, gain in gains[index]))
        return potential

    def _likeness(self, index: int) -> tuple[int, int, int]:
        item = self.item[index]
        return item.tees, item.greens, item.par

    def _kinds(self) -> dict[int, int]:
        """Return by hole a number that those alike share, the most promising lowest."""
        keys = {}
        for index, options in self.partners.items():
            item = self.item[index]
            closed = frozenset(options) | {index}
            mutual = any(self.partners[other].keys() | {other} == closed for other in options)
            keys[index] = (
                -self.potential[index],
                item.worth,
                item.par,
                index in self.needed,
                tuple(sorted(closed if mutual else options)),
            )
        ranks = {key: rank for rank, key in enumerate(sorted(set(keys.values())))}
        return {index: ranks[key] for index, key in keys.items()}

    def _spare_bounds(self) -> list[int]:
        """Return by number of extra holes the most that they and the par cubes can leave."""
        pars = sorted((item.par for item in self.pool.items), reverse=True)
        bounds = []
        for spare in range(self.extra + 1):
            least = max(0, self.all_par - sum(pars[: 2 * spare]))
            # The cost falls to nought at 36 and rises again: its least value in a range of pars
            # is at the range's end nearest to 36.
            nearest = min(max(36, least), self.all_par)
            bounds.append(-HOLE_COUNT_COST * spare - self.pool.cube_cost(nearest))
        return bounds

    def _bound(self, open_holes: tuple[int, ...], left: int, more: int) -> int:
        """Return the most that up to ``more`` further pairs can add, and what is left over cost."""
        potential, spare = self.potential, self.spare_bound
        gain = sum([potential[index] for index in open_holes[: 2 * more]])
        return gain + max([spare[left - pairs] + LEAST_GAIN * pairs for pairs in range(more + 1)])

    def _declare(
        self,
        open_holes: tuple[int, ...],
        open_code: int,
        joined: tuple[Item, ...],
        joined_code: int,
        gain: int,
    ) -> None:
        """Decide for the first of the open holes."""
        left = self.extra - len(joined)
        more = min(left, self._most_pairs(open_holes))
        reach, kind = self.all_worth + gain, self.kind
        if reach + self._bound(open_holes, left, more) <= self.points or self.patience <= 0:
            return
        if reach + self.spare_bound[left] > self.points:
            self._drop(joined, gain)
        if not more or (open_code, joined_code) in self.seen:
            return
        self.seen.add((open_code, joined_code))
        self.patience -= 1
        one, rest = open_holes[0], open_holes[1:]
        rest_code = open_code - BASE ** kind[one]
        options = self.partners[one]
        tried = set()
        for gained, other in sorted([(-options[x][0], x) for x in rest if x in options]):
            if kind[other] not in tried:
                tried.add(kind[other])
                pair = options[other][1]
                self._declare(
                    tuple([index for index in rest if index != other]),
                    rest_code - BASE ** kind[other],
                    (*joined, pair),
                    joined_code + self._pair_code(pair),
                    gain - gained,
                )
        # Left by itself, it leaves all that are like it by themselves: which of them are paired
        # makes no difference.
        while rest and kind[rest[0]] == kind[one]:
            rest = rest[1:]
            rest_code -= BASE ** kind[one]
        self._declare(rest, rest_code, joined, joined_code, gain)

    def _pair_code(self, pair: Item) -> int:
        key = (pair.worth, pair.par, self._is_needed(pair))
        return BASE ** self.pair_kinds.setdefault(key, len(self.pair_kinds))

    def _is_needed(self, item: Item) -> bool:
        return not self.needed.isdisjoint(item.unit)

    def _drop(self, joined: tuple[Item, ...], gain: int) -> None:
        """Choose the extra holes, now that pairs are made."""
        spare = self.extra - len(joined)
        paired = {index for pair in joined for index in pair.unit}
        alone = [self.item[index] for index in self.partners if index not in paired]
        units = [*self.others, *alone, *joined]
        free = [item for item in units if not self._is_needed(item)]
        if len(free) < spare:
            return
        points, dropped = self._best_drop(free, spare)
        points += self.all_worth + gain - HOLE_COUNT_COST * spare
        if points > self.points:
            self.points = points
            gone = {item.unit for item in dropped}
            kept = tuple(item.unit for item in units if item.unit not in gone)
            self.found = Declaration(points, kept, tuple(item.unit for item in dropped))

    def _best_drop(self, free: Sequence[Item], spare: int) -> tuple[int, tuple[Item, ...]]:
        """Return what dropping ``spare`` of the free ones leaves at best (at most nought)."""
        if spare <= len(free) - spare:
            options = _selections(free, spare, -1)
            return max(
                (worth - self.pool.cube_cost(self.all_par - par), dropped)
                for par, (worth, dropped) in options.items()
            )
        free_worth = sum(item.worth for item in free)
        free_par = sum(item.par for item in free)
        points, kept = max(
            (worth - free_worth - self.pool.cube_cost(self.all_par - free_par + par), kept)
            for par, (worth, kept) in _selections(free, len(free) - spare, 1).items()
        )
        return points, tuple(item for item in free if item not in kept)


def _selections(
    items: Sequence[Item], count: int, sign: int
) -> dict[int, tuple[int, tuple[Item, ...]]]:
    """Return by total par the best ``count`` of the items: most worth, or least for sign -1."""
    tables: list[dict[int, tuple[int, tuple[Item, ...]]]] = [{} for _ in range(count + 1)]
    tables[0][0] = (0, ())
    for item in items:
        for taken in range(count - 1, -1, -1):
            further = tables[taken + 1]
            for par, (worth, chosen) in tables[taken].items():
                total, value = par + item.par, worth + sign * item.worth
                if total not in further or value > further[total][0]:
                    further[total] = (value, (*chosen, item))
    return tables[count]
