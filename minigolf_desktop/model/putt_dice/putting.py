"""How a putt goes: the dice, how far the ball rolls, what bad luck does to it.

Rule book, how to putt and no luck; rulings P1 to P3 and P5. A *position* is the index of the tile
of the hole that the ball lies on; a ball in the hole has the position just past the green.
"""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, NamedTuple, Protocol, Self

from minigolf_desktop.model.putt_dice.course import HoleTile, PuttHole

# --- How far a ball goes, and what bad luck does to it (rule book: how to putt, no luck)


class Mishap(IntEnum):
    """What the bad-luck face can do to a ball that is held (ruling P3)."""

    SPLASH = 0
    """It falls into water or flowers: on to the next tile, at the cost of a stroke."""
    ROLL_BACK = 1
    """It rolls down the slope: one tile back, at no cost."""


class PuttRest(NamedTuple):
    """Where a putt ends, bad luck aside."""

    position: int
    held: bool
    """Whether its precision ran out; if not, its strength did."""


def roll_ball(hole: PuttHole, position: int, dice: int, precision: int) -> PuttRest:
    """Return where a putt ends.

    Leaving a tile takes its par in precision; each die carries the ball one tile at most. What is
    left over is lost.
    """
    tiles = hole.tiles
    for ahead in range(position, min(position + dice, len(tiles))):
        precision -= tiles[ahead].par
        if precision < 0:
            return PuttRest(ahead, True)
    return PuttRest(min(position + dice, len(tiles)), False)


_NONE: tuple[Mishap, ...] = ()
_SPLASH = (Mishap.SPLASH,)
_ROLL_BACK = (Mishap.ROLL_BACK,)
_EITHER = (Mishap.SPLASH, Mishap.ROLL_BACK)


def mishaps_on(tile: HoleTile) -> tuple[Mishap, ...]:
    """Return what bad luck can do on a tile; of two the player chooses one."""
    if tile.water or tile.flowers:
        return _EITHER if tile.slope else _SPLASH
    return _ROLL_BACK if tile.slope else _NONE


def suffer(hole: PuttHole, position: int, mishap: Mishap) -> tuple[int, int]:
    """Return where a mishap takes the ball, and how many penalty strokes it costs.

    There is nothing beyond the green and nothing before the tee: the ball stays there.
    """
    if mishap is Mishap.SPLASH:
        return min(position + 1, hole.length - 1), 1
    return max(position - 1, 0), 0


class DieFace(NamedTuple):
    """One face of a die."""

    precision: int
    """Flags drawn on it; crossed-out flags count below nought."""
    bad_luck: bool = False
    """Whether it shows the exclamation mark."""


# --- The dice of Putt Dice, and where their falls come from (rule book: how to putt; ruling P1)


class Die(NamedTuple):
    """One die."""

    colour: str
    """``white``, ``yellow``, ``orange`` or ``red``."""
    faces: tuple[DieFace, ...]


Dice = tuple[Die, ...]
"""The dice in the order in which they are taken: white first, red last."""


class FallSource(Protocol):
    """Where dice get their falls from; a frozen value that lives in the state of a match."""

    def below(self, limit: int) -> tuple[int, Self]:
        """Return a number from 0 to ``limit`` - 1 and what follows."""


class ForcedFalls(NamedTuple):
    """A chance source that says beforehand which faces fall, for tests and demonstrations."""

    faces: tuple[int, ...]
    """Indexes of the faces to fall, die after die; raises IndexError once they are used up."""

    def below(self, limit: int) -> tuple[int, Self]:
        """Return the next face and what follows."""
        return self.faces[0] % limit, type(self)(self.faces[1:])


def precision_of(dice: Dice, faces: Sequence[int]) -> int:
    """Return the precision of a roll: flags less crossed-out flags, at least 0 (ruling P2)."""
    return max(0, sum(die.faces[face].precision for die, face in zip(dice, faces, strict=False)))


def is_bad_luck(dice: Dice, faces: Sequence[int]) -> bool:
    """Return whether a roll shows the exclamation mark."""
    return any(die.faces[face].bad_luck for die, face in zip(dice, faces, strict=False))


# --- The stroke limit of a hole (ruling P5)

MOST_STROKES: Final = 10
"""After so many strokes the hole is scored as it is and the ball moves on."""
