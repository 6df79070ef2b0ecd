"""Natural outlines of bunkers, waters and greens: round, uneven, over one hex or several."""

from collections.abc import Collection
from dataclasses import dataclass
from math import cos, pi

from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour, turned
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import SQRT3
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import (
    Point,
    Points,
    angle_of,
    on_circle,
    smooth,
)

_WIDEST = 0.8
"""Radius of a blob at most: with its rim it must not leave its tile."""

_Vertex = tuple[int, int]
"""A corner of hexes, by the sum of the coordinates of the three hexes that meet there."""


@dataclass(frozen=True)
class Bulge:
    """How far a blob fills its hexes."""

    reach: float
    """About its radius, in sides of a hex."""
    wobble: float
    """By how much that differs at most, either way."""
    waist: float
    """Where two hexes join: part of the side between them that is covered, about."""


def blob_loops(places: Collection[Hex], bulge: Bulge, chance: Chance) -> list[Points]:
    """Return the outlines of a blob over connected hexes: clockwise ones, and holes."""
    after: dict[_Vertex, tuple[_Vertex, Hex]] = {}
    for place in places:
        for direction in DIRECTIONS:
            if neighbour(place, direction) not in places:
                # Clockwise on the screen means against the order of the directions.
                start = _vertex(place, direction)
                after[start] = _vertex(place, turned(direction, -1)), place
    loops = []
    while after:
        loops.append(smooth(_controls(_walk(after), bulge, chance)))
    return loops


def _vertex(place: Hex, direction: int) -> _Vertex:
    """Return the corner between a direction and the next."""
    one, other = neighbour(place, direction), neighbour(place, turned(direction, 1))
    return place.q + one.q + other.q, place.r + one.r + other.r


def _walk(after: dict[_Vertex, tuple[_Vertex, Hex]]) -> list[tuple[_Vertex, Hex, Hex]]:
    """Take a closed walk out: its corners, each with the hexes before and behind it."""
    vertex = min(after)
    walk: list[tuple[_Vertex, Hex]] = []
    while vertex in after:
        there, place = after.pop(vertex)
        walk.append((vertex, place))
        vertex = there
    return [
        (here, before, place)
        for (_, before), (here, place) in zip([walk[-1], *walk[:-1]], walk, strict=True)
    ]


def _controls(walk: list[tuple[_Vertex, Hex, Hex]], bulge: Bulge, chance: Chance) -> Points:
    """Return a control point to each corner, and one to each side that is not beside a waist."""
    controls: Points = []
    joins = [before != place for _, before, place in walk]
    waves = {place: _waves(bulge.wobble, chance) for place in sorted({step[2] for step in walk})}
    for k, (vertex, before, place) in enumerate(walk):
        corner = _centre(vertex[0] / 3, vertex[1] / 3)
        if joins[k]:
            middle = _centre((before.q + place.q) / 2, (before.r + place.r) / 2)
            controls.append(_towards(middle, corner, bulge.waist))
            continue
        ends = [corner]
        if not joins[(k + 1) % len(walk)]:
            after = walk[(k + 1) % len(walk)][0]
            ends.append(_towards(corner, _centre(after[0] / 3, after[1] / 3), 0.5))
        x, y = _centre(*place)
        for end in ends:
            angle = angle_of((end[0] - x, end[1] - y))
            swing = sum(
                height * cos(number * angle + start)
                for number, (height, start) in enumerate(waves[place], 1)
            )
            controls.append(on_circle((x, y), min(bulge.reach + swing, _WIDEST), angle))
    return controls


def _waves(wobble: float, chance: Chance) -> list[tuple[float, float]]:
    """Return height and start of the swings about a round: out of the middle, oval, three-sided."""
    return [
        (wobble * part * chance.between(0.6, 1.0), chance.between(0, 2 * pi))
        for part in (0.3, 0.5, 0.35)
    ]


def _towards(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _centre(q: float, r: float) -> Point:
    return 1.5 * q, SQRT3 * (r + q / 2)
