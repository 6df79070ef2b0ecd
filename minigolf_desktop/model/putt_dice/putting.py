"""How far a ball goes, and what bad luck does to it (rule book: how to putt, no luck).

A *position* is the index of the tile of the hole that the ball lies on; a ball in the hole has the
position just past the green.
"""

from enum import IntEnum
from typing import NamedTuple

from minigolf_desktop.model.putt_dice.course import HoleTile, PuttHole


class Mishap(IntEnum):
    """What the bad-luck face can do to a ball that is held (ruling P3)."""

    SPLASH = 0
    """It falls into water or flowers: on to the next tile, at the cost of a stroke."""
    ROLL_BACK = 1
    """It rolls down the slope: one tile back, at no cost."""


class Rest(NamedTuple):
    """Where a putt ends, bad luck aside."""

    position: int
    held: bool
    """Whether its precision ran out; if not, its strength did."""


def roll_ball(hole: PuttHole, position: int, dice: int, precision: int) -> Rest:
    """Return where a putt ends.

    Leaving a tile takes its par in precision; each die carries the ball one tile at most. What is
    left over is lost.
    """
    tiles = hole.tiles
    for ahead in range(position, min(position + dice, len(tiles))):
        precision -= tiles[ahead].par
        if precision < 0:
            return Rest(ahead, True)
    return Rest(min(position + dice, len(tiles)), False)


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
