"""What a player may do in Minigolf Designer, and what happens then."""

from enum import IntEnum, StrEnum
from typing import NamedTuple


class ChooseLand(NamedTuple):
    """Keep one of the lands dealt."""

    choice: int
    """0 to 2, in the order dealt."""


class PlaceTile(NamedTuple):
    """Place a tile of the hand on the course."""

    slot: int
    cell: int
    rotation: int
    """Quarter turns clockwise."""


class Pass(NamedTuple):
    """Take none of the tiles."""


class PutBack(NamedTuple):
    """Put a tile that was not taken back into the bag."""

    slot: int


class Discard(NamedTuple):
    """Take a tile that was not taken out of the game."""

    slot: int


class Stop(NamedTuple):
    """Stop designing, for good."""


class NumberHole(NamedTuple):
    """Give the hole that a segment belongs to a number (ruling D16)."""

    cell: int
    segment: int
    number: int
    """1 to 9; 0 leaves the number to the program again."""


ACTIONS = (ChooseLand, PlaceTile, Pass, PutBack, Discard, Stop, NumberHole)
Action = ChooseLand | PlaceTile | Pass | PutBack | Discard | Stop | NumberHole


class Phase(IntEnum):
    """Where a game stands."""

    CHOOSE_LAND = 0
    TURN = 1
    """A tile is to be placed, or the turn passed."""
    REST = 2
    """The tiles not taken are to be put back or discarded."""
    OVER = 3


class EdgeChecking(StrEnum):
    """What the table does about edge mistakes (ruling D12)."""

    PREVENT = "prevent"
    WARN = "warn"
    ALLOW = "allow"


class EndReason(StrEnum):
    """Why a game ended."""

    LAND_FULL = "land-full"
    STOPPED = "stopped"
    BAG_EMPTY = "bag-empty"


class Dealt(NamedTuple):
    """Lands were dealt; indexes of the catalogue."""

    lands: tuple[int, ...]


class LandChosen(NamedTuple):
    """A land was chosen; index of the catalogue."""

    land: int


class Drawn(NamedTuple):
    """Tiles were drawn into the hand; indexes of their designs, by slot."""

    designs: tuple[int, ...]


class Placed(NamedTuple):
    """A tile was placed."""

    cell: int
    tile: int
    """Turned tile."""


class Passed(NamedTuple):
    """The turn was passed."""


class ReturnedToBag(NamedTuple):
    """A tile went back into the bag; index of its design."""

    design: int


class Discarded(NamedTuple):
    """A tile went out of the game; index of its design."""

    design: int


class Stopped(NamedTuple):
    """The player stopped."""


class Numbered(NamedTuple):
    """A hole was numbered by hand, or released with number 0."""

    cell: int
    segment: int
    number: int


class Ended(NamedTuple):
    """The game is over."""

    reason: EndReason
