"""Chains of incomplete holes that are declared one, end to end (ruling D17).

Here a hole is only its par, its tee or green, and what its ends reach (:mod:`joining`). Holes that
are alike are of one *kind*; a set of holes is told by how many it has of each.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from minigolf_desktop.model.designer.joining import NO_ENDS, Ends
from minigolf_desktop.model.designer.scoring.par import ZONE, zone_points

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


MOST_PARTINGS = 2_000
"""Sets of holes that are told apart when some are to be dropped: more than a board of twenty loose
ends has."""


class Look(NamedTuple):
    """What a hole, or a chain, is to the search."""

    par: int
    tees: int
    greens: int
    ends: Ends
    is_needed: bool
    """Whether it must have a number."""
    number: int
    """Number set by hand; 0 for none."""
    tee: int
    """The hole whose tee it has, where that is kept apart from another; -1 elsewhere."""
    green: int

    def joined(self, other: "Look", apart: Collection[Unit]) -> "list[Look]":
        """Return what the two can become together: see :func:`join_items`."""
        tees, greens = self.tees + other.tees, self.greens + other.greens
        if tees > 1 or greens > 1:
            return []
        if self.number and other.number and self.number != other.number:
            return []
        tee, green = max(self.tee, other.tee), max(self.green, other.green)
        if tee >= 0 and green >= 0 and (min(tee, green), max(tee, green)) in apart:
            return []
        par, is_needed = self.par + other.par, self.is_needed or other.is_needed
        number = self.number or other.number
        return [
            Look(par, tees, greens, ends, is_needed, number, tee, green)
            for ends in _ends_left(self.ends, other.ends)
        ]


Counts = tuple[int, ...]
"""How many holes of each kind."""


class Chains:
    """The kinds of holes that can be joined, and what chains they make."""

    def __init__(
        self, items: Sequence[Item], needed: frozenset[int], apart: Collection[Unit]
    ) -> None:
        singled_out = {index for pair in apart for index in pair}
        kinds: dict[Look, list[Unit]] = {}
        for item in items:
            known = next((index for index in item.unit if index in singled_out), -1)
            look = Look(
                item.par,
                item.tees,
                item.greens,
                item.ends,
                not needed.isdisjoint(item.unit),
                item.number,
                known if item.tees else -1,
                known if item.greens else -1,
            )
            kinds.setdefault(look, []).append(item.unit)
        # Those that are never in the zone come first, then tees, then greens, plain paths last.
        self.looks = sorted(
            kinds,
            key=lambda look: (look.par < ZONE.stop, -look.tees, -look.greens, -look.par, look),
        )
        """By kind what its holes are."""
        self._units = [kinds[look] for look in self.looks]
        self._apart = apart
        self._is_plain = not apart and all(
            not look.number and look.ends == self.looks[0].ends[:1] * (2 - look.tees - look.greens)
            for look in self.looks
        )
        """Whether every end can be joined to every other: then only numbers count."""
        self._fillers = [
            kind
            for kind, look in enumerate(self.looks)
            if self._is_plain and not (look.par or look.tees or look.greens)
        ]
        self.all: Counts = tuple([len(units) for units in self._units])
        self.none: Counts = (0,) * len(self.all)
        shapes = {look: look._replace(par=0, is_needed=False) for look in self.looks}
        order = [*dict.fromkeys(shapes.values())]
        self._shape_of = [order.index(shapes[look]) for look in self.looks]
        self._shapes = len(order)
        self._zones: dict[tuple[int, Counts], list[Counts]] = {}
        self._sums: dict[Counts, tuple[int, int, int, int]] = {}
        self._partings: dict[Counts, dict[int, list[Counts]]] = {}
        self._needed: dict[Counts, int] = {}
        self._most_in_zone: dict[Counts, int] = {}
        self._possible: dict[tuple[Counts, int], bool] = {}

    # --- numbers

    def sums(self, counts: Counts) -> tuple[int, int, int, int]:
        """Return how many holes there are, how many tees, how many greens, and their par."""
        known = self._sums.get(counts)
        if known is None:
            here = [*zip(counts, self.looks, strict=True)]
            known = self._sums[counts] = (
                sum(counts),
                sum([count * look.tees for count, look in here]),
                sum([count * look.greens for count, look in here]),
                sum([count * look.par for count, look in here]),
            )
        return known

    def par(self, counts: Counts) -> int:
        """Return the par of some holes."""
        return self.sums(counts)[3]

    def fewest(self, counts: Counts) -> int:
        """Return a bound for the holes that some can be declared to be: exact where all is plain.

        Two tees never join, nor do two greens.
        """
        holes, tees, greens, _ = self.sums(counts)
        return max(tees, greens, 1) if holes else 0

    def fewest_needed(self, counts: Counts) -> int:
        """Return a bound for the chains that have those of some holes which must have a number."""
        known = self._needed.get(counts)
        if known is None:
            needed = [
                count if look.is_needed else 0
                for count, look in zip(counts, self.looks, strict=True)
            ]
            known = self._needed[counts] = self.fewest(tuple(needed))
        return known

    def most_in_zone(self, counts: Counts) -> int:
        """Return a bound for the chains in the green zone that some holes can make.

        Each has at most one tee and one green, and the par of what else there is must do.
        """
        known = self._most_in_zone.get(counts)
        if known is None:
            tees, greens, others = list[int](), list[int](), 0
            for count, look in zip(counts, self.looks, strict=True):
                if look.par < ZONE.stop:
                    ends = tees if look.tees else greens
                    if look.tees or look.greens:
                        ends += [look.par] * count
                    else:
                        others += look.par * count
            tees.sort(reverse=True)
            greens.sort(reverse=True)
            known = 0
            for chains in range(1, sum(counts) + 1):
                if sum(tees[:chains]) + sum(greens[:chains]) + others >= ZONE.start * chains:
                    known = chains
            self._most_in_zone[counts] = known
        return known

    def shape(self, counts: Counts) -> Counts:
        """Return what tells into how many chains some holes can be made: all but their par."""
        found = [0] * self._shapes
        for kind, count in enumerate(counts):
            found[self._shape_of[kind]] += count
        return tuple(found)

    def partings(self, counts: Counts) -> dict[int, list[Counts]]:
        """Return what may be dropped of some holes, by its par: one of each shape and par.

        As soon as there are more than :data:`MOST_PARTINGS`, one of as many tees and greens stays.
        """
        known = self._partings.get(counts)
        if known is None:
            known = self._partings[counts] = self._find_partings(counts)
        return known

    def _find_partings(self, counts: Counts) -> dict[int, list[Counts]]:
        found = {(0, (0,) * self._shapes): self.none}
        for kind, count in enumerate(counts):
            look, place = self.looks[kind], self._shape_of[kind]
            if not count or look.is_needed:
                continue
            for (par, shape), gone in [*found.items()]:
                for more in range(1, count + 1):
                    alike = (*shape[:place], shape[place] + more, *shape[place + 1 :])
                    parting = (*gone[:kind], more, *gone[kind + 1 :])
                    found.setdefault((par + more * look.par, alike), parting)
            if len(found) > MOST_PARTINGS:
                roles = {self.sums(parting)[:3]: key for key, parting in found.items()}
                found = {key: found[key] for key in roles.values()}
        by_par: dict[int, list[Counts]] = {}
        for (par, _), parting in found.items():
            by_par.setdefault(par, []).append(parting)
        return by_par

    # --- chains

    def in_zone(self, kind: int, left: Counts) -> list[Counts]:
        """Return every chain in the green zone with a hole of a kind, of what is left.

        A hole by itself is a chain too. Where all is plain, paths without par are added all or
        none: beside the zone they are of as much use as in it, unless nothing else is there.
        """
        known = self._zones.get((kind, left))
        if known is None:
            known = self._zones[kind, left] = [*self._find_in_zone(kind, left)]
        return known

    def _find_in_zone(self, kind: int, left: Counts) -> Iterator[Counts]:
        layer = {(_more(self.none, kind), self.looks[kind])}
        seen: set[Counts] = set()
        unfilled = tuple([0 if one in self._fillers else count for one, count in enumerate(left)])
        while layer:
            for members, look in sorted(layer):
                if members in seen or look.par not in ZONE:
                    continue
                seen.add(members)
                yield members
                filled = [*members]
                for filler in self._fillers:
                    filled[filler] = left[filler]
                if filled != [*members]:
                    yield tuple(filled)
            layer = {
                (more, longer)
                for members, look in layer
                for more, longer in self._longer(members, look, unfilled)
                if longer.par < ZONE.stop
            }

    def _longer(self, members: Counts, look: Look, left: Counts) -> Iterator[tuple[Counts, Look]]:
        """Return what a chain becomes with a hole more of what is left, plain paths first."""
        for kind in range(len(left) - 1, -1, -1):
            if left[kind] > members[kind]:
                for longer in look.joined(self.looks[kind], self._apart):
                    yield _more(members, kind), longer

    def can_be(self, counts: Counts, groups: int) -> bool:
        """Whether some holes can be made so many chains."""
        if not self.fewest(counts) <= groups <= sum(counts):
            return False
        if self._is_plain:
            return True
        case = (self.shape(counts), groups)
        known = self._possible.get(case)
        if known is None:
            known = self._possible[case] = self._grouped(counts, groups) is not None
        return known

    def grouped(self, counts: Counts, groups: int) -> list[Counts]:
        """Return some holes made so many chains, which they can be."""
        found = self._grouped(counts, groups)
        if found is None:
            raise ValueError(f"{sum(counts)} holes cannot be made {groups} chains")
        return found

    def _grouped(self, counts: Counts, groups: int) -> list[Counts] | None:
        if not groups:
            return None if any(counts) else []
        kind = next(kind for kind, count in enumerate(counts) if count)
        joins = sum(counts) - groups
        for members in self._chains_with(kind, counts, joins):
            left = tuple(map(sub, counts, members))
            if self.can_be(left, groups - 1):
                return [members, *self.grouped(left, groups - 1)]
        return None

    def _chains_with(self, kind: int, counts: Counts, joins: int) -> Iterator[Counts]:
        """Return the chains of up to so many joins with a hole of a kind, long ones first."""
        seen: set[tuple[Counts, Look]] = set()
        given: set[Counts] = set()

        def grow(members: Counts, look: Look, joins: int) -> Iterator[Counts]:
            if (members, look) in seen:
                return
            seen.add((members, look))
            if joins:
                for more, longer in self._longer(members, look, counts):
                    yield from grow(more, longer, joins - 1)
            if members not in given:
                given.add(members)
                yield members

        yield from grow(_more(self.none, kind), self.looks[kind], joins)

    def named(self, *rows: Sequence[Counts]) -> list[list[Unit]]:
        """Return the units of chains, row by row."""
        units = [iter(units) for units in self._units]
        return [
            [
                tuple(
                    [
                        index
                        for kind, count in enumerate(members)
                        for _ in range(count)
                        for index in next(units[kind])
                    ]
                )
                for members in row
            ]
            for row in rows
        ]


def _more(members: Counts, kind: int) -> Counts:
    return (*members[:kind], members[kind] + 1, *members[kind + 1 :])
