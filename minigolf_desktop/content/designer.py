"""Reads the content of Minigolf Designer: what its files must hold, and what becomes of it."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, cast

from minigolf_desktop.content.record import (
    Id,
    Limits,
    Record,
    check_ids,
    read_content,
    read_entries,
)
from minigolf_desktop.model.designer import Box, DesignerRules
from minigolf_desktop.model.designer.box import (
    ELEMENT_NAMES,
    MOST_PAR,
    Client,
    Elements,
    Feature,
    Hazard,
    Land,
    MrClient,
    MrsClient,
    Role,
    Segment,
    TileDesign,
    back_number,
)
from minigolf_desktop.model.designer.own_land import find_gate, read_land
from minigolf_desktop.model.geometry.square import SIDE_LETTERS

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
    par: Annotated[int, Limits(ge=0, le=MOST_PAR)]
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
        if self.back_number != back_number(self.elements.get("people", 0), self.par):
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


TILES = "tiles.json"
TILES_OF_EXPANSION = "tiles_putt_of_no_return.json"
LANDS = "lands.json"
CLIENTS = "clients.json"


@dataclass(frozen=True)
class Catalogue:
    """All content of Minigolf Designer, in the order of its files."""

    designs: tuple[TileDesign, ...]
    """The 200 base designs, then the 24 of the expansion."""
    lands: tuple[Land, ...]
    clients: tuple[Client, ...]

    @cached_property
    def box(self) -> Box:
        """Tables of the designs: made once, as every course that is read needs them."""
        return Box(self.designs)

    @cached_property
    def design_by_id(self) -> dict[str, TileDesign]:
        """Designs by id."""
        return {design.id: design for design in self.designs}

    @cached_property
    def land_by_id(self) -> dict[str, Land]:
        """Lands by id."""
        return {land.id: land for land in self.lands}

    @cached_property
    def client_by_id(self) -> dict[str, Client]:
        """Clients by id."""
        return {client.id: client for client in self.clients}

    @property
    def mrs_clients(self) -> tuple[MrsClient, ...]:
        """The Mrs Clients."""
        return tuple(client for client in self.clients if isinstance(client, MrsClient))

    @property
    def mr_clients(self) -> tuple[MrClient, ...]:
        """The Mr Clients."""
        return tuple(client for client in self.clients if isinstance(client, MrClient))


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """Read all content; raises ContentError with file, entry and field.

    ``folder`` is the designer folder of the resources, which was checked when the program was
    built; another one that is named is checked now.
    """
    return read_content(folder, "designer", _load)


def _load(folder: Path, strictly: bool) -> Catalogue:
    tiles = read_entries(folder / TILES, TileRecord, strictly)
    more_tiles = read_entries(folder / TILES_OF_EXPANSION, TileRecord, strictly)
    lands = read_entries(folder / LANDS, LandRecord, strictly)
    kind = cast(type[MrsClientRecord | MrClientRecord], ClientRecord)
    clients = read_entries(folder / CLIENTS, kind, strictly)
    seen = check_ids(TILES, tiles)
    check_ids(TILES_OF_EXPANSION, more_tiles, seen)
    check_ids(LANDS, lands)
    check_ids(CLIENTS, clients)
    return Catalogue(
        tuple(record.design() for record in (*tiles, *more_tiles)),
        tuple(record.land() for record in lands),
        tuple(record.client() for record in clients),
    )


def designer_rules(catalogue: Catalogue | None = None) -> DesignerRules:
    """Return the rules on some content, or on that of the program; raises ContentError."""
    content = catalogue or load_catalogue()
    return DesignerRules(content.designs, content.lands, content.clients)
