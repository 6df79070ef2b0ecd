"""A window onto a board of any kind: zooms at the pointer, pans, fits, passes gestures on.

Who derives from it says what is on the board, what is done with gestures that do not move the
window, and what is to be painted anew once a zoom has come to rest.
"""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import (
    QEvent,
    QMargins,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import (
    QEnterEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGestureEvent,
    QGraphicsScene,
    QGraphicsView,
    QPinchGesture,
    QWidget,
)

from minigolf_desktop.ui.common.boards import motion as timing
from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.motion import Motion, animate


class Paper(Protocol):
    """What lies over a board and hides some of it."""

    @property
    def paper(self) -> QRegion:
        """What it hides, in its own pixels."""

    def mapToGlobal(self, at: QPoint) -> QPoint:
        """Return where a point of it is on the screen, as any widget does."""


_ZOOM_STEP = 1.2
_WHEEL_CLICK = 120
_CLICK = 5
"""Pixels that the pointer may wander between press and release of a click."""


class BoardWindow(QGraphicsView):
    """Shows a board; panels may lie above it, round the free area."""

    grain = 1.0
    """Scene units of what the zoom counts in: a cell, the side of a hex."""
    smallest = 1.0
    """Least size of the grain in logical pixels."""
    largest = 100.0
    """Largest size of the grain in logical pixels."""
    fineness = 1
    """The grain is sharp at whole parts of a device pixel; how many parts a pixel has."""

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._around = QMargins()
        self._fitted = True
        self._pan_from: QPoint | None = None
        self._wandered = 0
        self._space_held = False
        self._wheel = 0
        self.exposed = QRegion()
        self._papers: Sequence[Paper] = ()
        self._zooming: QVariantAnimation | None = None
        self._goal = 0.0
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
        # A file that is dropped is for the window, which would not be asked.
        self.setAcceptDrops(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # What boards differ in

    def bounds(self) -> QRectF:
        """Return what is to be seen when the board is fitted; empty without anything."""
        raise NotImplementedError

    def motion(self) -> Motion:
        """Return how fast things move."""
        raise NotImplementedError

    def settled(self, keeps_pictures: bool) -> None:
        """Notice that the zoom is at rest: time to paint everything sharply."""
        raise NotImplementedError

    def moved(self) -> None:
        """Notice that another part of the board is seen, or at another size."""

    @property
    def tool(self) -> Gestures:
        """What follows the gestures on the board."""
        raise NotImplementedError

    # Looking

    def set_free_area(self, around: QMargins, *, fits: bool = True) -> None:
        """Tell how much of the view lies under panels; a board that is fitted is fitted again."""
        if around != self._around:
            self._around = around
            if self._fitted and fits:
                self.fit()

    def lie_under(self, papers: Sequence[Paper]) -> None:
        """Leave out what panels hide, which Qt would paint anew with each step of the board."""
        self._papers = papers

    def _seen(self, region: QRegion) -> QRegion:
        """Return what no panel hides of a region of the viewport."""
        corner = self.viewport().mapToGlobal(QPoint())
        for over in self._papers:
            region -= over.paper.translated(over.mapToGlobal(QPoint()) - corner)
        return region

    @property
    def free_area(self) -> QRectF:
        """The part of the viewport that no panel covers."""
        return QRectF(self.viewport().rect().marginsRemoved(self._around))

    def where_fitted(self, parts: Sequence[QRectF]) -> list[QRectF]:
        """Return where in the viewport rectangles of the scene lie once the board is fitted."""
        bounds, free = self.bounds(), self.free_area
        if bounds.isEmpty() or free.isEmpty():
            return []
        across = min(free.width() / bounds.width(), free.height() / bounds.height())
        scale = self._sharp(across * self.grain) / self.grain
        origin = free.center() - bounds.center() * scale
        return [QRectF(origin + part.topLeft() * scale, part.size() * scale) for part in parts]

    @property
    def size_of_grain(self) -> float:
        """Size of the grain in logical pixels."""
        return self.transform().m11() * self.grain

    def fit(self, *, keeps_pictures: bool = False) -> None:
        """Show the whole board as large as the free area allows.

        ``keeps_pictures`` tells that the size before will come back: that of another course.
        """
        bounds, free = self.bounds(), self.free_area
        if bounds.isEmpty() or self.width() < 2:
            return
        self._stop_zooming()
        across = min(free.width() / bounds.width(), free.height() / bounds.height())
        self._look(self._sharp(across * self.grain), bounds.center(), free.center())
        self.settled(keeps_pictures)
        self._fitted = True

    @property
    def is_fitted(self) -> bool:
        """Whether the whole board is shown, not a part that was panned or zoomed to."""
        return self._fitted

    @property
    def is_zooming(self) -> bool:
        """Whether it is on its way to another size."""
        return self._zooming is not None

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom so that the point of the viewport under ``at`` stays; its middle without one."""
        anchor = at if at is not None else self.free_area.center()
        start = self.size_of_grain
        target = self._sharp((start if self._zooming is None else self._goal) * factor)
        if target != start:
            point = self._scene_point(anchor)
            self._go(target, point, point, anchor)

    def glide(self, milliseconds: int = timing.ZOOMING) -> None:
        """Come to show the whole board as :meth:`fit` does, but not all at once."""
        bounds, free = self.bounds(), self.free_area
        if bounds.isEmpty() or free.isEmpty():
            return
        across = min(free.width() / bounds.width(), free.height() / bounds.height())
        here = self._scene_point(free.center())
        size = self._sharp(across * self.grain)
        self._go(size, here, bounds.center(), free.center(), milliseconds)
        self._fitted = True

    def follow(self, part: QRectF, milliseconds: int) -> None:
        """Come to show a rectangle of the scene in the free area, at the size there is.

        The way is as short as can be. A board that is fitted counts as fitted all the same.
        """
        by, was_fitted = self._out_of_sight(part), self._fitted
        if self.is_dragged or self.is_zooming or by.isNull():
            return
        middle = self.free_area.center()
        there = self._scene_point(middle + by)
        self._go(self.size_of_grain, self._scene_point(middle), there, middle, milliseconds)
        self._fitted = was_fitted

    @property
    def is_dragged(self) -> bool:
        """Whether the board is being moved by hand."""
        return self._pan_from is not None

    def _go(
        self,
        target: float,
        here: QPointF,
        there: QPointF,
        anchor: QPointF,
        milliseconds: int = timing.ZOOMING,
    ) -> None:
        """Change to a size of the grain, and from one point of the scene to another."""
        start = self.size_of_grain
        self._stop_zooming()
        self._fitted = False
        self._goal = target

        def step(part: float) -> None:
            self._look(start + (target - start) * part, here + (there - here) * part, anchor)

        def done() -> None:
            self._zooming = None
            self.settled(False)

        motion = self.motion()
        duration = motion.duration(milliseconds) if motion.moves else 0
        self._zooming = animate(self, duration, step, done)

    def zoom_in(self) -> None:
        """Zoom one step in."""
        self.zoom(_ZOOM_STEP)

    def zoom_out(self) -> None:
        """Zoom one step out."""
        self.zoom(1 / _ZOOM_STEP)

    def pinch(self, factor: float, at: QPointF) -> None:
        """Follow two fingers: zoom at once, to any size; :meth:`end_pinch` makes it sharp."""
        self._stop_zooming()
        self._fitted = False
        across = max(self.smallest, min(self.largest, self.size_of_grain * factor))
        self._look(across, self._scene_point(at), at)

    def end_pinch(self, at: QPointF) -> None:
        """Come to rest at the nearest sharp size."""
        self._look(self._sharp(self.size_of_grain), self._scene_point(at), at)
        self.settled(False)

    def reveal(self, part: QRectF) -> None:
        """Pan as little as needed to bring a rectangle of the scene into the free area."""
        by = self._out_of_sight(part).toPoint()
        if not by.isNull():
            self.pan(by)

    def _out_of_sight(self, part: QRectF) -> QPointF:
        """Return by how much the window has to move for a rectangle to be in the free area."""
        seen, free = self.mapFromScene(part).boundingRect().toRectF(), self.free_area
        # What just touches the edge of a board that is fitted is seen well enough.
        if free.contains(seen.adjusted(1, 1, -1, -1)):
            return QPointF()
        seen.adjust(-12, -12, 12, 12)
        right = max(0.0, seen.right() - free.right()) or min(0.0, seen.left() - free.left())
        down = max(0.0, seen.bottom() - free.bottom()) or min(0.0, seen.top() - free.top())
        return QPointF(right, down)

    def pan(self, by: QPoint) -> None:
        """Move the window over the board by so many pixels."""
        self._fitted = False
        self._scroll(QPointF(by))
        self.moved()

    def _sharp(self, across: float) -> float:
        """Return the nearest size of the grain below at which pictures can be sharp."""
        parts = self.devicePixelRatioF() * self.fineness
        across = max(self.smallest, min(self.largest, across))
        return int(across * parts + 1e-6) / parts

    def _scene_point(self, at: QPointF) -> QPointF:
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def _look(self, across: float, point: QPointF, at: QPointF) -> None:
        scale = across / self.grain
        self.setTransform(QTransform.fromScale(scale, scale))
        seen = self.viewportTransform().map(point)
        self._scroll(seen - at)
        self.moved()

    def _scroll(self, by: QPointF) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        # All is painted anew: Qt need not shift the pixels as well, once for each direction.
        mode = self.viewportUpdateMode()
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
        self.setViewportUpdateMode(mode)
        self.update_board()

    def _stop_zooming(self) -> None:
        if self._zooming is not None:
            self._zooming.stop()
            self._zooming = None

    def update_board(self) -> None:
        """Have all of the board painted that is seen: panels over the rest stay as they are."""
        self.viewport().update(self._seen(QRegion(self.viewport().rect())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board, and remember which parts: Qt tells the ground only their bounds."""
        self.exposed = self._seen(event.region())
        if not self.exposed.isEmpty():
            super().paintEvent(QPaintEvent(self.exposed))

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture on the board, or pan."""
        pans = event.button() == Qt.MouseButton.MiddleButton or self._space_held
        if event.button() == Qt.MouseButton.RightButton:
            self.tool.turn(1)
            return
        if pans or not self.tool.press(self._scene_point(event.position())):
            self._pan_from = event.position().toPoint()
            self._wandered = _CLICK if pans else 0
        self.show_cursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a quick second click for a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or let the board follow the pointer."""
        if self._pan_from is not None:
            here = event.position().toPoint()
            by = self._pan_from - here
            self._wandered += by.manhattanLength()
            self.pan(by)
            self._pan_from = here
            return
        at = self._scene_point(event.position())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.tool.drag(at)
        else:
            self.tool.hover(at)
        self.show_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning or the gesture on the board."""
        at = self._scene_point(event.position())
        if self._pan_from is not None:
            self._pan_from = None
            if self._wandered < _CLICK:
                self.tool.click(at)
        elif event.button() == Qt.MouseButton.LeftButton:
            self.tool.release(at)
        self.show_cursor()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn what is held; zoom without anything, or with Ctrl held."""
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        clicks = int(self._wheel / _WHEEL_CLICK)
        self._wheel -= clicks * _WHEEL_CLICK
        if clicks:
            controlled = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if controlled or not self.tool.wheel(-clicks):
                self.zoom(_ZOOM_STEP**clicks, event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow two fingers on a trackpad or a screen."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.pinch(1 + event.value(), event.position())
                return True
            if event.gestureType() == Qt.NativeGestureType.EndNativeGesture:
                self.end_pinch(event.position())
                return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self._follow_fingers(pinch)
                return True
        return super().viewportEvent(event)

    def _follow_fingers(self, pinch: QPinchGesture) -> None:
        at = self.viewport().mapFromGlobal(pinch.centerPoint())
        if pinch.state() in (Qt.GestureState.GestureFinished, Qt.GestureState.GestureCanceled):
            self.end_pinch(at)
        else:
            self.pinch(pinch.scaleFactor(), at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Watch for Space, with which dragging pans; everything else is the screen's."""
        if event.key() == Qt.Key.Key_Space:
            self._space_held = True
            self.show_cursor()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Watch for Space being let go."""
        if event.key() == Qt.Key.Key_Space:
            self._space_held = False
            self.show_cursor()
        else:
            event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """Let the board know that the pointer has left it."""
        self.tool.leave()
        super().leaveEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the cursor of the board."""
        self.show_cursor()
        super().enterEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again if the board was fitted."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def sizeHint(self) -> QSize:
        """Return a size that any window has."""
        return QSize(640, 480)

    def show_cursor(self) -> None:
        """Show the pointer that fits what is done with the board."""
        if self._pan_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._space_held:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = self.tool.cursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)
