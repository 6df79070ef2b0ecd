"""What an entry of a content file must look like, and the model value that it becomes."""

from typing import Annotated, Literal

from minigolf_desktop.content.record import Id, Limits, Record
from minigolf_desktop.model.designer.clients import Client, Feature, MrClient, MrsClient
from minigolf_desktop.model.designer.land import Gate, Land, Water
from minigolf_desktop.model.designer.tiles import (
    ELEMENT_NAMES,
    Elements,
    Hazard,
    Role,
    Segment,
    TileDesign,
)
from minigolf_desktop.model.geometry.square import SIDE_LETTERS, pack

WATER_LETTERS = {"~": Water.POND, "=": Water.STREAM}
Count = Annotated[int, Limits(ge=0, le=9)]


class SegmentRecord(Record):
    """A segment of a tile."""

    role: Literal["tee", "green", "path"]
    edges: Annotated[str, Limits(pattern=r"^[NESW]{1,2}$")]
    par: Annotated[int, Limits(ge=0, le=3)]
    one_way: bool
    hazards: list[Literal["obstacle", "slope", "water", "pipe", "flowers"]]

    def __post_init__(self) -> None:
        wanted = 2 if self.role == "path" else 1
        if len(set(self.edges)) != wanted or len(self.edges) != wanted:
            raise ValueError(f"a {self.role} joins {wanted} side(s), not {self.edges}")

    def segment(self) -> Segment:
        """Return the segment."""
        return Segment(
            Role(self.role),
            tuple(SIDE_LETTERS.index(letter) for letter in self.edges),
            self.par,
            self.one_way,
            tuple(Hazard(hazard) for hazard in self.hazards),
        )


class TileRecord(Record):
    """A tile design."""

    id: Id
    set: Literal["base", "putt-of-no-return"]
    copies: Annotated[int, Limits(ge=1, le=20)]
    segments: Annotated[list[SegmentRecord], Limits(max_length=2)]
    elements: dict[str, Count]
    obstacle: bool
    dense_obstacle: bool
    par: Annotated[int, Limits(ge=0, le=3)]
    back_number: Annotated[int, Limits(ge=1, le=20)]
    note: str = ""

    def __post_init__(self) -> None:
        unknown = set(self.elements) - set(ELEMENT_NAMES)
        if unknown:
            raise ValueError(f"unknown element {min(unknown)}")
        sides = [side for segment in self.segments for side in segment.edges]
        if len(sides) != len(set(sides)):
            raise ValueError("two segments share a side")
        if self.par != sum(segment.par for segment in self.segments):
            raise ValueError("par is not the sum of the pars of the segments")
        if self.back_number != 4 * self.elements.get("people", 0) + self.par + 1:
            raise ValueError("back_number is not 4 x people + par + 1")

    def design(self) -> TileDesign:
        """Return the tile design."""
        return TileDesign(
            self.id,
            self.set,
            self.copies,
            tuple(segment.segment() for segment in self.segments),
            Elements(**self.elements),
            self.obstacle,
            self.dense_obstacle,
            self.par,
            self.back_number,
            self.note,
        )


class LandRecord(Record):
    """A land."""

    id: Id
    name: Annotated[str, Limits(min_length=1, max_length=40)]
    name_fr: Annotated[str, Limits(min_length=1, max_length=40)]
    difficulty: Annotated[int, Limits(ge=1, le=3)]
    points: Annotated[int, Limits(ge=0, le=50)]
    rows: list[Annotated[str, Limits(pattern=r"^[G.~= ]+$", max_length=40)]]
    facing: Literal["NE", "SE", "SW", "NW"]
    free: int
    area_m2: int
    water: Literal["pond", "stream", "both"] | None

    def __post_init__(self) -> None:
        if self.free != sum(row.count(".") for row in self.rows):
            raise ValueError("free is not the number of free cells in rows")
        if self.area_m2 != 10 * (self.free + 4):
            raise ValueError("area_m2 is not 10 x (free + 4)")
        find_gate(self.rows)

    def land(self) -> Land:
        """Return the land."""
        return read_land(self.id, self.name, self.difficulty, self.points, self.rows, self.facing)


class MrsClientRecord(Record):
    """A Mrs Client."""

    id: Annotated[str, Limits(pattern=r"^mrs-[a-z]+$")]
    set: Literal["base", "putt-of-no-return"]
    name: str
    element: Literal[
        "dogs", "trees", "benches", "pools", "pipes", "slopes", "flowers", "arrows", "grass"
    ]
    points: Annotated[int, Limits(ge=1, le=3)]

    def client(self) -> Client:
        """Return the client."""
        return MrsClient(self.id, self.set, self.name, self.element, self.points)


class MrClientRecord(Record):
    """A Mr Client."""

    id: Annotated[str, Limits(pattern=r"^mr-[a-z]+$")]
    set: Literal["base", "putt-of-no-return"]
    name: str
    feature: Feature

    def client(self) -> Client:
        """Return the client."""
        return MrClient(self.id, self.set, self.name, self.feature)


ClientRecord = MrsClientRecord | MrClientRecord


def find_gate(rows: list[str]) -> tuple[int, int]:
    """Return (x, y) of the north-west cell of the gate's square; raises ValueError if none."""
    cells = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter == "G"]
    if cells:
        x, y = cells[0]
        if cells == [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]:
            return x, y
    raise ValueError("rows need one gate: a square of 2 x 2 cells G")


def read_land(
    identity: str, name: str, difficulty: int, points: int, rows: list[str], facing: str
) -> Land:
    """Build a land from its map: ``G`` gate, ``.`` free, ``~`` pond, ``=`` stream."""
    letters = {pack(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    return Land(
        identity,
        name,
        difficulty,
        points,
        frozenset(cell for cell, letter in letters.items() if letter == "."),
        {
            cell: WATER_LETTERS[letter]
            for cell, letter in letters.items()
            if letter in WATER_LETTERS
        },
        Gate(*find_gate(rows), facing),
    )
