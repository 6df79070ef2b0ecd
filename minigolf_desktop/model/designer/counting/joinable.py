"""The holes that can be joined: which sets of them can be kept as so many chains (ruling D17)."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, final

from minigolf_desktop.model.designer.counting.chaining import Item, Unit
from minigolf_desktop.model.designer.counting.kinds import Kinds
from minigolf_desktop.model.designer.counting.sets import Bits
from minigolf_desktop.model.designer.counting.unjoined import Free
from minigolf_desktop.model.designer.counting.zoning import Zones


class Shares(NamedTuple):
    """Into how many chains the loose holes are made."""

    zones: int
    """Kept, in the green zone."""
    others: int
    """Kept besides."""
    dropped: int


@final
class Joinable:
    """The holes that can be joined, with what was found out about them."""

    def __init__(self, loose: Sequence[tuple[int, Item]], apart: Collection[Unit]) -> None:
        items = [item for _, item in loose]
        self._kinds: Kinds = Kinds(loose, apart)
        self._zones: Zones = Zones(self._kinds)
        self.sets: int = self._kinds.sets.size
        """How many sets there are of the holes."""
        self.holes: int = len(items)
        self.par: int = sum([item.par for item in items])
        tees, greens = sum([item.tees for item in items]), sum([item.greens for item in items])
        single = sum([len(item.ends) == 1 for item in items])
        self.least_chains: int = max(tees, greens, (single + 1) // 2, min(1, len(items)))
        """A bound for the chains: two tees never join, nor do two greens, and each has two ends."""
        self.most_zones: int = self._zones.bound()
        self._droppable: dict[int, Bits] = {}
        self._needed: dict[Free, Bits] = {}
        self._by_par: list[Bits] = []
        self._kept: dict[tuple[int, int, int], Bits] = {}
        self._pars: dict[tuple[int, int, int], list[int]] = {}

    def free(self, needed: int) -> Free:
        """Return how many of each kind may be dropped when some holes must have numbers."""
        return tuple([(places & ~needed).bit_count() for places in self._kinds.places])

    def kept(self, zones: int, others: int, dropped: int) -> Bits:
        """Return the sets that can be kept as so many chains, so many chains being dropped."""
        case = zones, others, dropped
        known = self._kept.get(case)
        if known is None:
            sets = self._zones.made(zones, others)
            if not dropped:
                known = sets & 1 << self._kinds.sets.size - 1
            else:
                known = sets & self._without(dropped) if sets else 0
            self._kept[case] = known
        return known

    def _without(self, dropped: int) -> Bits:
        """Return the sets that leave what can be made so many chains."""
        known = self._droppable.get(dropped)
        if known is None:
            gone = self._kinds.with_pars(self._zones.covers.made(dropped))
            known = self._droppable[dropped] = self._kinds.sets.without(gone)
        return known

    def with_needed(self, limits: Free) -> Bits:
        """Return the sets that lack no more than so many holes of each kind."""
        known = self._needed.get(limits)
        if known is None:
            sets = self._kinds.sets
            known = (1 << sets.size) - 1
            for kind, limit in enumerate(limits):
                if limit < sets.counts[kind]:
                    known &= sets.at_least(kind, sets.counts[kind] - limit)
            self._needed[limits] = known
        return known

    def pars(self, zones: int, others: int, dropped: int) -> list[int]:
        """Return the pars of the sets that can be kept."""
        case = zones, others, dropped
        known = self._pars.get(case)
        if known is None:
            sets = self.kept(zones, others, dropped)
            known = [self.par] if sets else []
            if sets and dropped:
                if not self._by_par:
                    self._by_par = self._kinds.sets.by_sum(self._kinds.pars)
                known = [par for par, bits in enumerate(self._by_par) if sets & bits]
            self._pars[case] = known
        return known

    def of_par(self, zones: int, others: int, dropped: int, par: int) -> Bits:
        """Return those of such a par."""
        sets = self.kept(zones, others, dropped)
        return sets & self._by_par[par] if dropped else sets

    def units(
        self, sets: Bits, shares: Shares, needed: int, apart: Collection[Unit]
    ) -> tuple[list[Unit], list[Unit]]:
        """Return the holes kept, those of the last of some sets, and those dropped.

        Each is what is declared one.
        """
        zones, others, dropped = shares
        kinds, covers = self._kinds, self._zones.covers
        place = sets.bit_length() - 1
        in_zone, rest = self._zones.split(place, zones, others)
        kept_others = covers.chains(kinds.shape_place(rest), others)
        gone = kinds.sets.size - 1 - place
        away = covers.chains(kinds.shape_place(gone), dropped)
        # Holes that must have a number are named last, so that none of them is dropped.
        units = [
            [unit for place, unit in units if not needed >> place & 1]
            + [unit for place, unit in units if needed >> place & 1]
            for units in kinds.units
        ]
        named_away = self._named(self._with_kinds(away, gone), units, apart)
        chains = [kinds.sets.digits(chain) for chain in in_zone]
        chains += self._with_kinds(kept_others, rest)
        return self._named(chains, units, apart), named_away

    def _with_kinds(self, chains: Sequence[list[int]], place: int) -> list[list[int]]:
        """Return chains by kind, of chains by shape that together are a set."""
        kinds = self._kinds
        left = kinds.sets.digits(place)
        found: list[list[int]] = []
        for chain in chains:
            by_kind = [0] * len(left)
            for kind, shape in enumerate(kinds.shape_of):
                taken = min(left[kind], chain[shape])
                by_kind[kind] = taken
                left[kind] -= taken
                chain[shape] -= taken
            found.append(by_kind)
        return found

    def _named(
        self, chains: Sequence[list[int]], left: list[list[Unit]], apart: Collection[Unit]
    ) -> list[Unit]:
        """Return the holes of chains, kept apart where no looking ahead is needed for it."""
        named: list[Unit] = [() for _ in chains]
        for kind, units in enumerate(left):
            slots = [at for at, members in enumerate(chains) for _ in range(members[kind])]
            if apart and slots:
                _match(named, slots, units, apart)
            else:
                for at in slots:
                    named[at] += units.pop(0)
        return named


def _match(
    named: list[Unit], slots: Sequence[int], units: list[Unit], apart: Collection[Unit]
) -> None:
    """Give each of some chains one of the holes, if it may be none that should be apart from it.

    What a chain has may be given to another when another does for it.
    """
    given = [-1] * len(slots)
    holder = [-1] * len(units)

    def give(slot: int, passed: set[int]) -> bool:
        for at, unit in enumerate(units):
            if at in passed or _are_met(named[slots[slot]] + unit, apart):
                continue
            passed.add(at)
            if holder[at] < 0 or give(holder[at], passed):
                holder[at], given[slot] = slot, at
                return True
        return False

    for slot in range(len(slots)):
        give(slot, set())
    for slot, at in enumerate(given):
        if at < 0:
            given[slot] = holder.index(-1)
            holder[given[slot]] = slot
    for slot, at in zip(slots, given, strict=True):
        named[slot] += units[at]
    taken = {*given}
    units[:] = [unit for at, unit in enumerate(units) if at not in taken]


def _are_met(unit: Unit, apart: Collection[Unit]) -> bool:
    return any(one in unit and other in unit for one, other in apart)
