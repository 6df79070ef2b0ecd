"""What a player may do in Putt Dice, and what happens then."""

from enum import IntEnum
from typing import NamedTuple

from minigolf_desktop.model.putt_dice.putting import Mishap


class Roll(NamedTuple):
    """Putt with some dice, the white one first."""

    dice: int
    """1 to 4."""


class ChooseMishap(NamedTuple):
    """Choose the mishap, on a slope with water or flowers."""

    mishap: int
    """0 for the water or the flowers, 1 for the slope."""


class PickFirst(NamedTuple):
    """Pick who putts first on the next hole, of those with the fewest strokes (ruling P4)."""

    golfer: int
    """Seat of a player. The field keeps the name that it has in files."""


ACTIONS = (Roll, ChooseMishap, PickFirst)
Action = Roll | ChooseMishap | PickFirst


class Phase(IntEnum):
    """Where a round stands."""

    PUTT = 0
    MISHAP = 1
    """The player chooses between two mishaps."""
    PICK_FIRST = 2
    """Players share the fewest strokes; who played last picks who putts first on the next hole."""
    OVER = 3


class TeedOff(NamedTuple):
    """A hole begins."""

    round: int
    """0 for the first hole; 9 and more in the play-off."""
    order: tuple[int, ...]
    """Seats in the order of play."""


class Rolled(NamedTuple):
    """Dice fell."""

    player: int
    faces: tuple[int, ...]
    """Index of the face of each die, white first."""
    precision: int
    bad_luck: bool
    """Whether the exclamation mark shows, wherever the ball lies."""


class Moved(NamedTuple):
    """The ball went tile by tile from one position to another, perhaps the same."""

    player: int
    start: int
    end: int
    held: bool
    """Whether it stopped because its precision ran out."""


class Suffered(NamedTuple):
    """Bad luck struck."""

    player: int
    mishap: Mishap
    start: int
    end: int
    penalty: int
    """Strokes it cost."""


class FinishedHole(NamedTuple):
    """A player is done with a hole."""

    player: int
    strokes: int
    holed: bool
    """False when the ten strokes were used up (ruling P5)."""


class Tied(NamedTuple):
    """Players share the fewest strokes of the course: the play-off begins, or goes on."""

    players: tuple[int, ...]
    round: int
    """The hole that they play now: 9 for the first of the play-off, as in :class:`TeedOff`."""


class Eliminated(NamedTuple):
    """Players took more strokes than another on a hole of the play-off."""

    players: tuple[int, ...]


class Ended(NamedTuple):
    """The round is over."""

    winner: int


Event = TeedOff | Rolled | Moved | Suffered | FinishedHole | Tied | Eliminated | Ended
"""What happens in a round."""
