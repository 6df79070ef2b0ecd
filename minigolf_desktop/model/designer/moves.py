"""What a player may do in Minigolf Designer, where a game can stand, and what happens in it.

Every event of a player names the seat, those of the table name none.
"""

from enum import IntEnum, StrEnum
from typing import NamedTuple

# --- What a player may do in Minigolf Designer, and where a game can stand


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
    """Index of :data:`~minigolf_desktop.model.designer.conditions.PROMISES`."""


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


# --- What happens in a game; every event of a player names the seat, those of the table name none

FROM_THE_GATE = -1
"""In place of a slot: the tile came from the gate."""


class EndReason(StrEnum):
    """Why a game ended."""

    BAG_EMPTY = "bag-empty"
    ALL_STOPPED = "all-stopped"
    """Nobody is designing any more: all lands are full, or their players stopped."""


class LandsDealt(NamedTuple):
    """Lands were dealt to a player; indexes of the catalogue."""

    seat: int
    lands: tuple[int, ...]


class PawnsDrawn(NamedTuple):
    """Chance decided who plays first."""

    order: tuple[int, ...]
    """Seats, the first to play first."""


class RackFilled(NamedTuple):
    """A rack, or the hand of a solo game, was filled; indexes of designs."""

    drawn: tuple[int, ...]
    """In the order drawn."""
    rack: tuple[int, ...]
    """By slot: a rack in the order of the back numbers, a hand in the order drawn."""


class LandChosen(NamedTuple):
    """A player chose a land; index of the catalogue."""

    seat: int
    land: int


class PromiseTaken(NamedTuple):
    """A player took a promise."""

    seat: int
    promise: int
    """Index of PROMISES; HIDDEN for a seat that may not know it."""


class TilePlaced(NamedTuple):
    """A player placed a tile."""

    seat: int
    slot: int
    """Where it lay on the rack; :data:`FROM_THE_GATE` when it was in reserve."""
    cell: int
    tile: int
    """Turned tile."""


class TurnPassed(NamedTuple):
    """A player took none of the tiles; a tile from the gate may follow (ruling D28)."""

    seat: int


class TileReserved(NamedTuple):
    """A player laid a tile on the gate; index of its design."""

    seat: int
    slot: int
    design: int


class TileCollected(NamedTuple):
    """A player took a tile face down; index of its design."""

    seat: int
    slot: int
    design: int


class DesignerStopped(NamedTuple):
    """A player stopped for good."""

    seat: int
    land_is_full: bool


class FinalPhaseBegun(NamedTuple):
    """From now on players may stop (ruling D24)."""

    land_is_full: bool
    """Whether a first land is full; else nobody has built for three rounds (ruling D38)."""


class TileAskedBack(NamedTuple):
    """A player asked that a tile go back into the bag; index of its design."""

    seat: int
    slot: int
    design: int


class TilesReturned(NamedTuple):
    """Tiles not taken went back into the bag; indexes of designs."""

    designs: tuple[int, ...]


class TilesDiscarded(NamedTuple):
    """Tiles not taken went out of the game; indexes of designs."""

    designs: tuple[int, ...]


class TilesSetAside(NamedTuple):
    """Tiles not taken were laid along the score board (alternative rule for visits)."""

    designs: tuple[int, ...]


class RoundBegun(NamedTuple):
    """A round begins."""

    number: int
    order: tuple[int, ...]
    """Seats, the first to play first."""


class HoleNumbered(NamedTuple):
    """A player numbered a hole by hand, or released it with number 0."""

    seat: int
    cell: int
    segment: int
    number: int


class ClientsVisited(NamedTuple):
    """The clients came: promises may be taken."""

    tiles: int
    """Visit tiles drawn at once; 0 when tiles not taken called them (alternative rule)."""


class Ended(NamedTuple):
    """The game is over."""

    reason: EndReason


Event = (
    LandsDealt
    | PawnsDrawn
    | RackFilled
    | LandChosen
    | PromiseTaken
    | TilePlaced
    | TurnPassed
    | TileReserved
    | TileCollected
    | DesignerStopped
    | FinalPhaseBegun
    | TileAskedBack
    | TilesReturned
    | TilesDiscarded
    | TilesSetAside
    | RoundBegun
    | HoleNumbered
    | ClientsVisited
    | Ended
)
"""Anything that happens in a game."""

Events = tuple[Event, ...]
"""What happened, in order."""
