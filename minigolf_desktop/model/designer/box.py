"""The tiles of the box as tables, built once from the designs.

Layout. A *turned tile* is one small int: ``4 * index of the design + rotation``. Everything that
placing and tracing need of a turned tile is looked up by it: which sides are path, and where a
ball that comes in over a side goes out.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from minigolf_desktop.model.designer.clients import GRASS
from minigolf_desktop.model.designer.tiles import ELEMENT_NAMES, Elements, Hazard, Role, TileDesign
from minigolf_desktop.model.geometry.square import SIDES

GRASS_SIDE = -1
"""In :attr:`Box.ways`: no path at this side."""
END = 4
"""Exit of a tee or a green: the path ends there."""

FITS = tuple(
    bytes(not ((code & 15) & ~paths) and not ((code >> 4) & paths) for code in range(256))
    for paths in range(16)
)
"""By path sides of a tile and code of a cell (see :mod:`course`): whether no side disagrees."""


class Piece(NamedTuple):
    """A segment of a turned tile."""

    role: Role
    sides: tuple[int, ...]
    """Sides that it joins, as the tile lies: from the first to the second where it is one-way, in
    the order of the numbers of the sides otherwise, so that turns that look alike are equal."""
    par: int
    one_way: bool
    is_corner: bool
    has_obstacle: bool
    """Whether an obstacle lies on it (ruling D31)."""


def turned_tile(design: int, rotation: int) -> int:
    """Return the int of a design (by index) turned by quarter turns clockwise."""
    return design * 4 + rotation


@dataclass(frozen=True, eq=False)
class Box:
    """Tables over all designs. Compared by identity: a program has one."""

    designs: tuple[TileDesign, ...]
    path_sides: tuple[int, ...] = field(init=False)
    """By turned tile: its path sides as a mask, bit 0 for north, clockwise."""
    pieces: tuple[tuple[Piece, ...], ...] = field(init=False)
    """By turned tile: its segments."""
    ways: tuple[tuple[int, int, int, int], ...] = field(init=False)
    """By turned tile and entry side: ``8 * segment + exit side`` (or :data:`END`), or
    :data:`GRASS_SIDE`."""

    def __post_init__(self) -> None:
        """Build the tables."""
        pieces = [
            tuple(
                Piece(
                    segment.role,
                    _ordered(segment.turned_sides(rotation), segment.one_way),
                    segment.par,
                    segment.one_way,
                    segment.is_corner,
                    Hazard.OBSTACLE in segment.hazards,
                )
                for segment in design.segments
            )
            for design in self.designs
            for rotation in range(4)
        ]
        object.__setattr__(self, "pieces", tuple(pieces))
        object.__setattr__(self, "ways", tuple(_ways(of_tile) for of_tile in pieces))
        object.__setattr__(
            self,
            "path_sides",
            tuple(
                sum(1 << side for piece in of_tile for side in piece.sides) for of_tile in pieces
            ),
        )

    @cached_property
    def tiles(self) -> bytes:
        """The index of the design of every tile in the box, in the order of the designs."""
        return b"".join(bytes((at,)) * one.copies for at, one in enumerate(self.designs))

    @cached_property
    def base_tiles(self) -> bytes:
        """The same, of those that are of no expansion."""
        return bytes(at for at in self.tiles if self.designs[at].set == "base")

    @cached_property
    def back_numbers(self) -> tuple[int, ...]:
        """By index of the design: the number printed on the back of its tiles."""
        return tuple(design.back_number for design in self.designs)

    def count_of(self, element: str) -> tuple[int, ...]:
        """Return by index of the design how many of an element it shows; of grass at most one."""
        return self._counts[element]

    @cached_property
    def _counts(self) -> dict[str, tuple[int, ...]]:
        counts = {
            element: tuple(getattr(design.elements, element) for design in self.designs)
            for element in ELEMENT_NAMES
        }
        counts[GRASS] = tuple(int(not design.segments) for design in self.designs)
        return counts

    def designs_that_fit(self, code: int) -> frozenset[int]:
        """Return the indexes of the designs that fit, turned somehow, a cell of a code."""
        return self._fitting[code]

    @cached_property
    def _fitting(self) -> tuple[frozenset[int], ...]:
        return tuple(
            frozenset(tile >> 2 for tile, paths in enumerate(self.path_sides) if FITS[paths][code])
            for code in range(256)
        )

    def index(self, design_id: str) -> int:
        """Return the index of a design by its id; raises KeyError."""
        for index, design in enumerate(self.designs):
            if design.id == design_id:
                return index
        raise KeyError(design_id)

    def design(self, tile: int) -> TileDesign:
        """Return the design of a turned tile."""
        return self.designs[tile >> 2]

    def elements(self, tile: int) -> Elements:
        """Return the elements of a turned tile."""
        return self.designs[tile >> 2].elements


def _ordered(sides: tuple[int, ...], one_way: bool) -> tuple[int, ...]:
    return sides if one_way else tuple(sorted(sides))


def _ways(pieces: tuple[Piece, ...]) -> tuple[int, int, int, int]:
    ways = [GRASS_SIDE for _ in SIDES]
    for number, piece in enumerate(pieces):
        for side in piece.sides:
            others = [other for other in piece.sides if other != side]
            ways[side] = 8 * number + (others[0] if others else END)
    north, east, south, west = ways
    return north, east, south, west
