"""The JSON form of a course of 18 Holes: in files of courses and in the set-ups of games.

A course that is not finished has its form too. What the form may not hold is a contradiction: two
tiles on a place, or two adjustment tiles on a hex.
"""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from minigolf_desktop.model.eighteen_holes.course import (
    MOST_HOLES,
    TILE_SPAN,
    Adjustment,
    Course,
    Hole,
    PlacedTile,
)
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex

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


def course_to_json(course: Course) -> dict[str, Any]:
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


def _place(spot: str, fields: dict[str, Any], farthest: int) -> Hex:
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


def _object(spot: str, data: object, names: tuple[str, ...]) -> dict[str, Any]:
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
