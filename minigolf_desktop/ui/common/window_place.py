"""Where a window stands on a display, so that its frame and all of it can be seen.

A display and the frame of a window are given as figures, so nothing here asks for a screen.
"""

from typing import NamedTuple

from PySide6.QtCore import QMargins, QPoint, QRect, QSize

FIRST_SIZE = QSize(1366, 768)
"""Size inside the frame that a window has the first time, where there is room for it."""

USUAL_FRAME = QMargins(1, 37, 1, 1)
"""Frame of a window before the desktop has given it one: the title bars of the usual desktops
are 28 to 37 logical pixels high."""


class Place(NamedTuple):
    """Where a window stands."""

    inside: QRect
    """What is within its frame, in logical pixels of the desktop."""
    fills: bool = False
    """Whether it is to fill the display: there was less room than it wanted."""


def room_inside(area: QSize, frame: QMargins) -> QSize:
    """Return how large a window may be inside its frame.

    ``area`` is the work area: a display without its task bars.
    """
    return area.shrunkBy(frame)


def first_place(area: QRect, frame: QMargins, wanted: QSize = FIRST_SIZE) -> Place:
    """Return where a window stands the first time: in the middle of the work area."""
    room = area.marginsRemoved(frame)
    size = wanted.boundedTo(room.size())
    left = room.left() + (room.width() - size.width()) // 2
    top = room.top() + (room.height() - size.height()) // 2
    return Place(QRect(QPoint(left, top), size), fills=size != wanted)


def kept_inside(inside: QRect, area: QRect, frame: QMargins) -> QRect:
    """Return a place of a window moved, and made smaller if need be, until all of it is seen."""
    room = area.marginsRemoved(frame)
    kept = QRect(inside.topLeft(), inside.size().boundedTo(room.size()))
    kept.moveLeft(min(max(kept.left(), room.left()), room.right() + 1 - kept.width()))
    kept.moveTop(min(max(kept.top(), room.top()), room.bottom() + 1 - kept.height()))
    return kept
