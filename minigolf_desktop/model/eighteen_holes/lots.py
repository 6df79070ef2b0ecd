"""Drawing lots."""

from collections.abc import Iterable, Sequence

from minigolf_desktop.model.play.randomness import Randomness


class Lots:
    """Draws by lot out of one stream of random numbers."""

    def __init__(self, randomness: Randomness) -> None:
        self.rest = randomness
        """What follows in the stream."""

    def mixed(self, things: Iterable[int]) -> list[int]:
        """Return things, numbers below 256, in random order."""
        order, self.rest = self.rest.shuffled(bytes(things))
        return list(order)

    def one_of(self, things: Sequence[int]) -> int:
        """Return one of some things."""
        place, self.rest = self.rest.below(len(things))
        return things[place]
