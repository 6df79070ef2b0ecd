"""Chains of incomplete holes that are declared one, end to end (ruling D17).

Here a hole is only its par, its tee or green, and what its ends reach
(:mod:`minigolf_desktop.model.designer.holes`).

Holes that are alike are of one *kind*, so a set of holes is told by how many it has of each kind.
These counts are the digits of a number, the *place* of the set; a set of sets is a whole number
with a bit at the place of each. Adding some holes to every one of a million sets is then one
shift.

All but the par of a kind is its *shape*: it tells into how many chains holes can be made. A chain
is built from one end: it begins with a hole, the one with the tee where there is one, and is made
longer at its *open end*.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple, final

from minigolf_desktop.model.designer.counting.points import zone_points
from minigolf_desktop.model.designer.holes import NO_ENDS, Ends

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
        for ends in ends_left(one.ends, other.ends)
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
def ends_left(one: Ends, other: Ends) -> tuple[Ends, ...]:
    """Return the ends that two holes have when they are joined, for each way to join them."""
    left = {
        tuple(sorted((*one[:at], *one[at + 1 :], *other[:to], *other[to + 1 :])))
        for at, webs in enumerate(one)
        for to, more in enumerate(other)
        if webs & more
    }
    return tuple(sorted(left))


# --- Sets of holes, and sets of such sets, as whole numbers

Bits = int
"""A set of sets of holes: a bit at the place of each."""


@final
class Sets:
    """The sets that can be made of so many holes of each kind."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts: list[int] = [*counts]
        self.strides: list[int] = []
        """By kind, what one hole of it adds to the place of a set."""
        size = 1
        for count in counts:
            self.strides.append(size)
            size *= count + 1
        self.size: int = size
        """How many sets there are. The first is empty, the last has every hole."""
        self.room: list[Bits] = [
            self.at_most(kind, count - 1) for kind, count in enumerate(self.counts)
        ]
        """By kind, the sets that do not have all of it."""

    def at_most(self, kind: int, limit: int) -> Bits:
        """Return the sets with at most so many holes of a kind; -1 for none of them."""
        stride = self.strides[kind]
        period = stride * (self.counts[kind] + 1)
        bits = (1 << stride * (limit + 1)) - 1
        while period < self.size:
            bits |= bits << period
            period *= 2
        return bits & ((1 << self.size) - 1)

    def at_least(self, kind: int, limit: int) -> Bits:
        """Return the sets with so many holes of a kind or more."""
        return ((1 << self.size) - 1) ^ self.at_most(kind, limit - 1)

    def count(self, place: int, kind: int) -> int:
        """Return how many holes of a kind a set has."""
        return place // self.strides[kind] % (self.counts[kind] + 1)

    def digits(self, place: int) -> list[int]:
        """Return how many holes of each kind a set has."""
        return [
            place // stride % (count + 1)
            for stride, count in zip(self.strides, self.counts, strict=True)
        ]

    def room_for(self, place: int) -> Bits:
        """Return the sets to which the holes of another can be added."""
        room = (1 << self.size) - 1
        for kind, count in enumerate(self.digits(place)):
            if count == 1:
                room &= self.room[kind]
            elif count:
                room &= self.at_most(kind, self.counts[kind] - count)
        return room

    def by_sum(self, values: Sequence[int]) -> list[Bits]:
        """Return the sets by their sum, when a hole of each kind has such a value."""
        found: list[Bits] = [1]
        for count, stride, value in zip(self.counts, self.strides, values, strict=True):
            longer = [0] * (len(found) + count * value)
            for more in range(count + 1):
                for total, bits in enumerate(found):
                    longer[total + more * value] |= bits << more * stride
            found = longer
        return found

    def without(self, bits: Bits) -> Bits:
        """Return the sets of the holes that each of some sets lacks."""
        width = (self.size + 7) // 8
        reversed_bits = bits.to_bytes(width, "little").translate(_REVERSED)
        return int.from_bytes(reversed_bits, "big") >> (8 * width - self.size)


def places(bits: Bits) -> list[int]:
    """Return the places of some sets, the first first."""
    text = bin(bits)[:1:-1]
    found: list[int] = []
    place = text.find("1")
    while place >= 0:
        found.append(place)
        place = text.find("1", place + 1)
    return found


_REVERSED = bytes([int(f"{byte:08b}"[::-1], 2) for byte in range(256)])
"""By byte, the one with its bits the other way round."""


# --- The loose holes of a course by kind, and what they can be joined to (ruling D17)


class Shape(NamedTuple):
    """What tells how a hole can be joined."""

    tees: int
    greens: int
    ends: tuple[int, ...]
    """Of each open end that can be joined at all: the webs that it reaches, a bit each."""
    number: int
    """Number set by hand; 0 for none."""
    tee: int
    """The hole whose tee it has, where that is kept apart from another; -1 elsewhere."""
    green: int
    """The same of its green."""


class Growing(NamedTuple):
    """What matters of a chain that is being built."""

    tees: int
    greens: int
    open_end: int
    """The webs that it reaches; 0 when nothing more can be joined."""
    number: int
    tee: int
    green: int
    """These three as in :class:`Shape`."""


@final
class Kinds:
    """The kinds."""

    def __init__(self, items: Sequence[tuple[int, Item]], apart: Collection[Unit]) -> None:
        """No chain may have the tee of one and the green of the other of two that are apart."""
        singled_out = {index for pair in apart for index in pair}
        # Where all ends reach one web, it does not matter what else they reach.
        common = -1
        for _, item in items:
            for webs in item.ends:
                common &= webs
        units: dict[tuple[Shape, int], list[tuple[int, Unit]]] = {}
        for place, item in items:
            known = -1
            for index in item.unit:
                if index in singled_out:
                    known = index
            shape = Shape(
                item.tees,
                item.greens,
                (common,) * len(item.ends) if common else item.ends,
                item.number,
                known if item.tees else -1,
                known if item.greens else -1,
            )
            units.setdefault((shape, item.par), []).append((place, item.unit))
        kinds_of: dict[Shape, int] = {}
        for shape, _ in units:
            kinds_of[shape] = kinds_of.get(shape, 0) + 1
        # Shapes of one kind come first: of those, the sets are the same with pars and without.
        looks = sorted(units, key=lambda look: (kinds_of[look[0]] > 1, look))
        self.shapes: list[Shape] = [*dict.fromkeys([shape for shape, _ in looks])]
        self.shape_of: list[int] = [self.shapes.index(shape) for shape, _ in looks]
        """By kind its shape: kinds of one shape follow each other."""
        self.pars: list[int] = [par for _, par in looks]
        """By kind its par."""
        self.units: list[list[tuple[int, Unit]]] = [units[look] for look in looks]
        """By kind the holes, each with its place among the items."""
        self.places: list[int] = [sum([1 << place for place, _ in alike]) for alike in self.units]
        """By kind the places of its holes, a bit each."""
        self.sets: Sets = Sets([len(alike) for alike in self.units])
        """The sets that can be made of the holes."""
        counts = [0] * len(self.shapes)
        for shape_index, alike in zip(self.shape_of, self.units, strict=True):
            counts[shape_index] += len(alike)
        self.by_shape: Sets = Sets(counts)
        """The sets that can be made of them, where par does not matter."""
        self.is_plain: bool = (
            not apart and bool(common) and all(not shape.number for shape in self.shapes)
        )
        """Whether every end can be joined to every other: then only numbers count."""
        self._of_one_kind: int = sum([count == 1 for count in kinds_of.values()])
        self._steps: list[list[list[int]]] = [[] for _ in self.shapes]
        self._expanded: list[dict[int, int]] = [{} for _ in self.shapes]
        """By shape, the sets by kind of sets by shape that were asked for."""
        self._apart = apart
        self._growing: list[Growing] = []
        self._index: dict[Growing, int] = {}
        self._longer: list[list[tuple[int, int]] | None] = []

    def begun(self, shape: int) -> list[int]:
        """Return what a chain can be that begins with a hole of a shape."""
        tees, greens, ends, number, tee, green = self.shapes[shape]
        return [
            self._number(Growing(tees, greens, open_end, number, tee, green))
            for open_end in sorted({*ends})
        ]

    def longer(self, growing: int) -> list[tuple[int, int]]:
        """Return (shape, what it is then) for each way to make a chain longer by a hole."""
        known = self._longer[growing]
        if known is None:
            known = self._longer[growing] = self._find_longer(self._growing[growing])
        return known

    def _find_longer(self, chain: Growing) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for index, shape in enumerate(self.shapes):
            # A hole with a tee has one end only, so it begins a chain. So does one with a green,
            # where there is no tee.
            if shape.tees or (shape.greens and (chain.greens or not chain.tees)):
                continue
            if chain.number and shape.number and chain.number != shape.number:
                continue
            tee, green = chain.tee, max(chain.green, shape.green)
            if tee >= 0 and green >= 0 and (min(tee, green), max(tee, green)) in self._apart:
                continue
            number = chain.number or shape.number
            greens = chain.greens + shape.greens
            for at, webs in enumerate(shape.ends):
                if webs & chain.open_end:
                    beyond = 0 if len(shape.ends) == 1 else shape.ends[1 - at]
                    way = (
                        index,
                        self._number(Growing(chain.tees, greens, beyond, number, tee, green)),
                    )
                    if way not in found:
                        found.append(way)
        return found

    def _number(self, chain: Growing) -> int:
        known = self._index.get(chain)
        if known is None:
            known = self._index[chain] = len(self._growing)
            self._growing.append(chain)
            self._longer.append(None)
        return known

    def shape_place(self, place: int) -> int:
        """Return the place of a set where par does not matter."""
        found = 0
        for kind, count in enumerate(self.sets.digits(place)):
            found += count * self.by_shape.strides[self.shape_of[kind]]
        return found

    def with_pars(self, bits: int) -> int:
        """Return sets by kind, of sets by shape."""
        return self._with_pars(bits, len(self.shapes) - 1)

    def _with_pars(self, bits: int, shape: int) -> int:
        """Return the sets of the first shapes, which are the first kinds."""
        if not bits or shape < self._of_one_kind:
            return bits
        known = self._expanded[shape]
        found = known.get(bits)
        if found is None:
            found = 0
            width = self.by_shape.strides[shape]
            for many, reached in enumerate(self._steps_of(shape)):
                below = self._with_pars(bits >> many * width & ((1 << width) - 1), shape - 1)
                if below:
                    for step in reached:
                        found |= below << step
            known[bits] = found
        return found

    def _steps_of(self, shape: int) -> list[list[int]]:
        """Return where so many holes of a shape take a set, by how many they are."""
        steps = self._steps[shape]
        if not steps:
            steps = [[0]]
            for kind, of in enumerate(self.shape_of):
                if of != shape:
                    continue
                stride, count = self.sets.strides[kind], self.sets.counts[kind]
                longer: list[list[int]] = [[] for _ in range(len(steps) + count)]
                for many, reached in enumerate(steps):
                    for more in range(count + 1):
                        longer[many + more] += [step + more * stride for step in reached]
                steps = longer
            self._steps[shape] = steps
        return steps


# --- Which sets of holes can be made so many chains (ruling D17). Par does not matter here


@final
class Covers:
    """Answers for the holes of a course, by shape."""

    def __init__(self, kinds: Kinds) -> None:
        self._kinds = kinds
        self._sets = kinds.by_shape
        self._made: list[Bits] = [1]
        """By how many chains: the sets that can be made so many."""

    def made(self, chains: int) -> Bits:
        """Return the sets that can be made so many chains, none of them empty."""
        while len(self._made) <= chains:
            self._made.append(self._with_one_more(self._made[-1]))
        return self._made[chains]

    def _with_one_more(self, before: Bits) -> Bits:
        """Return some sets with a chain more, of every kind that there is."""
        kinds, strides, room = self._kinds, self._sets.strides, self._sets.room
        found = 0
        met: dict[int, Bits] = {}
        layer: dict[int, Bits] = {}
        for shape, stride in enumerate(strides):
            begun = (before & room[shape]) << stride
            if begun:
                found |= begun
                for chain in kinds.begun(shape):
                    layer[chain] = layer.get(chain, 0) | begun
        while layer:
            following: dict[int, Bits] = {}
            for chain, bits in layer.items():
                known = met.get(chain, 0)
                fresh = bits & ~known
                if not fresh:
                    continue
                met[chain] = known | fresh
                for shape, longer in kinds.longer(chain):
                    more = (fresh & room[shape]) << strides[shape]
                    if more:
                        found |= more
                        following[longer] = following.get(longer, 0) | more
            layer = following
        return found

    def chains(self, place: int, chains: int) -> list[list[int]]:
        """Return a set as so many chains, by how many holes of each shape each has.

        Raises ValueError where it cannot be made so many.
        """
        found: list[list[int]] = []
        for left in range(chains - 1, -1, -1):
            chain = self._chain_of(place, self.made(left))
            found.append(self._sets.digits(chain))
            place -= chain
        return found

    def _chain_of(self, place: int, rest: Bits) -> int:
        """Return a chain, as a set, that leaves one of some sets."""
        sets, kinds = self._sets, self._kinds
        strides = sets.strides
        stack: list[tuple[int, int]] = []
        for shape, stride in enumerate(strides):
            if sets.count(place, shape):
                stack += [(stride, chain) for chain in kinds.begun(shape)]
        met: set[tuple[int, int]] = set()
        while stack:
            case = stack.pop()
            if case in met:
                continue
            met.add(case)
            taken, chain = case
            if rest >> place - taken & 1:
                return taken
            for shape, longer in kinds.longer(chain):
                if sets.count(place - taken, shape):
                    stack.append((taken + strides[shape], longer))
        raise ValueError("the holes cannot be made so many chains")
