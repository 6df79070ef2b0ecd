"""Files and codes of lands that players drew (ruling D40).

A file holds a land that is finished or not. How hard it is stands in the files of the player's own
shelf, once a computer has filled it; of a file from elsewhere it is worked out anew.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from minigolf_desktop.content.record import Limits, Record
from minigolf_desktop.model.designer.land_drawing import LandDrawing, drawing_of
from minigolf_desktop.model.designer.own_land import (
    LONGEST_NAME,
    WIDEST,
    OwnLand,
    fault_of,
    map_of,
    read_land,
    trimmed,
)
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import ForeignFile, StorageError
from minigolf_desktop.storage.reading import NotJson, migrate, parse, read_bytes, record_of
from minigolf_desktop.storage.shelf import Shelf

FORMAT: Final = "minigolf-land"
VERSION: Final = 1
MOST_BYTES: Final = 20_000
"""Fifteen times as many as the largest land takes."""


class LandRecord(Record):
    """A whole file."""

    format: Literal["minigolf-land"]
    version: Literal[1]
    name: Annotated[str, Limits(max_length=LONGEST_NAME)] = ""
    rows: Annotated[
        list[Annotated[str, Limits(pattern=r"^[G.~= ]*$", max_length=WIDEST)]],
        Limits(min_length=2, max_length=WIDEST),
    ]
    facing: Literal["NE", "SE", "SW", "NW"]
    difficulty: Annotated[int, Limits(ge=1, le=3)] | None = None
    """Golf balls, as filling it has told; None before."""


class LandFile(NamedTuple):
    """What a file of a land says."""

    drawing: LandDrawing
    """The land in the middle of the meadow."""
    difficulty: int | None
    """Golf balls, as filling it has told."""


def read_land_file(path: Path) -> LandFile:
    """Read the file of a land; raises StorageError that names file, place and fault."""
    data = read_bytes(path, MOST_BYTES)
    try:
        return land_from_json(parse(data))
    except NotJson as error:
        raise ForeignFile("{file}: {fault}", file=path.name, fault=error) from error
    except StorageError as error:
        raise type(error)("{file}: {fault}", file=path.name, fault=error) from error


def land_from_json(document: object) -> LandFile:
    """Return the land of a JSON value; raises StorageError that names place and fault."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ForeignFile("not a file of a land")
    record = record_of(LandRecord, migrate(document, document.get("version"), VERSION, {}))
    try:
        land = read_land("", "", 0, 0, record.rows, record.facing)
    except ValueError as error:
        raise StorageError("field 'rows': {fault}", fault=error) from error
    return LandFile(drawing_of(record.name, land), record.difficulty)


def land_to_json(drawing: LandDrawing, difficulty: int | None = None) -> dict[str, object]:
    """Return the JSON form of a land; where on the meadow it lies does not matter."""
    free, water, gate = trimmed(drawing.free, drawing.water, drawing.gate)
    document: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "name": drawing.name,
        "rows": list(map_of(free, water, gate)),
        "facing": gate.facing,
    }
    return document if difficulty is None else {**document, "difficulty": difficulty}


def write_land_file(path: Path, drawing: LandDrawing, difficulty: int | None = None) -> None:
    """Write the file of a land; raises StorageError."""
    text = json.dumps(land_to_json(drawing, difficulty), indent=1, ensure_ascii=False)
    write_atomically(path, text.encode("utf-8") + b"\n")


def own_lands(shelf: Shelf) -> Iterator[OwnLand]:
    """Yield the lands of a shelf that can be built on, the one used last first; raises nothing."""
    for board in shelf.boards():
        with suppress(StorageError):
            drawing, difficulty = read_land_file(board.path)
            land = drawing.own_land(difficulty)
            if not fault_of(land):
                yield land
