"""The tiles that are on nobody's plot: the bag, and what is out of the game or laid aside.

What happens to them is kept as small ints, so that it can be taken back to any moment.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.designer.kernel.chance import Chance
from minigolf_desktop.bots.designer.kernel.codes import VISIT

_DRAWN: Final = 0
_PUT_BACK: Final = 1
_DISCARDED: Final = 2
_SET_ASIDE: Final = 3
_CALLED_BACK: Final = 4
"""Put back into the bag from those laid aside."""


@final
class Supply:
    """The bag in the order in which it will be drawn, the next tile last, and the rest."""

    def __init__(
        self,
        bag: list[int],
        discards: list[int],
        aside: list[int],
        chance: Chance,
    ) -> None:
        self.bag = bag
        self.discards = discards
        self.aside = aside
        """Tiles that were not taken, until they bring the clients (alternative rule)."""
        self.chance = chance
        """What chance decides next, as the model does."""
        self._events: list[int] = []

    def can_draw(self, count: i64) -> bool:
        """Whether the bag holds so many tiles, visits left out."""
        bag = self.bag
        place: i64 = len(bag)
        if place < count:
            return False
        while place and count:
            place -= 1
            if bag[place] != VISIT:
                count -= 1
        return count == 0

    def draw(self) -> i64:
        """Take the next tile or visit out of the bag."""
        drawn = self.bag.pop()
        self._events.append(drawn << 3 | _DRAWN)
        return drawn

    def put_back(self, design: i64) -> None:
        """Put a tile somewhere among those of the bag."""
        place = self.chance.below(len(self.bag) + 1)
        self.bag.insert(place, design)
        self._events.append(place << 3 | _PUT_BACK)

    def discard(self, design: i64) -> None:
        """Take a tile out of the game."""
        self.discards.append(design)
        self._events.append(_DISCARDED)

    def set_aside(self, design: i64) -> None:
        """Lay a tile along the score board."""
        self.aside.append(design)
        self._events.append(_SET_ASIDE)

    def call_back(self) -> None:
        """Put all tiles laid aside back into the bag."""
        for design in self.aside:
            place = self.chance.below(len(self.bag) + 1)
            self.bag.insert(place, design)
            self._events.append(place << 3 | _CALLED_BACK)
        self.aside.clear()

    def moment(self) -> i64:
        """Return what :meth:`undo` goes back to."""
        return len(self._events)

    def undo(self, moment: i64, counter: i64) -> None:
        """Go back to a moment, and to so many words taken by chance."""
        self.chance.counter = counter
        count: i64 = len(self._events)
        while count > moment:
            event: i64 = self._events.pop()
            kind = event & 7
            if kind == _DRAWN:
                self.bag.append(event >> 3)
            elif kind == _PUT_BACK:
                self.bag.pop(event >> 3)
            elif kind == _DISCARDED:
                self.discards.pop()
            elif kind == _SET_ASIDE:
                self.aside.pop()
            else:
                self.aside.insert(0, self.bag.pop(event >> 3))
            count -= 1
