"""Random choices, where many are made in a row."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from minigolf_desktop.model.play.randomness import Randomness

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
