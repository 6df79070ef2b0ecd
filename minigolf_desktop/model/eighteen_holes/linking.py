"""How the sides of a tile meet the tiles around it, and the turn in which they link."""

from collections.abc import Mapping
from enum import StrEnum

from minigolf_desktop.model.eighteen_holes.course import PlacedTile
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour, opposite, turned


class Side(StrEnum):
    """How one side of a tile meets what lies beyond it."""

    LINKED = "linked"
    """Fairway meets fairway."""
    OPEN = "open"
    """A fairway leaves where no tile lies."""
    CLOSED = "closed"
    """A fairway meets a tile that has none there."""
    PLAIN = "plain"
    """No fairway leaves or arrives."""


_WORTH = {Side.LINKED: 3, Side.OPEN: 0, Side.CLOSED: -4, Side.PLAIN: 0}
"""What each side of a tile adds to the worth of a turn. A link never makes up for a closed side."""

NEAREST_FIRST = (0, 1, 5, 2, 4, 3)
"""Turns to add to the present one, the smallest first."""


def leaving_sides(tile: PlacedTile, faces: Mapping[str, Face]) -> frozenset[int]:
    """Return the directions in which fairways leave a tile as it lies."""
    return frozenset(turned(side, tile.turn) for side in faces[tile.face].sides())


def sides(
    tile: PlacedTile, tiles: Mapping[Hex, PlacedTile], faces: Mapping[str, Face]
) -> tuple[Side, ...]:
    """Return how the sides of a tile meet the tiles around it, by direction."""
    leaving = leaving_sides(tile, faces)
    return tuple(
        _side(side in leaving, tiles.get(neighbour(tile.place, side)), opposite(side), faces)
        for side in DIRECTIONS
    )


def linking_turn(
    tile: PlacedTile, tiles: Mapping[Hex, PlacedTile], faces: Mapping[str, Face]
) -> int:
    """Return the turn nearest to that of a tile in which most fairways link and none is closed."""

    def worth(turn: int) -> int:
        return sum(_WORTH[side] for side in sides(tile._replace(turn=turn), tiles, faces))

    return max((turned(tile.turn, step) for step in NEAREST_FIRST), key=worth)


def _side(leaves: bool, beyond: PlacedTile | None, back: int, faces: Mapping[str, Face]) -> Side:
    arrives = beyond is not None and back in leaving_sides(beyond, faces)
    if leaves and beyond is None:
        return Side.OPEN
    if leaves and arrives:
        return Side.LINKED
    return Side.CLOSED if leaves or arrives else Side.PLAIN
