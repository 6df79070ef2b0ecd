"""A picture of a course at one size, in square chunks that are painted one by one as needed.

Lengths are device pixels; the centre of ``Hex(0, 0)`` is the origin of a plate.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from math import ceil, floor

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

CHUNK = 512
"""Side of a chunk."""

Key = tuple[int, int]
"""Column and row of a chunk."""


class Plate:
    """The chunks of one size."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        """Side of a hex."""
        self._chunks: OrderedDict[Key, QPixmap | None] = OrderedDict()
        self._stale: set[Key] = set()

    def has(self, key: Key) -> bool:
        """Return whether a chunk is painted as the course is now."""
        return key in self._chunks and key not in self._stale

    def put(self, key: Key, picture: QPixmap | None) -> None:
        """Keep the picture of a chunk; None for one with nothing on it."""
        self._chunks[key] = picture
        self._chunks.move_to_end(key)
        self._stale.discard(key)

    def grow_stale(self, part: QRectF) -> None:
        """Tell that something changed in a part, given in units; its chunks stay until renewed."""
        self._stale.update(self._kept_in(part))

    def drop(self, part: QRectF) -> None:
        """Forget the chunks of a part, given in units."""
        for key in self._kept_in(part):
            del self._chunks[key]
            self._stale.discard(key)

    def _kept_in(self, part: QRectF) -> list[Key]:
        area = QRectF(part.topLeft() * self.unit, part.size() * self.unit)
        return [key for key in keys_in(area) if key in self._chunks]

    def missing(self, part: QRectF) -> Iterator[Key]:
        """Yield the chunks in a part that are still to be painted, from its middle outwards."""
        middle = part.center() / CHUNK - QPointF(0.5, 0.5)
        wanted = [key for key in keys_in(part) if not self.has(key)]
        yield from sorted(
            wanted, key=lambda key: (key[0] - middle.x()) ** 2 + (key[1] - middle.y()) ** 2
        )

    def forget(self, most: int) -> None:
        """Keep so many chunks at most: those that were seen last."""
        while len(self._chunks) > most:
            key, _ = self._chunks.popitem(last=False)
            self._stale.discard(key)

    def shows(self, part: QRect, origin: QPoint, unit: float) -> bool:
        """Return whether something of a part of the view is painted; as :meth:`paint` has them."""
        return any(key in self._chunks for key in self._keys_seen(part, origin, unit))

    def covers(self, part: QRect, origin: QPoint, unit: float) -> bool:
        """Return whether nothing is seen through what is painted of a part of the view."""
        pictures = (self._chunks.get(key) for key in self._keys_seen(part, origin, unit))
        return all(one is not None and not one.hasAlphaChannel() for one in pictures)

    def _keys_seen(self, part: QRect, origin: QPoint, unit: float) -> Iterator[Key]:
        side = CHUNK * unit / self.unit
        for row in _span(part.top() - origin.y(), part.bottom() + 1 - origin.y(), side):
            for column in _span(part.left() - origin.x(), part.right() + 1 - origin.x(), side):
                yield column, row

    def paint(
        self,
        painter: QPainter,
        part: QRect,
        origin: QPoint,
        unit: float,
        instead: Callable[[QRect], None],
        below: Callable[[QRect], None],
    ) -> None:
        """Paint a part of the view; ``instead`` is called for each piece that has no picture yet.

        ``below`` is called before something is painted on a piece that does not cover it.
        ``origin`` is where the plate's origin lies in the view, ``unit`` the side of a hex there:
        where it is another one than the plate's, pictures are stretched.
        """
        stretch = unit / self.unit
        side = CHUNK * stretch
        sharp = abs(stretch - 1) < 1e-6
        columns = _span(part.left() - origin.x(), part.right() + 1 - origin.x(), side)
        rows = _span(part.top() - origin.y(), part.bottom() + 1 - origin.y(), side)
        for row in rows:
            top, bottom = origin.y() + round(row * side), origin.y() + round((row + 1) * side)
            for column in columns:
                left = origin.x() + round(column * side)
                right = origin.x() + round((column + 1) * side)
                area = QRect(left, top, right - left, bottom - top)
                seen = area.intersected(part)
                if seen.isEmpty():
                    continue
                key = (column, row)
                if key not in self._chunks:
                    instead(seen)
                    continue
                picture = self._chunks[key]
                self._chunks.move_to_end(key)
                if picture is None or picture.hasAlphaChannel():
                    below(seen)
                if picture is None:
                    continue
                if sharp:
                    painter.drawPixmap(seen.topLeft(), picture, seen.translated(-area.topLeft()))
                else:
                    across, down = CHUNK / area.width(), CHUNK / area.height()
                    source = QRectF(
                        (seen.left() - left) * across,
                        (seen.top() - top) * down,
                        seen.width() * across,
                        seen.height() * down,
                    )
                    painter.drawPixmap(QRectF(seen), picture, source)


def chunk_rect(key: Key) -> QRectF:
    """Return where a chunk lies on its plate."""
    return QRectF(key[0] * CHUNK, key[1] * CHUNK, CHUNK, CHUNK)


def keys_in(part: QRectF) -> Iterator[Key]:
    """Yield the chunks that a part of a plate touches."""
    for row in _span(part.top(), part.bottom(), CHUNK):
        for column in _span(part.left(), part.right(), CHUNK):
            yield column, row


def _span(start: float, end: float, side: float) -> range:
    return range(floor(start / side), ceil(end / side))
