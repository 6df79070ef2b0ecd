"""Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17).

This is the part of the numbering that does not ask for the order. Points hang on a few small
numbers only: how many chains the loose holes are made, how many chains and how many other holes
are dropped (extra holes), how many of the chains kept are in the green zone, and their par. So
these *endings* are gone through from the most points down. Which sets of loose holes can be kept
is known at once for all of them: a set of sets is a whole number (:mod:`chaining`). Those that can
be made so many chains in the zone and so many others, and leave what can be made the chains that
are dropped, are two such numbers (:mod:`joinable`); what they have in common can be had.
"""

from collections.abc import Collection, Sequence
from heapq import heappop, heappush
from typing import NamedTuple, final

from minigolf_desktop.model.designer.conditions import (
    HOLES,
    PerfectPoints,
)
from minigolf_desktop.model.designer.counting.chaining import Bits, Item, Unit
from minigolf_desktop.model.designer.counting.joinable import Free, Joinable, Shares, Unjoined
from minigolf_desktop.model.designer.counting.points import ZONE_POINTS, cube_cost

# --- The endings of a choice of holes from the most points down

NOTHING_YET = -100_000
"""Less than any choice is worth: asked for where none is known."""


class Ending(NamedTuple):
    """All that points hang on."""

    points: int
    chains: int
    """Of the loose holes, kept and dropped."""
    dropped: int
    """Of the chains."""
    drops: int
    """Of the other holes."""
    zones: int
    """Chains in the green zone."""
    own_par: int
    """Of the other holes kept."""
    sets: Bits
    """The sets of loose holes that can be kept."""


@final
class Endings:
    """The endings from the most points down, when so many of the other holes may be dropped."""

    def __init__(
        self,
        joinable: Joinable,
        unjoined: Unjoined,
        free: Free,
        extra: int,
        cube_costs: list[int],
        least_costs: list[int],
        extra_cost: int,
        perfect: PerfectPoints,
    ) -> None:
        self._joinable = joinable
        self._unjoined = unjoined
        self._free = free
        self._cube_costs = cube_costs
        self._least_costs = least_costs
        self._extra_cost = extra_cost
        self._perfect = perfect
        self._found: list[Ending] = []
        self._heap: list[tuple[int, int, int, int, int, int, int]] = []
        """(points off, chains, dropped, drops, zones, par, own par), the most points first. Without
        a par (-1) no ending of them is worth more, nor with fewer chains in the zone; without
        zones (-1) none with so many spare holes, which stand for the drops."""
        self._mosts: dict[int, int] = {}
        self._points: dict[tuple[int, int], dict[int, tuple[int, int]]] = {}
        """By drops and zones: by par what :meth:`_points_of` found."""
        self._looked: dict[Free, int] = {}
        """By how many of the loose holes may be dropped: how many endings were looked at."""
        most = unjoined.worth + ZONE_POINTS * joinable.most_zones + perfect.par
        for spare in range(extra + 1):
            chains = joinable.holes - (extra - spare)
            if chains >= joinable.least_chains:
                points = most + self._of_count(spare)
                heappush(self._heap, (-points, chains, 0, spare, -1, -1, 0))

    def first(self, limits: Free, at_least: int) -> Ending | None:
        """Return the first that drops no more of the loose holes than may be, if worth more."""
        needed = self._joinable.with_needed(limits)
        at = self._looked.get(limits, 0)
        while at < len(self._found) or self._find_next(at_least):
            ending = self._found[at]
            if ending.points <= at_least:
                break
            if ending.sets & needed:
                self._looked[limits] = at
                return ending._replace(sets=ending.sets & needed)
            at += 1
        self._looked[limits] = at
        return None

    def _push(self, chains: int, dropped: int, drops: int, zones: int) -> None:
        """Note how many points there can be with so many chains in the zone."""
        most = self._most(dropped, drops)
        points = most + ZONE_POINTS * zones + self._of_count(dropped + drops)
        heappush(self._heap, (-points, chains, dropped, drops, zones, -1, 0))

    def _find_next(self, at_least: int) -> bool:
        """Find one more ending; return whether there is one that is worth more."""
        while self._heap and -self._heap[0][0] > at_least:
            off, chains, dropped, drops, zones, par, own_par = heappop(self._heap)
            kept = chains - dropped
            if par >= 0:
                sets = self._joinable.of_par(zones, kept - zones, dropped, par)
                self._found.append(Ending(-off, chains, dropped, drops, zones, own_par, sets))
                return True
            if zones < 0:
                for here in range(max(0, drops - sum(self._free)), min(drops, chains) + 1):
                    self._push(
                        chains, here, drops - here, min(chains - here, self._joinable.most_zones)
                    )
                continue
            won = ZONE_POINTS * zones + self._of_count(dropped + drops)
            pars = self._joinable.pars(zones, kept - zones, dropped)
            for par in pars:
                points, own_par = self._points_of(drops, zones, par)
                heappush(self._heap, (-points - won, chains, dropped, drops, zones, par, own_par))
            if zones and (dropped or not pars):
                self._push(chains, dropped, drops, zones - 1)
        return False

    def _of_count(self, spare: int) -> int:
        """Return the points for so many extra holes."""
        return -self._extra_cost * spare if spare else self._perfect.nine

    def _most(self, dropped: int, drops: int) -> int:
        """Return what all bring but for the zone, at most; without chains dropped all are kept."""
        case = drops if dropped else -1 - drops
        most = self._mosts.get(case)
        if most is None:
            costs = self._least_costs if dropped else self._cube_costs
            par = 0 if dropped else self._joinable.par
            most = NOTHING_YET
            for own_par, worth in self._unjoined.kept(self._free, drops).items():
                most = max(most, worth - costs[par + own_par])
            most += self._perfect.par
            self._mosts[case] = most
        return most

    def _points_of(self, drops: int, zones: int, par: int) -> tuple[int, int]:
        """Return what all bring but for the zone, by par of the loose holes kept.

        The second is the par of the other holes kept.
        """
        perfect = self._perfect
        known = self._points.setdefault((drops, zones if perfect.par else 0), {})
        found = known.get(par)
        if found is None:
            won = ZONE_POINTS * zones
            best, best_par = NOTHING_YET, 0
            for own_par, worth in self._unjoined.kept(self._free, drops).items():
                total = par + own_par
                here = worth - self._cube_costs[total]
                if perfect.par:
                    here += perfect.of_par(worth + won, total)
                if here > best:
                    best, best_par = here, own_par
            found = known[par] = best, best_par
        return found


# --- Which incomplete holes are best declared one, and which nine of all get numbers (ruling D17)

MOST_SETS_APART = 1 << 18
"""Sets of loose holes that are looked at where some are kept apart: each hole singled out may
double them. Where there are more, no choice is found that keeps them apart."""

MOST_KEPT_APART = 8
"""Ways to keep holes apart that are remembered: what is found out for one takes memory."""


class Declaration(NamedTuple):
    """A choice."""

    points: int
    """Worth of the nine, less cubes, less extra holes."""
    kept: tuple[Unit, ...]
    dropped: tuple[Unit, ...]
    """Extra holes."""

    def held_together(self, apart: Collection[Unit]) -> frozenset[Unit]:
        """Return which pairs of holes that should be apart are one."""
        return frozenset(
            [
                (one, other)
                for one, other in apart
                if any(one in unit and other in unit for unit in self.kept)
            ]
        )


@final
class Declaring:
    """All there is to choose from on a course with more than nine holes.

    Built once for a course and asked many times: what is found out for one question is of use for
    the next.
    """

    def __init__(
        self, items: Sequence[Item], final: bool, extra_cost: int, perfect: PerfectPoints
    ) -> None:
        most_par = sum([item.par for item in items])
        self._cube_costs: list[int] = [cube_cost(par, final=final) for par in range(most_par + 1)]
        """By total par."""
        self._extra_cost = extra_cost
        self._perfect = perfect
        self._extra: int = len(items) - HOLES
        self._loose: list[tuple[int, Item]] = [
            (place, item) for place, item in enumerate(items) if item.ends
        ]
        self._unjoined: Unjoined = Unjoined(
            [(place, item) for place, item in enumerate(items) if not item.ends]
        )
        loose_par = sum([item.par for _, item in self._loose])
        self._least_costs: list[int] = [
            min(self._cube_costs[par : par + loose_par + 1]) for par in range(most_par + 1)
        ]
        """By par of the other holes kept: with whatever loose holes, at least."""
        self._joinable: dict[frozenset[Unit], Joinable] = {}
        self._endings: dict[Joinable, dict[Free, Endings]] = {}
        """By how many of the other holes may be dropped. Not kept by what is joinable: two that
        know each other would stay in memory long after the answer."""

    def best(self, needed: int, apart: frozenset[Unit], at_least: int) -> Declaration | None:
        """Return the choice worth most, if it is worth more than ``at_least``.

        Holes in ``needed`` (a bit each, by place among the items) get a number; no hole has the tee
        of one and the green of the other of two that are ``apart``.
        """
        # Mostly holes are apart anyway; those that are not are kept apart one pair after the other.
        kept_apart = frozenset[Unit]()
        while True:
            joinable = self._joined(kept_apart)
            ending = self._ending(joinable, needed, at_least)
            if ending is None:
                return None
            choice = self._declaration(joinable, ending, needed, apart)
            together = choice.held_together(apart)
            if not together:
                return choice
            kept_apart |= together
            singled_out = {index for pair in kept_apart for index in pair}
            if self._joined(frozenset()).sets << len(singled_out) > MOST_SETS_APART:
                return None

    def most(self, needed: int, at_least: int) -> int:
        """Return what a choice is worth, when none need be apart; ``at_least`` if that is more."""
        ending = self._ending(self._joined(frozenset()), needed, at_least)
        return at_least if ending is None else ending.points

    def _joined(self, apart: frozenset[Unit]) -> Joinable:
        joinable = self._joinable.get(apart)
        if joinable is None:
            if len(self._joinable) > MOST_KEPT_APART:
                all_of_them = self._joinable[frozenset()]
                self._joinable = {frozenset(): all_of_them}
                self._endings = {all_of_them: self._endings.get(all_of_them, {})}
            joinable = self._joinable[apart] = Joinable(self._loose, apart)
        return joinable

    def _ending(self, joinable: Joinable, needed: int, at_least: int) -> Ending | None:
        """Return the first that can be had with the holes that are needed."""
        free = self._unjoined.free(needed)
        known = self._endings.setdefault(joinable, {})
        endings = known.get(free)
        if endings is None:
            endings = known[free] = Endings(
                joinable,
                self._unjoined,
                free,
                self._extra,
                self._cube_costs,
                self._least_costs,
                self._extra_cost,
                self._perfect,
            )
        return endings.first(joinable.free(needed), at_least)

    def _declaration(
        self,
        joinable: Joinable,
        ending: Ending,
        needed: int,
        apart: Collection[Unit],
    ) -> Declaration:
        """Return a choice that ends so."""
        free = self._unjoined.free(needed)
        others = ending.chains - ending.dropped - ending.zones
        shares = Shares(ending.zones, others, ending.dropped)
        kept, dropped = joinable.units(ending.sets, shares, needed, apart)
        alone, away = self._unjoined.parted(free, ending.drops, ending.own_par, needed)
        return Declaration(
            ending.points,
            tuple(sorted([*[item.unit for item in alone], *kept])),
            tuple(sorted([*[item.unit for item in away], *dropped])),
        )
