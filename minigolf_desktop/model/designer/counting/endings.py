"""The endings of a choice of holes from the most points down: see :mod:`declaring`."""

from heapq import heappop, heappush
from typing import NamedTuple, final

from minigolf_desktop.model.designer.counting.joinable import Joinable
from minigolf_desktop.model.designer.counting.sets import Bits
from minigolf_desktop.model.designer.counting.unjoined import Free, Unjoined
from minigolf_desktop.model.designer.scoring.par import ZONE_POINTS
from minigolf_desktop.model.designer.scoring.perfection import PerfectPoints
from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST

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
        perfect: PerfectPoints,
    ) -> None:
        self._joinable = joinable
        self._unjoined = unjoined
        self._free = free
        self._cube_costs = cube_costs
        self._least_costs = least_costs
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
        return -HOLE_COUNT_COST * spare if spare else self._perfect.nine

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
