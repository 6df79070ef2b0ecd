"""Random numbers for searches: the same for the same seed, compiled or not.

They are taken from a stock of bytes, because a call of Python's generator costs a compiled loop
more than everything else in it.
"""

from random import Random
from typing import Final, final

from mypy_extensions import i64

STOCK: Final = 192
"""Bytes drawn at a time, three a number: few, for many a playout needs no more."""
_WORDS: Final = 16777216
"""How many words there are."""


@final
class RandomNumbers:
    """A stream of random numbers."""

    def __init__(self, seed: int) -> None:
        self._source = Random(seed)
        self._stock = b""
        self._next: i64 = STOCK

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to ``limit`` - 1, for limits of a few thousand."""
        if self._next == STOCK:
            self._stock = self._source.randbytes(STOCK)
            self._next = 0
        stock, place = self._stock, self._next
        self._next = place + 3
        word: i64 = stock[place] << 16 | stock[place + 1] << 8 | stock[place + 2]
        return (word * limit) >> 24

    def random(self) -> float:
        """Return the next number as a fraction from 0 up to 1, as Python's generators do.

        ``int(limit * random())`` is what :meth:`below` would have returned.
        """
        return self.below(_WORDS) / _WORDS
