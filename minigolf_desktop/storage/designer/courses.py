"""Course files: for saving, sharing, scoring and putting.

A course file may hold any layout, also one that play would not allow. What it may not hold is a
contradiction: two tiles on a cell, a tile on the gate, two numbers for a hole.
"""

import json
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Final, Literal

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.content.record import Check, Id, Limits, Record, made
from minigolf_desktop.content.resources import UNFIT
from minigolf_desktop.model.designer import (
    NO_TILE,
    PROMISES,
    Assessment,
    Course,
    DesignerRules,
    Standings,
    View,
    empty_course,
    place,
    trace_holes,
)
from minigolf_desktop.model.designer.box import (
    Client,
    Gate,
    Land,
    MrClient,
    MrsClient,
    turned_tile,
)
from minigolf_desktop.model.designer.numbering import HoleOwners
from minigolf_desktop.model.designer.own_land import (
    LONGEST_NAME as LONGEST_NAME_OF_LAND,
)
from minigolf_desktop.model.designer.own_land import OwnLand, fault_of, is_own, map_of, read_land
from minigolf_desktop.model.geometry.square import LIMIT, pack, unpack
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.play.seats import COLOURS, LONGEST_NAME
from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.errors import ForeignFile, StorageError, Words
from minigolf_desktop.storage.reading import NotJson, Reading, migrate, parse, read_bytes, record_of

FORMAT: Final = "minigolf-course"
VERSION: Final = 3
MOST_TILES = 288
"""As many as the boxes of the game and its expansion hold together."""

MOST_ROWS = 200
"""Rows, and cells a row, of a land of the file's own."""

MOST_CELLS = 300
"""Cells of it, free and water: five times as many as the largest land of the program has. Of the
worst shapes, cells that touch nowhere and a stream all over, reading and painting take
0.9 s."""

Coordinate = Annotated[int, Limits(ge=-LIMIT + 2, le=LIMIT - 2)]
Count = Annotated[int, Limits(ge=0, le=1_000)]


Promise = Annotated[str, Limits(pattern=f"^({'|'.join(PROMISES)})$")]


class GateRecord(Record):
    """The gate: its square and the corner in which its straight sides meet."""

    x: Coordinate
    y: Coordinate
    facing: Literal["NE", "SE", "SW", "NW"]


class LaidTileRecord(Record):
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


class OwnLandRecord(Record):
    """A land of the file's own."""

    rows: Annotated[
        list[Annotated[str, Limits(pattern=r"^[G.~= ]*$", max_length=MOST_ROWS)]],
        Limits(min_length=2, max_length=MOST_ROWS),
    ]
    points: Annotated[int, Limits(ge=0, le=1_000)]
    name: Annotated[str, Limits(max_length=LONGEST_NAME_OF_LAND)] | None = None
    """Of one that somebody drew for this program (ruling D40), and how hard it is."""
    difficulty: Annotated[int, Limits(ge=1, le=3)] | None = None


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
    version: Literal[3]
    name: Annotated[str, Limits(max_length=80)] = ""
    land: Id | OwnLandRecord | None
    gate: GateRecord
    tiles: Annotated[list[LaidTileRecord], Limits(max_length=MOST_TILES)]
    hole_numbers: Annotated[tuple[NumberRecord, ...], Limits(max_length=100)] = ()
    clients: Annotated[tuple[Id, ...], Limits(max_length=4)] = ()
    collected: Count = 0
    """Tiles collected, for the condition ``fast``."""
    passes: Count = 0
    """Passes, for the condition ``passes`` of the solo game."""
    reserved: Id | None = None
    promises: Annotated[tuple[Promise, ...], Limits(max_length=7), Check(_each_once)] = ()
    winner: WinnerRecord | None = None


_log = logging.getLogger(__name__)

MOST_BYTES = 1_000_000


def _without_winner(document: dict[str, object]) -> dict[str, object]:
    """Return a course of version 1, which knew of no winner, as one of version 2."""
    if "winner" in document:
        raise StorageError("field 'winner' belongs to version 2")
    return {**document, "version": 2}


def _without_land_of_its_own(document: dict[str, object]) -> dict[str, object]:
    """Return a course of version 2, which knew no lands that players drew, as one of version 3."""
    land = document.get("land")
    if isinstance(land, dict) and {"name", "difficulty"} & set(land):
        raise StorageError("field 'land', field 'name' belongs to version 3")
    return {**document, "version": 3}


MIGRATIONS: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = {
    1: _without_winner,
    2: _without_land_of_its_own,
}
"""By version: what makes a course of the next version of it."""

FARTHEST_GATE = MOST_ROWS - 2
"""Where a gate still lies within the rows that a land may have."""


@dataclass(frozen=True)
class CourseFile:
    """What a course file says."""

    name: str
    course: Course
    """Its land is the file's: of the catalogue, brought along, or none at all (no cells)."""
    clients: tuple[Client, ...]
    """At most one Mrs Client and one Mr Client."""
    hole_numbers: Mapping[tuple[int, int], int] = field(
        default_factory=lambda: MappingProxyType({})
    )
    """Numbers set by hand, by (cell, segment)."""
    collected: int = 0
    """Tiles collected, for the condition ``fast``."""
    passes: int = 0
    """Passes of a solo game."""
    reserved: str | None = None
    """Id of the tile in reserve (ruling D28)."""
    promises: tuple[str, ...] = ()
    """Ids of the promises taken."""
    winner: Seat | None = None
    """Who won the game in which it was built: putts first on it (ruling P8). None where nobody did
    alone, or it comes from no game."""

    @property
    def mrs(self) -> MrsClient | None:
        """Mrs Client, if the file names her."""
        return next((one for one in self.clients if isinstance(one, MrsClient)), None)

    @property
    def mr(self) -> MrClient | None:
        """Mr Client, if the file names him."""
        return next((one for one in self.clients if isinstance(one, MrClient)), None)


def read_course(path: Path, catalogue: Catalogue, *, strictly: bool = True) -> CourseFile:
    """Read a course file; raises StorageError that names file, place and fault.

    One that comes with the program was read ``strictly`` when that was built.
    """
    data = read_bytes(path, MOST_BYTES)
    _log.info("Course read: %s", path)
    try:
        return course_from_json(parse(data), catalogue, strictly=strictly)
    except NotJson as error:
        raise ForeignFile("{file}: {fault}", file=path.name, fault=error) from error
    except StorageError as error:
        raise type(error)("{file}: {fault}", file=path.name, fault=error) from error


def write_course(path: Path, course_file: CourseFile) -> None:
    """Write a course file; raises StorageError."""
    try:
        document = course_document(course_file)
    except StorageError as error:
        raise StorageError("{file}: {fault}", file=path.name, fault=error) from error
    text = json.dumps(document, indent=1, ensure_ascii=False)
    write_atomically(path, text.encode("utf-8") + b"\n")


def course_document(course_file: CourseFile) -> dict[str, object]:
    """Return what is written of a course; raises StorageError for one that could not be read."""
    document = course_to_json(course_file)
    try:
        _record(document)
    except StorageError as error:
        raise StorageError("cannot be written ({why})", why=error) from error
    return document


def course_from_json(
    document: object, catalogue: Catalogue, *, strictly: bool = True
) -> CourseFile:
    """Return the course of a JSON value; raises StorageError that names place and fault."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ForeignFile("not a course file")
    record = _record(document, strictly=strictly)
    if record.reserved is not None and record.reserved not in catalogue.design_by_id:
        raise StorageError("field 'reserved': there is no tile {tile}", tile=repr(record.reserved))
    course = _course(record, catalogue)
    return CourseFile(
        record.name,
        course,
        _clients(record, catalogue),
        _numbers(record, course),
        record.collected,
        record.passes,
        record.reserved,
        record.promises,
        Seat(record.winner.name, record.winner.colour) if record.winner else None,
    )


def _record(document: dict[str, object], *, strictly: bool = True) -> CourseRecord:
    """Return the record of a course of any version; raises StorageError."""
    document = migrate(document, document.get("version"), VERSION, MIGRATIONS)
    if not strictly:
        with suppress(*UNFIT):
            return made(CourseRecord, document)
    return record_of(CourseRecord, document)


def course_to_json(course_file: CourseFile) -> dict[str, object]:
    """Return the JSON form of a course, such that older programs read what they can know of."""
    course, winner = course_file.course, course_file.winner
    gate = course.land.gate
    document: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION if is_own(course.land.id) else 1 if winner is None else 2,
        "name": course_file.name,
        "land": _land_to_json(course.land),
        "gate": {"x": gate.x, "y": gate.y, "facing": gate.facing},
        "tiles": [_tile_to_json(course, cell, tile) for cell, tile in course.tiles.items()],
        "hole_numbers": [
            _number_to_json(course, cell, segment, number)
            for (cell, segment), number in course_file.hole_numbers.items()
        ],
        "clients": [client.id for client in course_file.clients],
        "collected": course_file.collected,
        "passes": course_file.passes,
        "reserved": course_file.reserved,
        "promises": list(course_file.promises),
    }
    if winner is not None:
        document["winner"] = {"name": winner.name, "colour": winner.colour}
    return document


def _course(record: CourseRecord, catalogue: Catalogue) -> Course:
    course = empty_course(catalogue.box, _land(record, catalogue))
    index = {design.id: number for number, design in enumerate(catalogue.designs)}
    gate = course.land.gate.cells
    for entry, tile in enumerate(record.tiles):
        cell = pack(tile.x, tile.y)
        if tile.tile not in index:
            raise StorageError(
                "{place}: there is no tile {tile}",
                place=_entry("tiles", entry),
                tile=repr(tile.tile),
            )
        if cell in gate:
            raise StorageError(
                "{place}: the gate lies on ({x}, {y})",
                place=_entry("tiles", entry),
                x=tile.x,
                y=tile.y,
            )
        if cell in course.tiles:
            raise StorageError(
                "{place}: ({x}, {y}) has a tile already",
                place=_entry("tiles", entry),
                x=tile.x,
                y=tile.y,
            )
        course = place(course, cell, turned_tile(index[tile.tile], tile.rotation // 90))
    return course


def _land(record: CourseRecord, catalogue: Catalogue) -> Land:
    """Return the land with the file's gate, which counts where the two differ."""
    gate = Gate(record.gate.x, record.gate.y, record.gate.facing)
    if record.land is None:
        return Land("", "", 0, 0, frozenset(), {}, gate)
    if isinstance(record.land, OwnLandRecord):
        drawn = _drawn_land(record.land, gate)
        if drawn is not None:
            return drawn
        if not (0 <= gate.x <= FARTHEST_GATE and 0 <= gate.y <= FARTHEST_GATE):
            raise StorageError("field 'gate': it lies outside the rows of the land")
        try:
            land = read_land("", "", 0, record.land.points, record.land.rows, gate.facing)
        except ValueError as error:
            raise StorageError("field 'land', field 'rows': {fault}", fault=error) from error
        cells = len(land.free) + len(land.water)
        if cells > MOST_CELLS:
            raise StorageError(
                "field 'land', field 'rows': cells of land and water: {cells}; "
                "at most {most} can be shown",
                cells=cells,
                most=MOST_CELLS,
            )
    else:
        known = catalogue.land_by_id.get(record.land)
        if known is None:
            raise StorageError("field 'land': there is no land {land}", land=repr(record.land))
        land = known
    if land.gate == gate:
        return land
    water = {cell: kind for cell, kind in land.water.items() if cell not in gate.cells}
    return replace(land, gate=gate, free=land.free - gate.cells, water=water)


def _drawn_land(record: OwnLandRecord, gate: Gate) -> Land | None:
    """Return a land that somebody drew (ruling D40); None where it is no sound one, but any."""
    if record.name is None or record.difficulty is None:
        return None
    own = OwnLand(record.name, tuple(record.rows), gate.facing, record.difficulty)
    if fault_of(own) or own.points != record.points or own.land.gate != gate:
        return None
    return own.land


def _clients(record: CourseRecord, catalogue: Catalogue) -> tuple[Client, ...]:
    clients: list[Client] = []
    for entry, identity in enumerate(record.clients):
        client = catalogue.client_by_id.get(identity)
        if client is None:
            raise StorageError(
                "{place}: there is no client {client}",
                place=_entry("clients", entry),
                client=repr(identity),
            )
        if any(type(other) is type(client) for other in clients):
            title = "Mr" if isinstance(client, MrClient) else "Mrs"
            raise StorageError(
                "{place}: there is a {title} Client already",
                place=_entry("clients", entry),
                title=title,
            )
        clients.append(client)
    return tuple(clients)


def _numbers(record: CourseRecord, course: Course) -> Mapping[tuple[int, int], int]:
    """Return the numbers set by hand, checked against the holes.

    Any part of a tied hole may have its number, or several; of numbers that differ the first stands
    (ruling D17).
    """
    numbers: dict[tuple[int, int], int] = {}
    if not record.hole_numbers:
        return MappingProxyType(numbers)
    owners = HoleOwners(course)
    part_of = {step: part for part, hole in enumerate(trace_holes(course)) for step in hole.steps}
    number_of: dict[int, tuple[int, int]] = {}
    for entry, wanted in enumerate(record.hole_numbers):
        spot = _entry("hole_numbers", entry)
        key = (pack(wanted.x, wanted.y), _segment(wanted, course, spot))
        hole, part = owners.of[key], part_of[key]
        number, by = number_of.setdefault(hole, (wanted.number, part))
        if number != wanted.number:
            if part == by:
                raise StorageError(
                    "{place}: its hole has the number {number} already", place=spot, number=number
                )
            # Before parts that look into the same cell were one hole, each had a number.
            continue
        sharing = [one for one, (other, _) in number_of.items() if other == number]
        if len(owners.declared_one(sharing)) < len(sharing):
            raise StorageError(
                "{place}: another hole has the number {number}, and they cannot be declared one",
                place=spot,
                number=number,
            )
        numbers[key] = number
    return MappingProxyType(numbers)


def _segment(wanted: NumberRecord, course: Course, spot: Words) -> int:
    tile = course.tiles.get(pack(wanted.x, wanted.y))
    if tile is None:
        raise StorageError(
            "{place}: there is no tile on ({x}, {y})", place=spot, x=wanted.x, y=wanted.y
        )
    segments = len(course.box.pieces[tile])
    if segments == 2 and wanted.segment is None:
        raise StorageError(
            "{place}: the tile has two segments; field 'segment' is missing", place=spot
        )
    segment = wanted.segment or 0
    if segment >= segments:
        raise StorageError(
            "{place}: the tile has no segment {segment}", place=spot, segment=segment
        )
    return segment


def _entry(name: str, entry: int) -> Words:
    return Words("field {field}, entry {entry}", field=repr(name), entry=entry)


def _land_to_json(land: Land) -> str | dict[str, object] | None:
    if land.id and not is_own(land.id):
        return land.id
    if not land.free and not land.water:
        return None
    rows = list(map_of(land.free, land.water, land.gate))
    told: dict[str, object] = {"rows": rows, "points": land.points}
    return {**told, "name": land.name, "difficulty": land.difficulty} if land.id else told


def _tile_to_json(course: Course, cell: int, tile: int) -> dict[str, object]:
    x, y = unpack(cell)
    return {"tile": course.box.design(tile).id, "x": x, "y": y, "rotation": (tile & 3) * 90}


def _number_to_json(course: Course, cell: int, segment: int, number: int) -> dict[str, object]:
    x, y = unpack(cell)
    has_two = len(course.box.pieces[course.tiles[cell]]) == 2
    return {"x": x, "y": y, **({"segment": segment} if has_two else {}), "number": number}


def check_course(path: Path) -> tuple[Words, list[str]]:
    """Return a summary, and no problem: whatever can be read as a course is one.

    Raises StorageError for what cannot be read.
    """
    course = read_course(path, load_catalogue()).course
    tiles, holes = len(course.tiles), len(trace_holes(course))
    return Words("a course, tiles: {tiles}, holes: {holes}", tiles=tiles, holes=holes), []


def built_courses(rules: DesignerRules, table: View) -> Reading[list[CourseFile]]:
    """Return step by step the courses that a game left when it was over, without names."""
    built = [seat for seat, one in enumerate(table.designers) if one.course and one.course.tiles]
    if not built:
        # It was over before anybody had chosen a land: there is nothing to count.
        return []
    standings = yield from rules.counting(table)
    return [_built_course(table, seat, "", standings) for seat in built]


def built_course(rules: DesignerRules, table: View, seat: int, name: str) -> CourseFile:
    """Return the course of a seat; raises ValueError before its land is chosen.

    Once the game is over the course keeps the hole numbers with which it was counted, and knows who
    won (ruling P8). Promises go along only from a solo game: those of a group are worth something
    in it alone.
    """
    is_over = rules.to_move(table) is None
    return _built_course(table, seat, name, rules.standings(table) if is_over else None)


def _built_course(table: View, seat: int, name: str, standings: Standings | None) -> CourseFile:
    designer, setup = table.designers[seat], table.setup
    course = designer.course
    if course is None:
        raise ValueError("there is no course yet")
    numbers, winner = dict(designer.numbers), None
    if standings is not None:
        numbers = _counted_numbers(standings.assessments[seat])
        if len(standings.winners) == 1 and not setup.is_solo:
            (first,) = standings.winners
            winner = setup.players[first]
    return CourseFile(
        name=name,
        course=course,
        clients=table.clients,
        hole_numbers=numbers,
        collected=len(designer.collected),
        passes=designer.passes if setup.is_solo else 0,
        reserved=None if designer.reserved == NO_TILE else course.box.designs[designer.reserved].id,
        promises=tuple(PROMISES[one] for one in designer.promises) if setup.is_solo else (),
        winner=winner,
    )


def _counted_numbers(assessment: Assessment) -> dict[tuple[int, int], int]:
    """Return the numbers of the holes by (cell, segment).

    Those that are declared one with others are left out: they are found again by themselves.
    """
    return {
        one.hole.steps[0]: one.number
        for one in assessment.numbering.declared
        if one.number and len(one.holes) == 1
    }
