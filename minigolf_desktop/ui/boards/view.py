"""The window onto a board: zooms at the pointer, pans, fits, and hands gestures to the desk."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from minigolf_desktop.ui.art.plot import plot_bounds
from minigolf_desktop.ui.boards import motion as timing
from minigolf_desktop.ui.boards.desk import Desk
from minigolf_desktop.ui.boards.motion import animate
from minigolf_desktop.ui.boards.scene import BoardScene
from minigolf_desktop.ui.boards.tile_item import CELL

SMALLEST_TILE = 24
LARGEST_TILE = 240
"""Sides of a tile in logical pixels that the zoom reaches."""

_ZOOM_STEP = 1.2
_WHEEL_CLICK = 120


class BoardView(QGraphicsView):
    """Shows a board; its panels lie above it, round the free area."""

    def __init__(self, scene: BoardScene, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board = scene
        self._desk = desk
        self._around = QMargins()
        self._fitted = True
        self._pan_from: QPoint | None = None
        self._space_held = False
        self._wheel = 0
        self._exposed = QRegion()
        self._zooming: QVariantAnimation | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Course"))
        scene.ghost_moved.connect(self._place_pill)
        scene.ground_changed.connect(self.viewport().update)
        desk.cursor_changed.connect(self._show_cursor)

    # Looking

    def set_free_area(self, around: QMargins) -> None:
        """Tell how much of the view lies under panels."""
        if around != self._around:
            self._around = around
            if self._fitted:
                self.fit()

    @property
    def free_area(self) -> QRectF:
        """The part of the viewport that no panel covers."""
        return QRectF(self.viewport().rect().marginsRemoved(self._around))

    @property
    def tile_size(self) -> float:
        """Side of a tile in logical pixels."""
        return self.transform().m11() * CELL

    def fit(self, *, keeps_pictures: bool = False) -> None:
        """Show the whole land as large as the free area allows.

        ``keeps_pictures`` tells that the size before will come back: that of another course.
        """
        land = self._board.land
        if land is None or self.width() < 2:
            return
        self._stop_zooming()
        bounds, free = plot_bounds(land), self.free_area
        across = CELL * min(free.width() / bounds.width(), free.height() / bounds.height())
        self._look(self._sharp(across), bounds.center(), free.center())
        self._settle(keeps_pictures)
        self._fitted = True

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that the point of the viewport under ``at`` stays; its middle without one."""
        anchor = at if at is not None else self.free_area.center()
        target = self._sharp(self.tile_size * factor)
        start = self.tile_size
        if target == start:
            return
        self._stop_zooming()
        point = self._scene_point(anchor)
        self._fitted = False

        def step(part: float) -> None:
            self._look(start + (target - start) * part, point, anchor)

        def done() -> None:
            self._zooming = None
            self._settle()

        duration = self._board.motion.duration(timing.ZOOMING) if self._board.motion.moves else 0
        self._zooming = animate(self, duration, step, done)

    def zoom_in(self) -> None:
        """Zoom one step in."""
        self.zoom(_ZOOM_STEP)

    def zoom_out(self) -> None:
        """Zoom one step out."""
        self.zoom(1 / _ZOOM_STEP)

    def reveal(self, cell: QRectF) -> None:
        """Pan as little as needed to bring a rectangle of the scene into the free area."""
        seen = self.mapFromScene(cell).boundingRect().toRectF().adjusted(-12, -12, 12, 12)
        free = self.free_area
        right = max(0.0, seen.right() - free.right()) or min(0.0, seen.left() - free.left())
        down = max(0.0, seen.bottom() - free.bottom()) or min(0.0, seen.top() - free.top())
        if right or down:
            self._pan(QPoint(round(right), round(down)))

    def _sharp(self, across: float) -> float:
        """Return the nearest side of a tile below, in whole device pixels."""
        ratio = self.devicePixelRatioF()
        across = max(SMALLEST_TILE, min(LARGEST_TILE, across))
        return int(across * ratio + 1e-6) / ratio

    def _scene_point(self, at: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def _look(self, across: float, point: QPointF, at: QPointF) -> None:
        scale = across / CELL
        self.setTransform(QTransform.fromScale(scale, scale))
        seen = self.viewportTransform().map(point)
        self._scroll(seen - at)
        self._place_pill()

    def _scroll(self, by: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))

    def _pan(self, by: QPoint) -> None:
        self._fitted = False
        self._scroll(QPointF(by))
        self._place_pill()
        self.viewport().update()

    def _stop_zooming(self) -> None:
        if self._zooming is not None:
            self._zooming.stop()
            self._zooming = None

    def _settle(self, keeps_pictures: bool = False) -> None:
        lens = self._board.lens
        ratio, size = self.devicePixelRatioF(), max(1, round(self.tile_size))
        if (ratio, size) != (lens.ratio, lens.tile_size):
            if not keeps_pictures:
                # Those of the size before would fill the memory with every step of the zoom.
                lens.atlas.clear()
            lens.ratio, lens.tile_size = ratio, size
        self._place_pill()
        self.viewport().update()

    def _place_pill(self) -> None:
        """Keep the pill inside the free area: above its cell on the lowest row, shifted aside."""
        ghost, pill = self._board.ghost, self._board.pill
        if ghost.tile is None or not pill.isVisible():
            return
        corner = self.viewportTransform().map(ghost.pos())
        middle, across, size = corner.x() + self.tile_size / 2, self.tile_size, pill.size
        free = self.free_area
        above = corner.y() + across + size.height() + 24 > free.bottom()
        pill.setPos(ghost.pos() + QPointF(CELL / 2, -6 if above else CELL))
        half = size.width() / 2
        left = max(free.left() + 4 + half - middle, 0.0)
        right = min(free.right() - 4 - half - middle, 0.0)
        limit = max(0.0, half - 24)
        pill.stand(above, max(-limit, min(limit, left or right)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what changed, and remember what that is: Qt tells the ground its bounds only."""
        self._exposed = event.region()
        super().paintEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint meadow, plot and the cells where a carried tile may go."""
        ground, lens, ratio = self._board.ground, self._board.lens, self.devicePixelRatioF()
        world = painter.worldTransform()
        inverse, _ = world.inverted()
        for part in cast("Iterable[QRect]", self._exposed):
            painter.resetTransform()
            ground.paint_meadow(painter, part, ratio)
            painter.setWorldTransform(world)
            seen = inverse.mapRect(part.toRectF())
            ground.paint_plot(painter, seen, lens.tile_size, ratio)
        places = self._board.places
        ground.paint_places(painter, self._exposed, places, lens.tile_size, ratio)
        ground.paint_veil(painter, self._board.veil)

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture of the tool, or pan."""
        at = self._scene_point(event.position())
        pans = event.button() == Qt.MouseButton.MiddleButton or self._space_held
        if event.button() == Qt.MouseButton.RightButton:
            self._desk.turn(1)
            return
        if pans or not self._desk.tool.press(at):
            self._pan_from = event.position().toPoint()
            self._show_cursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the tool follow the pointer."""
        if self._pan_from is not None:
            here = event.position().toPoint()
            self._pan(self._pan_from - here)
            self._pan_from = here
            return
        at = self._scene_point(event.position())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._desk.tool.drag(at)
        else:
            self._desk.tool.hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning or the tool's gesture."""
        if self._pan_from is not None:
            self._pan_from = None
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._desk.tool.release(self._scene_point(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the carried tile; zoom without one, or with Ctrl held."""
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        clicks = int(self._wheel / _WHEEL_CLICK)
        self._wheel -= clicks * _WHEEL_CLICK
        if clicks:
            controlled = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            holds = self._desk.slot is not None
            if controlled or not (holds and self._desk.turn(-clicks)):
                self.zoom(_ZOOM_STEP**clicks, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Watch for Space, with which dragging pans; everything else is the screen's."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = True
            self._show_cursor()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Watch for Space being let go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            self._show_cursor()
        else:
            event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the tool know that the pointer has left the board."""
        self._desk.tool.leave()
        super().leaveEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the cursor of the tool."""
        self._show_cursor()
        super().enterEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again if the board was fitted."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def sizeHint(self) -> QSize:
        """Return a size that any window has."""
        return QSize(640, 480)

    def _show_cursor(self) -> None:
        if self._pan_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._space_held:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = self._desk.tool.cursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)
