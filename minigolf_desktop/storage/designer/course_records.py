"""What a course file must look like, field by field."""

from typing import Annotated, Final, Literal

from pydantic import Field, field_validator

from minigolf_desktop.content.entries import Id, Record
from minigolf_desktop.model.designer import PROMISES
from minigolf_desktop.model.geometry.square import LIMIT
from minigolf_desktop.model.play.seats import LONGEST_NAME

FORMAT: Final = "minigolf-course"
VERSION: Final = 2
MOST_TILES = 288
"""As many as the boxes of the game and its expansion hold together."""

MOST_ROWS = 200
"""Rows, and cells a row, of a land of the file's own."""

Coordinate = Annotated[int, Field(ge=-LIMIT + 2, le=LIMIT - 2)]
Count = Annotated[int, Field(ge=0, le=1_000)]


Promise = Annotated[str, Field(pattern=f"^({'|'.join(PROMISES)})$")]


class GateRecord(Record):
    """The gate: its square and the corner in which its straight sides meet."""

    x: Coordinate
    y: Coordinate
    facing: Literal["NE", "SE", "SW", "NW"]


class TileRecord(Record):
    """A tile on its cell."""

    tile: Id
    x: Coordinate
    y: Coordinate
    rotation: Literal[0, 90, 180, 270]
    """Degrees clockwise (ruling D1)."""


class NumberRecord(Record):
    """A number given to the hole that a tile belongs to."""

    x: Coordinate
    y: Coordinate
    segment: Annotated[int, Field(ge=0, le=1)] | None = None
    """Which segment of the tile; needed where it has two."""
    number: Annotated[int, Field(ge=1, le=9)]


class LandRecord(Record):
    """A land of the file's own."""

    rows: Annotated[
        list[Annotated[str, Field(pattern=r"^[G.~= ]*$", max_length=MOST_ROWS)]],
        Field(min_length=2, max_length=MOST_ROWS),
    ]
    points: Annotated[int, Field(ge=0, le=1_000)]


class WinnerRecord(Record):
    """Who won the game in which the course was built (ruling P8)."""

    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    colour: Annotated[str, Field(max_length=LONGEST_NAME)]


class CourseRecord(Record):
    """A whole course file."""

    format: Literal["minigolf-course"]
    version: Literal[2]
    name: Annotated[str, Field(max_length=80)] = ""
    land: Id | LandRecord | None
    gate: GateRecord
    tiles: Annotated[list[TileRecord], Field(max_length=MOST_TILES)]
    hole_numbers: Annotated[tuple[NumberRecord, ...], Field(max_length=100, strict=False)] = ()
    clients: Annotated[tuple[Id, ...], Field(max_length=4, strict=False)] = ()
    collected: Count = 0
    """Tiles collected, for the condition ``fast``."""
    passes: Count = 0
    """Passes, for the condition ``passes`` of the solo game."""
    reserved: Id | None = None
    promises: Annotated[tuple[Promise, ...], Field(max_length=7, strict=False)] = ()
    winner: WinnerRecord | None = None

    @field_validator("promises")
    @classmethod
    def _each_promised_once(cls, promises: tuple[Promise, ...]) -> tuple[Promise, ...]:
        if len(set(promises)) != len(promises):
            raise ValueError("a promise is there twice")
        return promises
