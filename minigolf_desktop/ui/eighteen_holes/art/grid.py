"""Where hexes and tiles lie on the screen, and outlines on them.

It is the one place that turns hexes into points and back.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import atan2, cos, hypot, pi, sin, sqrt

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from minigolf_desktop.model.eighteen_holes.course import TILE_SPAN, PlacedTile
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, STEPS, Hex, neighbour, turned
from minigolf_desktop.ui.common.art.chance import NamedChance

SQRT3 = sqrt(3)
HEX_HEIGHT = SQRT3
"""Height of a hex, and distance of two neighbours' centres, in units."""
TILE_WIDTH, TILE_HEIGHT = 2.0 * TILE_SPAN, TILE_SPAN * SQRT3
"""Size of a tile in units."""

_CORNERS = (
    (1.0, 0.0),
    (0.5, SQRT3 / 2),
    (-0.5, SQRT3 / 2),
    (-1.0, 0.0),
    (-0.5, -SQRT3 / 2),
    (0.5, -SQRT3 / 2),
)
"""Corners of a hex of side 1, clockwise from the east."""


def hex_centre(place: Hex, unit: float) -> QPointF:
    """Return the middle of a hex."""
    return QPointF(1.5 * place.q * unit, SQRT3 * (place.r + place.q / 2) * unit)


def hex_at(point: QPointF, unit: float) -> Hex:
    """Return the hex that a point lies in."""
    q = point.x() / (1.5 * unit)
    r = point.y() / (SQRT3 * unit) - q / 2
    near_q, near_r, near_s = round(q), round(r), round(-q - r)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s + q + r)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)


def hex_polygon(place: Hex, unit: float, share: float = 1.0) -> QPolygonF:
    """Return the corners of a hex, clockwise from the east; ``share`` of its size is kept."""
    return polygon_round(hex_centre(place, unit), unit * share)


def hex_rect(place: Hex, unit: float) -> QRectF:
    """Return the rectangle round a hex."""
    middle, half = hex_centre(place, unit), unit * SQRT3 / 2
    return QRectF(middle.x() - unit, middle.y() - half, 2 * unit, 2 * half)


def tile_polygon(place: Hex, unit: float, share: float = 1.0) -> QPolygonF:
    """Return the corners of a tile by its tile coordinates, clockwise from the east."""
    return polygon_round(tile_centre(place, unit), unit * TILE_SPAN * share)


def tile_centre(place: Hex, unit: float) -> QPointF:
    """Return the middle of a tile by its tile coordinates."""
    return hex_centre(Hex(TILE_SPAN * place.q, TILE_SPAN * place.r), unit)


def tile_at(point: QPointF, unit: float) -> Hex:
    """Return the tile coordinates of the place for a tile that a point lies in."""
    return hex_at(point, TILE_SPAN * unit)


def polygon_round(centre: QPointF, side: float) -> QPolygonF:
    """Return a hexagon with a flat upper side round a point, clockwise from the east."""
    return QPolygonF([QPointF(centre.x() + side * x, centre.y() + side * y) for x, y in _CORNERS])


def tile_corner(place: Hex, corner: int, unit: float, share: float = 1.0) -> QPointF:
    """Return a corner of a tile, 0 to 5 clockwise from the east.

    ``share`` tells how far out towards it: 1 is the corner itself, 0 the middle.
    """
    x, y = _CORNERS[corner % 6]
    reach = TILE_SPAN * unit * share
    return tile_centre(place, unit) + QPointF(reach * x, reach * y)


def is_corner(place: Hex) -> bool:
    """Return whether tiles meet in a hex by their corners; any other belongs to one tile."""
    return (place.q - place.r) % TILE_SPAN == 0 and place.q % TILE_SPAN != 0


def step_vector(direction: int, unit: float) -> QPointF:
    """Return the way from a hex to its neighbour in a direction of the model."""
    return hex_centre(STEPS[direction], unit)


def bearing(direction: int) -> float:
    """Return a direction as an angle in degrees, clockwise from the east: north is -90."""
    return 30.0 - 60.0 * direction


def aim_number(direction: int) -> int:
    """Return what players call a direction: 1 is north, then clockwise to 6."""
    return (2 - direction) % 6 + 1


def direction_of_aim(number: int) -> int:
    """Return the direction that players call 1 to 6, clockwise from north."""
    return (3 - number) % 6


def tiles_rect(tiles: Iterable[PlacedTile], unit: float) -> QRectF:
    """Return the rectangle round tiles; empty without any."""
    area = QRectF()
    for tile in tiles:
        area = area.united(tile_polygon(tile.place, unit).boundingRect())
    return area


Point = tuple[float, float]
Points = list[Point]

_STEP = pi / 18
"""Longest step of an arc that is drawn with straight lines."""

_FINENESS = 6
"""Points to each piece of a smooth curve."""


def on_circle(middle: Point, radius: float, angle: float) -> Point:
    """Return a point on a circle; the angle is in radians, clockwise from the east."""
    return middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)


def angle_of(way: Point) -> float:
    """Return the angle of a way in radians, clockwise from the east."""
    return atan2(way[1], way[0])


def arc(middle: Point, radius: float, start: float, end: float) -> Points:
    """Return points on an arc, its ends included, the shorter way round."""
    sweep = (end - start + pi) % (2 * pi) - pi
    count = max(1, round(abs(sweep) / _STEP))
    return [on_circle(middle, radius, start + sweep * k / count) for k in range(count + 1)]


def circle(middle: Point, radius: float) -> Points:
    """Return points on a circle, clockwise on the screen."""
    count = round(2 * pi / _STEP)
    return [on_circle(middle, radius, _STEP * k) for k in range(count)]


def area_of(points: Sequence[Point]) -> float:
    """Return the area of a polygon: positive when it is walked clockwise on the screen."""
    following = [*points[1:], points[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, following, strict=True)) / 2


def outline(loops: Iterable[Sequence[Point]]) -> QPainterPath:
    """Return closed loops as one path; loops inside others are holes."""
    path = QPainterPath()
    for loop in loops:
        # Rounded, for exponents of numbers near nought are not read by all that read pictures.
        path.addPolygon(QPolygonF([QPointF(round(x, 6), round(y, 6)) for x, y in loop]))
        path.closeSubpath()
    return path


def union(pieces: Iterable[Sequence[Point]]) -> QPainterPath:
    """Return overlapping polygons as one path that is filled whole."""
    # Pieces that ran against each other would be taken out of each other.
    path = outline(piece if area_of(piece) > 0 else piece[::-1] for piece in pieces)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def clipped(points: Sequence[Point], window: Sequence[Point]) -> Points:
    """Return the part of a polygon inside a convex window.

    Parts of a polygon that is not convex may hang together by an edge of the window.
    """
    result = list(points)
    if not result:
        return result
    if area_of(window) < 0:
        window = window[::-1]
    for (left, top), end in zip(window, [*window[1:], window[0]], strict=True):
        across, down = end[0] - left, end[1] - top
        # On which side of the edge each point lies: 0 and more is inside.
        sides = [across * (y - top) - down * (x - left) for x, y in result]
        if min(sides) >= 0:
            continue
        if max(sides) < 0:
            return []
        given, result = result, []
        here, inside = given[0], sides[0]
        for after, next_inside in zip([*given[1:], given[0]], [*sides[1:], sides[0]], strict=True):
            if inside >= 0:
                result.append(here)
            if inside * next_inside < 0:
                part = inside / (inside - next_inside)
                result.append(
                    (here[0] + (after[0] - here[0]) * part, here[1] + (after[1] - here[1]) * part)
                )
            here, inside = after, next_inside
    return result


def smooth(controls: Sequence[Point]) -> Points:
    """Return points on the closed quadratic B-spline of some control points."""
    curve: Points = []
    for before, here, after in zip(
        [controls[-1], *controls[:-1]], controls, [*controls[1:], controls[0]], strict=True
    ):
        start = (before[0] + here[0]) / 2, (before[1] + here[1]) / 2
        end = (here[0] + after[0]) / 2, (here[1] + after[1]) / 2
        for k in range(_FINENESS):
            t = k / _FINENESS
            a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
            curve.append(
                (a * start[0] + b * here[0] + c * end[0], a * start[1] + b * here[1] + c * end[1])
            )
    return curve


def offset(loop: Sequence[Point], distance: float, shift: Point = (0.0, 0.0)) -> Points:
    """Return a smooth clockwise loop moved outwards by a distance, then as a whole by a shift."""
    moved = []
    for before, here, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        along = after[0] - before[0], after[1] - before[1]
        length = hypot(*along) or 1.0
        moved.append(
            (
                here[0] + along[1] / length * distance + shift[0],
                here[1] - along[0] / length * distance + shift[1],
            )
        )
    return moved


def turned_points(points: Iterable[Point], degrees: float) -> Points:
    """Return points turned clockwise round the origin."""
    c, s = cos(degrees * pi / 180), sin(degrees * pi / 180)
    return [(x * c - y * s, x * s + y * c) for x, y in points]


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


def blob_loops(places: Collection[Hex], bulge: Bulge, chance: NamedChance) -> list[Points]:
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


def _controls(walk: list[tuple[_Vertex, Hex, Hex]], bulge: Bulge, chance: NamedChance) -> Points:
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


def _waves(wobble: float, chance: NamedChance) -> list[tuple[float, float]]:
    """Return height and start of the swings about a round: out of the middle, oval, three-sided."""
    return [
        (wobble * part * chance.between(0.6, 1.0), chance.between(0, 2 * pi))
        for part in (0.3, 0.5, 0.35)
    ]


def _towards(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _centre(q: float, r: float) -> Point:
    return 1.5 * q, SQRT3 * (r + q / 2)
