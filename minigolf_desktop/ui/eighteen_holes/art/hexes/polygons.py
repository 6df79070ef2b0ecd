"""Plane geometry on lists of points: union by winding, clipping to a hex, offsets, smooth curves.

Shapes that overlap are put into one path that is filled by winding, so that no painter needs
Qt's path operations, which are slow on many small curves.
"""

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

Point = tuple[float, float]
Points = list[Point]

_STEP = pi / 28
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
