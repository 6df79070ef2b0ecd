"""Where a bubble stands: beside what it tells about, never on it."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

GAP = 10
"""Between a part and the tip of the arrow, in pixels at an interface scale of 1."""


class Side(Enum):
    """The side of the bubble that its arrow leaves from."""

    NONE = "none"
    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


class Stand(NamedTuple):
    """A place for a bubble."""

    corner: QPoint
    side: Side = Side.NONE
    tip: QPoint = QPoint()
    """Where the arrow points at, in the window."""


def stand_beside(
    room: QRect,
    size: QSize,
    parts: Sequence[QRect],
    arrow: int,
    gap: int,
    spared: Sequence[QRect] = (),
) -> Stand:
    """Return where a bubble of a size stands in a room, its arrow at the first of some parts.

    ``arrow`` is how far the arrow reaches out of the bubble. Of the places beside the first part
    those count that hide nothing of any part; of them the one is taken that hides least of what
    is ``spared``. Where there is none it is the corner of the room that hides least of the parts.
    Without parts it stands in the middle.
    """
    if not parts:
        middle = room.center() - QPoint(size.width() // 2, size.height() // 2)
        return Stand(middle)
    first, away = parts[0], arrow + gap
    tried = _beside(first, room, size, away, gap)
    free = [stand for stand in tried if not _hidden(QRect(stand.corner, size), parts)]
    inside = [stand for stand in free if room.contains(QRect(stand.corner, size))]
    if inside:
        return min(inside, key=lambda stand: _hidden(QRect(stand.corner, size), spared))
    last = room.bottomRight() + QPoint(1, 1) - QPoint(size.width(), size.height())
    corners = [
        QPoint(x, y)
        for y in (room.top(), last.y())
        for x in (last.x(), room.left(), _middle(room, size))
    ]
    return Stand(min(corners, key=lambda one: _hidden(QRect(one, size), parts)))


def _middle(room: QRect, size: QSize) -> int:
    return room.center().x() - size.width() // 2


def _beside(part: QRect, room: QRect, size: QSize, away: int, gap: int) -> list[Stand]:
    """Return the places beside a part, the best first, shifted into the room.

    Below a cell of a board stands what it is worth: there the sides come first, where the bubble
    reaches no further down than the cell, and below it that is left to be seen.
    """
    wide, high, middle = size.width(), size.height(), part.center()
    x = max(room.left(), min(middle.x() - wide // 2, room.right() + 1 - wide))
    beside = min(middle.y() - high // 2, part.bottom() + 1 - high)
    y = max(room.top(), min(beside, room.bottom() + 1 - high))
    above = QPoint(middle.x(), part.top() - gap)
    below = QPoint(middle.x(), part.bottom() + gap)
    right = QPoint(part.right() + gap, middle.y())
    left = QPoint(part.left() - gap, middle.y())
    is_square = 10 * abs(part.width() - part.height()) < part.width() + part.height()
    lower = part.bottom() + 1 + away + (part.height() if is_square else 0)
    upright = [
        Stand(QPoint(x, part.top() - away - high), Side.BOTTOM, above),
        Stand(QPoint(x, lower), Side.TOP, below),
    ]
    sideways = [
        Stand(QPoint(part.left() - away - wide, y), Side.RIGHT, left),
        Stand(QPoint(part.right() + 1 + away, y), Side.LEFT, right),
    ]
    return [*sideways, *upright] if is_square else [*upright, *sideways]


def _hidden(bubble: QRect, parts: Sequence[QRect]) -> int:
    """Return how many pixels of some parts a bubble hides."""
    return sum(
        (bubble & part).width() * (bubble & part).height()
        for part in parts
        if bubble.intersects(part)
    )
