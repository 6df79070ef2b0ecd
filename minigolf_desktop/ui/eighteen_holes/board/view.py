"""The hex board: the stage that every scene on it stands on, and the window onto it."""

from collections.abc import Callable, Iterator, Mapping

from PySide6.QtCore import (
    QCoreApplication,
    QMargins,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPixmap, QRegion, QTransform
from PySide6.QtWidgets import QGraphicsScene, QWidget

from minigolf_desktop.model.eighteen_holes.course import Course, Face
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.drawing import rects_of
from minigolf_desktop.ui.common.boards.backdrop import MeadowCloth
from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.eighteen_holes.art.grid import hex_polygon, tiles_rect
from minigolf_desktop.ui.eighteen_holes.board.ground import HexGround
from minigolf_desktop.ui.eighteen_holes.board.pieces import SMALLEST_HEX, UNIT, HexLens, Pieces

_ROOM = 60 * UNIT
"""Meadow round the course that the view may wander to."""

_EDGE = 0.35 * UNIT
"""Meadow round the course that is seen when it is fitted."""


class HexStage(QGraphicsScene):
    """A course with what lies on it; gestures do nothing by themselves."""

    bounds_changed = Signal()
    """The board reaches farther, or less far."""
    sought = Signal(QRectF)
    """A part of the scene is to be brought into view: the keyboard went there."""
    cursor = Qt.CursorShape.ArrowCursor
    """Pointer over the board."""

    def __init__(self, theme: Theme, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = theme
        """Colours."""
        self.ground = HexGround(theme, faces, self)
        """The course itself."""
        self.pieces = Pieces(self)
        """The pieces on it; what floats above them are graphics items of Qt."""
        self.lens = HexLens(self)
        """How it is looked at."""
        self.motion = Motion()
        """How fast things move."""
        self._bounds = QRectF()

    @property
    def bounds(self) -> QRectF:
        """What is to be seen when the board is fitted, in scene units."""
        return QRectF(self._bounds)

    def show_course(self, course: Course) -> None:
        """Show a course."""
        self.ground.set_course(course)
        self.set_bounds(tiles_rect(course.tiles, UNIT).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))

    def set_bounds(self, bounds: QRectF) -> None:
        """Tell what is to be seen when the board is fitted, in scene units."""
        if bounds != self._bounds:
            self._bounds = QRectF(bounds)
            self.setSceneRect(bounds.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
            self.bounds_changed.emit()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self.theme = theme
        self.ground.set_theme(theme)
        self.lens.forget()
        self.update()

    def seen(self) -> None:
        """Notice that another part is seen, or at another size: the lens tells which."""

    def skip(self) -> bool:
        """Bring what moves to its end; return whether anything moved."""
        return False

    # Gestures

    def hover(self, at: QPointF) -> None:
        """Follow the pointer without a button."""

    def press(self, at: QPointF) -> bool:
        """Begin a gesture; return False to let the view pan instead."""
        return False

    def drag(self, at: QPointF) -> None:
        """Follow the pointer with the button held."""

    def release(self, at: QPointF) -> None:
        """End the gesture."""

    def click(self, at: QPointF) -> None:
        """Follow a click where no gesture began, and the view did not pan."""

    def leave(self) -> None:
        """Notice that the pointer has left the board."""

    def turn(self, steps: int) -> bool:
        """Turn what is held; return whether anything is."""
        return False

    def wheel(self, steps: int) -> bool:
        """Turn what is in hand; return False to let the view zoom instead."""
        return False


_AHEAD = 96
"""How much is kept beyond the window: a drag paints now and then, not at every step."""

Painting = Callable[[QPixmap, QRegion, QPoint], None]
"""Paints a part of the board into a picture; is told where the board's origin is in the picture."""


class Canvas:
    """Keeps what a window shows, and some more round it.

    The picture repeats itself over the board: a place of the board has its place in the picture
    wherever the window is, so that moving the window moves nothing in it.
    """

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._kept = QRect()
        self._stale = QRegion()

    def forget(self) -> None:
        """Free the memory; all is to be painted anew."""
        self._picture = QPixmap()
        self._kept = QRect()
        self._stale = QRegion()

    def spoil(self, part: QRect) -> None:
        """Tell that a part of the board looks otherwise now."""
        self._stale += part & self._kept

    def show(self, painter: QPainter, window: QRect, parts: QRegion, paint: Painting) -> None:
        """Copy parts of the board, which lie in a window, to where they are in the window.

        The painter's origin is the corner of the window; ``paint`` is called for what is not here.
        """
        kept = window.adjusted(-_AHEAD, -_AHEAD, _AHEAD, _AHEAD)
        if kept.size() != self._kept.size():
            self._picture = QPixmap(kept.size())
            self._kept, self._stale = kept, QRegion(kept)
        elif not self._kept.contains(window):
            self._reach(window, kept)
        if self._stale.intersects(parts):
            for part, origin in self._pieces(self._stale):
                paint(self._picture, part, origin)
            self._stale = QRegion()
        for part, origin in self._pieces(parts):
            for area in rects_of(part):
                there = area.topLeft() - window.topLeft()
                painter.drawPixmap(there, self._picture, area.translated(origin))

    def _reach(self, window: QRect, kept: QRect) -> None:
        """Keep other parts than before: those round a window."""
        # Across and down are mostly not due at the same time: half the work at a time.
        if self._kept.left() <= window.left() and window.right() <= self._kept.right():
            kept.moveLeft(self._kept.left())
        if self._kept.top() <= window.top() and window.bottom() <= self._kept.bottom():
            kept.moveTop(self._kept.top())
        self._stale = (self._stale & kept) + (QRegion(kept) - QRegion(self._kept))
        self._kept = kept

    def _pieces(self, parts: QRegion) -> Iterator[tuple[QRegion, QPoint]]:
        """Cut parts where the picture ends; yield the pieces with the board's origin for each."""
        across, down = self._picture.width(), self._picture.height()
        area = parts.boundingRect()
        for top in range(area.top() // down * down, area.bottom() + 1, down):
            for left in range(area.left() // across * across, area.right() + 1, across):
                piece = parts & QRect(left, top, across, down)
                if not piece.isEmpty():
                    yield piece, QPoint(-left, -top)


LARGEST_HEX = 96
"""Side of a hex in logical pixels that the zoom reaches."""

_STEP = 90
"""Pixels that an arrow key pans."""

_ARROWS = {
    Qt.Key.Key_Left: QPoint(-_STEP, 0),
    Qt.Key.Key_Right: QPoint(_STEP, 0),
    Qt.Key.Key_Up: QPoint(0, -_STEP),
    Qt.Key.Key_Down: QPoint(0, _STEP),
}


class HexView(BoardWindow):
    """Shows a stage and hands gestures to it; arrow keys, plus, minus and nought look around."""

    grain = UNIT
    smallest = SMALLEST_HEX
    largest = LARGEST_HEX
    fineness = 8

    def __init__(self, stage: HexStage, parent: QWidget | None = None) -> None:
        self._stage = stage
        self._meadow = MeadowCloth(stage.theme)
        self._canvas = Canvas()
        self._canvas_unit = 0.0
        self._meadow_from = self._meadow_at = self._origin_before = QPoint()
        self._theme = stage.theme
        self._is_framed = False
        super().__init__(stage, parent)
        self.setAccessibleName(QCoreApplication.translate("board", "Course"))
        stage.bounds_changed.connect(self._refit)
        stage.sought.connect(self._seek)
        stage.ground.changed.connect(self._repaint_ground)
        stage.pieces.changed.connect(self._repaint)

    @property
    def unit(self) -> float:
        """Side of a hex in logical pixels."""
        return self.size_of_grain

    def set_free_area(self, around: QMargins, *, fits: bool = True) -> None:
        """Tell how much of the view lies under panels; a board that is fitted is fitted again."""
        super().set_free_area(around, fits=fits)
        self.moved()

    def frame(self, part: QRectF, around: QMargins, milliseconds: int) -> None:
        """Take what is to be seen of the scene, and how much panels cover round it.

        The board comes to show it where it showed what was to be seen before, and is not dragged.
        """
        goal = self._stage.bounds, self.free_area
        self._is_framed = True
        self._stage.set_bounds(part)
        self._is_framed = False
        self.set_free_area(around, fits=False)
        if self.is_fitted and not self.is_dragged and goal != (part, self.free_area):
            self.glide(milliseconds)

    def lead_back(self) -> None:
        """Come back to what is to be seen from wherever somebody looks, unless it is dragged."""
        if not self.is_fitted and not self.is_dragged:
            self.glide()

    def reveal_hex(self, place: Hex) -> None:
        """Pan as little as needed to bring a hex into the free area."""
        self.reveal(hex_polygon(place, UNIT).boundingRect())

    def _seek(self, part: QRectF) -> None:
        """Bring a part into the free area; what is to be seen anyway is there, or on its way."""
        if not (self.is_fitted and self.bounds().contains(part)):
            self.reveal(part)

    def _refit(self) -> None:
        if self._is_framed or not self.is_fitted:
            return
        if self.isVisible():
            self.glide()
        else:
            self.fit()

    def _repaint_ground(self, part: QRectF) -> None:
        """Paint a part, in units, anew; all of it where it has no size."""
        if part.isNull():
            self._canvas.forget()
            self.viewport().update()
        else:
            self._repaint(QRectF(part.topLeft() * UNIT, part.size() * UNIT))

    def _repaint(self, part: QRectF) -> None:
        """Paint a part of the scene anew."""
        unit = self._canvas_unit / UNIT
        spoiled = QRectF(part.topLeft() * unit, part.size() * unit)
        self._canvas.spoil(spoiled.toAlignedRect().adjusted(-1, -1, 1, 1))
        seen = self.viewportTransform().mapRect(part)
        self.viewport().update(seen.toAlignedRect().adjusted(-1, -1, 1, 1))

    # What a window asks for

    @property
    def tool(self) -> Gestures:
        """What follows the gestures on the board."""
        return self._stage

    def bounds(self) -> QRectF:
        """Return what is seen when the board is fitted."""
        return self._stage.bounds

    def motion(self) -> Motion:
        """Return how fast things move."""
        return self._stage.motion

    def settled(self, keeps_pictures: bool) -> None:
        """Paint everything sharply at the size where the zoom came to rest."""
        ratio = self.devicePixelRatioF()
        self._canvas.forget()
        self._canvas_unit = self.unit * ratio
        self._origin_before = self._origin
        self._meadow_from = self._origin_before - self._meadow_at
        self._stage.lens.settle(self.unit, ratio)
        self.moved()
        self._stage.ground.settle(self.unit, ratio)
        self.viewport().update()

    def moved(self) -> None:
        """Follow the part of the board that is seen."""
        lens = self._stage.lens
        inverse, _ = self.viewportTransform().inverted()
        lens.scale = self.transform().m11()
        lens.free = inverse.mapRect(self.free_area)
        seen = inverse.mapRect(QRectF(self.viewport().rect()))
        lens.hurries = self.is_zooming
        if lens.hurries:
            self._stage.ground.rest()
        self._stage.ground.look_at(QRectF(seen.topLeft() / UNIT, seen.size() / UNIT))
        self._stage.seen()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint meadow, course and pieces; while the board is dragged, the canvas keeps them."""
        if self._stage.theme is not self._theme:
            self._theme = self._stage.theme
            self._meadow.set_theme(self._theme)
        ratio, world = self.devicePixelRatioF(), painter.worldTransform()
        origin = self._origin
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        at_rest = abs(self.unit * ratio - self._canvas_unit) < 1e-6
        if at_rest:
            self._meadow_at = origin - self._meadow_from
        if at_rest and origin != self._origin_before:
            window = QRect(-origin, (QSizeF(self.viewport().size()) * ratio).toSize())
            parts = self._exposed_pixels.translated(-origin) & window
            self._canvas.show(painter, window, parts, self._paint_canvas)
        else:
            self._paint_parts(painter, self._exposed_pixels, origin, self._meadow_at)
        self._origin_before = origin
        painter.setWorldTransform(world)

    @property
    def _exposed_pixels(self) -> QRegion:
        """What is to be painted anew, in device pixels."""
        ratio = self.devicePixelRatioF()
        if ratio == 1.0:
            return self.exposed
        parts = QRegion()
        for part in rects_of(self.exposed):
            parts += QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect()
        return parts

    def _paint_canvas(self, picture: QPixmap, parts: QRegion, origin: QPoint) -> None:
        """Paint parts of the board, in pixels round its origin, into a picture."""
        ratio = self.devicePixelRatioF()
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        painter.setRenderHints(self.renderHints())
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        self._paint_parts(painter, parts.translated(origin), origin, origin - self._meadow_from)
        painter.end()
        picture.setDevicePixelRatio(1.0)

    def _paint_parts(
        self, painter: QPainter, parts: QRegion, origin: QPoint, meadow: QPoint
    ) -> None:
        """Paint meadow, course and pieces; all lengths are pixels, which are the painter's.

        The board and the pattern of the meadow have their origins.
        """
        ratio, scale = self.devicePixelRatioF(), self.transform().m11()
        pixels = scale * ratio
        painter.save()
        if parts.rectCount() == 1:
            painter.setClipRect(parts.boundingRect(), Qt.ClipOperation.IntersectClip)
        else:
            painter.setClipRegion(parts, Qt.ClipOperation.IntersectClip)
        # What is stretched while the board moves is stretched the quick way.
        smooth = not (self._stage.lens.hurries or self._stage.ground.waits)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        seen = []
        for part in rects_of(parts):
            self._stage.ground.paint(
                painter,
                part,
                origin,
                pixels * UNIT,
                lambda bare: self._meadow.paint(painter, bare, ratio, meadow),
            )
            corner = QPointF(part.topLeft() - origin) / pixels
            seen.append(QRectF(corner, QSizeF(part.size()) / pixels))
        painter.setRenderHint(
            QPainter.RenderHint.SmoothPixmapTransform, not self._stage.lens.hurries
        )
        corner = QPointF(origin) / ratio
        painter.setWorldTransform(QTransform(scale, 0, 0, scale, corner.x(), corner.y()))
        self._stage.pieces.paint(painter, seen)
        painter.restore()

    @property
    def _origin(self) -> QPoint:
        """Where the origin of the board lies in the view, in device pixels."""
        world, ratio = self.viewportTransform(), self.devicePixelRatioF()
        return QPoint(round(world.dx() * ratio), round(world.dy() * ratio))

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the memory for what is not seen."""
        self._canvas.forget()
        super().hideEvent(event)

    # Gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring what moves to its end; otherwise begin a gesture."""
        if not self._stage.skip():
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring what moves to its end; otherwise look around, or leave the key to the screen."""
        if self._stage.skip():
            return
        if event.key() in _ARROWS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.pan(_ARROWS[Qt.Key(event.key())])
        elif event.text() == "+":
            self.zoom_in()
        elif event.text() == "-":
            self.zoom_out()
        elif event.text() == "0":
            self.fit()
        else:
            super().keyPressEvent(event)
