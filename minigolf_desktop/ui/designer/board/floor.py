"""The ground under a carried tile, kept in one picture: a step of a drag copies from it."""

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform

Paint = Callable[[QPainter, QRegion], None]
"""Paints a part of the ground, in pixels of the view, with the painter as the view has it."""


class Floor:
    """Keeps what of the ground was painted while nothing about it changed.

    Where it changes with every step, as while the board is moved, nothing is kept.
    """

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._kept = QRegion()
        self._key: tuple[object, ...] = ()

    def forget(self) -> None:
        """Free the memory."""
        self._picture, self._kept, self._key = QPixmap(), QRegion(), ()

    def paint(
        self,
        painter: QPainter,
        parts: QRegion,
        size: QSize,
        ratio: float,
        key: tuple[object, ...],
        paint: Paint,
    ) -> None:
        """Cover parts of a view; ``key`` is all that the ground looks like besides.

        ``size`` is that of the view, ``ratio`` the device pixels to one of its own.
        """
        key = (size, ratio, key)
        if key != self._key or ratio != int(ratio):
            # Only whole pixels can be copied.
            self.forget()
            self._key = key
            paint(painter, parts)
            return
        world = painter.worldTransform()
        missing = parts - self._kept
        if not missing.isEmpty():
            self._paint_missing(missing, size, ratio, world, paint)
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        for part in cast("Iterable[QRect]", parts):
            pixels = QRect(part.topLeft() * ratio, part.size() * ratio)
            painter.drawPixmap(pixels.topLeft(), self._picture, pixels)
        painter.setWorldTransform(world)

    def _paint_missing(
        self, missing: QRegion, size: QSize, ratio: float, world: QTransform, paint: Paint
    ) -> None:
        if self._picture.isNull():
            self._picture = QPixmap(size * ratio)
        self._picture.setDevicePixelRatio(ratio)
        inner = QPainter(self._picture)
        inner.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        inner.setClipRegion(missing)
        inner.setWorldTransform(world)
        paint(inner, missing)
        inner.end()
        self._picture.setDevicePixelRatio(1.0)
        self._kept += missing
