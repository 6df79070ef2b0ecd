"""The tile that is carried or waits to be confirmed, with its marks of fit."""

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer.tiles import TileDesign
from minigolf_desktop.ui.common.art.atlas import MEGABYTE
from minigolf_desktop.ui.common.art.drawing import faded, fill, finished
from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.boards.layers import Layer
from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.laying.ghost import Ghost
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.atlas import TileAtlas
from minigolf_desktop.ui.designer.board.tile_item import (
    CELL,
    Lens,
    cell_rect,
    device_corner,
    paint_tile_picture,
)

HANDLE = QPointF(97, 97)
"""Middle of the turn handle."""
HANDLE_RADIUS = 15.0
ROOM = 22.0
"""Units round the tile for marks, handle and shadow."""

_PICTURES_KEPT = 4 * MEGABYTE
"""Bytes of the pictures of tiles kept: the rotations of both tiles of a hand, of one close up."""
_TRIMS_KEPT = 24
"""Trims kept: a drag over a board comes across a dozen of them."""

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
    is_held: bool = True
    """Whether somebody holds it, who may turn it: it has a handle for that."""


class GhostItem(Ghost[GhostTile]):
    """The ghost over its cell.

    Frame, marks and handle are painted once for a size and an outcome and copied from then on:
    the ghost is painted anew with every step of a drag.
    """

    def __init__(self, lens: Lens) -> None:
        super().__init__(Layer.GHOST)
        self._lens = lens
        # Tiles that are only tried out do not stay with those of the board.
        self._pictures = TileAtlas(_PICTURES_KEPT)
        self._trims: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()

    def _point_of(self, shown: GhostTile) -> QPointF:
        return cell_rect(shown.cell).topLeft()

    def boundingRect(self) -> QRectF:
        """Return the cell with marks, handle and shadow."""
        return QRectF(-ROOM, -ROOM, CELL + 2 * ROOM, CELL + 2 * ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint picture and trim."""
        tile = self.shown
        if tile is None:
            return
        lens = self._lens
        picture = self._pictures.pixmap(tile.design, tile.rotation, lens.tile_size, lens.ratio)
        if self._spin:
            before = painter.worldTransform()
            painter.translate(CELL / 2, CELL / 2)
            painter.rotate(self._spin)
            painter.translate(-CELL / 2, -CELL / 2)
            paint_tile_picture(painter, picture)
            painter.setWorldTransform(before)
        else:
            paint_tile_picture(painter, picture)
        trim = self._trim(tile)
        corner = device_corner(painter, lens.tile_size, lens.ratio)
        if corner is None:
            painter.drawPixmap(self.boundingRect(), trim, QRectF(trim.rect()))
            return
        out = round(ROOM * lens.tile_size / CELL * lens.ratio) / lens.ratio
        painter.resetTransform()
        painter.drawPixmap(corner - QPointF(out, out), trim)

    def prepare_picture(self, design: TileDesign, rotation: int) -> None:
        """Have the picture of a tile ready."""
        self._pictures.pixmap(design, rotation, self._lens.tile_size, self._lens.ratio)

    def prepare_trim(self, tile: GhostTile) -> None:
        """Have ready what is seen round a tile where it fits as it does."""
        self._trim(tile)

    def _trim(self, tile: GhostTile) -> QPixmap:
        lens = self._lens
        key = (
            *(lens.tile_size, lens.ratio, lens.theme.name),
            *(tile.fits, tile.allowed, tile.is_held),
        )
        if key not in self._trims:
            self._trims[key] = finished(_painted_trim(tile, lens))
            if len(self._trims) > _TRIMS_KEPT:
                self._trims.popitem(last=False)
        return self._trims[key]


def _painted_trim(tile: GhostTile, lens: Lens) -> QPixmap:
    """Return all of a ghost but the tile: shadow, veil, frame, handle, marks."""
    scale = lens.tile_size / CELL
    out = round(ROOM * scale * lens.ratio) / lens.ratio
    side = round((lens.tile_size + 2 * out) * lens.ratio)
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(lens.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(out, out)
    painter.scale(scale, scale)
    square = QRectF(0, 0, CELL, CELL)
    shadow = QPainterPath()
    shadow.addRoundedRect(square.translated(6, 9), 6, 6)
    hole = QPainterPath()
    hole.addRect(square)
    fill(painter, shadow.subtracted(hole), _SHADOW)
    if not tile.allowed:
        painter.fillRect(square, faded(lens.theme.panel, 0.45))
    _paint_frame(painter, tile.allowed, lens.theme)
    if tile.is_held:
        _paint_handle(painter, lens)
    for fit, place in zip(tile.fits, _MARK_PLACES, strict=False):
        paint_fit_mark(painter, fit, place, _MARK, lens.theme)
    painter.end()
    return picture


def _paint_frame(painter: QPainter, allowed: bool, theme: Theme) -> None:
    frame = QRectF(1, 1, CELL - 2, CELL - 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_FRAME_LIGHT, 5.5))
    painter.drawRoundedRect(frame, 6, 6)
    dashes = QPen(_FRAME_DARK if allowed else theme.wrong_disk, 3)
    dashes.setDashPattern([3.2, 2.2])
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(dashes)
    painter.drawRoundedRect(frame, 6, 6)


def _paint_handle(painter: QPainter, lens: Lens) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    painter.drawEllipse(HANDLE + QPointF(0, 2), HANDLE_RADIUS, HANDLE_RADIUS)
    painter.setPen(QPen(lens.theme.line, 1))
    painter.setBrush(lens.theme.panel)
    painter.drawEllipse(HANDLE, HANDLE_RADIUS, HANDLE_RADIUS)
    paint_icon(painter, "turn", lens.theme.text, QRectF(HANDLE.x() - 9, HANDLE.y() - 9, 18, 18))
