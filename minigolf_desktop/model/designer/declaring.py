"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Any number of incomplete holes
make a chain, end to end. Holes that are alike (same par, same ends, same demands) are tried once.

The search asks for each number of extra holes in turn, the most promising first, how much the nine
that are left can be worth at best. It makes one chain after the other; a situation (what is left,
how many joins and extra holes are to come, the par so far) that was met before with as many points
is not looked at again, nor one whose bound does not beat what was found.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from minigolf_desktop.model.designer.joining import NO_ENDS, Ends
from minigolf_desktop.model.designer.scoring.par import CUBES, ZONE, ZONE_POINTS, zone_points
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints
from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST, HOLES

PATIENCE = 50_000
"""Situations looked at for one course before the search keeps the best found."""

Unit = tuple[int, ...]
"""Indexes of the holes that are counted as one."""


class Item(NamedTuple):
    """A hole as it may be counted."""

    unit: Unit
    worth: int
    """Points that it brings by itself when it has a number."""
    par: int
    tees: int
    greens: int
    ends: Ends = NO_ENDS
    """Where it can be joined; none for a hole that stays as it is. One with ends is incomplete, so
    all that it can be worth is the green zone."""
    number: int = 0
    """Number set by hand; 0 for none."""


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""


def join_items(one: Item, other: Item) -> list[Item]:
    """Return what two holes can become when they are declared one: one way for each end left.

    None when no imagined tiles lead from one to the other, or when the hole would have two tees,
    two greens or two numbers set by hand that differ.
    """
    tees, greens = one.tees + other.tees, one.greens + other.greens
    if tees > 1 or greens > 1 or (one.number and other.number and one.number != other.number):
        return []
    par = one.par + other.par
    unit, number = (*one.unit, *other.unit), one.number or other.number
    return [
        Item(unit, zone_points(par), par, tees, greens, ends, number)
        for ends in _ends_left(one.ends, other.ends)
    ]


def longest_chains(items: Sequence[Item]) -> list[Item]:
    """Return what the first hole can be together with as many of the others as may be one with it.

    All that are returned hold the same holes; they differ in the ends that are left.
    """
    longest = [items[0]]
    while True:
        longer: dict[tuple[frozenset[int], Ends], Item] = {}
        for chain in longest:
            for other in items:
                if not set(other.unit) <= set(chain.unit):
                    for both in join_items(chain, other):
                        longer.setdefault((frozenset(both.unit), both.ends), both)
        if not longer:
            held = sorted(longest[0].unit)
            return [chain for chain in longest if sorted(chain.unit) == held]
        longest = list(longer.values())


@lru_cache(maxsize=4_096)
def _ends_left(one: Ends, other: Ends) -> tuple[Ends, ...]:
    """Return the ends that two holes have when they are joined, for each way to join them."""
    left = {
        tuple(sorted((*one[:at], *one[at + 1 :], *other[:to], *other[to + 1 :])))
        for at, webs in enumerate(one)
        for to, more in enumerate(other)
        if webs & more
    }
    return tuple(sorted(left))


class _Look(NamedTuple):
    """What a hole, or a chain being made, is to the search."""

    par: int
    tees: int
    greens: int
    ends: Ends
    is_needed: bool
    """Whether it must have a number."""
    number: int
    tee: int
    """The hole whose tee it has, where that is kept apart from another; -1 elsewhere."""
    green: int

    def joined(self, other: "_Look", apart: Collection[Unit]) -> "list[_Look]":
        """Return what the two can become together: see :func:`join_items`."""
        tees, greens = self.tees + other.tees, self.greens + other.greens
        if tees > 1 or greens > 1:
            return []
        if self.number and other.number and self.number != other.number:
            return []
        tee, green = max(self.tee, other.tee), max(self.green, other.green)
        if tee >= 0 and green >= 0 and (min(tee, green), max(tee, green)) in apart:
            return []
        return [
            _Look(
                self.par + other.par,
                tees,
                greens,
                ends,
                self.is_needed or other.is_needed,
                self.number or other.number,
                tee,
                green,
            )
            for ends in _ends_left(self.ends, other.ends)
        ]


_Counts = tuple[int, ...]
"""How many holes of each kind are left."""


class _Made(NamedTuple):
    """What was decided, the last decision first."""

    before: "_Made | None"
    units: tuple[Unit, ...]
    are_kept: bool


_IMPOSSIBLE = -(10**6)


class Declaring:
    """All there is to choose from on a course with more than nine holes.

    Built once for a course and asked many times.
    """

    def __init__(
        self,
        items: Sequence[Item],
        cube_cost: Callable[[int], int],
        perfect: PerfectPoints,
        patience: int = PATIENCE,
    ) -> None:
        self._cube_cost = cube_cost
        self._perfect = perfect
        self._patience = patience
        self._extra = len(items) - HOLES
        self._joinable = [item for item in items if item.ends]
        self._others = [item for item in items if not item.ends]
        self._par = sum([item.par for item in items])
        self._other_par = sum([item.par for item in self._others])
        self._other_worth = sum([item.worth for item in self._others])
        self._web_of = _joined_webs(self._joinable)

    def best(
        self, needed: frozenset[int], apart: Collection[Unit], at_least: int
    ) -> Declaration | None:
        """Return the choice worth most, if it is worth more than ``at_least``.

        Holes in ``needed`` (by index) get a number; no hole has the tee of one and the green of the
        other of two that are ``apart``.
        """
        self._apart, self._points = apart, at_least
        self._found: Declaration | None = None
        self._set_kinds(needed)
        self._free = [item for item in self._others if needed.isdisjoint(item.unit)]
        self._set_other_bounds()
        counts = tuple([len(members) for members in self._members])
        bounds = []
        for joins in range(min(self._extra, self._most_joins(counts, None)) + 1):
            self._spare = self._extra - joins
            bounds.append((self._bound(counts, None, joins, self._spare, 0, 0), joins))
        for bound, joins in sorted(bounds, reverse=True):
            if bound <= self._points:
                break
            self._spare = self._extra - joins
            self._seen: dict[tuple[object, ...], int] = {}
            self._left: dict[tuple[_Counts, int], dict[int, tuple[int, tuple[Item, ...]]]] = {}
            self._decide(counts, joins, self._spare, 0, 0, None)
        return self._found

    # --- what is alike

    def _set_kinds(self, needed: frozenset[int]) -> None:
        """Sort the holes that can be joined into kinds: those of a kind are alike."""
        singled_out = {index for pair in self._apart for index in pair}
        kinds: dict[_Look, list[Item]] = {}
        for item in self._joinable:
            known = next((index for index in item.unit if index in singled_out), -1)
            look = _Look(
                item.par,
                item.tees,
                item.greens,
                item.ends,
                not needed.isdisjoint(item.unit),
                item.number,
                known if item.tees else -1,
                known if item.greens else -1,
            )
            kinds.setdefault(look, []).append(item)
        # Tees come first, then greens: with them the holes of the green zone are made.
        self._kinds = sorted(kinds, key=lambda look: (-look.tees, -look.greens, look))
        self._members = [kinds[look] for look in self._kinds]

    # --- bounds

    def _set_other_bounds(self) -> None:
        """Note the most that the others are worth, and the least par, by how many are dropped."""
        worths = sorted([item.worth for item in self._free])
        pars = sorted([item.par for item in self._free], reverse=True)
        self._other_worths, self._other_pars = [self._other_worth], [self._other_par]
        for worth, par in zip(worths[: self._extra], pars, strict=False):
            self._other_worths.append(self._other_worths[-1] - worth)
            self._other_pars.append(self._other_pars[-1] - par)

    def _most_joins(self, counts: _Counts, chain: _Look | None) -> int:
        """Return a bound for the joins to come: two tees never join, nor do two greens."""
        holes: dict[int, list[int]] = {}
        for count, look in zip(counts, self._kinds, strict=True):
            if count:
                here = holes.setdefault(self._web_of[look.ends[0]], [0, 0, 0])
                here[0] += count
                here[1] += count * look.tees
                here[2] += count * look.greens
        if chain is not None and chain.ends:
            here = holes.setdefault(self._web_of[chain.ends[0]], [0, 0, 0])
            here[0] += 1
            here[1] += chain.tees
            here[2] += chain.greens
        return sum([count - max(tees, greens, 1) for count, tees, greens in holes.values()])

    def _bound(
        self, counts: _Counts, chain: _Look | None, joins: int, drops: int, par: int, worth: int
    ) -> int:
        """Return the most points that a situation can lead to."""
        holes = par_left = large = large_tees = large_greens = 0
        looks = [*zip(counts, self._kinds, strict=True)]
        if chain is not None:
            looks.append((1, chain))
        for count, look in looks:
            if count:
                holes += count
                par_left += count * look.par
                if look.par >= ZONE.stop:
                    large += count
                    large_tees += count * look.tees
                    large_greens += count * look.greens
        holes -= joins
        # A hole of more par than the zone has takes what it is joined with out of the zone.
        outside = max(large_tees, large_greens, min(large, 1), par_left > holes * (ZONE.stop - 1))
        in_zone = min(holes - outside, par_left // ZONE.start)
        most = max(
            [
                others + ZONE_POINTS * min(in_zone, holes - drops + dropped)
                for dropped, others in enumerate(self._other_worths[: drops + 1])
                if holes - drops + dropped >= 0
            ],
            default=_IMPOSSIBLE,
        )
        most += worth
        if most >= ZONE_POINTS * HOLES:
            most += self._perfect.par
        if self._spare:
            lowest = par + self._other_pars[min(drops, len(self._other_pars) - 1)]
            highest = par + par_left + self._other_par
            # The cost falls to nought at 36 and rises again: its least value in a range of pars
            # is at the range's end nearest to 36.
            most -= HOLE_COUNT_COST * self._spare
            most -= self._cube_cost(min(max(CUBES, lowest), highest))
        else:
            most += self._perfect.nine - self._cube_cost(self._par)
        return most

    # --- the search

    def _is_hopeless(
        self, counts: _Counts, chain: _Look | None, joins: int, drops: int, par: int, worth: int
    ) -> bool:
        """Whether a situation cannot lead to anything better, or was looked at before."""
        if self._patience <= 0 or self._most_joins(counts, chain) < joins:
            return True
        if self._bound(counts, chain, joins, drops, par, worth) <= self._points:
            return True
        situation = (counts, chain, joins, drops, par if self._spare else 0)
        if self._seen.get(situation, _IMPOSSIBLE) >= worth:
            return True
        self._seen[situation] = worth
        self._patience -= 1
        return False

    def _decide(
        self, counts: _Counts, joins: int, drops: int, par: int, worth: int, made: _Made | None
    ) -> None:
        """Decide for the first kind of which holes are left.

        ``joins`` and ``drops`` are still to be made; par and worth are of the holes kept so far.
        """
        if not joins:
            self._finish(counts, drops, par, worth, made)
            return
        if self._is_hopeless(counts, None, joins, drops, par, worth):
            return
        first = next(kind for kind, count in enumerate(counts) if count)
        look, count = self._kinds[first], counts[first]
        unit = self._members[first][count - 1].unit
        self._extend(look, unit, _less(counts, first), joins, drops, par, worth, made)
        # Left by itself, it leaves all that are like it by themselves: which of them are joined
        # makes no difference.
        rest = (*counts[:first], 0, *counts[first + 1 :])
        units = tuple([item.unit for item in self._members[first][:count]])
        for dropped in range(1 if look.is_needed else min(count, drops) + 1):
            kept = count - dropped
            self._decide(
                rest,
                joins,
                drops - dropped,
                par + kept * look.par,
                worth + kept * zone_points(look.par),
                _Made(_Made(made, units[:dropped], False), units[dropped:], True),
            )

    def _extend(
        self,
        chain: _Look,
        unit: Unit,
        counts: _Counts,
        joins: int,
        drops: int,
        par: int,
        worth: int,
        made: _Made | None,
    ) -> None:
        """Join a chain with one more hole; then it may be at its end or not."""
        if self._is_hopeless(counts, chain, joins, drops, par, worth):
            return
        for longer, kind in self._longer(chain, counts):
            whole = (*unit, *self._members[kind][counts[kind] - 1].unit)
            rest = _less(counts, kind)
            total, value = par + longer.par, worth + zone_points(longer.par)
            self._decide(rest, joins - 1, drops, total, value, _Made(made, (whole,), True))
            if drops and not longer.is_needed:
                self._decide(rest, joins - 1, drops - 1, par, worth, _Made(made, (whole,), False))
            if joins > 1 and longer.ends:
                self._extend(longer, whole, rest, joins - 1, drops, par, worth, made)

    def _longer(self, chain: _Look, counts: _Counts) -> list[tuple[_Look, int]]:
        """Return what a chain becomes with a hole more, and its kind; those in the zone first."""
        found = [
            (longer, kind)
            for kind, count in enumerate(counts)
            if count
            for longer in chain.joined(self._kinds[kind], self._apart)
        ]
        return sorted(found, key=lambda one: -zone_points(one[0].par))

    def _finish(
        self, counts: _Counts, drops: int, par: int, worth: int, made: _Made | None
    ) -> None:
        """Count what comes of a choice when nothing more is joined, dropping what loses least."""
        options = self._left.get((counts, drops))
        if options is None:
            options = self._left[counts, drops] = _kept_by_par(self._pool(counts), drops)
        best: tuple[int, tuple[Item, ...]] | None = None
        for more, (value, dropped) in options.items():
            points = worth + value - self._cube_cost(par + more)
            points += self._perfect.of_par(worth + value, par + more)
            if best is None or points > best[0]:
                best = points, dropped
        if best is None:
            return
        points = best[0] - HOLE_COUNT_COST * self._spare
        if not self._spare:
            points += self._perfect.nine
        if points > self._points:
            self._points = points
            gone = {item.unit for item in best[1]}
            alone = [item.unit for item, _ in self._pool(counts)]
            kept = [unit for unit in alone if unit not in gone] + [*_made_units(made, True)]
            extra = [*gone, *_made_units(made, False)]
            self._found = Declaration(points, tuple(sorted(kept)), tuple(sorted(extra)))

    def _pool(self, counts: _Counts) -> list[tuple[Item, bool]]:
        """Return the holes that are counted by themselves, and whether each may be dropped."""
        free = {item.unit for item in self._free}
        pool = [(item, item.unit in free) for item in self._others]
        for look, members, count in zip(self._kinds, self._members, counts, strict=True):
            pool += [(item, not look.is_needed) for item in members[:count]]
        return pool


def _joined_webs(items: Iterable[Item]) -> dict[int, int]:
    """Return by the webs of an end a number that all share which joins may bring together."""
    hanging: list[int] = []
    for item in items:
        webs = reduce(or_, item.ends)
        apart = [one for one in hanging if not one & webs]
        hanging = [*apart, reduce(or_, [one for one in hanging if one & webs], webs)]
    ends = {mask for item in items for mask in item.ends}
    return {mask: next(one for one in hanging if one & mask) for mask in ends}


def _less(counts: _Counts, kind: int) -> _Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])


def _made_units(made: _Made | None, kept: bool) -> Iterator[Unit]:
    while made is not None:
        if made.are_kept == kept:
            yield from made.units
        made = made.before


def _kept_by_par(
    pool: Sequence[tuple[Item, bool]], drops: int
) -> dict[int, tuple[int, tuple[Item, ...]]]:
    """Return by par of the holes kept the most they are worth, and which are dropped for it."""
    free = [item for item, is_free in pool if is_free]
    par = sum([item.par for item, _ in pool])
    worth = sum([item.worth for item, _ in pool])
    if len(free) < drops:
        return {}
    if drops <= len(free) - drops:
        return {
            par - par_gone: (worth + value, gone)
            for par_gone, (value, gone) in _selections(free, drops, -1).items()
        }
    par -= sum([item.par for item in free])
    worth -= sum([item.worth for item in free])
    return {
        par + par_kept: (worth + value, tuple([item for item in free if item not in kept]))
        for par_kept, (value, kept) in _selections(free, len(free) - drops, 1).items()
    }


def _selections(
    items: Sequence[Item], count: int, sign: int
) -> dict[int, tuple[int, tuple[Item, ...]]]:
    """Return by total par the best ``count`` of the items: most worth, or least for sign -1."""
    tables: list[dict[int, tuple[int, tuple[Item, ...]]]] = [{} for _ in range(count + 1)]
    tables[0][0] = (0, ())
    alike: dict[tuple[int, int], int] = {}
    reached = 0
    for item in items:
        same = alike[item.worth, item.par] = alike.get((item.worth, item.par), 0) + 1
        if same > count:
            continue
        own_worth = item.worth * sign
        for taken in range(min(reached, count - 1), -1, -1):
            further = tables[taken + 1]
            for par, (worth, chosen) in tables[taken].items():
                total, value = par + item.par, worth + own_worth
                if total not in further or value > further[total][0]:
                    further[total] = (value, (*chosen, item))
        reached += 1
    return tables[count]
