"""A tile on the board: laid, lit, carried, or waiting to be confirmed with its marks of fit."""

from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer.box import TileDesign
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.art.drawing import faded, fill
from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.boards.placement import Fit, Layer, paint_fit_mark
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.laying.ghost import Ghost
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.tile import TileAtlas, TilesLater, paint_grass

CELL = 100.0
"""Side of a cell in scene units."""

_SEAM = QColor("#3E5220")
_SEAM.setAlphaF(0.26)
_LANDING_SHADOW = QColor(30, 36, 16, 70)
_FRAME_LIGHT = QColor("#FFFDF3")
_FRAME_GOLD = QColor("#E79F0B")


def cell_rect(cell: int) -> QRectF:
    """Return the square of a cell in scene units."""
    x, y = unpack(cell)
    return QRectF(x * CELL, y * CELL, CELL, CELL)


class Lens:
    """How a board is looked at: theme, atlas and the size at which tiles are sharp."""

    def __init__(self, atlas: TileAtlas, theme: Theme, pictures: TilesLater) -> None:
        self._atlas = atlas
        self._pictures = pictures
        self.theme = theme
        """Colours."""
        self.tile_size = 100
        """Side of a tile in logical pixels when the zoom is at rest."""
        self.ratio = 1.0
        """Device pixels a logical one."""

    def picture(self, design: TileDesign, rotation: int) -> QPixmap | None:
        """Return the picture of a tile at the size of the zoom at rest; None until it is there."""
        return self._pictures.pixmap(design, rotation, self.tile_size, self.ratio)

    def forget(self) -> None:
        """Forget all pictures: those of another size are wanted."""
        self._pictures.forget()
        self._atlas.clear()


def device_corner(painter: QPainter, across: float, ratio: float) -> QPointF | None:
    """Return where the painter's origin lies in whole device pixels, in logical ones.

    None where the painter is turned or a square of 100 units is not ``across`` pixels wide: then
    a picture of that size cannot be copied pixel by pixel.
    """
    transform = painter.worldTransform()
    if transform.m12() != 0 or transform.m21() != 0 or abs(transform.m11() * CELL - across) > 0.01:
        return None
    return QPointF(round(transform.dx() * ratio) / ratio, round(transform.dy() * ratio) / ratio)


def paint_tile_picture(painter: QPainter, picture: QPixmap) -> None:
    """Draw a tile's picture on the square of 100 units at the painter's origin.

    Where the picture has just the size that is wanted it is copied pixel by pixel.
    """
    ratio = picture.devicePixelRatio()
    corner = device_corner(painter, picture.width() / ratio, ratio)
    if corner is None:
        painter.drawPixmap(QRectF(0, 0, CELL, CELL), picture, QRectF(picture.rect()))
        return
    transform = painter.worldTransform()
    painter.resetTransform()
    painter.drawPixmap(corner, picture)
    painter.setWorldTransform(transform)


class Shade(Enum):
    """How a tile stands out while a line of the score is hovered."""

    PLAIN = auto()
    LIT = auto()
    VEILED = auto()


class TileItem(QGraphicsRectItem):
    """A tile lying on its cell."""

    def __init__(self, cell: int, design: TileDesign, rotation: int, lens: Lens) -> None:
        # Qt asks for the room of every item with each picture: of such it need not ask Python.
        super().__init__(0, 0, CELL, CELL)
        self.setPen(Qt.PenStyle.NoPen)
        self.cell = cell
        """Cell that it lies on."""
        self.design = design
        """What is drawn on it."""
        self.rotation_steps = rotation
        """Quarter turns clockwise."""
        self._lens = lens
        self._picture: QPixmap | None = None
        """The last picture, stretched until there is one of the size wanted."""
        self._sharp_at: tuple[int, float] | None = None
        """Size and ratio that it was painted for."""
        self._seams = (False, False)
        self._shade = Shade.PLAIN
        self._veil = 0.0
        self._lift = 0.0
        x, y = unpack(cell)
        self.setPos(x * CELL, y * CELL)
        self.setZValue(Layer.TILES)

    @property
    def key(self) -> tuple[int, str, int]:
        """What makes it this tile: cell, design, rotation."""
        return self.cell, self.design.id, self.rotation_steps

    @property
    def shade(self) -> Shade:
        """Whether it is lit, veiled or neither."""
        return self._shade

    def set_seams(self, north: bool, west: bool) -> None:
        """Show the hairlines to the neighbours that lie to the north and the west."""
        if (north, west) != self._seams:
            self._seams = (north, west)
            self.update()

    def set_shade(self, shade: Shade) -> None:
        """Light or veil it, or neither."""
        self._shade = shade

    def set_veil(self, strength: float) -> None:
        """Lay the veil on it so far, from 0 to 1, if it is one to be veiled."""
        strength = strength if self._shade is Shade.VEILED else 0.0
        if strength != self._veil:
            self._veil = strength
            self.update()

    def set_lift(self, lift: float) -> None:
        """Hold it above the board, from 0 (lying) to 1 (as it begins to land)."""
        self._lift = lift
        # Its cell, with room for its shadow while it lands.
        landing = QRectF(-6, -6, CELL + 24, CELL + 24)
        self.setRect(landing if lift else QRectF(0, 0, CELL, CELL))
        self.setZValue(Layer.LANDING if lift else Layer.TILES)
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint picture, seams, evening and veil."""
        square = QRectF(0, 0, CELL, CELL)
        if self._lift:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_LANDING_SHADOW)
            painter.drawRoundedRect(square.translated(7 * self._lift, 10 * self._lift), 4, 4)
            grown = 1 + 0.06 * self._lift
            painter.translate(CELL / 2, CELL / 2)
            painter.scale(grown, grown)
            painter.translate(-CELL / 2, -CELL / 2)
        picture = self._current_picture()
        if picture is None:
            paint_grass(painter, ())
            self._paint_over(painter, square, 1.0)
            return
        ratio = picture.devicePixelRatio()
        across = picture.width() / ratio
        corner = device_corner(painter, across, ratio)
        if corner is None:
            paint_tile_picture(painter, picture)
            self._paint_over(painter, square, 1.0)
            return
        # Copying pixels and filling whole ones is many times quicker than through a transform.
        painter.resetTransform()
        painter.drawPixmap(corner, picture)
        self._paint_over(painter, QRectF(corner.x(), corner.y(), across, across), 1 / ratio)

    def follow_picture(self) -> None:
        """Be painted again if the picture of the size wanted was not there yet."""
        if not self._is_sharp:
            self.update()

    @property
    def _is_sharp(self) -> bool:
        return self._sharp_at == (self._lens.tile_size, self._lens.ratio)

    def _current_picture(self) -> QPixmap | None:
        """Return the picture of the size wanted, else the one before; None before the first."""
        lens = self._lens
        if not self._is_sharp:
            picture = lens.picture(self.design, self.rotation_steps)
            if picture is not None:
                self._picture, self._sharp_at = picture, (lens.tile_size, lens.ratio)
        return self._picture

    def _paint_over(self, painter: QPainter, square: QRectF, hair: float) -> None:
        theme = self._lens.theme
        evening = bool(theme.evening.alpha()) and self._shade is not Shade.LIT
        north, west = self._seams
        if not (north or west or evening or self._veil):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        if north:
            painter.fillRect(QRectF(square.x(), square.y(), square.width(), hair), _SEAM)
        if west:
            painter.fillRect(QRectF(square.x(), square.y(), hair, square.height()), _SEAM)
        if evening:
            painter.fillRect(square, theme.evening)
        if self._veil:
            veil = QColor(theme.veil)
            veil.setAlphaF(veil.alphaF() * self._veil)
            painter.fillRect(square, veil)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)


class LightItem(QGraphicsRectItem):
    """The cream and gold frame of a lit tile."""

    def __init__(self, cell: int, theme: Theme) -> None:
        # The cell with its glow.
        super().__init__(-12, -12, CELL + 24, CELL + 24)
        self.setPen(Qt.PenStyle.NoPen)
        self.cell = cell
        """Cell that it frames."""
        self._theme = theme
        x, y = unpack(cell)
        self.setPos(x * CELL, y * CELL)
        self.setZValue(Layer.LIGHTS)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint glow and frame."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        glow = QColor(self._theme.hover_edge)
        for ring in range(4):
            glow.setAlphaF(0.20 - 0.045 * ring)
            painter.setPen(QPen(glow, 3))
            reach = 3.5 + 2 * ring
            painter.drawRoundedRect(
                QRectF(-reach, -reach, CELL + 2 * reach, CELL + 2 * reach), 8 + reach, 8 + reach
            )
        frame = QRectF(1.5, 1.5, CELL - 3, CELL - 3)
        for colour, width in ((_FRAME_LIGHT, 6.0), (_FRAME_GOLD, 3.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(frame, 7, 7)


HANDLE = QPointF(97, 97)
"""Middle of the turn handle."""
HANDLE_RADIUS = 15.0
ROOM = 22.0
"""Units round the tile for marks, handle and shadow."""

_PICTURES_KEPT = 4 * MEGABYTE
"""Bytes of the pictures of tiles kept: the rotations of both tiles of a hand, of one close up."""
_TRIMS_KEPT = 4 * MEGABYTE
"""For pictures of trims: a drag over a board comes across a dozen of them."""

_MARK = 12.5
_MARK_PLACES = (QPointF(50, 0), QPointF(100, 50), QPointF(50, 100), QPointF(0, 50))
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
        self._trims = Atlas(_TRIMS_KEPT)

    def point_of(self, shown: GhostTile) -> QPointF:
        """Return where it lies in the scene."""
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
        if self.spin:
            before = painter.worldTransform()
            painter.translate(CELL / 2, CELL / 2)
            painter.rotate(self.spin)
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
        return self._trims.picture(key, partial(_painted_trim, tile, lens))


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
