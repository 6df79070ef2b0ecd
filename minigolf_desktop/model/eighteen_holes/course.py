"""A course: tiles on the hex grid, adjustment tiles upon them, and the order of the holes."""

from dataclasses import dataclass
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex

TILE_SPAN = 3
"""Hexes from the centre of a tile to that of its neighbour (ruling H1)."""

MOST_HOLES = 18


class PlacedTile(NamedTuple):
    """A tile of the course."""

    face: str
    """Id of the face that lies up."""
    place: Hex
    """In tile coordinates: its centre is the hex at three times these."""
    turn: int
    """Turns of 60 degrees counter-clockwise, 0 to 5."""

    @property
    def centre(self) -> Hex:
        """The hex in the middle."""
        return Hex(TILE_SPAN * self.place.q, TILE_SPAN * self.place.r)


class Adjustment(NamedTuple):
    """An adjustment tile laid on one hex (ruling H17)."""

    place: Hex
    terrain: Terrain
    """Bunker, water, trees or rough; water on a fairway is a lake."""


class Hole(NamedTuple):
    """A hole: where it begins, where it ends, and its par."""

    tee: Hex
    green: Hex
    par: int


@dataclass(frozen=True)
class Course:
    """A course as it is played: the first hole is ``holes[0]``."""

    id: str
    """Of a preset course; empty for one of the player's own."""
    name: str
    tiles: tuple[PlacedTile, ...]
    adjustments: tuple[Adjustment, ...]
    holes: tuple[Hole, ...]

    @property
    def par(self) -> int:
        """Sum of the pars."""
        return sum(hole.par for hole in self.holes)

    def is_laid_like(self, other: "Course") -> bool:
        """Return whether another course has the same ground and holes, whatever its name."""
        return (
            self.holes == other.holes
            and set(self.tiles) == set(other.tiles)
            and set(self.adjustments) == set(other.adjustments)
        )
