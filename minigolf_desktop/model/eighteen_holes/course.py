"""A course: tiles on the hex grid, adjustment tiles upon them, the order of the holes (H1 to H3).

A face of a tile is described unturned. Its ring hex ``i`` lies in direction ``i`` from the centre;
a tile turned by ``n`` has it in direction ``i + n``, that is n turns counter-clockwise.

The JSON form of a course is that of files and of the set-ups of games. A course that is not
finished has its form too. What the form may not hold is a contradiction: two tiles on a place, or
two adjustment tiles on a hex.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from functools import cached_property
from typing import NamedTuple, TypeVar

from minigolf_desktop.model.geometry.hexagon import Hex, rotated

# --- What a hex of the course is covered with (rule book, hazards and other tiles; ruling H3)


class Terrain(IntEnum):
    """The kinds of ground."""

    ROUGH = 0
    FAIRWAY = 1
    TEE = 2
    GREEN = 3
    BUNKER = 4
    WATER = 5
    """Lies as rough once the turn is missed."""
    LAKE = 6
    """Water on a fairway: lies as fairway once the turn is missed."""
    TREES = 7
    """Fenced: stops the ball on the hex before."""
    CLUBHOUSE = 8
    """Can be flown over; to land on it is out of bounds."""
    OUTSIDE = 9
    """Open ground off the course."""


TERRAIN_NAMES = {terrain.name.lower(): terrain for terrain in Terrain if terrain < Terrain.OUTSIDE}
"""Kinds of ground that a tile may have, by their name in files."""

GOOD_LIES = frozenset({Terrain.FAIRWAY, Terrain.TEE, Terrain.GREEN, Terrain.LAKE})
"""Ground from which a shot goes its whole distance; anything else is rough."""

WATERS = frozenset({Terrain.WATER, Terrain.LAKE})
CLOSED = frozenset({Terrain.TREES, Terrain.CLUBHOUSE, Terrain.OUTSIDE})
"""Ground that no golfer can stand on."""


# --- A course: tiles on the hex grid, adjustment tiles upon them, and the order of the holes

TILE_SPAN = 3
"""Hexes from the centre of a tile to that of its neighbour (ruling H1)."""

MOST_HOLES = 18


class PlacedTile(NamedTuple):
    """A tile of the course."""

    face: str
    """Id of the face that lies up."""
    place: Hex
    """In tile coordinates: its centre is the hex at three times these."""
    turn: int
    """Turns of 60 degrees counter-clockwise, 0 to 5."""

    @property
    def centre(self) -> Hex:
        """The hex in the middle."""
        return Hex(TILE_SPAN * self.place.q, TILE_SPAN * self.place.r)


class Adjustment(NamedTuple):
    """An adjustment tile laid on one hex (ruling H17)."""

    place: Hex
    terrain: Terrain
    """Bunker, water, trees or rough; water on a fairway is a lake."""


class Hole(NamedTuple):
    """A hole: where it begins, where it ends, and its par."""

    tee: Hex
    green: Hex
    par: int


@dataclass(frozen=True)
class Course:
    """A course as it is played: the first hole is ``holes[0]``."""

    id: str
    """Of a preset course; empty for one of the player's own."""
    name: str
    tiles: tuple[PlacedTile, ...]
    adjustments: tuple[Adjustment, ...]
    holes: tuple[Hole, ...]
    altered: tuple[Adjustment, ...] = ()
    """Hexes whose ground is another than what lies there, as if it were printed so; a table wants
    its hazards like that (ruling H35), and no file of a course tells it."""

    @property
    def par(self) -> int:
        """Sum of the pars."""
        return sum(hole.par for hole in self.holes)

    def is_laid_like(self, other: "Course") -> bool:
        """Return whether another course has the same ground and holes, whatever its name."""
        return (
            self.holes == other.holes
            and set(self.tiles) == set(other.tiles)
            and set(self.adjustments) == set(other.adjustments)
            and set(self.altered) == set(other.altered)
        )


def turned_course(course: Course, left: int) -> Course:
    """Return a course after ``left`` turns of 60 degrees counter-clockwise."""

    def turn(adjustments: tuple[Adjustment, ...]) -> tuple[Adjustment, ...]:
        return tuple(one._replace(place=rotated(one.place, left)) for one in adjustments)

    return replace(
        course,
        tiles=tuple(
            tile._replace(place=rotated(tile.place, left), turn=(tile.turn + left) % 6)
            for tile in course.tiles
        ),
        adjustments=turn(course.adjustments),
        altered=turn(course.altered),
        holes=tuple(
            Hole(rotated(hole.tee, left), rotated(hole.green, left), hole.par)
            for hole in course.holes
        ),
    )


# --- The faces of the course tiles: seven hexes each, printed on both sides (rulings H1, H2)

CENTRE = 6
"""Place of the centre hex in a face; the ring hexes have the places 0 to 5, their directions."""


class FaceKind(StrEnum):
    """What a face is for when a course is built."""

    TEE = "tee"
    FAIRWAY = "fairway"
    GREEN = "green"


class StopKind(StrEnum):
    """What a fairway line meets on its way."""

    HEX = "hex"
    """A hex that the fairway crosses."""
    GAP = "gap"
    """A hex that is passed over without fairway."""
    SIDE = "side"
    """The middle of a side of the tile, where the line goes on."""
    TEE = "tee"
    GREEN = "green"


class LineStop(NamedTuple):
    """One stop of a fairway line."""

    kind: StopKind
    place: int
    """Place of the hex in the face, or the side (0 to 5)."""


class TeeBox(NamedTuple):
    """The tee of a face."""

    place: int
    """Place of its hex in the face."""
    par: int
    fairway_tiles: int
    """Fairway tiles to lay between this tile and the green's."""


@dataclass(frozen=True)
class Face:
    """One side of a course tile."""

    id: str
    """Number of the tile and A or B: ``07B``."""
    kind: FaceKind
    stars: int
    """Difficulty, 1 to 3."""
    terrain: tuple[Terrain, ...]
    """Of the six ring hexes by direction, then of the centre."""
    lines: tuple[tuple[LineStop, ...], ...]
    """The fairways, each from end to end."""
    tee: TeeBox | None
    greens: tuple[int, ...]
    """Places of the greens."""
    arrow: int
    """Direction of the main way of play."""

    @cached_property
    def tile(self) -> int:
        """Number of the tile, 1 to 49: both of its faces have it."""
        return int(self.id[:-1])

    @property
    def is_whole_hole(self) -> bool:
        """Whether a tee's line ends on a green of the same face: a whole par 3 (ruling H2)."""
        return any(
            {StopKind.TEE, StopKind.GREEN} <= {stop.kind for stop in line} for line in self.lines
        )

    def sides(self) -> frozenset[int]:
        """Return the sides that a fairway leaves through."""
        return frozenset(
            stop.place for line in self.lines for stop in line if stop.kind is StopKind.SIDE
        )


# --- The JSON form of a course of 18 Holes: in files of courses and in the set-ups of games

MOST_TILES = 49
MOST_ADJUSTMENTS = 21
LONGEST_NAME = 80
"""Letters of a course's name at most."""
FARTHEST_TILE = 100
"""Largest tile coordinate that a file may say."""
FARTHEST_HEX = TILE_SPAN * (FARTHEST_TILE + 1)

_FACE = re.compile(r"(0[1-9]|[1-4][0-9])[AB]")
_ID = re.compile(r"([a-z0-9]+(-[a-z0-9]+)*)?")
_KINDS = {
    terrain.name.lower(): terrain
    for terrain in (Terrain.ROUGH, Terrain.BUNKER, Terrain.WATER, Terrain.TREES)
}
"""Ground that adjustment tiles show, by name."""

ValueT = TypeVar("ValueT")


class CourseFormatError(ValueError):
    """The JSON of a course is not of the form; the message names the field."""


def course_to_json(course: Course) -> dict[str, object]:
    """Return the JSON form of a course."""
    return {
        "id": course.id,
        "name": course.name,
        "tiles": [
            {"face": tile.face, **_hex_to_json(tile.place), "turn": tile.turn}
            for tile in course.tiles
        ],
        "adjustments": [
            {**_hex_to_json(one.place), "kind": one.terrain.name.lower()}
            for one in course.adjustments
        ],
        "holes": [
            {"tee": _hex_to_json(hole.tee), "green": _hex_to_json(hole.green), "par": hole.par}
            for hole in course.holes
        ],
    }


def course_from_json(data: object) -> Course:
    """Return the course of a JSON value; raises CourseFormatError."""
    fields = _object("course", data, ("id", "name", "tiles", "adjustments", "holes"))
    course = Course(
        id=_text("field id", fields["id"], _ID),
        name=_name(fields["name"]),
        tiles=_list("tile", "tiles", fields["tiles"], MOST_TILES, _tile),
        adjustments=_list(
            "adjustment", "adjustments", fields["adjustments"], MOST_ADJUSTMENTS, _adjustment
        ),
        holes=_list("hole", "holes", fields["holes"], MOST_HOLES, _hole),
    )
    _refuse_two("tiles", [tile.place for tile in course.tiles])
    _refuse_two("adjustments", [one.place for one in course.adjustments])
    return course


def _hex_to_json(place: Hex) -> dict[str, int]:
    return {"q": place.q, "r": place.r}


def _tile(spot: str, data: object) -> PlacedTile:
    fields = _object(spot, data, ("face", "q", "r", "turn"))
    return PlacedTile(
        _text(f"{spot}, field face", fields["face"], _FACE),
        _place(spot, fields, FARTHEST_TILE),
        _whole(f"{spot}, field turn", fields["turn"], 0, 5),
    )


def _adjustment(spot: str, data: object) -> Adjustment:
    fields = _object(spot, data, ("q", "r", "kind"))
    kind = fields["kind"]
    if not isinstance(kind, str) or kind not in _KINDS:
        raise CourseFormatError(f"{spot}, field kind: one of {', '.join(_KINDS)} is wanted")
    return Adjustment(_place(spot, fields, FARTHEST_HEX), _KINDS[kind])


def _hole(spot: str, data: object) -> Hole:
    fields = _object(spot, data, ("tee", "green", "par"))
    tee, green = (
        _place(where, _object(where, fields[name], ("q", "r")), FARTHEST_HEX)
        for name, where in ((name, f"{spot}, field {name}") for name in ("tee", "green"))
    )
    return Hole(tee, green, _whole(f"{spot}, field par", fields["par"], 3, 5))


def _place(spot: str, fields: dict[str, object], farthest: int) -> Hex:
    q, r = (_whole(f"{spot}, field {name}", fields[name], -farthest, farthest) for name in "qr")
    return Hex(q, r)


def _name(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_NAME:
        raise CourseFormatError(f"field name: a text of at most {LONGEST_NAME} letters is wanted")
    return value


def _text(spot: str, value: object, pattern: re.Pattern[str]) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_NAME or not pattern.fullmatch(value):
        raise CourseFormatError(f"{spot}: not one that there can be")
    return value


def _list(
    thing: str, name: str, data: object, most: int, read: Callable[[str, object], ValueT]
) -> tuple[ValueT, ...]:
    if not isinstance(data, list) or len(data) > most:
        raise CourseFormatError(f"field {name}: a list of at most {most} is wanted")
    return tuple(read(f"{thing} {number}", one) for number, one in enumerate(data, 1))


def _object(spot: str, data: object, names: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(data, dict) or set(data) != set(names):
        raise CourseFormatError(f"{spot}: an object with the fields {', '.join(names)} is wanted")
    return data


def _whole(spot: str, value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise CourseFormatError(f"{spot}: a whole number from {least} to {most} is wanted")
    return value


def _refuse_two(name: str, places: list[Hex]) -> None:
    seen: set[Hex] = set()
    for place in places:
        if place in seen:
            raise CourseFormatError(f"field {name}: two lie at q {place.q}, r {place.r}")
        seen.add(place)
