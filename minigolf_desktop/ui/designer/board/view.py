"""The window onto the square board, with its desk.

A step of a drag copies the ground under a carried tile from one picture.
"""

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QCoreApplication, QMargins, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.designer.art.plot import plot_bounds
from minigolf_desktop.ui.designer.board.desk import Desk
from minigolf_desktop.ui.designer.board.scene import BoardScene
from minigolf_desktop.ui.designer.board.tile_item import CELL

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


SMALLEST_TILE = 24
LARGEST_TILE = 240
"""Sides of a tile in logical pixels that the zoom reaches."""


class BoardView(BoardWindow):
    """Shows a board and hands gestures to the tool at the desk."""

    grain = CELL
    smallest = SMALLEST_TILE
    largest = LARGEST_TILE

    def __init__(self, scene: BoardScene, desk: Desk, parent: QWidget | None = None) -> None:
        self._board = scene
        self._desk = desk
        self._floor = Floor()
        self._beside_scenery: QMargins | None = None
        super().__init__(scene, parent)
        self.setAccessibleName(QCoreApplication.translate("board", "Course"))
        scene.ghost_moved.connect(self.moved)
        scene.ground_changed.connect(self.update_board)
        desk.tool_changed.connect(self.show_cursor)
        desk.spot_changed.connect(self.show_cursor)

    @property
    def tool(self) -> Gestures:
        """What follows the gestures on the board."""
        return self._desk.tool

    def set_scenery(self, around: QMargins | None) -> None:
        """Let what lies about on the meadow keep so far from the edges of the view.

        None lets it lie at the edges of the free area: other things than panels may take of that.
        """
        self._beside_scenery = around

    @property
    def _scenery(self) -> QRectF:
        """Where the meadow is seen, with what lies about at its edges."""
        if self._beside_scenery is None:
            return self.free_area
        return QRectF(self.viewport().rect().marginsRemoved(self._beside_scenery))

    @property
    def tile_size(self) -> float:
        """Side of a tile in logical pixels."""
        return self.size_of_grain

    def bounds(self) -> QRectF:
        """Return what is seen when the board is fitted."""
        land = self._board.land
        return QRectF() if land is None else plot_bounds(land)

    def motion(self) -> Motion:
        """Return how fast things move."""
        return self._board.motion

    def settled(self, keeps_pictures: bool) -> None:
        """Paint everything sharply at the size where the zoom came to rest."""
        lens = self._board.lens
        ratio, size = self.devicePixelRatioF(), max(1, round(self.tile_size))
        if (ratio, size) != (lens.ratio, lens.tile_size):
            if not keeps_pictures:
                # Those of the size before would fill the memory with every step of the zoom.
                lens.forget()
            lens.ratio, lens.tile_size = ratio, size
        self.moved()
        self.update_board()

    def moved(self) -> None:
        """Keep the pill in the free area, clear of the frame of the ghost."""
        ghost, pill = self._board.ghost, self._board.pill
        if ghost.shown is not None and pill.isVisible():
            inverse, _ = self.viewportTransform().inverted()
            below, above = QPointF(CELL / 2, CELL), QPointF(CELL / 2, -6)
            free, scale = inverse.mapRect(self.free_area), self.transform().m11()
            pill.stand_at(ghost.pos() + below, ghost.pos() + above, free, scale)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint meadow, plot and the cells where a carried tile may go; it is kept meanwhile."""
        board, size, ratio = self._board, self.viewport().size(), self.devicePixelRatioF()
        if board.places:
            look = (board.ground.look, board.places, self.tile_size, board.lens.tile_size)
            key = (*look, self._scenery, painter.worldTransform())
            self._floor.paint(painter, self.exposed, size, ratio, key, self._paint_ground)
        else:
            self._floor.forget()
            self._paint_ground(painter, self.exposed)
        board.ground.paint_veil(painter, board.veil)

    def paint_ground(self) -> None:
        """Paint the meadow ahead of the rest."""
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        self._board.ground.get_meadow_ready(ratio, size, self._scenery)

    def _paint_ground(self, painter: QPainter, parts: QRegion) -> None:
        ground, lens, ratio = self._board.ground, self._board.lens, self.devicePixelRatioF()
        world = painter.worldTransform()
        size, whole = self.viewport().size(), parts.boundingRect()
        painter.save()
        # One picture cut to many parts takes a tenth of the time of one for each of them.
        painter.resetTransform()
        painter.setClipRegion(parts, Qt.ClipOperation.IntersectClip)
        ground.paint_meadow(painter, whole, ratio, size, self._scenery)
        painter.setWorldTransform(world)
        ground.paint_plot(painter, whole, lens.tile_size, ratio)
        ground.paint_places(painter, parts, self._board.places, lens.tile_size, ratio)
        painter.restore()
