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

from minigolf_desktop.ui.common.art.atlas import MEGABYTE
from minigolf_desktop.ui.common.art.drawing import finished

UNIT = 100.0
"""Side of a hex in scene units."""

SMALLEST_HEX = 6
"""Least side of a hex in logical pixels that the zoom reaches."""
LEAST_SIGN = 15.0
"""Side of a hex in logical pixels under which only the signs of the hole in play can be read."""
_MOST = 64 * MEGABYTE
"""Memory for pictures: those of one size, all landings and tints among them, take a third."""
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
    room: QRectF
    """What it covers on the board, in scene units round its place."""
    whole: QRectF
    """All of its pixels."""

    @property
    def bytes(self) -> int:
        """Memory that it takes."""
        return 4 * self.pixels.width() * self.pixels.height()


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
        self._bytes = 0
        self._waiting: dict[Hashable, tuple[Drawing, list[Callable[[], None]]]] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)

    def settle(self, unit: float, ratio: float) -> None:
        """Take the size at rest."""
        self.unit, self.ratio = unit, ratio

    def forget(self) -> None:
        """Make all pictures anew: the theme is another one."""
        self._pictures.clear()
        self._bytes = 0
        self._waiting.clear()

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be made."""
        return self._clock.isActive()

    def draw(self, painter: QPainter, drawing: Drawing, update: Callable[[], None]) -> None:
        """Draw something round the painter's origin, which stretches smoothly unless it hurries.

        ``update`` is called when there is a sharper picture of it: it is to be drawn anew.
        """
        picture = self._pictures.get(drawing.key)
        if picture is None:
            picture = self._make(drawing)
        if self.hurries:
            # Sharper ones are asked for when the zoom has come to rest.
            painter.drawPixmap(picture.room, picture.pixels, picture.whole)
            return
        smooth = True
        if abs(picture.unit - self.unit * self.ratio) > 1e-6:
            self._waiting.setdefault(drawing.key, (drawing, []))[1].append(update)
            if not self._clock.isActive():
                self._clock.start()
            smooth = False
        world = painter.worldTransform()
        if (
            world.m12() == 0
            and world.m21() == 0
            and abs(world.m11() * UNIT * self.ratio - picture.unit) < 1e-3
        ):
            place = QPointF(_pixel(world.dx() * self.ratio), _pixel(world.dy() * self.ratio))
            painter.resetTransform()
            painter.drawPixmap((place + picture.corner) / self.ratio, picture.pixels)
            painter.setWorldTransform(world)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        painter.drawPixmap(picture.room, picture.pixels, picture.whole)

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
        part, whole = UNIT / unit, QRectF(pixels.rect())
        room = QRectF(left * part, top * part, whole.width() * part, whole.height() * part)
        picture = _Picture(finished(pixels), QPoint(left, top), unit, room, whole)
        before = self._pictures.pop(drawing.key, None)
        self._bytes += picture.bytes - (before.bytes if before is not None else 0)
        self._pictures[drawing.key] = picture
        while self._bytes > _MOST and len(self._pictures) > 1:
            self._bytes -= self._pictures.pop(next(iter(self._pictures))).bytes
        return picture

    def _work(self) -> None:
        since = QElapsedTimer()
        since.start()
        while self._waiting and since.elapsed() < _SLICE:
            key = next(iter(self._waiting))
            drawing, updates = self._waiting.pop(key)
            self._make(drawing)
            for update in set(updates):
                update()
        if not self._waiting:
            self._clock.stop()


def _pixel(place: float) -> int:
    """Return the nearest pixel.

    Halves always go up, so that parts of a picture that are painted apart fit together.
    """
    return floor(place + 0.5 + 1e-4)
