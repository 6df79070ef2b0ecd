"""Where the path of the season leads: its stations, in units of a map of 1000 x 640."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

MAP = QSizeF(1000, 640)
"""Size of the whole map."""
REACH = 30.0
"""Radius round a station in which it is clicked."""
ROWS = 5
_LEFT, _RIGHT = 96.0, 904.0
_TOP, _STEP = 78.0, 119.0
_SWAYS = (14.0, -13.0, 9.0, -16.0, 12.0, -8.0)
"""How far the stations of a row lie off its middle, in turn."""


def stations(count: int) -> tuple[QPointF, ...]:
    """Return where so many stations lie: in rows to and fro, from the gate to the clubhouse."""
    a_row = -(-count // ROWS)
    found = []
    for number in range(count):
        row, place = divmod(number, a_row)
        along = place / max(1, a_row - 1)
        across = along if row % 2 == 0 else 1 - along
        sway = _SWAYS[(number + row) % len(_SWAYS)]
        found.append(QPointF(_LEFT + (_RIGHT - _LEFT) * across, _TOP + _STEP * row + sway))
    return tuple(found)


def way_through(points: Sequence[QPointF]) -> QPainterPath:
    """Return a smooth line through points, and a little beyond the first and the last."""
    first, last = points[0] - QPointF(150, 40), points[-1] + QPointF(60, 4)
    line = [first, *points, last]
    way = QPainterPath(line[0])
    for place in range(len(line) - 1):
        before, here = line[max(0, place - 1)], line[place]
        there, after = line[place + 1], line[min(len(line) - 1, place + 2)]
        pull = 3.4 if abs(here.y() - there.y()) > _STEP / 2 else 6.0
        way.cubicTo(
            here + (there - before) / pull + _swing(here, there),
            there - (after - here) / pull + _swing(here, there),
            there,
        )
    return way


def _swing(here: QPointF, there: QPointF) -> QPointF:
    """Return how far the line swings outwards where it turns into the next row."""
    if abs(here.y() - there.y()) < _STEP / 2:
        return QPointF()
    return QPointF(44 if here.x() > MAP.width() / 2 else -44, 0)


def fitted(room: QRectF) -> QTransform:
    """Return what takes the map into a room, as large as it may be, in its middle."""
    by = min(room.width() / MAP.width(), room.height() / MAP.height())
    corner = room.center() - QPointF(MAP.width(), MAP.height()) * (by / 2)
    return QTransform().translate(corner.x(), corner.y()).scale(by, by)
