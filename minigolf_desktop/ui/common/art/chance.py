"""Variety that is the same on every machine: numbers drawn from a name.

Python's own ``hash`` differs from run to run, so the seed is the CRC-32 of the name, and only
``random.Random.random`` is used, whose sequence Python promises to keep.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar
from zlib import crc32

T = TypeVar("T")


class NamedChance:
    """A stream of choices that depends on nothing but the names given."""

    def __init__(self, *names: object) -> None:
        self._random = Random(crc32(":".join(map(str, names)).encode()))

    def share(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        return self._random.random()

    def between(self, low: float, high: float) -> float:
        """Return a number from ``low`` to ``high``."""
        return low + (high - low) * self._random.random()

    def whole(self, below: int) -> int:
        """Return a whole number from 0 to ``below - 1``."""
        return int(self._random.random() * below)

    def pick(self, options: Sequence[T]) -> T:
        """Return one of the options."""
        return options[self.whole(len(options))]

    def shuffled(self, options: Iterable[T]) -> list[T]:
        """Return the options in another order."""
        return [option for _, _, option in sorted(self._keyed(options))]

    def _keyed(self, options: Iterable[T]) -> Iterable[tuple[float, int, T]]:
        return ((self._random.random(), index, option) for index, option in enumerate(options))
