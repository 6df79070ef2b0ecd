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


SHARED_ACTIONS = (
    ChooseLand,
    PlaceTile,
    Pass,
    PutBack,
    NumberHole,
    TakePromise,
    Done,
    Reserve,
    PlaceReserved,
)
"""Kinds of action of every game."""
ACTIONS = (*SHARED_ACTIONS, Discard, Stop)
"""Kinds of action of a solo game."""
GROUP_ACTIONS = (*SHARED_ACTIONS, Collect)
"""Kinds of action of a game for two to five."""
SharedAction = (
    ChooseLand
    | PlaceTile
    | Pass
    | PutBack
    | NumberHole
    | TakePromise
    | Done
    | Reserve
    | PlaceReserved
)
Action = SharedAction | Discard | Stop
GroupAction = SharedAction | Collect


class Phase(IntEnum):
    """Where a game stands."""

    CHOOSE_LAND = 0
    TURN = 1
    """A tile is to be placed, or the turn passed."""
    REST = 2
    """The tiles not taken are to be put back or discarded."""
    OVER = 3
    PROMISES = 4
    """Promises may be taken: at the start, and when the clients visit."""


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
    ALL_STOPPED = "all-stopped"
    """Nobody is designing any more (two to five players)."""


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


class PromiseTaken(NamedTuple):
    """A promise was taken by the player of a solo game."""

    promise: int


class ClientsVisited(NamedTuple):
    """The clients came: promises may be taken."""

    tiles: int
    """Visit tiles drawn at once; 0 when tiles not taken called them (alternative rule)."""


class SetAside(NamedTuple):
    """A tile not taken was laid along the score board (alternative rule for visits)."""

    design: int


class Reserved(NamedTuple):
    """A tile was laid on the gate; index of its design."""

    design: int


class Numbered(NamedTuple):
    """A hole was numbered by hand, or released with number 0."""

    cell: int
    segment: int
    number: int


class Ended(NamedTuple):
    """The game is over."""

    reason: EndReason
