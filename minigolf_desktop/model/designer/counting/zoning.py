"""Which sets of holes can be made so many chains in the green zone and so many others (ruling D17).

All that a chain can win is the green zone.
"""

from typing import final

from minigolf_desktop.model.designer.counting.covering import Covers
from minigolf_desktop.model.designer.counting.kinds import Kinds
from minigolf_desktop.model.designer.counting.sets import Bits, places
from minigolf_desktop.model.designer.scoring.par import ZONE

FIRST, BEYOND = ZONE.start, ZONE.stop


@final
class Zones:
    """Answers for the holes of a course."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._sets = kinds.sets
        self.covers: Covers = Covers(kinds)
        self._fillers: list[int] = [
            kind
            for kind, par in enumerate(kinds.pars)
            if kinds.is_plain and not par and len(kinds.shapes[kinds.shape_of[kind]].ends) == 2
        ]
        """Paths without par that can be put into any chain."""
        self._chains: list[int] | None = None
        self._room: dict[int, Bits] = {}
        self._made: dict[tuple[int, int], Bits] = {}

    def chains(self) -> list[int]:
        """Return every chain in the zone, as a set, fillers aside."""
        if self._chains is None:
            self._chains = places(self._find_chains())
            self._room = {chain: self._sets.room_for(chain) for chain in self._chains}
        return self._chains

    def _find_chains(self) -> Bits:
        kinds, strides, room = self._kinds, self._sets.strides, self._sets.room
        shape_of, pars = kinds.shape_of, kinds.pars
        of_shape: list[list[int]] = [[] for _ in kinds.shapes]
        layer: dict[tuple[int, int], Bits] = {}
        for kind, par in enumerate(pars):
            if par < BEYOND and kind not in self._fillers:
                of_shape[shape_of[kind]].append(kind)
                for chain in kinds.begun(shape_of[kind]):
                    layer[chain, par] = layer.get((chain, par), 0) | 1 << strides[kind]
        found = 0
        met: dict[tuple[int, int], Bits] = {}
        while layer:
            following: dict[tuple[int, int], Bits] = {}
            for case, bits in layer.items():
                known = met.get(case, 0)
                fresh = bits & ~known
                if not fresh:
                    continue
                met[case] = known | fresh
                chain, par = case
                if par >= FIRST:
                    found |= fresh
                for shape, longer in kinds.longer(chain):
                    for kind in of_shape[shape]:
                        total = par + pars[kind]
                        if total < BEYOND:
                            more = (fresh & room[kind]) << strides[kind]
                            if more:
                                key = longer, total
                                following[key] = following.get(key, 0) | more
            layer = following
        return found

    def made(self, zones: int, others: int) -> Bits:
        """Return the sets that can be made so many chains in the zone and so many others."""
        known = self._made.get((zones, others))
        if known is None:
            if not zones:
                known = self._kinds.with_pars(self.covers.made(others))
            else:
                known = self._with_one_more(self._without_fillers(zones - 1, others))
            self._made[zones, others] = known
        if zones and not others:
            return self._filled(known)
        return known

    def _without_fillers(self, zones: int, others: int) -> Bits:
        self.made(zones, others)
        return self._made[zones, others]

    def _with_one_more(self, before: Bits) -> Bits:
        """Return some sets with a chain in the zone more."""
        found = 0
        for chain in self.chains():
            found |= (before & self._room[chain]) << chain
        return found

    def _filled(self, bits: Bits) -> Bits:
        """Return sets of chains with the fillers that they may have besides."""
        for kind in self._fillers:
            for _ in range(self._sets.counts[kind]):
                bits |= (bits & self._sets.room[kind]) << self._sets.strides[kind]
        return bits

    def split(self, place: int, zones: int, others: int) -> tuple[list[int], int]:
        """Return a set as so many chains in the zone and what is left for so many others."""
        sets = self._sets
        fillers = 0
        if not others:
            for kind in self._fillers:
                fillers += sets.count(place, kind) * sets.strides[kind]
        place -= fillers
        found: list[int] = []
        for left in range(zones - 1, -1, -1):
            rest = self._without_fillers(left, others)
            for chain in self.chains():
                before = place - chain
                if before >= 0 and rest >> before & 1 and self._room[chain] >> before & 1:
                    found.append(chain + fillers)
                    fillers = 0
                    place = before
                    break
        return found, place

    def bound(self) -> int:
        """Return a bound for the chains in the zone that the holes can make.

        Each has at most one tee and one green, and the par of what else there is must do.
        """
        kinds = self._kinds
        tees, greens, others, holes = list[int](), list[int](), 0, 0
        for kind, par in enumerate(kinds.pars):
            count, shape = self._sets.counts[kind], kinds.shapes[kinds.shape_of[kind]]
            holes += count
            if par < BEYOND:
                if shape.tees:
                    tees += [par] * count
                elif shape.greens:
                    greens += [par] * count
                else:
                    others += par * count
        tees.sort(reverse=True)
        greens.sort(reverse=True)
        known = 0
        for chains in range(1, holes + 1):
            if sum(tees[:chains]) + sum(greens[:chains]) + others >= FIRST * chains:
                known = chains
        return known
