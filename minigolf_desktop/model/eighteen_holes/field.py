"""A course as the ball sees it: hexes by number, with their neighbours and their ground.

Hexes are numbered so that play is arithmetic on small ints: first those of the course, in the
order (q, r), then :data:`MARGIN` rings of open ground around it, which a flight may cross where
the table allows that (ruling H10), and at last one number for everywhere beyond.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from minigolf_desktop.model.eighteen_holes.course import Course, PlacedTile
from minigolf_desktop.model.eighteen_holes.faces import Face, StopKind
from minigolf_desktop.model.eighteen_holes.terrain import CLOSED, Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, STEPS, Hex, neighbour, turned

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
    """Return the terrain of every hex of a course, adjustment tiles laid; corners are rough."""
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
