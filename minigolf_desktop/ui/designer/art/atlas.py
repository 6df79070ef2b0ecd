"""Pictures of tiles, painted once and kept while there is memory for them."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.designer.art.tile import paint_tile

MEGABYTE = 1024 * 1024
_BYTES_PER_PIXEL = 4

KeyT = TypeVar("KeyT")


class Atlas(Generic[KeyT]):
    """Keeps the pictures used last, up to so many bytes."""

    def __init__(self, limit: int = 48 * MEGABYTE) -> None:
        self._limit = limit
        self._pictures: OrderedDict[KeyT, QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def bytes_held(self) -> int:
        """Memory that the pictures take."""
        return self._bytes

    def _kept(self, key: KeyT, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture of a key, painted now if it is not kept."""
        kept = self._pictures.get(key)
        if kept is not None:
            self._pictures.move_to_end(key)
            return kept
        picture = paint()
        self._pictures[key] = picture
        self._bytes += _weight(picture)
        while self._bytes > self._limit and len(self._pictures) > 1:
            self._bytes -= _weight(self._pictures.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self._bytes = 0


class TileAtlas(Atlas[tuple[str, int, int, float]]):
    """Pictures of the tiles of square courses."""

    def pixmap(self, design: TileDesign, rotation: int, size: int, ratio: float = 1.0) -> QPixmap:
        """Return a tile's picture, ``size`` logical pixels wide.

        ``ratio`` is the number of device pixels to a logical one.
        """
        key = (design.id, rotation & 3, size, ratio)
        return self._kept(key, lambda: _painted(design, rotation, size, ratio))


def _weight(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_PER_PIXEL


def _painted(design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap:
    across = max(1, round(size * ratio))
    picture = QPixmap(across, across)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.scale(across / ratio / 100, across / ratio / 100)
    paint_tile(painter, design, rotation)
    painter.end()
    return picture
