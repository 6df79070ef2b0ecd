"""The loose holes of a course by kind, and what they can be joined to (ruling D17).

Holes that are alike are of one *kind*. All but the par of a kind is its *shape*: it tells into how
many chains holes can be made. A chain is built from one end: it begins with a hole, the one with
the tee where there is one, and is made longer at its *open end*.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple, final

from minigolf_desktop.model.designer.counting.chaining import Item, Unit
from minigolf_desktop.model.designer.counting.sets import Sets


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
