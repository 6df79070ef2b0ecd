"""What can stand on a tile, where it stands, and how much room it takes.

Pure geometry in hundredths of a tile: painters draw a :class:`Place`, tests measure it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot
from typing import NamedTuple

from minigolf_desktop.model.designer.box import Elements
from minigolf_desktop.ui.designer.art.lanes import Point, Pose, Way

CHEVRON_THICKNESS = 6.0
"""Width of the line of a chevron."""
LAWN = -1
"""Segment of what stands on the grass."""


class Kind(StrEnum):
    """Kinds of things on a tile."""

    PERSON = "person"
    PLAYER = "player"
    """A person on the concrete, with the club at a ball."""
    DOG = "dog"
    TREE = "tree"
    BENCH = "bench"
    POOL = "pool"
    FLOWERS = "flowers"
    PIPE = "pipe"
    TUNNEL = "tunnel"
    """A pipe that fills the path."""
    RAMP = "ramp"
    """A slope of a one-way path: up, then a drop."""
    HUMP = "hump"
    """A slope that is played both ways."""
    MOUND = "mound"
    """The slope round the cup of a green."""
    BRIDGE = "bridge"
    """The slopes of a path that bridges another."""
    POST = "post"
    WEDGE = "wedge"
    BAR = "bar"
    DIAMOND = "diamond"
    CHEVRON = "chevron"
    MAT = "mat"
    CUP = "cup"
    BALL = "ball"


ELEMENT_OF = {
    Kind.PERSON: "people",
    Kind.PLAYER: "people",
    Kind.DOG: "dogs",
    Kind.TREE: "trees",
    Kind.BENCH: "benches",
    Kind.POOL: "pools",
    Kind.FLOWERS: "flowers",
    Kind.PIPE: "pipes",
    Kind.TUNNEL: "pipes",
    Kind.RAMP: "slopes",
    Kind.HUMP: "slopes",
    Kind.MOUND: "slopes",
    Kind.BRIDGE: "slopes",
}
"""Which element of a tile a kind counts as; the other kinds are not counted."""

OBSTACLES = frozenset({Kind.POST, Kind.WEDGE, Kind.BAR, Kind.DIAMOND})
"""Kinds that make an obstacle."""

MARKINGS = frozenset({Kind.MOUND, Kind.BALL})
"""Kinds that lie flat, so that others may stand on them."""


@dataclass(frozen=True, slots=True)
class Place:
    """One thing on a tile."""

    kind: Kind
    x: float
    y: float
    angle: float = 0.0
    """Degrees clockwise: where its front points, 0 is north."""
    size: float = 10.0
    """Radius of a round thing, half the breadth of any other."""
    length: float = 0.0
    """How long it is from back to front; 0 for round things and figures."""
    bend: float = 0.0
    """Radius of the path that a slope lies on, as in :class:`Way`."""
    segment: int = LAWN
    """Index of the segment whose concrete it stands on."""
    seed: int = 0
    """Chooses among the looks of its kind."""
    left_handed: bool = False
    """Whether a person holds the club on the left."""

    def turned(self, rotation: int) -> "Place":
        """Return the place after quarter turns of the tile, clockwise."""
        x, y = Point(self.x, self.y).turned(rotation)
        return replace(self, x=x, y=y, angle=(self.angle + 90 * rotation) % 360)


class Footprint(NamedTuple):
    """Room that a thing takes on the ground."""

    x: float
    y: float
    radius: float
    """Of the disc that holds it all."""
    hull: tuple[Point, ...] = ()
    """Its convex outline; empty when it fills the disc."""


_PERSON = ((-10, -4.6), (-6, -9), (4.5, -14.6), (8.2, -14.4), (10.4, -5), (10.2, 1), (6, 6.2))
PERSON_HULL = (*_PERSON, (-6, 6.2), (-10.2, 1))
"""Person with a club, when half the shoulders measure 10; right-handed."""
_PLAYER = ((-10.2, -4.6), (-6, -10), (6, -10), (10.2, -4.6), (10.2, 2), (7.8, 4.9), (4.6, 6))
PLAYER_HULL = (*_PLAYER, (-4.6, 6), (-7.8, 4.9), (-10.2, 2))
"""The same without the club."""
DOG_HULL = ((-5.8, -6), (-2.4, -12.6), (2.4, -12.6), (5.8, -6), (5.6, 11), (2, 12), (-5.4, 8.6))
"""Dog, when its half breadth measures 5.8."""


def footprint(place: Place) -> Footprint:
    """Return the room that a thing takes, shadows left out."""
    match place.kind:
        case Kind.PERSON:
            return _figure(place, PERSON_HULL, place.size / 10)
        case Kind.PLAYER:
            return _figure(place, PLAYER_HULL, place.size / 10)
        case Kind.DOG:
            return _figure(place, DOG_HULL, place.size / 5.8)
        case Kind.CHEVRON:
            wide, half, back = place.size, place.length / 2, place.length / 2 - CHEVRON_THICKNESS
            arrow = ((-wide, half), (-wide, back), (0, -half), (wide, back), (wide, half))
            return _figure(place, arrow, 1.0)
    if place.length:
        return _band(place)
    return Footprint(place.x, place.y, place.size)


def _figure(place: Place, hull: Iterable[tuple[float, float]], scale: float) -> Footprint:
    pose = Pose(place.x, place.y, place.angle)
    hand = -scale if place.left_handed else scale
    return _of_points(place, pose.offsets((x * hand, -y * scale) for x, y in hull))


def _band(place: Place) -> Footprint:
    """Return the four corners of a long thing, bent with the path it lies on."""
    way = Way(Pose(place.x, place.y, place.angle), 0, place.bend)
    half = place.length / 2
    points = tuple(
        Point(*way.at(along, aside)[:2])
        for along, aside in (
            (half, -place.size),
            (half, place.size),
            (-half, place.size),
            (-half, -place.size),
        )
    )
    return _of_points(place, points)


def _of_points(place: Place, points: tuple[Point, ...]) -> Footprint:
    radius = max(hypot(x - place.x, y - place.y) for x, y in points)
    return Footprint(place.x, place.y, radius, points)


def square(x: float, y: float, half: float) -> Footprint:
    """Return the room of an upright square."""
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    return Footprint(x, y, half * 2**0.5, tuple(Point(*corner) for corner in corners))


def apart(one: Footprint, other: Footprint, margin: float = 0.0) -> bool:
    """Whether two footprints leave at least ``margin`` between them."""
    distance = hypot(one.x - other.x, one.y - other.y)
    if distance >= one.radius + other.radius + margin:
        return True
    return any(
        _parted(one, other, axis, margin) for axis in (*_axes(one, other), *_axes(other, one))
    )


def _axes(shape: Footprint, other: Footprint) -> Iterable[tuple[float, float]]:
    """Return the directions along which two convex shapes may be parted: edges, nearest corner."""
    hull = shape.hull
    for (ax, ay), (bx, by) in zip(hull, hull[1:] + hull[:1], strict=True):
        length = hypot(bx - ax, by - ay)
        if length:
            yield (by - ay) / length, (ax - bx) / length
    if hull and not other.hull:
        nearest = min(hull, key=lambda p: hypot(p.x - other.x, p.y - other.y))
        length = hypot(nearest.x - other.x, nearest.y - other.y)
        if length:
            yield (nearest.x - other.x) / length, (nearest.y - other.y) / length


def _parted(one: Footprint, other: Footprint, axis: tuple[float, float], margin: float) -> bool:
    low, high = _span(one, axis)
    other_low, other_high = _span(other, axis)
    return low - other_high >= margin or other_low - high >= margin


def _span(shape: Footprint, axis: tuple[float, float]) -> tuple[float, float]:
    if not shape.hull:
        middle = shape.x * axis[0] + shape.y * axis[1]
        return middle - shape.radius, middle + shape.radius
    along = [x * axis[0] + y * axis[1] for x, y in shape.hull]
    return min(along), max(along)


def elements_of(places: Iterable[Place]) -> Elements:
    """Count the elements among the things of a tile."""
    counts = dict.fromkeys(Elements._fields, 0)
    for place in places:
        if place.kind in ELEMENT_OF:
            counts[ELEMENT_OF[place.kind]] += 1
    return Elements(**counts)
