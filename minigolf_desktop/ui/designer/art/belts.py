"""Outlines of paths as belts round pulleys: exact to grow, to turn and to measure from.

A belt runs clockwise, as seen on the screen, round its pulleys: a convex pulley has the
concrete on its own side, a concave one (a fillet) lies outside. Growing the shape by k makes a
convex pulley k larger and a concave one k smaller; the tangents follow by themselves. Nothing
here knows Qt. Lengths are hundredths of a tile, angles are degrees clockwise from east.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import asin, atan2, cos, degrees, hypot, radians, sin
from typing import NamedTuple

_HAIR = 1e-6
CENTRE = 50.0
"""Middle of a tile, both ways."""


class Point(NamedTuple):
    """A place on a tile: x to the east, y to the south, 0 to 100."""

    x: float
    y: float

    def turned(self, rotation: int) -> "Point":
        """Return the point after quarter turns of the tile, clockwise."""
        x, y = self
        for _ in range(rotation & 3):
            x, y = 2 * CENTRE - y, x
        return Point(x, y)


class Pulley(NamedTuple):
    """A circle that the belt bends round; radius 0 is a sharp corner."""

    x: float
    y: float
    radius: float = 0.0
    convex: bool = True


class Arc(NamedTuple):
    """The part of the belt on one pulley, then the straight run to the next pulley."""

    x: float
    y: float
    radius: float
    convex: bool
    start: float
    """Direction from the pulley's centre to the first point of the arc, degrees."""
    sweep: float
    """Degrees along the arc: positive clockwise."""
    run: tuple[Point, Point]
    """Straight run that follows."""


Outline = tuple[Pulley, ...]
"""The pulleys of one closed belt, clockwise."""


def turned_outline(outline: Outline, rotation: int) -> Outline:
    """Return the outline after quarter turns of the tile, clockwise."""
    return tuple(
        Pulley(*Point(pulley.x, pulley.y).turned(rotation), pulley.radius, pulley.convex)
        for pulley in outline
    )


def mirrored_outline(outline: Outline) -> Outline:
    """Return the outline with east and west exchanged, still clockwise."""
    return tuple(pulley._replace(x=2 * CENTRE - pulley.x) for pulley in reversed(outline))


@lru_cache(maxsize=512)
def belt(outline: Outline, grown: float = 0.0) -> tuple[Arc, ...]:
    """Return the belt round the pulleys, after growing the shape by ``grown`` units."""
    count = len(outline)
    headings = [_heading(outline[i], outline[(i + 1) % count], grown) for i in range(count)]
    arcs = []
    for i, pulley in enumerate(outline):
        arrive, leave = headings[i - 1], headings[i]
        turn = degrees(leave - arrive) % 360
        sweep = turn if pulley.convex else turn - 360
        arcs.append(
            Arc(
                pulley.x,
                pulley.y,
                abs(_signed(pulley, grown)),
                pulley.convex,
                degrees(arrive) + (-90 if pulley.convex else 90),
                # A pulley that the belt only grazes is not wound round.
                sweep if abs(sweep) < 359.9 else 0.0,
                (
                    _touch(pulley, leave, grown),
                    _touch(outline[(i + 1) % count], leave, grown),
                ),
            )
        )
    return tuple(arcs)


def _heading(here: Pulley, there: Pulley, grown: float) -> float:
    """Return the direction of the belt from one pulley to the next, in radians."""
    east, south = there.x - here.x, there.y - here.y
    offset = _signed(there, grown) - _signed(here, grown)
    lean = max(-1.0, min(1.0, offset / hypot(east, south)))
    return atan2(south, east) - asin(lean)


def _signed(pulley: Pulley, grown: float) -> float:
    """Return the radius after growing, negative for a concave pulley."""
    return pulley.radius + grown if pulley.convex else -max(0.0, pulley.radius - grown)


def _touch(pulley: Pulley, heading: float, grown: float) -> Point:
    """Return where the belt that runs along ``heading`` touches the pulley."""
    radius = _signed(pulley, grown)
    return Point(pulley.x + radius * sin(heading), pulley.y - radius * cos(heading))


class _Run(NamedTuple):
    """A straight run of a belt, ready to be measured from."""

    x: float
    y: float
    east: float
    """Share of each unit along the run that leads east."""
    south: float
    length: float


@lru_cache(maxsize=128)
def _measured(outline: Outline) -> tuple[tuple[_Run, ...], tuple[Arc, ...]]:
    """Return the runs and the arcs of a belt that take any room."""
    arcs = belt(outline)
    runs = []
    for arc in arcs:
        (ax, ay), (bx, by) = arc.run
        length = hypot(bx - ax, by - ay)
        if length > _HAIR:
            runs.append(_Run(ax, ay, (bx - ax) / length, (by - ay) / length, length))
    return tuple(runs), arcs


def clearance(outline: Outline, x: float, y: float) -> float:
    """Return how far (x, y) lies outside the outline, negative inside."""
    runs, arcs = _measured(outline)
    nearest = signed = float("inf")
    for ax, ay, east, south, length in runs:
        aside = (x - ax) * south - (y - ay) * east
        if abs(aside) < nearest:
            along = (x - ax) * east + (y - ay) * south
            if -_HAIR <= along <= length + _HAIR:
                nearest, signed = abs(aside), aside
    for arc in arcs:
        aside = hypot(x - arc.x, y - arc.y) - arc.radius
        if abs(aside) < nearest and _faces(arc, x, y):
            nearest, signed = abs(aside), aside if arc.convex else -aside
    return signed


def _faces(arc: Arc, x: float, y: float) -> bool:
    """Whether the ray from the pulley's centre to (x, y) crosses the arc."""
    turn = degrees(atan2(y - arc.y, x - arc.x)) - arc.start
    if arc.sweep < 0:
        turn = -turn
    # A hair more than the arc, so that no point falls between an arc and the run after it.
    return (turn + _HAIR) % 360 <= abs(arc.sweep) + 2 * _HAIR


class Pose(NamedTuple):
    """A place and a direction: ``angle`` in degrees clockwise from north."""

    x: float
    y: float
    angle: float

    def offset(self, aside: float, ahead: float) -> Point:
        """Return the place so far to the right of the pose and so far before it."""
        return self.offsets(((aside, ahead),))[0]

    def offsets(self, wanted: Iterable[tuple[float, float]]) -> tuple[Point, ...]:
        """Return places, each so far to the right of the pose and so far before it."""
        a = radians(self.angle)
        east, south = cos(a), sin(a)
        return tuple(
            Point(
                self.x + aside * east + ahead * south,
                self.y + aside * south - ahead * east,
            )
            for aside, ahead in wanted
        )


class Way(NamedTuple):
    """Middle line of a path, from where it is entered."""

    start: Pose
    length: float
    bend: float = 0.0
    """Radius of the line: positive bends to the right, negative to the left, 0 is straight."""

    def at(self, along: float, aside: float = 0.0) -> Pose:
        """Return the pose ``along`` units from the start, ``aside`` units to the right."""
        angle = self.start.angle
        if not self.bend:
            return Pose(*self.start.offset(aside, along), angle)
        centre = self.start.offset(self.bend, 0)
        angle += degrees(along / self.bend)
        return Pose(*Pose(*centre, angle).offset(aside - self.bend, 0), angle)

    def turned(self, rotation: int) -> "Way":
        """Return the line after quarter turns of the tile, clockwise."""
        spot = Point(self.start.x, self.start.y).turned(rotation)
        return self._replace(start=Pose(*spot, (self.start.angle + 90 * rotation) % 360))
