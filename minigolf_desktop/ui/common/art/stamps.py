"""Small pictures that are painted again and again in the same places: painted once, then copied."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.drawing import finished

_GRAIN = 64
"""Parts of a device pixel in which it is told where between two of them a picture stands."""


class Stamps:
    """Keeps what was stamped last, for the size and for the place between two pixels.

    So a copy looks as what is painted does. What was painted by one key looks the same each time.
    """

    def __init__(self, kept: int) -> None:
        """``kept`` is how many are kept: what is seen at a time, and what comes again."""
        self._kept = kept
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def stamp(
        self,
        painter: QPainter,
        ratio: float,
        key: Hashable,
        area: QRectF,
        paint: Callable[[QPainter], object],
        *,
        moves: bool = False,
    ) -> None:
        """Stamp what ``paint`` paints round the painter's origin, all of it inside an area.

        ``ratio`` is the number of device pixels to a logical one. What ``moves`` is stamped with
        one picture however the painter turns or narrows it, as sharp as it is at its own size.
        """
        if moves:
            origin = -area.topLeft() * ratio
            picture = self._picture(painter, ratio, key, origin, (ratio, ratio), area, paint)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(area.topLeft(), picture)
            painter.restore()
            return
        device = painter.deviceTransform()
        if device.m12() or device.m21():
            paint(painter)
            return
        across, down = device.m11(), device.m22()
        left = floor(device.dx() + area.left() * across)
        top = floor(device.dy() + area.top() * down)
        from_left = round((device.dx() - left) * _GRAIN) / _GRAIN
        from_top = round((device.dy() - top) * _GRAIN) / _GRAIN
        origin = QPointF(from_left, from_top)
        picture = self._picture(painter, ratio, key, origin, (across, down), area, paint)
        world = painter.worldTransform()
        painter.resetTransform()
        x, y = (left - device.dx()) / ratio, (top - device.dy()) / ratio
        painter.drawPixmap(QPointF(world.dx() + x, world.dy() + y), picture)
        painter.setWorldTransform(world)

    def _picture(
        self,
        painter: QPainter,
        ratio: float,
        key: Hashable,
        origin: QPointF,
        scale: tuple[float, float],
        area: QRectF,
        paint: Callable[[QPainter], object],
    ) -> QPixmap:
        """Return the picture of a key, with its origin at a place in device pixels."""
        whole = key, scale, origin.x(), origin.y(), ratio
        picture = self._pictures.get(whole)
        if picture is not None:
            self._pictures.move_to_end(whole)
            return picture
        across, down = scale
        wide = ceil(origin.x() + area.right() * across)
        high = ceil(origin.y() + area.bottom() * down)
        picture = QPixmap(max(1, wide), max(1, high))
        picture.fill(Qt.GlobalColor.transparent)
        picture.setDevicePixelRatio(ratio)
        inner = QPainter(picture)
        inner.setRenderHints(painter.renderHints())
        inner.translate(origin / ratio)
        inner.scale(across / ratio, down / ratio)
        paint(inner)
        inner.end()
        picture = self._pictures[whole] = finished(picture)
        if len(self._pictures) > self._kept:
            self._pictures.popitem(last=False)
        return picture
