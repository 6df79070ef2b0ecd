"""Courses drawn as text, so that a test shows what it is about.

A cell is a word; words stand in rows:

    G  G  .  .          G gate   . free and empty   : outside and empty   ~ pond   = stream
    G  G  ▶  ─0 ╴2!     ▲▶▼◀ tee, by its path side   ╵╶╷╴ green, by its path side   │ ─ └ ┌ ┐ ┘ path
                        ↑→↓← one-way path, by its direction   ┼ crossing   ▒ grass

A digit after a tile asks for its par, then ``!`` puts it outside the land, ``~`` on a pond, ``=``
on a stream, and ``#3`` gives its hole number 3 by hand. Tiles are picked from the real catalogue:
the plainest design that is as asked. A word in ``legend`` stands for a tile asked for otherwise.
Without a gate in the drawing the gate lies far away.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from minigolf_desktop.content.designer import Catalogue, load_catalogue
from minigolf_desktop.model.designer import (
    Assessment,
    Box,
    Course,
    Gate,
    Land,
    Role,
    Tally,
    TileDesign,
    Water,
    assess,
    empty_course,
    place,
    turned_tile,
)
from minigolf_desktop.model.geometry.square import pack, unpack

TEES = dict(zip("▲▶▼◀", range(4), strict=True))
GREENS = dict(zip("╵╶╷╴", range(4), strict=True))
ONE_WAYS = dict(zip("↑→↓←", range(4), strict=True))
PATHS = {"│": (0, 2), "─": (1, 3), "└": (0, 1), "┌": (1, 2), "┐": (2, 3), "┘": (0, 3)}
WATER = {"~": Water.POND, "=": Water.STREAM}
TILE = re.compile(r"(?P<glyph>[^\d!~=#]+)(?P<par>\d)?(?P<ground>[!~=])?(#(?P<number>\d))?")
FAR_AWAY = 40


class Asked(NamedTuple):
    """A design and how it is turned."""

    design: str
    rotation: int = 0


@cache
def catalogue() -> Catalogue:
    return load_catalogue()


@cache
def box() -> Box:
    return Box(catalogue().designs)


def asked(
    *roles: str,
    rotation: int = 0,
    par: int | None = None,
    corner: bool | None = None,
    one_way: bool = False,
    base: bool = True,
    **elements: int,
) -> Asked:
    """Return the plainest design with these segments, and with at least these elements."""
    fitting = [
        design
        for design in catalogue().designs
        if [segment.role.value for segment in design.segments] == list(roles)
        and (design.set == "base") == base
        and par in (None, design.par)
        and any(segment.one_way for segment in design.segments) == one_way
        and corner in (None, any(segment.is_corner for segment in design.segments))
        and all(getattr(design.elements, name) >= count for name, count in elements.items())
    ]
    assert fitting, f"the box has no {roles} with par {par}, {elements}"
    return Asked(min(fitting, key=lambda one: (one.par, sum(one.elements))).id, rotation)


def _plainest(role: Role, sides: tuple[int, ...], par: int | None, one_way: bool) -> int:
    """Return the turned tile with one segment that lies over these sides."""

    def lies(design: TileDesign, rotation: int) -> bool:
        turned = design.segments[0].turned_sides(rotation)
        return turned == sides if one_way else set(turned) == set(sides)

    fitting = [
        (design.par, sum(design.elements), index, rotation)
        for index, design in enumerate(catalogue().designs)
        for rotation in range(4)
        if design.set == "base"
        and len(design.segments) == 1
        and design.segments[0].role is role
        and design.segments[0].one_way == one_way
        and par in (None, design.par)
        and lies(design, rotation)
    ]
    assert fitting, f"the box has no {role} over {sides} with par {par}"
    _, _, index, rotation = min(fitting)
    return turned_tile(index, rotation)


@cache
def tile_of(glyph: str, par: int | None = None) -> int:
    """Return the turned tile of a glyph."""
    if glyph in TEES:
        return _plainest(Role.TEE, (TEES[glyph],), par, False)
    if glyph in GREENS:
        return _plainest(Role.GREEN, (GREENS[glyph],), par, False)
    if glyph in PATHS:
        return _plainest(Role.PATH, PATHS[glyph], par, False)
    if glyph in ONE_WAYS:
        towards = ONE_WAYS[glyph]
        return _plainest(Role.PATH, (towards ^ 2, towards), par, True)
    if glyph == "┼":
        return turned_tile(box().index(asked("path", "path").design), 0)
    assert glyph == "▒", f"there is no tile {glyph!r}"
    return turned_tile(box().index(asked().design), 0)


class Drawn(NamedTuple):
    """A course and the hole numbers drawn on it."""

    course: Course
    numbers: Mapping[tuple[int, int], int]

    def assess(self, *clients: str, final: bool = True, tally: Tally = Tally()) -> Assessment:  # noqa: B008
        known = catalogue().client_by_id
        return assess(
            self.course, [known[one] for one in clients], tally, self.numbers, final=final
        )

    def points(self, condition: str, *clients: str, final: bool = True) -> int:
        return self.assess(*clients, final=final).score.condition(condition).points

    def lines(self, condition: str, *clients: str, final: bool = True):
        """Return (reason, points, cells, number) of the lines; cells as (x, y)."""
        score = self.assess(*clients, final=final).score
        return [
            (line.reason, line.points, [tuple(unpack(cell)) for cell in line.cells], line.number)
            for line in score.condition(condition).lines
        ]


def draw(
    text: str,
    *,
    facing: str = "SE",
    points: int = 10,
    at: tuple[int, int] = (0, 0),
    legend: Mapping[str, Asked] | None = None,
) -> Drawn:
    """Return the course of a drawing whose first word lies at ``at``."""
    free, water, gate, tiles, numbers = set(), {}, [], {}, {}
    rows = [line.split() for line in text.splitlines() if line.strip()]
    for y, row in enumerate(rows, at[1]):
        for x, word in enumerate(row, at[0]):
            cell = pack(x, y)
            if word == "G":
                gate.append((x, y))
                continue
            if word in WATER:
                water[cell] = WATER[word]
                continue
            if word == ":":
                continue
            ground = None
            if word != ".":
                parts = TILE.fullmatch(word)
                assert parts, f"no word of a drawing: {word!r}"
                ground = parts["ground"]
                par = int(parts["par"]) if parts["par"] else None
                if legend and parts["glyph"] in legend:
                    design, rotation = legend[parts["glyph"]]
                    tiles[cell] = turned_tile(box().index(design), rotation)
                else:
                    tiles[cell] = tile_of(parts["glyph"], par)
                if parts["number"]:
                    numbers[(cell, 0)] = int(parts["number"])
            if ground in WATER:
                water[cell] = WATER[ground]
            elif ground is None:
                free.add(cell)
    corner = gate[0] if gate else (at[0] - FAR_AWAY, at[1] - FAR_AWAY)
    land = Land("", "Drawn", 1, points, frozenset(free), water, Gate(*corner, facing))
    assert not gate or {pack(*cell) for cell in gate} == land.gate.cells, "a gate is 2 x 2"
    course = empty_course(box(), land)
    for cell, tile in tiles.items():
        course = place(course, cell, tile)
    return Drawn(course, numbers)


def _glyph(course: Course, tile: int) -> str:
    pieces = course.box.pieces[tile]
    if not pieces:
        return "▒"
    if len(pieces) == 2:
        return "┼" if course.box.design(tile).is_bridge else "%"
    role, sides, par, one_way, *_ = pieces[0]
    glyphs = {Role.TEE: "▲▶▼◀", Role.GREEN: "╵╶╷╴", Role.PATH: "↑→↓←"}[role]
    if role is not Role.PATH or (one_way and sides[0] ^ sides[1] == 2):
        return f"{glyphs[sides[-1]]}{par}"
    known = next(glyph for glyph, joined in PATHS.items() if set(joined) == set(sides))
    return f"{known}{par}"


def drawing(course: Course, numbers: Mapping[tuple[int, int], int] | None = None) -> str:
    """Return the drawing of a course, and what it cannot show: for messages of failed tests."""
    land, tiles = course.land, course.tiles
    shown = {**dict.fromkeys(land.free, "."), **dict.fromkeys(land.gate.cells, "G")}
    shown |= {cell: "~" if kind is Water.POND else "=" for cell, kind in land.water.items()}
    for cell, tile in tiles.items():
        ground = "" if cell in land.free else shown.get(cell, "!")
        shown[cell] = _glyph(course, tile) + ground
    for (cell, segment), number in (numbers or {}).items():
        shown[cell] += f"#{number}" + (f"/{segment}" if segment else "")
    places = {tuple(unpack(cell)): word for cell, word in shown.items()}
    columns = range(min(x for x, _ in places), max(x for x, _ in places) + 1)
    rows = range(min(y for _, y in places), max(y for _, y in places) + 1)
    lines = [" ".join(places.get((x, y), ":").ljust(4) for x in columns).rstrip() for y in rows]
    listing = [
        f"{course.box.design(tile).id}@{tuple(unpack(cell))}r{tile & 3}"
        for cell, tile in tiles.items()
    ]
    head = f"first cell {(columns[0], rows[0])}, gate {land.gate.facing}, {land.points} points"
    return "\n".join(["", head, *lines, " ".join(listing)])
