"""A picture of what stands on a board, a little larger than the window onto it.

Where the window comes to a part of the board that is in the picture, that part is copied; only
what is new, or was spoiled, is painted. Lengths are device pixels; the board's origin is that of
all places.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import cast

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter, QPixmap, QRegion

_AHEAD = 96
"""How much is kept beyond the window: a drag paints now and then, not at every step."""

Painting = Callable[[QPixmap, QRegion, QPoint], None]
"""Paints a part of the board into a picture; is told where the board's origin is in the picture."""


class Canvas:
    """Keeps what a window shows, and some more round it.

    The picture repeats itself over the board: a place of the board has its place in the picture
    wherever the window is, so that moving the window moves nothing in it.
    """

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._kept = QRect()
        self._stale = QRegion()

    def forget(self) -> None:
        """Free the memory; all is to be painted anew."""
        self._picture = QPixmap()
        self._kept = QRect()
        self._stale = QRegion()

    def spoil(self, part: QRect) -> None:
        """Tell that a part of the board looks otherwise now."""
        self._stale += part & self._kept

    def show(self, painter: QPainter, window: QRect, parts: QRegion, paint: Painting) -> None:
        """Copy parts of the board, which lie in a window, to where they are in the window.

        The painter's origin is the corner of the window; ``paint`` is called for what is not here.
        """
        kept = window.adjusted(-_AHEAD, -_AHEAD, _AHEAD, _AHEAD)
        if kept.size() != self._kept.size():
            self._picture = QPixmap(kept.size())
            self._kept, self._stale = kept, QRegion(kept)
        elif not self._kept.contains(window):
            self._reach(window, kept)
        if self._stale.intersects(parts):
            for part, origin in self._pieces(self._stale):
                paint(self._picture, part, origin)
            self._stale = QRegion()
        for part, origin in self._pieces(parts):
            for area in rects_of(part):
                there = area.topLeft() - window.topLeft()
                painter.drawPixmap(there, self._picture, area.translated(origin))

    def _reach(self, window: QRect, kept: QRect) -> None:
        """Keep other parts than before: those round a window."""
        # Across and down are mostly not due at the same time: half the work at a time.
        if self._kept.left() <= window.left() and window.right() <= self._kept.right():
            kept.moveLeft(self._kept.left())
        if self._kept.top() <= window.top() and window.bottom() <= self._kept.bottom():
            kept.moveTop(self._kept.top())
        self._stale = (self._stale & kept) + (QRegion(kept) - QRegion(self._kept))
        self._kept = kept

    def _pieces(self, parts: QRegion) -> Iterator[tuple[QRegion, QPoint]]:
        """Cut parts where the picture ends; yield the pieces with the board's origin for each."""
        across, down = self._picture.width(), self._picture.height()
        area = parts.boundingRect()
        for top in range(area.top() // down * down, area.bottom() + 1, down):
            for left in range(area.left() // across * across, area.right() + 1, across):
                piece = parts & QRect(left, top, across, down)
                if not piece.isEmpty():
                    yield piece, QPoint(-left, -top)


def rects_of(region: QRegion) -> Iterable[QRect]:
    """Return the rectangles that a region is made of."""
    return cast("Iterable[QRect]", region)
