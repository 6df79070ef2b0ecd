"""Tile designs of Minigolf Designer: segments, elements, par (rulings D1 to D5)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from minigolf_desktop.model.geometry.square import turned


class Role(StrEnum):
    """What a segment is to a hole."""

    TEE = "tee"
    GREEN = "green"
    PATH = "path"


class Hazard(StrEnum):
    """What makes a segment harder to play."""

    OBSTACLE = "obstacle"
    SLOPE = "slope"
    WATER = "water"
    PIPE = "pipe"
    FLOWERS = "flowers"


class Elements(NamedTuple):
    """How many of each element a tile shows."""

    people: int = 0
    dogs: int = 0
    trees: int = 0
    benches: int = 0
    pools: int = 0
    pipes: int = 0
    slopes: int = 0
    flowers: int = 0


ELEMENT_NAMES = Elements._fields


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of path on a tile (ruling D2)."""

    role: Role
    sides: tuple[int, ...]
    """Sides that it joins at rotation 0: one for a tee or a green, two for a path. A one-way
    path runs from the first side to the second."""
    par: int
    one_way: bool = False
    hazards: tuple[Hazard, ...] = ()

    def turned_sides(self, rotation: int) -> tuple[int, ...]:
        """Return the sides after ``rotation`` quarter turns clockwise."""
        return tuple(turned(side, rotation) for side in self.sides)

    @property
    def is_corner(self) -> bool:
        """Whether the path bends."""
        return len(self.sides) == 2 and (self.sides[0] ^ self.sides[1]) != 2


@dataclass(frozen=True, slots=True)
class TileDesign:
    """One design of the tile reference; the box holds ``copies`` tiles of it."""

    id: str
    set: str
    """``base`` or the name of the expansion that it comes with."""
    copies: int
    segments: tuple[Segment, ...]
    elements: Elements
    obstacle: bool
    dense_obstacle: bool
    par: int
    """Sum of the pars of its segments; the figure on the red flag, none at 0."""
    back_number: int
    """Number on the back, by which racks are sorted (ruling D4)."""
    note: str = ""
    """Remark on the drawing, for whoever draws the tile."""

    @property
    def is_bridge(self) -> bool:
        """Whether it is a crossing: the first path bridges over the second (ruling D3)."""
        return [segment.role for segment in self.segments] == [Role.PATH, Role.PATH]
