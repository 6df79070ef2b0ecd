"""The window onto the hex board, whatever is done on it."""

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QCoreApplication, QMargins, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.meadow_cloth import MeadowCloth
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_polygon
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.board.stage import HexStage

SMALLEST_HEX = 6
LARGEST_HEX = 96
"""Sides of a hex in logical pixels that the zoom reaches."""

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
        self._theme = stage.theme
        super().__init__(stage, parent)
        self.setAccessibleName(QCoreApplication.translate("board", "Course"))
        stage.bounds_changed.connect(self._refit)
        stage.sought.connect(self.reveal)
        stage.ground.changed.connect(self._repaint)

    @property
    def unit(self) -> float:
        """Side of a hex in logical pixels."""
        return self.size_of_grain

    def set_free_area(self, around: QMargins) -> None:
        """Tell how much of the view lies under panels."""
        super().set_free_area(around)
        self._moved()

    def reveal_hex(self, place: Hex) -> None:
        """Pan as little as needed to bring a hex into the free area."""
        self.reveal(hex_polygon(place, UNIT).boundingRect())

    def _refit(self) -> None:
        if not self._fitted:
            return
        if self.isVisible():
            self.glide()
        else:
            self.fit()

    def _repaint(self, part: QRectF) -> None:
        if part.isNull():
            self.viewport().update()
            return
        area = QRectF(part.topLeft() * UNIT, part.size() * UNIT)
        seen = self.viewportTransform().mapRect(area)
        self.viewport().update(seen.toAlignedRect().adjusted(-1, -1, 1, 1))

    # What a window asks for

    @property
    def _tool(self) -> Gestures:
        return self._stage

    def _bounds(self) -> QRectF:
        return self._stage.bounds

    def _motion(self) -> Motion:
        return self._stage.motion

    def _settled(self, keeps_pictures: bool) -> None:
        ratio = self.devicePixelRatioF()
        self._stage.lens.settle(self.unit, ratio)
        self._moved()
        self._stage.ground.settle(self.unit, ratio)
        self.viewport().update()

    def _moved(self) -> None:
        lens = self._stage.lens
        inverse, _ = self.viewportTransform().inverted()
        lens.scale = self.transform().m11()
        lens.free = inverse.mapRect(self.free_area)
        seen = inverse.mapRect(QRectF(self.viewport().rect()))
        lens.hurries = self._zooming is not None
        if lens.hurries:
            self._stage.ground.rest()
        self._stage.ground.look_at(QRectF(seen.topLeft() / UNIT, seen.size() / UNIT))
        self._stage.seen()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint meadow and course."""
        if self._stage.theme is not self._theme:
            self._theme = self._stage.theme
            self._meadow.set_theme(self._theme)
        ratio, world = self.devicePixelRatioF(), painter.worldTransform()
        origin, unit = QPointF(world.dx(), world.dy()), world.m11() * UNIT
        painter.resetTransform()
        smooth = QPainter.RenderHint.SmoothPixmapTransform
        # What is stretched while the board moves is stretched the quick way.
        painter.setRenderHint(smooth, not (self._stage.lens.hurries or self._stage.ground.waits))
        for part in cast("Iterable[QRect]", self._exposed):
            self._meadow.paint(painter, part, ratio)
            self._stage.ground.paint(painter, part, origin, unit)
        painter.setWorldTransform(world)

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
