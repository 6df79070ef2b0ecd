"""What a course file must look like, field by field."""

from typing import Annotated, Final, Literal

from minigolf_desktop.content.record import Check, Id, Limits, Record
from minigolf_desktop.model.designer import PROMISES
from minigolf_desktop.model.geometry.square import LIMIT
from minigolf_desktop.model.play.seats import COLOURS, LONGEST_NAME

FORMAT: Final = "minigolf-course"
VERSION: Final = 2
MOST_TILES = 288
"""As many as the boxes of the game and its expansion hold together."""

MOST_ROWS = 200
"""Rows, and cells a row, of a land of the file's own."""

Coordinate = Annotated[int, Limits(ge=-LIMIT + 2, le=LIMIT - 2)]
Count = Annotated[int, Limits(ge=0, le=1_000)]


Promise = Annotated[str, Limits(pattern=f"^({'|'.join(PROMISES)})$")]


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
    segment: Annotated[int, Limits(ge=0, le=1)] | None = None
    """Which segment of the tile; needed where it has two."""
    number: Annotated[int, Limits(ge=1, le=9)]


class LandRecord(Record):
    """A land of the file's own."""

    rows: Annotated[
        list[Annotated[str, Limits(pattern=r"^[G.~= ]*$", max_length=MOST_ROWS)]],
        Limits(min_length=2, max_length=MOST_ROWS),
    ]
    points: Annotated[int, Limits(ge=0, le=1_000)]


Colour = Annotated[str, Limits(pattern=f"^({'|'.join(COLOURS)})?$")]


class WinnerRecord(Record):
    """Who won the game in which the course was built (ruling P8)."""

    name: Annotated[str, Limits(max_length=LONGEST_NAME)]
    colour: Colour


def _each_once(promises: tuple[Promise, ...]) -> None:
    if len(set(promises)) != len(promises):
        raise ValueError("a promise is there twice")


class CourseRecord(Record):
    """A whole course file."""

    format: Literal["minigolf-course"]
    version: Literal[2]
    name: Annotated[str, Limits(max_length=80)] = ""
    land: Id | LandRecord | None
    gate: GateRecord
    tiles: Annotated[list[TileRecord], Limits(max_length=MOST_TILES)]
    hole_numbers: Annotated[tuple[NumberRecord, ...], Limits(max_length=100)] = ()
    clients: Annotated[tuple[Id, ...], Limits(max_length=4)] = ()
    collected: Count = 0
    """Tiles collected, for the condition ``fast``."""
    passes: Count = 0
    """Passes, for the condition ``passes`` of the solo game."""
    reserved: Id | None = None
    promises: Annotated[tuple[Promise, ...], Limits(max_length=7), Check(_each_once)] = ()
    winner: WinnerRecord | None = None
