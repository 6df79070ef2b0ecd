"""Where pawns and signs can stand on the tiles of a hole without hiding anything.

Lengths are in units of 100 a cell.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import dist, inf

from PySide6.QtCore import QPointF, QRectF, QSizeF

_STEPS = 15
"""So many places are tried along each side of a cell."""
_HIDDEN = 10.0
"""A square unit of something hidden weighs as much as so many units of way from the best place."""


def free_place(
    cell: QRectF, size: QSizeF, near: QPointF, taken: Iterable[QRectF], edge: float = 2.0
) -> QRectF:
    """Return where in a cell something of a size hides least, as near to a point as can be.

    ``taken`` is what is not to be hidden; ``edge`` is kept free along the sides of the cell where
    the cell is large enough.
    """
    wide, high = size.width(), size.height()
    left, right = _span(cell.left(), cell.right(), wide, edge)
    top, bottom = _span(cell.top(), cell.bottom(), high, edge)
    kept = [
        (room.left(), room.top(), room.right(), room.bottom())
        for room in taken
        if room.intersects(cell)
    ]
    steps = [part / _STEPS for part in range(_STEPS + 1)]
    middle = near.x() - wide / 2, near.y() - high / 2
    corners = (
        (left + (right - left) * x, top + (bottom - top) * y) for x, y in product(steps, steps)
    )
    places = sorted((dist(corner, middle), corner) for corner in corners)
    best, found = inf, (left, top)
    for far, (x, y) in places:
        if far >= best:
            # Nothing further away can be better.
            break
        cost = far + _HIDDEN * _hidden(x, y, x + wide, y + high, kept)
        if cost < best:
            best, found = cost, (x, y)
    return QRectF(QPointF(*found), size)


def _span(first: float, last: float, length: float, edge: float) -> tuple[float, float]:
    """Return where something may begin along a side; all in its middle where it is too long."""
    room = last - first - length
    edge = max(0.0, min(edge, room / 2))
    if room < 0:
        return first + room / 2, first + room / 2
    return first + edge, last - edge - length


def _hidden(
    left: float,
    top: float,
    right: float,
    bottom: float,
    kept: Sequence[tuple[float, float, float, float]],
) -> float:
    """Return how many square units of what is kept a rectangle would hide."""
    area = 0.0
    for first, upper, last, lower in kept:
        if first < right and last > left and upper < bottom and lower > top:
            wide = min(right, last) - max(left, first)
            area += wide * (min(bottom, lower) - max(top, upper))
    return area


def round_point(middle: QPointF, radius: float) -> QRectF:
    """Return the square round a disc."""
    return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
