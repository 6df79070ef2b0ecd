"""Pictures of tiles, painted once and kept while there is memory for them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.common.art.atlas import Atlas
from minigolf_desktop.ui.designer.art.tile import paint_tile


class TileAtlas(Atlas[tuple[str, int, int, float]]):
    """Pictures of the tiles of square courses."""

    def pixmap(self, design: TileDesign, rotation: int, size: int, ratio: float = 1.0) -> QPixmap:
        """Return a tile's picture, ``size`` logical pixels wide.

        ``ratio`` is the number of device pixels to a logical one.
        """
        key = (design.id, rotation & 3, size, ratio)
        return self._kept(key, lambda: _painted(design, rotation, size, ratio))

    def kept(self, design: TileDesign, rotation: int, size: int, ratio: float) -> QPixmap | None:
        """Return a tile's picture if it is painted already."""
        return self._found((design.id, rotation & 3, size, ratio))


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
