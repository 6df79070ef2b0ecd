"""The fence round a land: rail, posts, and the opening at the gate between two white posts."""

from array import array
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import box, draw_lines, fill, grown, oval
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.designer.art.plot_shape import (
    GATE_RADIUS,
    LANDS,
    gate_turn,
    outline_polygons,
    plot_shape,
)

DISTANCE = 7.0
"""How far outside the land the fence runs."""

_SPACING = 50.0
_OPENING = 30.0
"""Half the opening at the gate."""

_Post = tuple[float, float]


@dataclass(frozen=True, eq=False)
class Fence:
    """The shapes of a fence, in units of 100 a cell."""

    rail: "array[float]"
    """Both ends of each line, four numbers after each other: as lines of Qt, more than a thousand a
    land, they would take seven times as much for as long as the land is kept."""
    posts: QPainterPath
    post_tops: QPainterPath
    gate_posts: tuple[_Post, _Post]


def paint_fence(painter: QPainter, land: Land) -> None:
    """Paint the fence of a land with its shadow, in units of 100 a cell."""
    fence = fence_of(land)
    ends = iter(fence.rail)
    rail = [QLineF(*line) for line in zip(ends, ends, ends, ends, strict=True)]
    for shift_x, shift_y, width, colour, alpha in (
        (3.0, 4.5, 5.0, paint.SHADOW, 0.36),
        (0.0, 0.0, 5.0, paint.RAIL_DARK, 1.0),
        (-0.7, -0.7, 3.6, paint.RAIL_LIGHT, 1.0),
        (0.0, 0.0, 2.6, paint.RAIL, 1.0),
    ):
        painter.translate(shift_x, shift_y)
        draw_lines(painter, rail, colour, width, alpha)
        painter.translate(-shift_x, -shift_y)
    fill(painter, fence.posts.translated(2.4, 3.4), paint.SHADOW, 0.4)
    fill(painter, fence.posts, paint.POST)
    fill(painter, fence.post_tops, paint.POST_LIGHT)
    for x, y in fence.gate_posts:
        fill(painter, oval(x + 4, y + 6, 10), paint.SHADOW, 0.4)
        fill(painter, oval(x, y, 10), paint.GATE_POST)
        fill(painter, oval(x - 1.2, y - 1.4, 7.6), paint.PAINT_WHITE)
        fill(painter, oval(x - 1.2, y - 1.4, 4), paint.PAINT_RED)


@kept(LANDS)
def fence_of(land: Land) -> Fence:
    """Return the fence of a land, which is kept as long as its paths."""
    whole = plot_shape(land).whole
    corners = [corner for loop in outline_polygons(whole) for corner in _corners(loop)]
    middle, gate_posts = _opening(land)
    rail = array("d")
    posts, tops = QPainterPath(), QPainterPath()
    for loop in outline_polygons(grown(whole, DISTANCE)):
        points = _dense(loop, middle)
        for start, end in pairwise(points):
            if min(_apart(start, middle), _apart(end, middle)) >= _OPENING:
                rail.extend((*start, *end))
        for x, y in _post_places(points, corners):
            if _apart((x, y), middle) > _OPENING + 14:
                posts.addPath(box(x - 5, y - 5, 10, 10, 2.5))
                tops.addPath(box(x - 4, y - 4, 6.6, 6.6, 2))
    return Fence(rail, posts, tops, gate_posts)


def _opening(land: Land) -> tuple[_Post, tuple[_Post, _Post]]:
    """Return the middle of the opening and the places of the two white posts."""
    turn = gate_turn(land.gate)
    reach = GATE_RADIUS - (GATE_RADIUS + DISTANCE) * cos(pi / 4)
    side = _OPENING * cos(pi / 4)
    middle, one, other = (
        turn.map(QPointF(reach + shift, reach - shift)) for shift in (0.0, side, -side)
    )
    return (middle.x(), middle.y()), ((one.x(), one.y()), (other.x(), other.y()))


def _corners(loop: list[_Post]) -> list[_Post]:
    """Return the vertices of a loop at which it turns by more than 45 degrees."""
    points = loop[:-1]
    found = []
    for before, here, after in zip(
        points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True
    ):
        ax, ay = here[0] - before[0], here[1] - before[1]
        bx, by = after[0] - here[0], after[1] - here[1]
        if ax * bx + ay * by < 0.7 * hypot(ax, ay) * hypot(bx, by):
            found.append(here)
    return found


def _dense(points: list[_Post], middle: _Post) -> list[_Post]:
    """Return a line with more points near the opening, so that it can be cut there."""
    result = points[:1]
    for start, end in pairwise(points):
        steps = 12 if _apart(start, middle) < 90 else 1
        result += [
            (
                start[0] + (end[0] - start[0]) * step / steps,
                start[1] + (end[1] - start[1]) * step / steps,
            )
            for step in range(1, steps + 1)
        ]
    return result


def _post_places(points: list[_Post], corners: list[_Post]) -> list[_Post]:
    """Return where posts stand on a closed line: at its corners and evenly between them."""
    lengths = [0.0]
    for start, end in pairwise(points):
        lengths.append(lengths[-1] + _apart(start, end))
    total = lengths[-1]
    anchors = []
    for corner in corners:
        x, y = corner
        # Many corners, and many more points: not a call for each pair.
        away = [hypot(here_x - x, here_y - y) for here_x, here_y in points]
        nearest = min(away)
        if nearest < 2 * DISTANCE:
            anchors.append(lengths[away.index(nearest)] % total)
    anchors.sort()
    places = []
    for begin, finish in zip(anchors, [*anchors[1:], anchors[0] + total], strict=True):
        parts = max(1, round((finish - begin) / _SPACING))
        if finish - begin < _SPACING / 3:
            continue
        places += [
            _at((begin + (finish - begin) * part / parts) % total, points, lengths)
            for part in range(parts)
        ]
    return places


def _at(length: float, points: list[_Post], lengths: list[float]) -> _Post:
    """Return the point of a line at a length from its beginning."""
    index = bisect_left(lengths, length, 1)
    if index == len(points):
        return points[-1]
    run = lengths[index] - lengths[index - 1]
    part = (length - lengths[index - 1]) / run if run else 0.0
    (ax, ay), (bx, by) = points[index - 1], points[index]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def _apart(one: _Post, other: _Post) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])
