"""What happens in a game of a group; every event of a player names the seat."""

from collections.abc import Iterable
from typing import Any, NamedTuple

HIDDEN = -1
"""In an event as another seat sees it: a promise that is a secret."""


class LandsDealt(NamedTuple):
    """Lands were dealt to a player; indexes of the catalogue."""

    seat: int
    lands: tuple[int, ...]


class PawnsDrawn(NamedTuple):
    """Chance decided who plays first."""

    order: tuple[int, ...]
    """Seats, the first to play first."""


class RackFilled(NamedTuple):
    """A rack was filled; indexes of designs."""

    drawn: tuple[int, ...]
    """In the order drawn."""
    rack: tuple[int, ...]
    """By slot: in the order of the back numbers."""


class LandKept(NamedTuple):
    """A player chose a land; index of the catalogue."""

    seat: int
    land: int


class PromiseMade(NamedTuple):
    """A player took a promise."""

    seat: int
    promise: int
    """Index of PROMISES; :data:`HIDDEN` for the others."""


class TilePlaced(NamedTuple):
    """A player placed a tile."""

    seat: int
    slot: int
    """Where it lay on the rack; -1 when it came from the gate."""
    cell: int
    tile: int
    """Turned tile."""


class TurnPassed(NamedTuple):
    """A player's pawn went to the bench."""

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
    """A first land is full: from now on the others may stop (ruling D24)."""


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


def seen_by(events: Iterable[Any], seat: int) -> tuple[Any, ...]:
    """Return events as a seat sees them: without the promises of the others."""
    return tuple(
        event._replace(promise=HIDDEN)
        if isinstance(event, PromiseMade) and event.seat != seat
        else event
        for event in events
    )
