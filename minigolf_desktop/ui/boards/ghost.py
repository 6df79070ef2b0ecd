"""The tile that is carried or waits to be confirmed, with its marks of fit."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.art.icons import icon_pixmap
from minigolf_desktop.ui.boards.aim import Fit
from minigolf_desktop.ui.boards.layers import Layer
from minigolf_desktop.ui.boards.marks import paint_fit_mark
from minigolf_desktop.ui.boards.tile_item import CELL, Lens, paint_tile_picture

HANDLE = QPointF(97, 97)
"""Middle of the turn handle."""
HANDLE_RADIUS = 15.0

_MARK = 12.5
_MARK_PLACES = (QPointF(50, 0), QPointF(100, 50), QPointF(50, 100), QPointF(0, 50))
_FRAME_LIGHT = QColor("#FFFDF3")
_FRAME_DARK = QColor("#33302A")
_SHADOW = QColor(30, 36, 16, 80)


class GhostTile(NamedTuple):
    """What the ghost shows."""

    cell: int
    design: TileDesign
    rotation: int
    fits: tuple[Fit, ...]
    """Fit by side; empty without marks."""
    allowed: bool
    """Whether it may be put down there."""


class GhostItem(QGraphicsItem):
    """The ghost over its cell."""

    def __init__(self, lens: Lens) -> None:
        super().__init__()
        self._lens = lens
        self._tile: GhostTile | None = None
        self._spin = 0.0
        self.setZValue(Layer.GHOST)
        self.hide()

    @property
    def tile(self) -> GhostTile | None:
        """What it shows; None while it is hidden."""
        return self._tile

    def show_tile(self, tile: GhostTile | None) -> None:
        """Show a tile over its cell, or nothing."""
        self._tile = tile
        self._spin = 0.0
        if tile is None:
            self.hide()
            return
        x, y = unpack(tile.cell)
        self.setPos(x * CELL, y * CELL)
        self.show()
        self.update()

    def set_spin(self, degrees: float) -> None:
        """Turn the picture away from where it lies, while it turns there."""
        self._spin = degrees
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the cell with marks, handle and shadow."""
        return QRectF(-22, -22, CELL + 44, CELL + 44)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, picture, frame, handle and marks."""
        tile = self._tile
        if tile is None:
            return
        theme = self._lens.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawRoundedRect(QRectF(6, 9, CELL, CELL), 6, 6)
        self._paint_picture(painter, tile)
        frame = QRectF(1, 1, CELL - 2, CELL - 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_FRAME_LIGHT, 5.5))
        painter.drawRoundedRect(frame, 6, 6)
        dashes = QPen(_FRAME_DARK if tile.allowed else theme.wrong_disk, 3)
        dashes.setDashPattern([3.2, 2.2])
        dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(dashes)
        painter.drawRoundedRect(frame, 6, 6)
        self._paint_handle(painter)
        for fit, place in zip(tile.fits, _MARK_PLACES, strict=False):
            paint_fit_mark(painter, fit, place, _MARK, theme)

    def _paint_picture(self, painter: QPainter, tile: GhostTile) -> None:
        picture = self._lens.picture(tile.design, tile.rotation)
        if self._spin:
            before = painter.worldTransform()
            painter.translate(CELL / 2, CELL / 2)
            painter.rotate(self._spin)
            painter.translate(-CELL / 2, -CELL / 2)
            paint_tile_picture(painter, picture)
            painter.setWorldTransform(before)
        else:
            paint_tile_picture(painter, picture)
        if not tile.allowed:
            veil = QColor(self._lens.theme.panel)
            veil.setAlphaF(0.45)
            painter.fillRect(QRectF(0, 0, CELL, CELL), veil)

    def _paint_handle(self, painter: QPainter) -> None:
        theme = self._lens.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SHADOW)
        painter.drawEllipse(HANDLE + QPointF(0, 2), HANDLE_RADIUS, HANDLE_RADIUS)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.panel)
        painter.drawEllipse(HANDLE, HANDLE_RADIUS, HANDLE_RADIUS)
        across = painter.worldTransform().m11() * 18
        picture = icon_pixmap("turn", theme.text, max(1, round(across)), self._lens.ratio)
        painter.drawPixmap(
            QRectF(HANDLE.x() - 9, HANDLE.y() - 9, 18, 18), picture, QRectF(picture.rect())
        )
