"""How the hex board is looked at, and the pictures of what stands on it, sharp at that size.

A picture that was made for another size is stretched until there is time to make it anew: no
repaint waits for it.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

UNIT = 100.0
"""Side of a hex in scene units."""

_MOST_PICTURES = 400
_SLICE = 2
"""Milliseconds to make pictures for, before the board is asked what else there is to do."""


@dataclass(frozen=True)
class Drawing:
    """Something to be drawn on the board, at any size."""

    key: Hashable
    """What tells it from every other drawing."""
    area: QRectF
    """What it covers, in units round its place."""
    paint: Callable[[QPainter, float], None]
    """Paints it round the origin; is told the side of a hex in logical pixels."""


class _Picture(NamedTuple):
    pixels: QPixmap
    corner: QPoint
    unit: float
    """Side of a hex in device pixels that it was made for."""


class HexLens(QObject):
    """Size at rest, and what is seen at it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.unit = 40.0
        """Side of a hex in logical pixels when the zoom is at rest."""
        self.ratio = 1.0
        """Device pixels to a logical one."""
        self.scale = 40.0 / UNIT
        """Logical pixels to a scene unit, now."""
        self.free = QRectF()
        """The part of the scene that no panel covers."""
        self.hurries = False
        """Whether the board is being zoomed: pictures are stretched the quick way, not smoothly."""
        self._pictures: dict[Hashable, _Picture] = {}
        self._waiting: dict[Hashable, tuple[Drawing, list[QGraphicsItem]]] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)

    def settle(self, unit: float, ratio: float) -> None:
        """Take the size at rest."""
        self.unit, self.ratio = unit, ratio

    def forget(self) -> None:
        """Make all pictures anew: the theme is another one."""
        self._pictures.clear()
        self._waiting.clear()

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return self._clock.isActive()

    def draw(self, painter: QPainter, drawing: Drawing, item: QGraphicsItem) -> None:
        """Draw something round the painter's origin, on behalf of an item."""
        picture = self._pictures.get(drawing.key)
        smooth = not self.hurries
        if picture is None:
            picture = self._make(drawing)
        elif abs(picture.unit - self.unit * self.ratio) > 1e-6:
            self._waiting.setdefault(drawing.key, (drawing, []))[1].append(item)
            if not self._clock.isActive():
                self._clock.start()
            smooth = False
        world = painter.worldTransform()
        if (
            world.m12() == 0
            and world.m21() == 0
            and abs(world.m11() * UNIT * self.ratio - picture.unit) < 1e-3
        ):
            x = (round(world.dx() * self.ratio) + picture.corner.x()) / self.ratio
            y = (round(world.dy() * self.ratio) + picture.corner.y()) / self.ratio
            painter.resetTransform()
            painter.drawPixmap(QPointF(x, y), picture.pixels)
            painter.setWorldTransform(world)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        part = UNIT / picture.unit
        across, down = picture.pixels.width(), picture.pixels.height()
        target = QRectF(
            picture.corner.x() * part, picture.corner.y() * part, across * part, down * part
        )
        painter.drawPixmap(target, picture.pixels, QRectF(picture.pixels.rect()))

    def _make(self, drawing: Drawing) -> _Picture:
        unit, area = self.unit * self.ratio, drawing.area
        left, top = floor(area.left() * unit) - 1, floor(area.top() * unit) - 1
        right, bottom = ceil(area.right() * unit) + 1, ceil(area.bottom() * unit) + 1
        pixels = QPixmap(max(1, right - left), max(1, bottom - top))
        pixels.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixels)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-left, -top)
        painter.scale(self.ratio, self.ratio)
        drawing.paint(painter, self.unit)
        painter.end()
        pixels.setDevicePixelRatio(self.ratio)
        if len(self._pictures) >= _MOST_PICTURES:
            self._pictures.clear()
        picture = _Picture(pixels, QPoint(left, top), unit)
        self._pictures[drawing.key] = picture
        return picture

    def _work(self) -> None:
        since = QElapsedTimer()
        since.start()
        while self._waiting and since.elapsed() < _SLICE:
            key = next(iter(self._waiting))
            drawing, items = self._waiting.pop(key)
            self._make(drawing)
            for item in set(items):
                if item.scene() is not None:
                    item.update()
        if not self._waiting:
            self._clock.stop()
