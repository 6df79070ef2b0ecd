"""Sets of holes, and sets of such sets, as whole numbers.

Holes that are alike are of one *kind*, so a set of holes is told by how many it has of each kind.
These counts are the digits of a number, the *place* of the set; a set of sets is a whole number
with a bit at the place of each. Adding some holes to every one of a million sets is then one shift.
"""

from collections.abc import Sequence
from typing import final

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
