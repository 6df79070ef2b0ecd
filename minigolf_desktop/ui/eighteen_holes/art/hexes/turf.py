"""The turf of fairways: soft hubs in the hexes, links between them, rounds in the corners."""

from collections.abc import Iterator
from itertools import combinations
from math import acos, pi, sin, sqrt

from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import neighbour, turned
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import SQRT3, bearing, hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import Ground, unturned_hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import (
    Point,
    Points,
    arc,
    circle,
    turned_points,
)

_HUB = {Terrain.TEE: 0.5, Terrain.GREEN: 0.62}
_USUAL_HUB = 0.655
"""Radii of the hubs by their ground."""
_HALF_WIDTH = 0.485
"""Half the width of a link."""
_FILLET = 0.2
"""Radius of the round in every inner corner."""
SIDE = SQRT3 / 2
"""Distance of a side from the middle of its hex."""


def hub_pieces(ground: Ground, place: int, grown: float = 0.0) -> Iterator[Points]:
    """Yield overlapping pieces of the turf of a hex, grown by a distance, for the unturned face."""
    x, y = middle_of(place)
    radius = _HUB.get(ground.terrain[place], _USUAL_HUB)
    yield circle((x, y), radius + grown)
    for piece in _arms(ground.links[place], radius, grown):
        yield [(x + dx, y + dy) for dx, dy in piece]


def middle_of(place: int) -> Point:
    """Return the middle of a place of the unturned face."""
    middle = hex_centre(unturned_hex(place), 1.0)
    return middle.x(), middle.y()


def _arms(links: frozenset[int], hub: float, grown: float) -> Iterator[Points]:
    """Yield the links of a hub as far as its sides, and the rounds beside and between them."""
    half = _HALF_WIDTH + grown
    for link in links:
        angle = bearing(link)
        yield turned_points([(0, -half), (SIDE, -half), (SIDE, half), (0, half)], angle)
        # Directions count against the clock: the next one lies on the negative side.
        for side, beside in ((-1, turned(link, 1)), (1, turned(link, -1))):
            if beside not in links:
                yield turned_points([(x, side * y) for x, y in _hub_fillet(hub, grown)], angle)
            elif side < 0:
                yield turned_points(_bend_fillet(grown), angle - 30)


def _hub_fillet(hub: float, grown: float) -> Points:
    """Return the round between a hub and a link to the east, on the south side."""
    far, wide = hub + _FILLET, _HALF_WIDTH + _FILLET
    middle = (sqrt(far * far - wide * wide), wide)
    outward = acos(middle[0] / far)
    return [(0, 0), *arc(middle, _FILLET - grown, -pi / 2, outward + pi)]


def _bend_fillet(grown: float) -> Points:
    """Return the round between two links 60 degrees apart, seen along the line between them."""
    middle = ((_HALF_WIDTH + _FILLET) / sin(pi / 6), 0.0)
    radius = _FILLET - grown
    return [(0, 0), *arc(middle, radius, -2 / 3 * pi, pi), *arc(middle, radius, pi, 2 / 3 * pi)]


def cores(ground: Ground, hubs: list[int]) -> Iterator[Points]:
    """Yield the triangles between hubs that are linked all three with each other."""
    for three in combinations(hubs, 3):
        if all(_linked(ground, one, other) for one, other in combinations(three, 2)):
            yield [middle_of(place) for place in three]


def _linked(ground: Ground, one: int, other: int) -> bool:
    here, there = unturned_hex(one), unturned_hex(other)
    return any(neighbour(here, way) == there for way in ground.links[one])
