"""Pictures of the tiles of hex courses, painted once and kept while there is memory for them."""

from math import floor

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.art.atlas import Atlas
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import TILE_HEIGHT, TILE_WIDTH
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import Ground, plain_ground
from minigolf_desktop.ui.eighteen_holes.art.hexes.tile import paint_ground


class HexAtlas(Atlas[tuple[Ground, float, float, bool]]):
    """Pictures of the tiles of hex courses."""

    def face(
        self, face: Face, turn: int, unit: float, ratio: float = 1.0, *, marks: bool = False
    ) -> QPixmap:
        """Return the picture of a face as it is printed; see :meth:`pixmap`."""
        return self.pixmap(plain_ground(face, turn), unit, ratio, marks=marks)

    def pixmap(
        self, ground: Ground, unit: float, ratio: float = 1.0, *, marks: bool = False
    ) -> QPixmap:
        """Return the picture of a tile: the middle of the tile is that of the picture.

        ``unit`` is the side of a hex in logical pixels, ``ratio`` the number of device pixels to
        a logical one.
        """
        key = (ground, unit, ratio, marks)
        return self._kept(key, lambda: _painted(ground, unit, ratio, marks))

    def draw(
        self,
        painter: QPainter,
        ground: Ground,
        middle: QPointF,
        unit: float,
        *,
        marks: bool = False,
    ) -> None:
        """Copy the picture of a tile to where its middle is, to the nearest pixel of the device.

        The painter may be moved and have a device pixel ratio, but must not be scaled further.
        """
        ratio = painter.device().devicePixelRatio()
        picture = self.pixmap(ground, unit, ratio, marks=marks)
        size = picture.deviceIndependentSize()
        corner = middle - QPointF(size.width(), size.height()) / 2
        origin = painter.transform().map(QPointF(0, 0))
        on_device = (corner + origin) * ratio
        # Halves always go up, so that a tile in two pictures of a course lies on the same pixels.
        snapped = QPointF(floor(on_device.x() + 0.5), floor(on_device.y() + 0.5)) / ratio - origin
        painter.drawPixmap(snapped, picture)


def _painted(ground: Ground, unit: float, ratio: float, marks: bool) -> QPixmap:
    # Whole pixels on both sides of the middle, and one more for the smooth edge.
    half_width, half_height = (
        int(side * unit * ratio / 2) + 2 for side in (TILE_WIDTH, TILE_HEIGHT)
    )
    picture = QPixmap(QSize(2 * half_width, 2 * half_height))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(QPointF(half_width, half_height) / ratio)
    paint_ground(painter, ground, unit, marks=marks)
    painter.end()
    return picture
