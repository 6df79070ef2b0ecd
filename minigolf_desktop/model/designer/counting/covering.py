"""Which sets of holes can be made so many chains (ruling D17). Par does not matter here."""

from typing import final

from minigolf_desktop.model.designer.counting.kinds import Kinds
from minigolf_desktop.model.designer.counting.sets import Bits


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
