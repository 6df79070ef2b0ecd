"""Computer players of Putt Dice: one plays by chance, one by a plain rule, one at its best."""

import random
from collections.abc import Callable
from typing import Protocol

from minigolf_desktop.model.putt_dice.course import PuttHole
from minigolf_desktop.model.putt_dice.dice import Dice
from minigolf_desktop.model.putt_dice.moves import (
    Action,
    ChooseMishap,
    Phase,
    PickFirst,
    Roll,
)
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.model.putt_dice.prospects import Prospects
from minigolf_desktop.model.putt_dice.putting import Mishap, mishaps_on
from minigolf_desktop.model.putt_dice.state import View, leaders_of_hole


class Putter(Protocol):
    """Plays for a seat."""

    def choose(self, view: View) -> Action:
        """Return what the seat does now, on its turn."""


class RandomPutter:
    """Does anything that is allowed."""

    def __init__(self, dice: Dice, seed: int) -> None:
        self._chance = random.Random(seed).random
        self._rolls = tuple(Roll(count) for count in range(1, len(dice) + 1))

    def choose(self, view: View) -> Action:
        """Return a random action."""
        options: tuple[Action, ...] = self._rolls
        if view.phase is Phase.MISHAP:
            options = tuple(map(ChooseMishap, mishaps_on(view.hole.tiles[view.position])))
        elif view.phase is Phase.PICK_FIRST:
            options = tuple(map(PickFirst, leaders_of_hole(view)))
        return options[int(self._chance() * len(options))]


def plain_dice(hole: PuttHole, position: int, most: int) -> int:
    """Return how many dice the plain rule takes: one, and one for each free tile right ahead."""
    dice = 1
    for tile in hole.tiles[position + 1 :]:
        if tile.par or dice == most:
            break
        dice += 1
    return dice


class PlainPutter:
    """Plays by a rule of thumb: one tile at a time, but over free tiles in one go."""

    def __init__(self, dice: Dice) -> None:
        self._most = len(dice)

    def choose(self, view: View) -> Action:
        """Return the action of the rule of thumb."""
        if view.phase is Phase.PUTT:
            return Roll(plain_dice(view.hole, view.position, self._most))
        if view.phase is Phase.MISHAP:
            return ChooseMishap(Mishap.SPLASH)
        return PickFirst(_itself_first(view))


class BestPutter:
    """Plays for the fewest strokes that can be expected; the odds are exact."""

    def __init__(self, dice: Dice) -> None:
        self.table = FallTable(dice)
        """How likely each fall of the dice is."""
        self._prospects: dict[PuttHole, Prospects] = {}

    def prospects(self, hole: PuttHole) -> Prospects:
        """Return what to expect of a hole; worked out once."""
        if hole not in self._prospects:
            self._prospects[hole] = Prospects(self.table, hole)
        return self._prospects[hole]

    def choose(self, view: View) -> Action:
        """Return the best action."""
        if view.phase is Phase.PICK_FIRST:
            return PickFirst(_itself_first(view))
        prospects, position, taken = self.prospects(view.hole), view.position, view.strokes
        if view.phase is Phase.MISHAP:
            mishaps = mishaps_on(view.hole.tiles[position])
            return ChooseMishap(prospects.best_mishap(position, taken, mishaps))
        return Roll(prospects.best_dice(position, taken))


def _itself_first(view: View) -> int:
    """Return who picks if it shares the fewest strokes, else the first who does."""
    leaders = leaders_of_hole(view)
    return view.last if view.last in leaders else leaders[0]


Putters = Callable[[int], tuple[Putter, ...]]
"""Returns, by the seed of a round, who plays for each seat."""
