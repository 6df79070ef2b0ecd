"""A course as the ball sees it: its hexes, their ground, and the fairways that run over them.

Hexes are numbered so that play is arithmetic on small ints: first those of the course, in the
order (q, r), then :data:`MARGIN` rings of open ground around it, which a flight may cross where
the table allows that (ruling H10), and at last one number for everywhere beyond.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.course import (
    CLOSED,
    Course,
    Face,
    LineStop,
    PlacedTile,
    StopKind,
    Terrain,
)
from minigolf_desktop.model.geometry.hexagon import (
    DIRECTIONS,
    STEPS,
    Hex,
    distance,
    neighbour,
    opposite,
    turned,
)
from minigolf_desktop.model.geometry.snapping import nearest_fit

# --- A course as the ball sees it: hexes by number, with their neighbours and their ground

MARGIN = 3
"""Rings of open ground around the course: no flight comes back from farther out."""


@dataclass(frozen=True, eq=False)
class Field:
    """Where golfers stand and balls fly, every hex by its number.

    Fields are compared by identity, which makes them quick keys of caches.
    """

    hexes: tuple[Hex, ...]
    """By number: the coordinates of the course's hexes, then of the margin's."""
    size: int
    """How many hexes the course has: numbers below it are on the course."""
    ground: bytes
    """By number: the :class:`Terrain`, of everywhere beyond too."""
    next: tuple[tuple[int, ...], ...]
    """By direction, then number: the number of the neighbour."""
    tees: tuple[int, ...]
    """By hole: number of its tee's hex."""
    greens: tuple[int, ...]
    """By hole: number of its green's hex."""
    pars: tuple[int, ...]
    tee_boxes: frozenset[int]
    """Every tee box of the course, also of holes that are not in the order of play."""
    number: Mapping[Hex, int]
    """By coordinates: the number of a hex of the course or the margin."""

    @cached_property
    def nineteenth(self) -> "Field | None":
        """The same course with one hole more (ruling H34); None where there is no clubhouse.

        It leads from where the last green lies to the clubhouse, which is a green there: of
        several the nearest. It has no par.
        """
        start = self.greens[-1]
        houses = [place for place, on in enumerate(self.ground) if on == Terrain.CLUBHOUSE]
        if not houses:
            return None
        house = min(houses, key=lambda place: distance(self.hexes[start], self.hexes[place]))
        ground = bytearray(self.ground)
        ground[house] = Terrain.GREEN
        return replace(
            self,
            ground=bytes(ground),
            tees=(*self.tees, start),
            greens=(*self.greens, house),
        )

    def terrain(self, number: int) -> Terrain:
        """Return the ground of a hex."""
        return Terrain(self.ground[number])


@lru_cache(maxsize=4096)
def tile_hexes(tile: PlacedTile) -> tuple[Hex, ...]:
    """Return the hexes of a tile by their place in the face: ring by direction, then centre."""
    centre = tile.centre
    ring = tuple(neighbour(centre, turned(place, tile.turn)) for place in DIRECTIONS)
    return (*ring, centre)


@lru_cache(maxsize=4096)
def corner_hexes(tile: PlacedTile) -> tuple[Hex, ...]:
    """Return the six hexes at the corners of a tile, each shared with up to two more tiles."""
    ring = tile_hexes(PlacedTile(tile.face, tile.place, 0))
    return tuple(neighbour(ring[place], turned(place, 1)) for place in DIRECTIONS)


def ground_of(course: Course, faces: Mapping[str, Face]) -> dict[Hex, Terrain]:
    """Return the terrain of every hex of a course, adjustment tiles laid; corners are rough.

    What a table altered (ruling H35) lies on top of all.
    """
    ground: dict[Hex, Terrain] = {}
    for tile in course.tiles:
        for corner in corner_hexes(tile):
            ground[corner] = Terrain.ROUGH
    for tile in course.tiles:
        ground.update(zip(tile_hexes(tile), faces[tile.face].terrain, strict=True))
    fairway = fairway_hexes(course.tiles, faces)
    for place, terrain in course.adjustments:
        lake = terrain is Terrain.WATER and place in fairway
        ground[place] = Terrain.LAKE if lake else terrain
    ground.update(course.altered)
    return ground


def fairway_hexes(tiles: Iterable[PlacedTile], faces: Mapping[str, Face]) -> frozenset[Hex]:
    """Return the hexes that a fairway line crosses (ruling H3)."""
    found: set[Hex] = set()
    for tile in tiles:
        hexes = tile_hexes(tile)
        for line in faces[tile.face].lines:
            found.update(hexes[stop.place] for stop in line if stop.kind is StopKind.HEX)
    return frozenset(found)


def lay_out(course: Course, faces: Mapping[str, Face]) -> Field:
    """Return the field of a course.

    Raises KeyError where a tile's face, or the tee or green of a hole, is not there: a course is
    checked before it is played.
    """
    ground = ground_of(course, faces)
    inside = sorted(ground)
    margin: list[Hex] = []
    seen = set(inside)
    rim = inside
    for _ in range(MARGIN):
        rim = sorted({neighbour(place, way) for place in rim for way in DIRECTIONS} - seen)
        seen.update(rim)
        margin.extend(rim)
    hexes = (*inside, *margin)
    number = {place: index for index, place in enumerate(hexes)}
    beyond = len(hexes)
    return Field(
        hexes=hexes,
        size=len(inside),
        ground=bytes([*(ground[place] for place in inside)])
        + bytes([Terrain.OUTSIDE]) * (len(margin) + 1),
        next=tuple(
            (*(number.get(Hex(q + step.q, r + step.r), beyond) for q, r in hexes), beyond)
            for step in STEPS
        ),
        tees=tuple(number[hole.tee] for hole in course.holes),
        greens=tuple(number[hole.green] for hole in course.holes),
        pars=tuple(hole.par for hole in course.holes),
        tee_boxes=frozenset(
            number[tile_hexes(tile)[tee.place]]
            for tile in course.tiles
            if (tee := faces[tile.face].tee) is not None
        ),
        number=number,
    )


def ways_to_greens(field: Field) -> tuple[tuple[int, ...], ...]:
    """Return, by hole, how many steps each hex of the course lies from the green on foot.

    A hex from which nobody can walk there is as far as the course has hexes.
    """
    return tuple(_steps_to(field, green) for green in field.greens)


def _steps_to(field: Field, green: int) -> tuple[int, ...]:
    far = [field.size] * field.size
    far[green] = 0
    rim = [green]
    while rim:
        onto = []
        for place in rim:
            for row in field.next:
                there = row[place]
                if field.ground[there] not in CLOSED and far[there] == field.size:
                    far[there] = far[place] + 1
                    onto.append(there)
        rim = onto
    return tuple(far)


# --- Fairways across the tiles of a course: from each tee on to where its line ends


class Fairway(NamedTuple):
    """A fairway that begins at a tee."""

    tee: Hex
    par: int
    """What the tee says."""
    wanted: int
    """Fairway tiles that the tee asks for."""
    tiles: tuple[PlacedTile, ...]
    """The tiles that it runs over, the tee's first."""
    hexes: tuple[Hex, ...]
    """The hexes that it touches in their order: tee, those crossed or passed over, green."""
    green: Hex | None
    """Where it ends; None where it leads into nothing or to another tee."""

    @property
    def between(self) -> int:
        """How many tiles lie between the tee's and the green's."""
        return max(0, len(self.tiles) - 2)


def fairways(tiles: Iterable[PlacedTile], faces: Mapping[str, Face]) -> tuple[Fairway, ...]:
    """Return the fairway of every tee, in the order of the tiles.

    Where two tiles lie on one place, the later one counts.
    """
    laid = {tile.place: tile for tile in tiles}
    return tuple(
        fairway_from(tile, laid, faces)
        for tile in laid.values()
        if faces[tile.face].tee is not None
    )


def fairway_from(
    tile: PlacedTile, laid: Mapping[Hex, PlacedTile], faces: Mapping[str, Face]
) -> Fairway:
    """Return the fairway of the tee of a tile; ``laid`` are the tiles by their place.

    Raises ValueError where the tile has no tee.
    """
    face = faces[tile.face]
    if face.tee is None:
        raise ValueError(f"{face.id} has no tee")
    line = next(line for line in face.lines if line[0].kind is StopKind.TEE)
    tee = tile_hexes(tile)[face.tee.place]
    passed, hexes = [tile], list(_hexes(tile, line))
    while line[-1].kind is StopKind.SIDE:
        way = turned(line[-1].place, tile.turn)
        following = laid.get(neighbour(tile.place, way))
        onward = following and _line_at(faces[following.face], following.turn, opposite(way))
        if not following or not onward or len(passed) > len(laid):
            break
        tile, line = following, onward
        passed.append(tile)
        hexes.extend(_hexes(tile, line))
    last = line[-1]
    green = tile_hexes(tile)[last.place] if last.kind is StopKind.GREEN else None
    return Fairway(tee, face.tee.par, face.tee.fairway_tiles, tuple(passed), tuple(hexes), green)


def _line_at(face: Face, turn: int, side: int) -> tuple[LineStop, ...] | None:
    """Return the line that comes in through a side of a tile, from there on; None without one."""
    wanted = LineStop(StopKind.SIDE, turned(side, -turn))
    for line in face.lines:
        if line[0] == wanted:
            return line
        if line[-1] == wanted:
            return line[::-1]
    return None


def _hexes(tile: PlacedTile, line: tuple[LineStop, ...]) -> Iterable[Hex]:
    hexes = tile_hexes(tile)
    return (hexes[stop.place] for stop in line if stop.kind is not StopKind.SIDE)


class SideMeeting(StrEnum):
    """How one side of a tile meets what lies beyond it."""

    LINKED = "linked"
    """Fairway meets fairway."""
    OPEN = "open"
    """A fairway leaves where no tile lies."""
    CLOSED = "closed"
    """A fairway meets a tile that has none there."""
    PLAIN = "plain"
    """No fairway leaves or arrives."""


# --- How the sides of a tile meet the tiles around it, and the turn in which they link

_FAULT = {SideMeeting.LINKED: -3, SideMeeting.OPEN: 0, SideMeeting.CLOSED: 4, SideMeeting.PLAIN: 0}
"""How much a side speaks against a turn: no link makes up for a fairway that ends at a wall."""


def leaving_sides(tile: PlacedTile, faces: Mapping[str, Face]) -> frozenset[int]:
    """Return the directions in which fairways leave a tile as it lies."""
    return frozenset(turned(side, tile.turn) for side in faces[tile.face].sides())


def sides(
    tile: PlacedTile, tiles: Mapping[Hex, PlacedTile], faces: Mapping[str, Face]
) -> tuple[SideMeeting, ...]:
    """Return how the sides of a tile meet the tiles around it, by direction."""
    leaving = leaving_sides(tile, faces)
    return tuple(
        _side(side in leaving, tiles.get(neighbour(tile.place, side)), opposite(side), faces)
        for side in DIRECTIONS
    )


def linking_turn(
    tile: PlacedTile, tiles: Mapping[Hex, PlacedTile], faces: Mapping[str, Face]
) -> int:
    """Return the turn nearest to that of a tile in which most fairways link and none is closed."""

    def faults(turn: int) -> int:
        return sum(_FAULT[side] for side in sides(tile._replace(turn=turn), tiles, faces))

    return nearest_fit(tile.turn, len(DIRECTIONS), faults, DIRECTIONS)


def _side(
    leaves: bool, beyond: PlacedTile | None, back: int, faces: Mapping[str, Face]
) -> SideMeeting:
    arrives = beyond is not None and back in leaving_sides(beyond, faces)
    if leaves and beyond is None:
        return SideMeeting.OPEN
    if leaves and arrives:
        return SideMeeting.LINKED
    return SideMeeting.CLOSED if leaves or arrives else SideMeeting.PLAIN
