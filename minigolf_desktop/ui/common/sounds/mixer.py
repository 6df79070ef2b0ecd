"""Adds up the sounds that are heard at the same time."""

from array import array
from collections import deque
from operator import add

LOUDEST = 32_767
"""The highest sample of 16 bit; more than that is cut off."""
MOST = 8
"""Sounds at the same time; the oldest gives way to another."""


class Mixer:
    """Begins sounds in one thread and is asked for their samples in another.

    All it shares is a queue whose ends are safe to use from two threads.
    """

    def __init__(self) -> None:
        self._begun: deque[array[int]] = deque()
        self._sounding: list[tuple[array[int], int]] = []

    def begin(self, samples: "array[int]") -> None:
        """Let a sound be heard from the next samples on."""
        self._begun.append(samples)

    def next(self, count: int) -> "array[int]":
        """Return the next so many samples of all sounds together."""
        while self._begun:
            self._sounding = [*self._sounding[1 - MOST :], (self._begun.popleft(), 0)]
        if not self._sounding:
            return array("h", bytes(2 * count))
        total, going_on = [0] * count, []
        for samples, first in self._sounding:
            part = samples[first : first + count]
            total[: len(part)] = map(add, total, part)
            if first + count < len(samples):
                going_on.append((samples, first + count))
        self._sounding = going_on
        if max(total) > LOUDEST or min(total) < -LOUDEST:
            total = [max(-LOUDEST, min(LOUDEST, sample)) for sample in total]
        return array("h", total)
