"""A small counter-based generator: the same seed gives the same game everywhere.

Each word is the splitmix64 finaliser applied to ``key + counter * odd constant``, so the whole
random state of a match is two ints that live in its (frozen) state.

Computer players search with the same rules in
:mod:`~minigolf_desktop.bots.designer.kernel.position`: what changes here changes there.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from struct import unpack
from typing import NamedTuple, TypeVar

_MASK = (1 << 64) - 1
_STRIDE = 0x9E3779B97F4A7C15


def _mix(word: int) -> int:
    word &= _MASK
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


def number_of(text: bytes, size: int) -> int:
    """Return the number of so many bytes that a text is hashed to, the same on every machine."""
    return int.from_bytes(blake2b(text, digest_size=size).digest(), "big")


_LANES = 512
"""Words that are mixed at once, as lanes of 128 bits of one large number."""
_LANE = 128
_ALL = (1 << _LANE * _LANES) - 1
_ONES = _ALL // ((1 << _LANE) - 1)
_RAMP = (_ONES * _ONES & _ALL) - _ONES
"""In each lane its number, from 0."""
_MASKS = _ONES * _MASK


def _mixed(first: int, count: int) -> list[int]:
    """Return the mixes of so many words, at most as many as there are lanes, a stride apart.

    A word takes half of its lane: products fit, and what a shift brings in from the next lane is
    masked away.
    """
    words = (_ONES * (first & _MASK) + _RAMP * _STRIDE) & _MASKS & (1 << _LANE * count) - 1
    words = ((words ^ words >> 30 & _MASKS) * 0xBF58476D1CE4E5B9) & _MASKS
    words = ((words ^ words >> 27 & _MASKS) * 0x94D049BB133111EB) & _MASKS
    words ^= words >> 31 & _MASKS
    return list(unpack(f"<{2 * count}Q", words.to_bytes(16 * count, "little"))[::2])


class Randomness(NamedTuple):
    """Where a match stands in its stream of random numbers."""

    key: int
    """Derived from the seed; never shown to a player."""
    counter: int
    """How many words have been taken."""

    @staticmethod
    def of_seed(seed: int) -> "Randomness":
        """Return the beginning of the stream of a seed (any int of up to 64 bits)."""
        return Randomness(_mix(seed + 1), 0)

    def below(self, limit: int) -> tuple[int, "Randomness"]:
        """Return a number from 0 to ``limit`` - 1 and what follows in the stream."""
        counter = self.counter + 1
        word = _mix(self.key + counter * _STRIDE)
        return (word * limit) >> 64, Randomness(self.key, counter)

    def shuffled(self, items: bytes) -> tuple[bytes, "Randomness"]:
        """Return the items in random order and what follows in the stream."""
        key, counter = self
        words: list[int] = []
        while len(words) < len(items):
            first = key + (counter + 1 + len(words)) * _STRIDE
            words += _mixed(first, min(_LANES, len(items) - len(words)))
        order = sorted(range(len(items)), key=words.__getitem__)
        return bytes([items[place] for place in order]), Randomness(key, counter + len(items))

    def sample(self, count: int, limit: int) -> tuple[tuple[int, ...], "Randomness"]:
        """Return ``count`` different numbers below ``limit``, in the order drawn."""
        rest = list(range(limit))
        stream = self
        drawn = []
        for _ in range(min(count, limit)):
            place, stream = stream.below(len(rest))
            drawn.append(rest.pop(place))
        return tuple(drawn), stream


def seed_from_text(text: str) -> int:
    """Return the seed that a player typed: a whole number as it is, any other words hashed.

    The same text gives the same seed on every machine; spaces around it and case do not count.
    """
    word = text.strip().casefold()
    if word.isascii() and word.isdigit() and len(word) <= 18:
        return int(word)
    return number_of(word.encode(), 7)


# --- Random choices, where many are made in a row

ItemT = TypeVar("ItemT")


class Chance:
    """Makes random choices, one after the other, out of one stream of random numbers."""

    def __init__(self, stream: Randomness) -> None:
        self.stream = stream
        """What is left of it."""

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit`` - 1."""
        number, self.stream = self.stream.below(limit)
        return number

    def shuffled(self, items: Iterable[ItemT]) -> list[ItemT]:
        """Return items in random order."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]

    def pick(self, items: Sequence[ItemT], weights: Sequence[int]) -> ItemT:
        """Return one of some items, each as likely as its weight says."""
        at = self.below(sum(weights))
        for item, weight in zip(items, weights, strict=True):
            at -= weight
            if at < 0:
                return item
        raise AssertionError("the weights are used up")
