"""What chance decides in a game, word for word as the model's generator does.

See :mod:`minigolf_desktop.model.play.randomness`. Its words have 64 bits without a sign; here they
are two halves, so that every product fits 64 bits with one.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.model.play.randomness import Randomness

_HALF: Final = 4294967295
_LOW: Final = 65535
_STRIDE_HIGH: Final = 0x9E3779B9
_STRIDE_LOW: Final = 0x7F4A7C15
_FIRST_HIGH: Final = 0xBF58476D
_FIRST_LOW: Final = 0x1CE4E5B9
_SECOND_HIGH: Final = 0x94D049BB
_SECOND_LOW: Final = 0x133111EB


@final
class Chance:
    """Where a game stands in its stream of random numbers."""

    def __init__(self, randomness: Randomness) -> None:
        self._key = randomness.key
        self._key_high: i64 = randomness.key >> 32
        self._key_low: i64 = randomness.key & _HALF
        self.counter: i64 = randomness.counter
        """Words taken: all that changes."""
        self._high: i64 = 0
        self._low: i64 = 0

    def randomness(self) -> Randomness:
        """Return it as the model keeps it."""
        return Randomness(self._key, self.counter)

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to ``limit`` - 1."""
        self.counter += 1
        self._multiply(self.counter >> 32, self.counter & _HALF, _STRIDE_HIGH, _STRIDE_LOW)
        low = self._low + self._key_low
        high = (self._high + self._key_high + (low >> 32)) & _HALF
        low &= _HALF
        # A shift of the whole word by 30 bits, then by 27, then by 31.
        self._multiply(
            high ^ high >> 30, low ^ (low >> 30 | high << 2 & _HALF), _FIRST_HIGH, _FIRST_LOW
        )
        high, low = self._high, self._low
        self._multiply(
            high ^ high >> 27, low ^ (low >> 27 | high << 5 & _HALF), _SECOND_HIGH, _SECOND_LOW
        )
        high, low = self._high, self._low
        low ^= low >> 31 | high << 1 & _HALF
        high ^= high >> 31
        return high * limit + (low * limit >> 32) >> 32

    def _multiply(self, high: i64, low: i64, by_high: i64, by_low: i64) -> None:
        """Multiply two words of two halves and keep what 64 bits hold of the product."""
        first = (low & _LOW) * by_low
        second = (low >> 16) * by_low
        total = first + ((second & _LOW) << 16)
        self._low = total & _HALF
        carried = (total >> 32) + (second >> 16)
        cross = (low & _LOW) * by_high + (((low >> 16) * by_high & _LOW) << 16)
        cross += (high & _LOW) * by_low + (((high >> 16) * by_low & _LOW) << 16)
        self._high = (carried + cross) & _HALF
