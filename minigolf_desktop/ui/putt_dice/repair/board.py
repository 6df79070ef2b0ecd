"""A picture of a course to click on; mistakes and changes are marked on it."""

import math
from collections.abc import Iterable
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import (
    CELL,
    TileAtlas,
    TilesLater,
    course_bounds,
    paint_course,
    square_of,
)

_WHITE = QColor("#FFFFFF")
_WASH = 60
"""Alpha of the colour laid over a marked cell."""


_BADGE = 9.0
"""Radius of the sign on a cell where something is wrong, in pixels."""


class Mark(StrEnum):
    """Why a cell is marked; each looks another way, not only in colour."""

    WRONG = "wrong"
    CHANGED = "changed"
    LEFT_OUT = "left-out"
    """A change that is proposed but not taken in."""


class MendingBoard(QWidget):
    """Shows one course at a time, as large as fits."""

    picked = Signal(int)
    """A cell was clicked with the left button."""
    turned = Signal(int)
    """A cell was clicked with the right button."""

    def __init__(self, look: Look, atlas: TileAtlas, courses: Iterable[Course]) -> None:
        """Show the first of some courses, with room for all of them."""
        super().__init__()
        self._look = look
        self._atlas = atlas
        self._tiles = TilesLater(atlas, self)
        self._tiles.painted.connect(self.update)
        courses = tuple(courses)
        self._course = courses[0]
        self._area = QRectF()
        for course in courses:
            self._area = self._area.united(_area(course))
        self._marked: dict[int, Mark] = {}
        self._lit: frozenset[int] = frozenset()
        self._chosen: int | None = None
        self.setMinimumSize(look.size(420, 280))

    def show_course(self, course: Course, marked: dict[int, Mark]) -> None:
        """Show a course with some cells marked."""
        self._course, self._marked = course, marked
        self.update()

    def light(self, cells: Iterable[int]) -> None:
        """Frame some cells: those of the line under the pointer."""
        self._lit = frozenset(cells)
        self.update()

    def choose(self, cell: int | None) -> None:
        """Frame the cell that is worked on; None for no cell."""
        self._chosen = cell
        self.update()

    @property
    def marked(self) -> dict[int, Mark]:
        """The marks shown, by cell."""
        return dict(self._marked)

    @property
    def lit(self) -> frozenset[int]:
        """The cells of the line under the pointer."""
        return self._lit

    def reaches(self, cell: int) -> bool:
        """Return whether a tile can be laid on a cell: it is in sight and not the gate's."""
        return cell not in self._course.land.gate.cells and self._area.contains(square_of(cell))

    def middle_of(self, cell: int) -> QPointF:
        """Return where the middle of a cell is on the board, in pixels."""
        origin, tile = self._place()
        return origin + (QPointF(*unpack(cell)) + QPointF(0.5, 0.5)) * tile

    def _place(self) -> tuple[QPointF, int]:
        """Return where the corner (0, 0) lies, and the side of a tile, in pixels."""
        fit = min(self.width() / self._area.width(), self.height() / self._area.height())
        tile = max(8, int(CELL * fit))
        scale = tile / CELL
        corner = QPointF(
            (self.width() - self._area.width() * scale) / 2,
            (self.height() - self._area.height() * scale) / 2,
        )
        return corner - self._area.topLeft() * scale, tile

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which cell is clicked."""
        origin, tile = self._place()
        spot = (event.position() - origin) / tile
        cell = pack(math.floor(spot.x()), math.floor(spot.y()))
        if self.reaches(cell):
            is_right = event.button() is Qt.MouseButton.RightButton
            (self.turned if is_right else self.picked).emit(cell)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plot, tiles and marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        origin, tile = self._place()
        theme, ratio = self._look.theme, self.devicePixelRatioF()
        box, tiles = self._course.box, self._course.tiles
        painted = [
            cell
            for cell, turned in tiles.items()
            if self._tiles.pixmap(box.design(turned), turned & 3, tile, ratio) is not None
        ]
        paint_course(
            painter, self._course, self._atlas, origin, tile, theme, ratio=ratio, cells=painted
        )
        for cell, mark in self._marked.items():
            self._mark(painter, _frame(origin, tile, cell), mark, cell in self._lit)
        if self._chosen is not None:
            self._ring(painter, _frame(origin, tile, self._chosen))
        painter.end()

    def _mark(self, painter: QPainter, frame: QRectF, mark: Mark, lit: bool) -> None:
        theme = self._look.theme
        colour = theme.wrong_disk if mark is Mark.WRONG else theme.focus
        wash = QColor(colour)
        wash.setAlpha(0 if lit or mark is Mark.LEFT_OUT else _WASH)
        pen = QPen(colour, 5 if lit else 2.5)
        if mark is Mark.LEFT_OUT:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(wash)
        painter.drawRoundedRect(frame, 6, 6)
        if mark is Mark.WRONG:
            badge = QRectF(0, 0, 2 * _BADGE, 2 * _BADGE)
            badge.moveTopRight(frame.topRight() + QPointF(-3, 3))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.wrong_disk)
            painter.drawEllipse(badge)
            painter.setPen(_WHITE)
            painter.setFont(font("caption_bold", self._look.scale))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, "!")

    def _ring(self, painter: QPainter, frame: QRectF) -> None:
        """Frame the chosen cell."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self._look.theme.pill, 6.0), (self._look.theme.hover_edge, 3.0)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(frame, 6, 6)


def _frame(origin: QPointF, tile: int, cell: int) -> QRectF:
    corner = origin + QPointF(*unpack(cell)) * tile
    return QRectF(corner.x() + 2, corner.y() + 2, tile - 4, tile - 4)


def _area(course: Course) -> QRectF:
    """Return what is in sight: the land, the tiles and the cells around the tiles."""
    area = course_bounds(course)
    for cell in course.tiles:
        area = area.united(square_of(cell).adjusted(-CELL, -CELL, CELL, CELL))
    return area.adjusted(-4, -4, 4, 4)
