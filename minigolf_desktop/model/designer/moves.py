"""What a player may do in Minigolf Designer, and where a game can stand."""

from enum import IntEnum, StrEnum
from typing import NamedTuple


class ChooseLand(NamedTuple):
    """Keep one of the lands dealt."""

    choice: int
    """0 to 2, in the order dealt."""


class PlaceTile(NamedTuple):
    """Place a tile of the rack, or of the hand of a solo game, on the course."""

    slot: int
    cell: int
    rotation: int
    """Quarter turns clockwise."""


class Pass(NamedTuple):
    """Take none of the tiles."""


class PutBack(NamedTuple):
    """Have a tile that was not taken go back into the bag; in a group when the round is over."""

    slot: int


class Discard(NamedTuple):
    """Have a tile that was not taken go out of the game (solo)."""

    slot: int


class Stop(NamedTuple):
    """Stop designing, for good (solo; ruling D26)."""


class NumberHole(NamedTuple):
    """Give the hole that a segment belongs to a number (ruling D16), at any time (ruling D35)."""

    cell: int
    segment: int
    number: int
    """1 to 9; 0 leaves the number to the program again."""
    seat: int = 0
    """Whose hole it is."""


class SwapNumbers(NamedTuple):
    """Give the hole that a segment belongs to the number of another, which takes its own instead,
    at any time (rulings D16 and D35).
    """

    cell: int
    segment: int
    number: int
    """1 to 9. Where no hole has it, nothing is taken from another."""
    seat: int = 0
    """Whose holes they are."""


Renumbering = NumberHole | SwapNumbers
"""What may be done whenever a course is looked at, whoever is to move, and until a game that is
over is counted (ruling D35)."""


class TakePromise(NamedTuple):
    """Take a promise card (rule book: advanced game)."""

    promise: int
    """Index of :data:`~minigolf_desktop.model.designer.promises.PROMISES`."""


class Done(NamedTuple):
    """Have chosen: no more promises at this visit, no more tiles to ask back."""


class Reserve(NamedTuple):
    """Take a tile and lay it on the gate (ruling D28)."""

    slot: int


class PlaceReserved(NamedTuple):
    """Pass, and place the tile in reserve (ruling D28)."""

    cell: int
    rotation: int
    """Quarter turns clockwise."""


class Collect(NamedTuple):
    """Take a tile face down; whoever was designing stops for good (ruling D24)."""

    slot: int


Action = (
    ChooseLand
    | PlaceTile
    | Pass
    | PutBack
    | NumberHole
    | SwapNumbers
    | TakePromise
    | Done
    | Reserve
    | PlaceReserved
    | Discard
    | Stop
    | Collect
)
"""Anything a player may do."""


class Phase(IntEnum):
    """Where a game stands."""

    CHOOSE_LAND = 0
    TURN = 1
    """A tile is to be placed, or the turn passed."""
    REST = 2
    """The tiles not taken are put back or discarded; those still designing say which."""
    OVER = 3
    PROMISES = 4
    """Promises may be taken: at the start, and when the clients visit."""


class EdgeChecking(StrEnum):
    """What the table does about edge mistakes (ruling D12)."""

    PREVENT = "prevent"
    WARN = "warn"
    ALLOW = "allow"
