"""Which sets of holes can be kept: of those that can be joined, and of the others (D17)."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, final

from minigolf_desktop.model.designer.counting.chaining import (
    Bits,
    Covers,
    Item,
    Kinds,
    Unit,
    places,
)
from minigolf_desktop.model.designer.counting.points import ZONE_FIRST, ZONE_LAST

BEYOND: Final = ZONE_LAST + 1


# --- Which sets of holes can be made so many chains in the green zone and so many others (ruling
# D17)


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
                if par >= ZONE_FIRST:
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
            if sum(tees[:chains]) + sum(greens[:chains]) + others >= ZONE_FIRST * chains:
                known = chains
        return known


# --- The holes that cannot be joined: which of them are best left without a number

Free = tuple[int, ...]
"""By kind, how many holes may be dropped."""


@final
class Unjoined:
    """Answers for the holes of a course. Those of one worth and par are of one kind."""

    def __init__(self, items: Sequence[tuple[int, Item]]) -> None:
        alike: dict[tuple[int, int], list[tuple[int, Item]]] = {}
        for place, item in items:
            alike.setdefault((item.worth, item.par), []).append((place, item))
        self._kinds = sorted(alike)
        self._items = [alike[kind] for kind in self._kinds]
        self._places = [sum([1 << place for place, _ in items]) for items in self._items]
        self.worth: int = sum([item.worth for _, item in items])
        """Of all of them."""
        self._par: int = sum([item.par for _, item in items])
        self._kept: dict[tuple[Free, int], dict[int, int]] = {}
        self._choices: dict[tuple[Free, int, int], dict[int, int]] = {}

    def free(self, needed: int) -> Free:
        """Return how many of each kind may be dropped when some holes must have numbers."""
        return tuple([(places & ~needed).bit_count() for places in self._places])

    def kept(self, free: Free, drops: int) -> dict[int, int]:
        """Return the most that the others are worth when so many are dropped, by their par."""
        known = self._kept.get((free, drops))
        if known is None:
            left = sum(free) - drops
            # The few that are dropped are chosen, or the few that are left.
            if drops <= left:
                chosen = self._chosen(free, drops, -1)
                known = {self._par - par: self.worth - worth for par, worth in chosen.items()}
            else:
                all_par, all_worth = self._par, self.worth
                for (worth, par), count in zip(self._kinds, free, strict=True):
                    all_par -= count * par
                    all_worth -= count * worth
                chosen = self._chosen(free, left, 1)
                known = {all_par + par: all_worth + worth for par, worth in chosen.items()}
            self._kept[free, drops] = known
        return known

    def _chosen(self, free: Free, many: int, sign: int) -> dict[int, int]:
        """Return what so many of the first kinds are worth, by their par.

        For sign 1 the most, for sign -1 the least.
        """
        if not free:
            return {} if many else {0: 0}
        known = self._choices.get((free, many, sign))
        if known is None:
            known = {}
            worth, par = self._kinds[len(free) - 1]
            for own in range(min(free[-1], many) + 1):
                more_par, more = own * par, own * worth
                for before, value in self._chosen(free[:-1], many - own, sign).items():
                    at, all_of_them = before + more_par, value + more
                    best = known.get(at)
                    if best is None or sign * all_of_them > sign * best:
                        known[at] = all_of_them
            self._choices[free, many, sign] = known
        return known

    def parted(
        self, free: Free, drops: int, par: int, needed: int
    ) -> tuple[list[Item], list[Item]]:
        """Return the best choice of such a par: the holes kept, and those dropped."""
        worth = self.kept(free, drops)[par]
        gone = self._choose(free, drops, self._par - par, self.worth - worth, 0)
        if gone is None:
            raise ValueError(f"no {drops} holes can be dropped so that a par of {par} is left")
        kept: list[Item] = []
        dropped: list[Item] = []
        for items, count in zip(self._items, gone, strict=True):
            left = count
            for place, item in reversed(items):
                if left and not needed >> place & 1:
                    dropped.append(item)
                    left -= 1
                else:
                    kept.append(item)
        return kept, dropped

    def _choose(self, free: Free, drops: int, par: int, worth: int, kind: int) -> list[int] | None:
        """Return by kind how many are dropped, so that such a par and worth are gone."""
        if kind == len(free):
            return None if drops or par or worth else []
        own_worth, own_par = self._kinds[kind]
        for many in range(min(free[kind], drops), -1, -1):
            rest = self._choose(
                free, drops - many, par - many * own_par, worth - many * own_worth, kind + 1
            )
            if rest is not None:
                return [many, *rest]
        return None


# --- The holes that can be joined: which sets of them can be kept as so many chains (ruling D17)


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
