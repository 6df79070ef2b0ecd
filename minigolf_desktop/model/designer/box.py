"""What lies in the box of Minigolf Designer: tiles, lands and clients (rulings D1 to D10).

Layout. A *turned tile* is one small int: ``4 * index of the design + rotation``. Everything that
placing and tracing need of a turned tile is looked up by it in the tables of the :class:`Box`:
which sides are path, and where a ball that comes in over a side goes out.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from minigolf_desktop.model.geometry.square import (
    AROUND,
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    STEP,
    WEST,
    pack,
    turned,
    unpack,
)

# --- Tile designs of Minigolf Designer: segments, elements, par (rulings D1 to D5)


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


MOST_PAR = 3
"""Of a tile (ruling D4)."""
MOST_PEOPLE = 3
"""On a tile."""


def back_number(people: int, par: int) -> int:
    """Return the number on the back of a tile (ruling D4)."""
    return (MOST_PAR + 1) * people + par + 1


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


# --- The client couple: what Mrs and Mr Client wish for (rule book, scoring chapters)


class Feature(StrEnum):
    """What a Mr Client likes about a hole."""

    SHORT = "short"
    LONG = "long"
    LINEAR = "linear"
    TURNER = "turner"
    LUCKYFOR = "luckyfor"
    UBERSTITIOUS = "uberstitious"
    STRAIGHTFORWARD = "straightforward"
    INTHEWAY = "intheway"
    PERFECT = "perfect"
    """Nothing about a hole: whole conditions met without a fault."""


ARROWS = "arrows"
"""What Mrs Noreturn loves: one-way tiles that lie in the direction of play."""
GRASS = "grass"
"""What Mrs Camper loves: tiles without a path."""


@dataclass(frozen=True, slots=True)
class MrsClient:
    """A Mrs Client: points for each element of one kind."""

    id: str
    set: str
    name: str
    element: str
    """A field name of :class:`~minigolf_desktop.model.designer.box.Elements`, or one of
    :data:`ARROWS` and :data:`GRASS`."""
    points: int
    """Points an element."""


@dataclass(frozen=True, slots=True)
class MrClient:
    """A Mr Client: points for each hole with one feature."""

    id: str
    set: str
    name: str
    feature: Feature


Client = MrsClient | MrClient


# --- The tiles of the box as tables, built once from the designs

GRASS_SIDE = -1
"""In :attr:`Box.ways`: no path at this side."""
END = 4
"""Exit of a tee or a green: the path ends there."""

FITS = tuple(
    bytes(not ((code & 15) & ~paths) and not ((code >> 4) & paths) for code in range(256))
    for paths in range(16)
)
"""By path sides of a tile and code of a cell (see :mod:`course`): whether no side disagrees."""


class TurnedSegment(NamedTuple):
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
    pieces: tuple[tuple[TurnedSegment, ...], ...] = field(init=False)
    """By turned tile: its segments."""
    ways: tuple[tuple[int, int, int, int], ...] = field(init=False)
    """By turned tile and entry side: ``8 * segment + exit side`` (or :data:`END`), or
    :data:`GRASS_SIDE`."""

    def __post_init__(self) -> None:
        """Build the tables."""
        pieces = [
            tuple(
                TurnedSegment(
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


def _ways(pieces: tuple[TurnedSegment, ...]) -> tuple[int, int, int, int]:
    ways = [GRASS_SIDE for _ in SIDES]
    for number, piece in enumerate(pieces):
        for side in piece.sides:
            others = [other for other in piece.sides if other != side]
            ways[side] = 8 * number + (others[0] if others else END)
    north, east, south, west = ways
    return north, east, south, west


# --- The plot to build on: its cells, its water and its gate (rulings D7 to D10)

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


# --- What the shape of a land asks of whoever builds there

_SIDES = tuple(STEP[side] for side in (NORTH, EAST, SOUTH, WEST))


class Trait(StrEnum):
    """What stands out most in a shape."""

    LANES = "lanes"
    """Half of the cells or more have at most two neighbours."""
    ENDS = "ends"
    """Two cells or more have one neighbour at most."""
    RING = "ring"
    """Four cells or more that cannot be built on lie inside."""
    SHORE = "shore"
    """Five cells of water or more lie about."""
    OPEN = "open"
    """A third of the cells or more have four neighbours."""
    MIXED = "mixed"
    """Nothing of that."""


def trait_of(land: Land) -> Trait:
    """Return what stands out most in the shape of a land: the first of them that is so."""
    neighbours = [sum(cell + step in land.free for step in _SIDES) for cell in land.free]
    count = len(neighbours)
    found = {
        Trait.LANES: 2 * sum(near <= 2 for near in neighbours) >= count,
        Trait.ENDS: sum(near <= 1 for near in neighbours) >= 2,
        Trait.RING: len(enclosed(land)) >= 4,
        Trait.SHORE: len(land.water) >= 5,
        Trait.OPEN: 3 * sum(near == 4 for near in neighbours) >= count,
        Trait.MIXED: True,
    }
    return next(trait for trait, is_so in found.items() if is_so)


class Measure(StrEnum):
    """In what lands of one trait differ."""

    STRAIGHT = "straight"
    """Cells that lie in a row at most."""
    RIM = "rim"
    """Sides of cells at which the land ends."""
    CORNERS = "corners"
    """Cells with two neighbours at most."""


class Apart(NamedTuple):
    """What sets a land apart from others of the same trait."""

    measure: Measure
    value: int
    is_most: bool
    """Whether no other has as much; else none has as little."""


def measures_of(land: Land) -> dict[Measure, int]:
    """Return how much a land has of each measure."""
    neighbours = [sum(cell + step in land.free for step in _SIDES) for cell in land.free]
    return {
        Measure.STRAIGHT: max(
            _run(land, cell, step) for cell in land.free for step in (STEP[EAST], STEP[SOUTH])
        ),
        Measure.RIM: sum(4 - near for near in neighbours),
        Measure.CORNERS: sum(near <= 2 for near in neighbours),
    }


def _run(land: Land, cell: int, step: int) -> int:
    length = 0
    while cell in land.free:
        cell += step
        length += 1
    return length


def set_apart(lands: Sequence[Land]) -> tuple[Apart | None, ...]:
    """Return for each land what sets it apart from those of the same trait that are beside it.

    None for one whose trait no other has, and where nothing does.
    """
    traits, measures = [trait_of(land) for land in lands], [measures_of(land) for land in lands]
    found: list[Apart | None] = []
    for place, own in enumerate(measures):
        others = [
            measures[other]
            for other, trait in enumerate(traits)
            if other != place and trait is traits[place]
        ]
        extremes = [
            Apart(measure, value, all(value > other[measure] for other in others))
            for measure, value in own.items()
            if all(value > other[measure] for other in others)
            or all(value < other[measure] for other in others)
        ]
        found.append(next(iter(extremes), None) if others else None)
    return tuple(found)


def enclosed(land: Land) -> frozenset[int]:
    """Return the cells that cannot be built on and that land or gate shut off from outside."""
    return enclosed_by(land.free, land.gate)


def enclosed_by(free: frozenset[int], gate: Gate) -> frozenset[int]:
    """Return the cells that free cells and a gate shut off from outside."""
    built = free | gate.cells
    places = [unpack(cell) for cell in built]
    columns = [x for x, _ in places]
    rows = [y for _, y in places]
    left, right, top, bottom = min(columns) - 1, max(columns) + 1, min(rows) - 1, max(rows) + 1
    around = {pack(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - built
    reached, ways = set[int](), [pack(left, top)]
    while ways:
        cell = ways.pop()
        if cell in around and cell not in reached:
            reached.add(cell)
            ways += [cell + step for step in _SIDES]
    return frozenset(around - reached)
