"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Holes that are alike (same
worth, same par, same possible partners) are tried once; what was decided is remembered.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.scoring.par import CUBES
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints
from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST, HOLES

PATIENCE = 20_000
"""Declarations looked at for one course before the search keeps the best found. A course of any
real game needs far fewer; the limit is there for layouts with dozens of loose ends."""

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


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""


class Declaring:
    """All there is to choose from on a course with more than nine holes.

    Built once for a course and asked many times. Branch and bound over the pairs: holes that may
    be paired come in the order of their *kind*, the most promising first. What is still open, and
    what has been paired, is remembered as a number in base :data:`BASE` with a digit a kind: equal
    numbers are equal situations.
    """

    def __init__(
        self,
        items: Sequence[Item],
        pairs: Sequence[Item],
        cube_cost: Callable[[int], int],
        perfect: PerfectPoints,
        patience: int,
    ) -> None:
        self._items = items
        self._cube_cost = cube_cost
        self._perfect = perfect
        self._extra = len(items) - HOLES
        self._all_worth = sum(item.worth for item in items)
        self._all_par = sum(item.par for item in items)
        self._item = {item.unit[0]: item for item in items}
        self._partners = self._find_partners(pairs)
        self._most_gain = max(
            [gain for options in self._partners.values() for gain, _ in options.values()], default=0
        )
        self._potential = self._potentials()
        self._likeness = self._likenesses()
        self._spare_bound = self._spare_bounds()
        self._others = [item for item in items if item.unit[0] not in self._partners]
        self._pair_kinds: dict[tuple[int, int, bool], int] = {}
        self._patience = patience

    def best(
        self, needed: frozenset[int], apart: Collection[Unit], at_least: int
    ) -> Declaration | None:
        """Return the choice worth most, if it is worth more than ``at_least``.

        Holes in ``needed`` (by index) get a number; pairs in ``apart`` are not declared one.
        """
        self._needed, self._apart, self._points = needed, apart, at_least
        self._found: Declaration | None = None
        self._seen: set[tuple[int, int]] = set()
        self._kind = self._kinds()
        open_holes = sorted(self._partners, key=self._kind.__getitem__)
        tees = sum(self._item[index].tees for index in open_holes)
        greens = sum(self._item[index].greens for index in open_holes)
        must = sum(self._is_needed(item) for item in self._items)
        pairs = min(self._extra, _most_pairs(len(open_holes), tees, greens))
        if must - pairs <= HOLES:
            code = sum(BASE ** self._kind[index] for index in open_holes)
            self._declare(tuple(open_holes), code, (tees, greens), (), 0, 0, None)
        return self._found

    # --- what is alike, and what it can gain

    def _find_partners(self, pairs: Iterable[Item]) -> dict[int, dict[int, tuple[int, Item]]]:
        """Return by hole, by other hole: what the two gain when declared one, and the pair.

        Of each hole the most gain comes first.
        """
        partners: dict[int, dict[int, tuple[int, Item]]] = {}
        for pair in pairs:
            one, other = pair.unit
            gain = pair.worth - self._item[one].worth - self._item[other].worth
            partners.setdefault(one, {})[other] = (gain, pair)
            partners.setdefault(other, {})[one] = (gain, pair)
        return {
            index: dict(sorted(options.items(), key=lambda option: (-option[1][0], option[0])))
            for index, options in partners.items()
        }

    def _potentials(self) -> dict[int, int]:
        """Return numbers such that no two partners gain more than theirs add up to.

        All gains are counted from :data:`LEAST_GAIN`. The holes that there are most of go first and
        get the least, so that the sum over many of them stays small.
        """
        looks = {index: self._item[index][2:] for index in self._partners}
        alike = Counter(looks.values())
        gains = {
            index: [(other, gain - LEAST_GAIN) for other, (gain, _) in options.items()]
            for index, options in self._partners.items()
        }
        potential = {index: max([gain for _, gain in options]) for index, options in gains.items()}
        for index in sorted(gains, key=lambda index: -alike[looks[index]]):
            potential[index] = max(0, *[gain - potential[other] for other, gain in gains[index]])
        return potential

    def _likenesses(self) -> dict[int, int]:
        """Return by hole a number that those share which are alike, the most promising lowest."""
        keys = {}
        for index, options in self._partners.items():
            item = self._item[index]
            # Two holes that are each other's partner are alike when all their others are the same.
            closed = options.keys() | {index}
            mutual = any(self._partners[other].keys() | {other} == closed for other in options)
            group = tuple(sorted(closed if mutual else options))
            keys[index] = (-self._potential[index], item[1:], group)
        ranks = {key: rank for rank, key in enumerate(sorted(set(keys.values())))}
        return {index: ranks[key] for index, key in keys.items()}

    def _kinds(self) -> dict[int, int]:
        """Return by hole its likeness, told apart further by what is asked for now."""
        singled_out = {index for pair in self._apart for index in pair}
        keys = {
            index: (rank, index in self._needed, index if index in singled_out else -1)
            for index, rank in self._likeness.items()
        }
        ranks = {key: rank for rank, key in enumerate(sorted(set(keys.values())))}
        return {index: ranks[key] for index, key in keys.items()}

    def _spare_bounds(self) -> list[int]:
        """Return by number of extra holes the most that they and the par cubes can leave."""
        pars = sorted((item.par for item in self._items), reverse=True)
        bounds = []
        for spare in range(self._extra + 1):
            least = max(0, self._all_par - sum(pars[: 2 * spare]))
            # The cost falls to nought at 36 and rises again: its least value in a range of pars
            # is at the range's end nearest to 36.
            nearest = min(max(CUBES, least), self._all_par)
            won = self._perfect.par + (0 if spare else self._perfect.nine)
            bounds.append(won - HOLE_COUNT_COST * spare - self._cube_cost(nearest))
        return bounds

    def _bound(self, open_holes: tuple[int, ...], left: int, more: int) -> int:
        """Return the most that up to ``more`` further pairs can add, and what is left over cost."""
        potential, most_gain, spare = self._potential, self._most_gain, self._spare_bound
        best, shared, single = spare[left], 0, 0
        for pairs in range(1, more + 1):
            first, second = open_holes[2 * pairs - 2 : 2 * pairs]
            shared += potential[first] + potential[second] + LEAST_GAIN
            single += most_gain
            worth = (shared if shared < single else single) + spare[left - pairs]
            best = max(best, worth)
        return best

    # --- the search

    def _declare(
        self,
        open_holes: tuple[int, ...],
        open_code: int,
        ends: tuple[int, int],
        joined: tuple[Item, ...],
        joined_code: int,
        gain: int,
        before: tuple[Item, ...] | None,
    ) -> None:
        """Decide for the first of the open holes.

        ``ends`` are the tees and greens among them, ``before`` is what was joined a decision ago.
        """
        left = self._extra - len(joined)
        more = min(left, _most_pairs(len(open_holes), *ends))
        reach, kind = self._all_worth + gain, self._kind
        if reach + self._bound(open_holes, left, more) <= self._points or self._patience <= 0:
            return
        if (open_code, joined_code) in self._seen:
            return
        self._seen.add((open_code, joined_code))
        self._patience -= 1
        if joined is not before and reach + self._spare_bound[left] > self._points:
            self._drop(joined, gain)
        if not more:
            return
        one, rest = open_holes[0], open_holes[1:]
        rest_code = open_code - BASE ** kind[one]
        tried = set()
        for other, (gained, pair) in self._partners[one].items():
            if other not in rest or kind[other] in tried or pair.unit in self._apart:
                continue
            tried.add(kind[other])
            self._declare(
                tuple([index for index in rest if index != other]),
                rest_code - BASE ** kind[other],
                (ends[0] - pair.tees, ends[1] - pair.greens),
                (*joined, pair),
                joined_code + self._pair_code(pair),
                gain + gained,
                joined,
            )
        # Left by itself, it leaves all that are like it by themselves: which of them are paired
        # makes no difference.
        alone = 1
        while alone < len(open_holes) and kind[open_holes[alone]] == kind[one]:
            alone += 1
        item = self._item[one]
        self._declare(
            open_holes[alone:],
            open_code - alone * BASE ** kind[one],
            (ends[0] - alone * item.tees, ends[1] - alone * item.greens),
            joined,
            joined_code,
            gain,
            joined,
        )

    def _pair_code(self, pair: Item) -> int:
        key = (pair.worth, pair.par, self._is_needed(pair))
        code: int = BASE ** self._pair_kinds.setdefault(key, len(self._pair_kinds))
        return code

    def _is_needed(self, item: Item) -> bool:
        return not self._needed.isdisjoint(item.unit)

    def _drop(self, joined: tuple[Item, ...], gain: int) -> None:
        """Choose the extra holes, now that pairs are made."""
        spare = self._extra - len(joined)
        paired = {index for pair in joined for index in pair.unit}
        alone = [self._item[index] for index in self._partners if index not in paired]
        units = [*self._others, *alone, *joined]
        free = [item for item in units if not self._is_needed(item)]
        if len(free) < spare:
            return
        if spare and self._least_loss(free, spare) >= (
            self._all_worth + gain - HOLE_COUNT_COST * spare - self._points
        ):
            return
        points, dropped = self._best_drop(free, spare, self._all_worth + gain)
        points -= HOLE_COUNT_COST * spare
        if not spare:
            points += self._perfect.nine
        if points > self._points:
            self._points = points
            gone = {item.unit for item in dropped}
            kept = tuple(item.unit for item in units if item.unit not in gone)
            self._found = Declaration(points, kept, tuple(item.unit for item in dropped))

    def _least_loss(self, free: Sequence[Item], spare: int) -> int:
        """Return a bound for what dropping ``spare`` of the free ones loses, cubes included."""
        worths = sorted([item.worth for item in free])
        pars = sorted([item.par for item in free])
        least = self._all_par - sum(pars[-spare:])
        most = self._all_par - sum(pars[:spare])
        cubes = self._cube_cost(min(max(CUBES, least), most))
        return sum(worths[:spare]) + cubes - self._perfect.par

    def _best_drop(
        self, free: Sequence[Item], spare: int, all_worth: int
    ) -> tuple[int, tuple[Item, ...]]:
        """Return what dropping ``spare`` of the free ones leaves at best, and those dropped."""
        if spare <= len(free) - spare:
            options = _selections(free, spare, -1)
            return max(
                (self._left(all_worth + worth, self._all_par - par), dropped)
                for par, (worth, dropped) in options.items()
            )
        free_worth = sum(item.worth for item in free)
        free_par = sum(item.par for item in free)
        points, kept = max(
            (self._left(all_worth - free_worth + worth, self._all_par - free_par + par), kept)
            for par, (worth, kept) in _selections(free, len(free) - spare, 1).items()
        )
        return points, tuple(item for item in free if item not in kept)

    def _left(self, worth: int, par: int) -> int:
        """Return the points of nine holes by what they are worth themselves and their par."""
        return worth - self._cube_cost(par) + self._perfect.of_par(worth, par)


def _most_pairs(holes: int, tees: int, greens: int) -> int:
    """Return a bound for the pairs among open holes: two tees never pair, nor do two greens."""
    return min(holes // 2, holes - max(tees, greens))


def _selections(
    items: Sequence[Item], count: int, sign: int
) -> dict[int, tuple[int, tuple[Item, ...]]]:
    """Return by total par the best ``count`` of the items: most worth, or least for sign -1."""
    tables: list[dict[int, tuple[int, tuple[Item, ...]]]] = [{} for _ in range(count + 1)]
    tables[0][0] = (0, ())
    alike: dict[tuple[int, int], int] = {}
    reached = 0
    for item in items:
        _, own_worth, own_par, _, _ = item
        same = alike[own_worth, own_par] = alike.get((own_worth, own_par), 0) + 1
        if same > count:
            continue
        own_worth *= sign
        for taken in range(min(reached, count - 1), -1, -1):
            further = tables[taken + 1]
            for par, (worth, chosen) in tables[taken].items():
                total, value = par + own_par, worth + own_worth
                if total not in further or value > further[total][0]:
                    further[total] = (value, (*chosen, item))
        reached += 1
    return tables[count]
