"""Fairways: soft hubs in the hexes, links between them, mown bands across the line of play."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import acos, cos, pi, radians, sin, sqrt

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex, neighbour, opposite, turned
from minigolf_desktop.ui.art.drawing import fill
from minigolf_desktop.ui.art.hexes import colours
from minigolf_desktop.ui.art.hexes.grid import SQRT3, bearing, hex_centre, hex_polygon, step_vector
from minigolf_desktop.ui.art.hexes.ground import PLACES, Ground, unturned_hex
from minigolf_desktop.ui.art.hexes.polygons import (
    Point,
    Points,
    angle_of,
    arc,
    clipped,
    on_circle,
    union,
)

_HUB = {Terrain.TEE: 0.5, Terrain.GREEN: 0.62}
_USUAL_HUB = 0.655
"""Radii of the hubs by their ground."""
_HALF_WIDTH = 0.485
"""Half the width of a link."""
_FILLET = 0.2
"""Radius of the round in every inner corner."""
_RIM = 0.1
"""Width of the half-high grass round the fairway."""
_SIDE = SQRT3 / 2
"""Distance of a side from the middle of its hex."""
_BAND = SQRT3 / 4
"""Width of a mown band: two periods of dark and light from one hex to the next."""
_FAR = 3.0
"""Longer than any band within its hex."""


@dataclass(frozen=True, eq=False)
class FairwayShape:
    """The fairways of a tile, unturned, in sides of a hex."""

    turf: QPainterPath
    rim: QPainterPath
    bands: QPainterPath


def paint_fairways(painter: QPainter, ground: Ground) -> None:
    """Paint the fairways of a tile in units of a hex's side."""
    shape = fairway_shape(ground.face, ground.terrain)
    if shape.turf.isEmpty():
        return
    painter.save()
    painter.rotate(ground.angle)
    fill(painter, shape.rim, colours.CUT)
    fill(painter, shape.turf, colours.FAIRWAY)
    painter.setClipPath(shape.turf, Qt.ClipOperation.IntersectClip)
    fill(painter, shape.bands, colours.FAIRWAY_BAND)
    painter.restore()


@lru_cache(maxsize=256)
def fairway_shape(face: Face, terrain: tuple[Terrain, ...]) -> FairwayShape:
    """Return the shape of a face's fairways with this ground on its hexes."""
    ground = Ground(face, 0, terrain, frozenset())
    hubs = [place for place in PLACES if ground.links[place]]
    return FairwayShape(
        turf=_mown(ground, hubs, 0.0),
        rim=_mown(ground, hubs, _RIM),
        bands=union([band for place in hubs for band in _bands(ground, place)]),
    )


def _mown(ground: Ground, hubs: list[int], grown: float) -> QPainterPath:
    """Return hubs, links and the rounds between them, all grown by a distance."""
    pieces: list[Points] = []
    discs: list[tuple[Point, float]] = []
    for place in hubs:
        x, y = _middle(place)
        radius = _HUB.get(ground.terrain[place], _USUAL_HUB)
        discs.append(((x, y), radius + grown))
        for piece in _arms(ground.links[place], radius, grown):
            pieces.append([(x + dx, y + dy) for dx, dy in piece])
    pieces += _cores(ground, hubs)
    return union(pieces, discs)


def _middle(place: int) -> Point:
    return hex_centre(unturned_hex(place), 1.0).toTuple()


def _arms(links: frozenset[int], hub: float, grown: float) -> Iterator[Points]:
    """Yield the links of a hub as far as its sides, and the rounds beside and between them."""
    half = _HALF_WIDTH + grown
    for link in links:
        angle = radians(bearing(link))
        yield _turned([(0, -half), (_SIDE, -half), (_SIDE, half), (0, half)], angle)
        # Directions count against the clock: the next one lies on the negative side.
        for side, beside in ((-1, turned(link, 1)), (1, turned(link, -1))):
            if beside not in links:
                yield _turned([(x, side * y) for x, y in _hub_fillet(hub, grown)], angle)
            elif side < 0:
                yield _turned(_bend_fillet(grown), angle - pi / 6)


def _hub_fillet(hub: float, grown: float) -> Points:
    """Return the round between a hub and a link to the east, on the south side."""
    far, wide = hub + _FILLET, _HALF_WIDTH + _FILLET
    middle = (sqrt(far * far - wide * wide), wide)
    inward = acos(middle[0] / far)
    return [(0, 0), *arc(middle, _FILLET - grown, -pi / 2, inward + pi)]


def _bend_fillet(grown: float) -> Points:
    """Return the round between two links 60 degrees apart, seen along the line between them."""
    middle = ((_HALF_WIDTH + _FILLET) / sin(pi / 6), 0.0)
    radius = _FILLET - grown
    return [(0, 0), *arc(middle, radius, -2 / 3 * pi, pi), *arc(middle, radius, pi, 2 / 3 * pi)]


def _cores(ground: Ground, hubs: list[int]) -> Iterator[Points]:
    """Yield the triangles between hexes that are linked all three with each other."""
    for three in combinations(hubs, 3):
        if all(_linked(ground, one, other) for one, other in combinations(three, 2)):
            yield [_middle(place) for place in three]


def _linked(ground: Ground, one: int, other: int) -> bool:
    here, there = unturned_hex(one), unturned_hex(other)
    return any(neighbour(here, way) == there for way in ground.links[one])


def _turned(points: Points, angle: float) -> Points:
    c, s = cos(angle), sin(angle)
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def _bands(ground: Ground, place: int) -> Iterator[Points]:
    """Yield the dark bands of a hex: half of one at each side crossed, one through the middle.

    Where several lines meet, the first goes through; hexes beside the lines continue the bands
    of the main way of play.
    """
    straight = (ground.face.arrow, opposite(ground.face.arrow))
    through, *others = ground.ways[place] or (straight,)
    window = _hex_window(unturned_hex(place))
    ends = ground.terrain[place] not in {Terrain.FAIRWAY, Terrain.LAKE}
    if not ends and len(through) == 2 and opposite(through[0]) != through[1]:
        for band in _bend_bands(place, *through):
            yield clipped(band, window)
        sides = [link for way in others for link in way]
    else:
        sides = [link for way in (through, *others) for link in way]
        if not ends:
            yield clipped(_band(place, through[0], 0.0), window)
    for link in sides:
        yield clipped(_band(place, link, _SIDE), window)


def _band(place: int, link: int, reach: float) -> Points:
    """Return a straight band across a link, so far out from the middle of the hex."""
    x, y = _middle(place)
    inner, outer = reach - _BAND / 2, reach + _BAND / 2
    band = [(inner, -_FAR), (outer, -_FAR), (outer, _FAR), (inner, _FAR)]
    return [(x + dx, y + dy) for dx, dy in _turned(band, radians(bearing(link)))]


def _bend_bands(place: int, one: int, other: int) -> Iterator[Points]:
    """Yield the bands of a bend: wedges round the point that it turns about."""
    x, y = _middle(place)
    if (other - one) % 6 > 3:
        one, other = other, one
    ways = [step_vector(link, 1.0) for link in (one, other)]
    outward = ways[0] + ways[1]
    # Two sides next to each other meet in a corner; others in the middle of the hex between.
    pivot = (x + outward.x() / 3, y + outward.y() / 3)
    if (other - one) % 6 == 2:
        pivot = (x + outward.x(), y + outward.y())
    starts = [angle_of((x + way.x() / 2 - pivot[0], y + way.y() / 2 - pivot[1])) for way in ways]
    sweep = (starts[1] - starts[0] + pi) % (2 * pi) - pi
    for first, last in ((0, 1 / 8), (3 / 8, 5 / 8), (7 / 8, 1)):
        rim = [starts[0] + sweep * part for part in (first, last)]
        yield [pivot, *(on_circle(pivot, _FAR, angle) for angle in rim)]


@lru_cache(maxsize=8)
def _hex_window(place: Hex) -> tuple[Point, ...]:
    return tuple(point.toTuple() for point in hex_polygon(place, 1.0).toList())
