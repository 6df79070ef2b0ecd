"""A finished course as the putting game sees it: holes as rows of tiles, tee to green."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

HOLES: Final = 9
"""Holes of a course (ruling P6)."""


class HoleTile(NamedTuple):
    """One step of a hole. A tile that the hole passes twice is two steps."""

    par: int
    """Precision that leaving it takes."""
    slope: bool = False
    water: bool = False
    flowers: bool = False
    cell: int = 0
    """Where it lies, as a packed cell of the square grid; for whoever draws the ball."""
    segment: int = 0
    """Which path of the tile it is."""


@dataclass(frozen=True)
class PuttHole:
    """A hole to putt on."""

    tiles: tuple[HoleTile, ...]
    """From the tee to the green."""

    @cached_property
    def par(self) -> int:
        """Sum of the pars of its tiles."""
        return sum(tile.par for tile in self.tiles)

    @property
    def length(self) -> int:
        """Number of tiles: with as many dice a hole in one is possible."""
        return len(self.tiles)


@dataclass(frozen=True)
class PuttCourse:
    """A course to putt on. Hole 1 comes first."""

    name: str
    holes: tuple[PuttHole, ...]

    @cached_property
    def par(self) -> int:
        """Sum of the pars of its holes."""
        return sum(hole.par for hole in self.holes)

    @property
    def length(self) -> int:
        """Number of tiles from the first tee to the last green."""
        return sum(hole.length for hole in self.holes)
