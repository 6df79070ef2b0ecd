"""Points along a way, by how far they lie from its start.

Qt measures the curves of a path anew for each point that it is asked for.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainterPath, QTransform

_FINENESS = 16.0
"""How much larger a way is when it is cut into straight pieces: none is further off than a
thirtieth of a pixel."""


class Spot(NamedTuple):
    """A point of a way."""

    point: QPointF
    angle: float
    """Where the way leads there, in degrees from the east against the clock, as Qt counts."""


def spots_along(way: QPainterPath, lengths: Iterable[float]) -> Iterator[Spot]:
    """Yield the points at some lengths of a way that does not break off, each beyond the last.

    What lies beyond its end is its end; there is nothing on a way of one point.
    """
    corners = [
        corner / _FINENESS
        for part in way.toSubpathPolygons(QTransform.fromScale(_FINENESS, _FINENESS))
        for corner in part.toList()
    ]
    pieces = (QLineF(start, end) for start, end in pairwise(corners))
    piece, passed = next(pieces, None), 0.0
    if piece is None:
        return
    for length in lengths:
        while passed + piece.length() < length:
            following = next(pieces, None)
            if following is None:
                break
            passed += piece.length()
            piece = following
        part = min((length - passed) / piece.length(), 1.0) if piece.length() else 0.0
        yield Spot(piece.pointAt(part), piece.angle())
