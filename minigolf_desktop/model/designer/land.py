"""The plot to build on: its cells, its water and its gate (rulings D7 to D10)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from minigolf_desktop.model.geometry.square import AROUND, EAST, NORTH, SOUTH, STEP, WEST, pack

GATE_STRAIGHT_SIDES = {
    "NE": (NORTH, EAST),
    "SE": (SOUTH, EAST),
    "SW": (SOUTH, WEST),
    "NW": (NORTH, WEST),
}
"""Straight sides of the gate's square by the corner in which they meet."""


class Water(StrEnum):
    """What kind of water lies on a land."""

    POND = "pond"
    STREAM = "stream"


@dataclass(frozen=True)
class Gate:
    """The entrance: a quarter disk on 2 x 2 cells (ruling D7)."""

    x: int
    """Column of the north-west cell of its square."""
    y: int
    """Row of the north-west cell of its square."""
    facing: str
    """Corner that points into the land, where the straight sides meet: NE, SE, SW or NW."""

    @cached_property
    def cells(self) -> frozenset[int]:
        """The four cells of its square."""
        return frozenset(pack(self.x + i, self.y + j) for i in (0, 1) for j in (0, 1))

    @cached_property
    def adjacent(self) -> frozenset[int]:
        """Cells that share one of the four unit sides of its straight sides."""
        own = self.cells
        steps = [STEP[side] for side in GATE_STRAIGHT_SIDES[self.facing]]
        return frozenset(cell + step for cell in own for step in steps if cell + step not in own)

    @cached_property
    def touching(self) -> frozenset[int]:
        """Cells that touch its square by a side or a corner: they may take a first tile."""
        own = self.cells
        return frozenset(cell + step for cell in own for step in AROUND if cell + step not in own)


@dataclass(frozen=True, eq=False)
class Land:
    """A plot of land: free cells, water, gate and what the clients think of it.

    Compared by identity: a land of the catalogue exists once.
    """

    id: str
    """Catalogue id, or an empty string for a land that a course file brings along."""
    name: str
    """English name; the key of its translation."""
    difficulty: int
    """1 to 3 golf balls; 0 where nobody rated it."""
    points: int
    """Points of the land condition before anything is taken off."""
    free: frozenset[int]
    """Cells to build on."""
    water: dict[int, Water]
    """Cells of pond or stream; a tile there is off the land."""
    gate: Gate

    @property
    def is_bounded(self) -> bool:
        """Whether there is a plot at all; a course file may have none (``"land": null``)."""
        return bool(self.free)

    @property
    def area(self) -> int:
        """Area in square metres, the gate's four cells included (ruling D8)."""
        return 10 * (len(self.free) + 4)
