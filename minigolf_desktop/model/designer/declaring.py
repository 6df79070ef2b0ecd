"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Any number of incomplete holes
make a chain, end to end (:mod:`chaining`). All that a chain can win is the green zone, so the
search makes chains in the zone, one after the other, and only sets aside what is left. At the end
it asks which of that is dropped (extra holes), and whether the rest can be declared one as often as
it takes; all ways to do so have the same worth.

The search goes through the points that might be won, from the most down, and looks for a choice
that wins so many: little is looked at as long as the aim is high. A situation that was met before
with as many points is not looked at again, nor one whose bound does not beat what was found.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from operator import add, sub
from typing import NamedTuple

from minigolf_desktop.model.designer.chaining import Chains, Counts, Item, Unit
from minigolf_desktop.model.designer.scoring.par import CUBES, ZONE, ZONE_POINTS
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints
from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST, HOLES

PATIENCE = 50_000
"""Situations looked at before the count of a finished course keeps the best found: two seconds.
Most boards with twenty loose ends need a few hundred."""

PATIENCE_SO_FAR = 10_000
"""The same for the score so far, which is asked for again and again."""

PARTINGS_A_SITUATION = 4
"""Ways to drop holes that take as long as a situation."""


@dataclass
class Patience:
    """How long a search may still go on."""

    left: int
    """Situations that may still be looked at."""

    @property
    def is_over(self) -> bool:
        """Whether the search keeps what it has found."""
        return self.left <= 0


NOTHING_YET = -100_000
"""Less than any choice is worth: asked for where none is known."""


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""


class Declaring:
    """All there is to choose from on a course with more than nine holes.

    Built once for a course and asked many times.
    """

    def __init__(
        self,
        items: Sequence[Item],
        cube_cost: Callable[[int], int],
        perfect: PerfectPoints,
        patience: Patience,
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

    def best(
        self, needed: frozenset[int], apart: Collection[Unit], at_least: int
    ) -> Declaration | None:
        """Return the choice worth most, if it is worth more than ``at_least``.

        Holes in ``needed`` (by index) get a number; no hole has the tee of one and the green of the
        other of two that are ``apart``. When patience is over, a choice is only made where there is
        none yet: where nothing is asked of its worth.
        """
        self._found: Declaration | None = None
        self._chains = chains = Chains(self._joinable, needed, apart)
        self._set_others(needed)
        bounds = []
        for joins in range(min(self._extra, sum(chains.all) - chains.fewest(chains.all)) + 1):
            self._spare = self._extra - joins
            bounds.append((self._bound(chains.all, chains.none, joins, 0), joins))
        bounds.sort(reverse=True)
        aim = bounds[0][0]
        while self._found is None and aim > at_least:
            if self._patience.is_over and at_least > NOTHING_YET:
                return None
            aim = at_least if self._patience.is_over else aim - ZONE_POINTS
            self._points = max(aim, at_least)
            for bound, joins in bounds:
                if bound > self._points:
                    self._spare = self._extra - joins
                    self._seen: dict[tuple[Counts, Counts, int], int] = {}
                    self._sort(chains.all, chains.none, joins, None)
        return self._found

    # --- the holes that are not joined

    def _set_others(self, needed: frozenset[int]) -> None:
        """Note what the holes that are not joined can leave, by how many of them are dropped."""
        self._free = [item for item in self._others if needed.isdisjoint(item.unit)]
        worths = sorted([item.worth for item in self._free])
        pars = sorted([item.par for item in self._free], reverse=True)
        self._other_worths, self._most_dropped = [self._other_worth], [0]
        for worth, par in zip(worths[: self._extra], pars, strict=False):
            self._other_worths.append(self._other_worths[-1] - worth)
            self._most_dropped.append(self._most_dropped[-1] + par)
        self._kept: dict[int, _Kept] = {}
        self._endings: dict[tuple[int, int], list[_Ending]] = {}

    def _endings_for(self, zones: int) -> "list[_Ending]":
        """Return how a choice can end that has so many chains in the zone, the best first."""
        known = self._endings.get((self._spare, zones))
        if known is not None:
            return known
        endings = []
        for others in range(min(self._spare, len(self._free)) + 1):
            if others not in self._kept:
                self._kept[others] = _kept_by_par(self._others, self._free, others)
            dropped = self._spare - others
            for other_par, (value, away) in self._kept[others].items():
                worth = ZONE_POINTS * zones + value
                most_gone = self._chains.par(self._chains.all) if dropped else 0
                for gone in range(most_gone + 1):
                    par = self._par - self._other_par + other_par - gone
                    points = worth - self._cube_cost(par) + self._perfect.of_par(worth, par)
                    points += -HOLE_COUNT_COST * self._spare if self._spare else self._perfect.nine
                    endings.append(_Ending(points, dropped, gone, away))
        endings.sort(key=lambda one: -one.points)
        self._endings[self._spare, zones] = endings
        return endings

    # --- the search

    def _bound(self, left: Counts, aside: Counts, joins: int, zones: int) -> int:
        """Return the most points that a situation can lead to; far below nought for none."""
        spare = self._spare
        holes, tees, greens, par = self._chains.sums(left)
        more, more_tees, more_greens, more_par = self._chains.sums(aside)
        groups = holes + more - joins
        if groups < max(tees + more_tees, greens + more_greens, 1 if holes + more else 0):
            return _IMPOSSIBLE
        outside = max(more_tees, more_greens, 1 if more else 0)
        needed, most = self._chains.fewest_needed(aside), self._chains.most_in_zone(left)
        best = _IMPOSSIBLE
        for dropped in range(spare + 1):
            others = spare - dropped
            if others < len(self._other_worths) and dropped <= groups:
                # More par than the zone has room for goes beside it, or is dropped.
                is_full = not dropped and par > groups * (ZONE.stop - 1)
                in_zone = min(groups - max(outside, dropped + needed, is_full), most)
                if in_zone >= 0:
                    best = max(best, self._other_worths[others] + ZONE_POINTS * in_zone)
        best += ZONE_POINTS * zones
        if best >= ZONE_POINTS * HOLES:
            best += self._perfect.par
        if not spare:
            return best + self._perfect.nine - self._cube_cost(self._par)
        gone = par + more_par + self._most_dropped[min(spare, len(self._most_dropped) - 1)]
        # The cost falls to nought at 36 and rises again: its least value in a range of pars is at
        # the range's end nearest to 36.
        nearest = min(max(CUBES, self._par - gone), self._par)
        return best - HOLE_COUNT_COST * spare - self._cube_cost(nearest)

    def _sort(self, left: Counts, aside: Counts, joins: int, made: "_Made | None") -> None:
        """Decide for the first kind of which holes are left."""
        zones = made.zones if made else 0
        if self._bound(left, aside, joins, zones) <= self._points:
            return
        if not any(left):
            self._finish(aside, joins, made)
            return
        met = (left, aside if self._spare else self._chains.shape(aside), joins)
        if self._patience.is_over:
            self._hurry(left, aside, joins, made)
            return
        if self._seen.get(met, -1) >= zones:
            return
        self._seen[met] = zones
        self._patience.left -= 1
        kind = next(kind for kind, count in enumerate(left) if count)
        for members in self._chains.in_zone(kind, left):
            size = sum(members)
            if size - 1 <= joins:
                rest = tuple(map(sub, left, members))
                self._sort(rest, aside, joins - size + 1, _Made(made, members, zones + 1))
        self._sort(*_set_aside(left, aside, kind), joins, made)

    def _hurry(self, left: Counts, aside: Counts, joins: int, made: "_Made | None") -> None:
        """Take the first choice there is when patience is over and none is known."""
        if self._found is not None or self._points > NOTHING_YET:
            return
        kind = next(kind for kind, count in enumerate(left) if count)
        for members in self._chains.in_zone(kind, left):
            size = sum(members)
            if size - 1 <= joins:
                rest, zones = tuple(map(sub, left, members)), made.zones + 1 if made else 1
                self._sort(rest, aside, joins - size + 1, _Made(made, members, zones))
                break
        else:
            self._sort(*_set_aside(left, aside, kind), joins, made)
        if self._found is None:
            self._finish(tuple(map(add, left, aside)), joins, made)

    def _finish(self, aside: Counts, joins: int, made: "_Made | None") -> None:
        """Take the best ending that can be had with what was set aside."""
        chains = self._chains
        groups = sum(aside) - joins
        partings = chains.partings(aside) if self._spare else {0: [chains.none]}
        self._patience.left -= sum(map(len, partings.values())) // PARTINGS_A_SITUATION
        for ending in self._endings_for(made.zones if made else 0):
            if ending.points <= self._points:
                return
            for gone in partings.get(ending.par, ()):
                if not chains.can_be(gone, ending.dropped):
                    continue
                beside, kept = tuple(map(sub, aside, gone)), groups - ending.dropped
                if chains.can_be(beside, kept):
                    together = [*_made_chains(made), *chains.grouped(beside, kept)]
                    self._settle(ending, together, chains.grouped(gone, ending.dropped))
                    return

    def _settle(self, ending: "_Ending", kept: Sequence[Counts], dropped: Sequence[Counts]) -> None:
        """Remember a choice."""
        alone = [item.unit for item in self._others if item not in ending.away]
        kept_units, dropped_units = self._chains.named(kept, dropped)
        away = [item.unit for item in ending.away]
        self._points = ending.points
        self._found = Declaration(
            ending.points,
            tuple(sorted([*alone, *kept_units])),
            tuple(sorted([*away, *dropped_units])),
        )


def _set_aside(left: Counts, aside: Counts, kind: int) -> tuple[Counts, Counts]:
    """Return what is left and what is set aside when all holes of a kind are, too."""
    return (
        (*left[:kind], 0, *left[kind + 1 :]),
        (*aside[:kind], left[kind], *aside[kind + 1 :]),
    )


class _Made(NamedTuple):
    """The chains in the green zone, the last first."""

    before: "_Made | None"
    members: Counts
    zones: int
    """How many there are."""


def _made_chains(made: _Made | None) -> Iterator[Counts]:
    while made is not None:
        yield made.members
        made = made.before


class _Ending(NamedTuple):
    """What is dropped at the end."""

    points: int
    dropped: int
    """How many chains."""
    par: int
    """Of those."""
    away: tuple[Item, ...]
    """Holes dropped that are not joined."""


_IMPOSSIBLE = 10 * NOTHING_YET


_Kept = dict[int, tuple[int, tuple[Item, ...]]]
"""By par of the holes kept the most they are worth, and which are dropped for it."""


def _kept_by_par(items: Sequence[Item], free: Sequence[Item], drops: int) -> _Kept:
    """Return what is left of some holes when so many of the free ones are dropped."""
    par, worth = sum([item.par for item in items]), sum([item.worth for item in items])
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


def _selections(items: Sequence[Item], count: int, sign: int) -> _Kept:
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
