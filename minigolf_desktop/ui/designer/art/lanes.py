"""Shapes of the paths: belts round pulleys, exact to grow, to turn and to measure from.

Which concrete a segment lies on, and the line along its middle.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from minigolf_desktop.model.designer.box import Hazard, Role, Segment, TileDesign
from minigolf_desktop.ui.common.art.shapes import polygon
from minigolf_desktop.ui.common.kept import kept

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


HALF_WIDTH = 17.0
KERB = 5.0
CORNER_RADIUS = 50.0

_NORTH_ENDS = (Pulley(33, -40), Pulley(67, -40))
_SOUTH_ENDS = (Pulley(67, 140), Pulley(33, 140))

STRAIGHT: Outline = (*_NORTH_ENDS, *_SOUTH_ENDS)
"""From south to north."""

ROUND: Outline = (
    Pulley(33, 140),
    Pulley(100, 100, 67),
    Pulley(140, 33),
    Pulley(140, 67),
    Pulley(100, 100, 33, False),
    Pulley(67, 140),
)
"""From south to east."""
_INNER_CORNER = Pulley(74, 74, 7, False)
MITRED: Outline = (
    Pulley(33, 140),
    Pulley(33, 57),
    Pulley(57, 33),
    Pulley(140, 33),
    Pulley(140, 67),
    _INNER_CORNER,
    Pulley(67, 140),
)
TIGHT: Outline = (
    Pulley(33, 140),
    Pulley(67, 67, 34),
    Pulley(140, 33),
    Pulley(140, 67),
    _INNER_CORNER,
    Pulley(67, 140),
)
SQUARE: Outline = (
    Pulley(33, 140),
    Pulley(33, 41),
    Pulley(41, 33),
    Pulley(140, 33),
    Pulley(140, 67),
    _INNER_CORNER,
    Pulley(67, 140),
)

CORNERS = (ROUND, MITRED, SQUARE, TIGHT)

TEE: Outline = (*_NORTH_ENDS, Pulley(58, 58, 9), Pulley(42, 58, 9))
TEE_BULB: Outline = (
    *_NORTH_ENDS,
    Pulley(74, 35.6, 7, False),
    Pulley(50, 48, 20),
    Pulley(26, 35.6, 7, False),
)
TEE_CUT: Outline = (*_NORTH_ENDS, Pulley(67, 60), Pulley(60, 67), Pulley(40, 67), Pulley(33, 60))
TEES = (TEE, TEE_BULB, TEE_CUT)

DISC: Outline = (
    Pulley(33, 140),
    Pulley(24, 76.4, 9, False),
    Pulley(50, 46, 31),
    Pulley(76, 76.4, 9, False),
    Pulley(67, 140),
)
OCTAGON: Outline = (
    Pulley(33, 140),
    Pulley(26, 75, 7, False),
    Pulley(21.5, 58, 2),
    Pulley(21.5, 34, 2),
    Pulley(38, 17.5, 2),
    Pulley(62, 17.5, 2),
    Pulley(78.5, 34, 2),
    Pulley(78.5, 58, 2),
    Pulley(74, 75, 7, False),
    Pulley(67, 140),
)
ROUNDED: Outline = (
    Pulley(33, 140),
    Pulley(26, 76.7, 7, False),
    Pulley(40, 56, 18),
    Pulley(40, 38, 18),
    Pulley(60, 38, 18),
    Pulley(60, 56, 18),
    Pulley(74, 76.7, 7, False),
    Pulley(67, 140),
)
PEAR: Outline = (
    Pulley(33, 140),
    Pulley(24, 79.4, 9, False),
    Pulley(50, 49, 31),
    Pulley(50, 34, 20),
    Pulley(50, 49, 31),
    Pulley(76, 79.4, 9, False),
    Pulley(67, 140),
)
GREENS = (DISC, OCTAGON, PEAR, ROUNDED)

_SHORT_TEE_END = 22.0
_SHORTEST_TEE_END = 19.0
_SMALL_GREEN: Outline = (
    Pulley(33, 140),
    Pulley(25, 77.7, 8, False),
    Pulley(50, 63, 21),
    Pulley(75, 77.7, 8, False),
    Pulley(67, 140),
)
"""Under a short tee; opens to the south."""
_SIDE_GREEN: Outline = (
    Pulley(140, 33),
    Pulley(140, 67),
    Pulley(63.5, 75, 8, False),
    Pulley(40, 55.5, 22.5),
)
"""Under a short tee; opens to the east."""
_END_GREEN: Outline = (*_SOUTH_ENDS, Pulley(46, 93, 13), Pulley(54, 93, 13))
"""What a straight path across leaves of the south."""
_CORNER_GREEN: Outline = (
    *_SOUTH_ENDS,
    Pulley(27, 95.5, 6, False),
    Pulley(46, 80, 18.5),
    Pulley(59, 89, 8),
)
"""What a path from north to east leaves of the south."""


@dataclass(frozen=True, slots=True)
class Lane:
    """The concrete of one segment."""

    role: Role
    outline: Outline
    way: Way
    """Middle line: a tee's and a green's runs inwards from the side that it joins."""
    end: Point
    """Ball on a tee's mat, cup of a green, middle of a path."""

    def turned(self, rotation: int) -> "Lane":
        """Return the lane after quarter turns of the tile, clockwise."""
        return Lane(
            self.role,
            turned_outline(self.outline, rotation),
            self.way.turned(rotation),
            self.end.turned(rotation),
        )


def lanes_of(design: TileDesign) -> tuple[Lane, ...]:
    """Return the lanes of a design at rotation 0, one a segment, in the same order."""
    if len(design.segments) == 2 and not design.is_bridge:
        return _tricky(design.segments[0], design.segments[1])
    return tuple(_lane(design, segment) for segment in design.segments)


def number_of(design: TileDesign) -> int:
    """Return the number in a design's id: neighbours in the list take different shapes."""
    return int(design.id.rsplit("-", 1)[1])


def _lane(design: TileDesign, segment: Segment) -> Lane:
    if segment.role is Role.TEE:
        shape = TEES[number_of(design) % len(TEES)]
        return Lane(Role.TEE, shape, _entry(segment.sides[0], 67), Point(50, 41))
    if segment.role is Role.GREEN:
        crowded = design.elements.pools > 1 or Hazard.SLOPE in segment.hazards
        shape = DISC if crowded else GREENS[number_of(design) % len(GREENS)]
        return Lane(Role.GREEN, shape, _entry(segment.sides[0], 54), Point(50, 46))
    number = number_of(design)
    return path_lane(segment.sides, number + number // 11 if not segment.hazards else 0)


def path_lane(sides: tuple[int, ...], variant: int = 0) -> Lane:
    """Return the lane of a path between two sides; corners come in four shapes."""
    first, second = sides
    if (first ^ second) == 2:
        way = _entry(first, 100)
        outline = STRAIGHT if first % 2 == 0 else turned_outline(STRAIGHT, 1)
    else:
        # A path that is entered from one side and left by the next one clockwise turns left.
        bend = -CORNER_RADIUS if (second - first) % 4 == 1 else CORNER_RADIUS
        way = _entry(first, CORNER_RADIUS * pi / 2)._replace(bend=bend)
        shape = CORNERS[variant % len(CORNERS)]
        corner_first = first if (second - first) % 4 == 1 else second
        outline = turned_outline(shape, corner_first - 1)
    middle = way.at(way.length / 2)
    return Lane(Role.PATH, outline, way, Point(middle.x, middle.y))


def _entry(side: int, length: float) -> Way:
    """Return a straight line inwards from the middle of a side."""
    return Way(Pose(50, 100, 0), length).turned(side - 2)


def _short_tee(end: float) -> Lane:
    outline = (*_NORTH_ENDS, Pulley(59, end - 8, 8), Pulley(41, end - 8, 8))
    return Lane(Role.TEE, outline, _entry(0, end), Point(50, 11))


def _tricky(first: Segment, second: Segment) -> tuple[Lane, Lane]:
    """Return the lanes of a tile with two unconnected segments (ruling D3)."""
    other = second.sides
    if first.role is Role.TEE and second.role is Role.GREEN:
        side = other[0]
        if side == 2:
            return _short_tee(_SHORT_TEE_END), _green(_SMALL_GREEN, side, 37, Point(48, 57))
        if side == 1:
            return _short_tee(_SHORTEST_TEE_END), _green(_SIDE_GREEN, side, 60, Point(40, 55.5))
        outline = mirrored_outline(_SIDE_GREEN)
        return _short_tee(_SHORTEST_TEE_END), _green(outline, side, 60, Point(60, 55.5))
    path = path_lane(other)
    if first.role is Role.TEE:
        return _short_tee(_SHORTEST_TEE_END if not path.way.bend else _SHORT_TEE_END), path
    if not path.way.bend:
        return _green(_END_GREEN, 2, 9, Point(50, 90)), path
    if 1 in other:
        return _green(_CORNER_GREEN, 2, 20, Point(47, 80)), path
    return _green(mirrored_outline(_CORNER_GREEN), 2, 20, Point(53, 80)), path


def _green(outline: Outline, side: int, depth: float, cup: Point) -> Lane:
    return Lane(Role.GREEN, outline, _entry(side, depth), cup)


@kept(1024)
def outline_path(outline: Outline, grown: float = 0.0) -> QPainterPath:
    """Return the path of a belt, after growing the shape by so many units."""
    path = QPainterPath()
    for number, arc in enumerate(belt(outline, grown)):
        box = QRectF(arc.x - arc.radius, arc.y - arc.radius, 2 * arc.radius, 2 * arc.radius)
        a = radians(arc.start)
        first = QPointF(arc.x + arc.radius * cos(a), arc.y + arc.radius * sin(a))
        if number == 0:
            path.moveTo(first)
        else:
            path.lineTo(first)
        if arc.radius and arc.sweep:
            # Qt counts angles against the clock.
            path.arcTo(box, -arc.start, -arc.sweep)
    path.closeSubpath()
    return path


@kept(256)
def ring_path(outline: Outline, width: float) -> QPainterPath:
    """Return the kerb round an outline: the ground within ``width`` units outside it."""
    path = QPainterPath(outline_path(outline, width))
    path.addPath(outline_path(outline))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def band(pose: Pose, bend: float, start: float, end: float, half_width: float) -> QPainterPath:
    """Return the part of a path from ``start`` to ``end``, measured along it from a pose."""
    way = Way(pose, 0, bend)
    steps = 4 if bend else 1
    alongs = [start + (end - start) * k / steps for k in range(steps + 1)]
    left = [way.at(along, -half_width)[:2] for along in alongs]
    right = [way.at(along, half_width)[:2] for along in reversed(alongs)]
    return polygon([*left, *right])
