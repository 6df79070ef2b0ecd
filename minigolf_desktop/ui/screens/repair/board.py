"""A course as a picture, with what is wrong or what changes marked on it."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.art.atlas import TileAtlas
from minigolf_desktop.ui.art.plot import paint_plot, plot_bounds
from minigolf_desktop.ui.theme import player_colour
from minigolf_desktop.ui.widgets.look import Look

CELL = 100.0
_WASH = 60
"""Alpha of the colour laid over a marked cell."""


class MendingBoard(QWidget):
    """Shows one course at a time, as large as fits."""

    def __init__(self, look: Look, atlas: TileAtlas, courses: Iterable[Course]) -> None:
        """Show the first of some courses; all of them share one frame."""
        super().__init__()
        self._look = look
        self._atlas = atlas
        courses = tuple(courses)
        self._course = courses[0]
        self._area = QRectF()
        for course in courses:
            self._area = self._area.united(_area(course))
        self._marked: dict[int, QColor] = {}
        self._lit: frozenset[int] = frozenset()
        self.setMinimumSize(look.size(420, 320))

    def show_course(self, course: Course, marked: dict[int, QColor]) -> None:
        """Show a course with some cells marked in a colour."""
        self._course, self._marked = course, marked
        self.update()

    def light(self, cells: Iterable[int]) -> None:
        """Frame some cells: those of the line under the pointer."""
        self._lit = frozenset(cells)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint plot, tiles and marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fit = min(self.width() / self._area.width(), self.height() / self._area.height())
        tile = max(8, int(CELL * fit))
        scale = tile / CELL
        corner = QPointF(
            (self.width() - self._area.width() * scale) / 2,
            (self.height() - self._area.height() * scale) / 2,
        )
        origin = corner - self._area.topLeft() * scale
        painter.save()
        painter.translate(origin)
        painter.scale(scale, scale)
        theme = self._look.theme
        paint_plot(painter, self._course.land, theme, player_colour("blue").fill(theme))
        painter.restore()
        ratio = self.devicePixelRatioF()
        for cell, turned in self._course.tiles.items():
            design = self._course.box.design(turned)
            place = origin + QPointF(*unpack(cell)) * tile
            painter.drawPixmap(place, self._atlas.pixmap(design, turned & 3, tile, ratio))
        for cell, colour in self._marked.items():
            self._mark(painter, origin, tile, cell, colour)
        painter.end()

    def _mark(
        self, painter: QPainter, origin: QPointF, tile: int, cell: int, colour: QColor
    ) -> None:
        corner = origin + QPointF(*unpack(cell)) * tile
        wash = QColor(colour)
        wash.setAlpha(_WASH)
        painter.setPen(QPen(colour, 5 if cell in self._lit else 2.5))
        painter.setBrush(wash if cell not in self._lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(corner.x() + 2, corner.y() + 2, tile - 4, tile - 4), 6, 6)


def _area(course: Course) -> QRectF:
    area = plot_bounds(course.land)
    for cell in course.tiles:
        x, y = unpack(cell)
        area = area.united(QRectF(x * CELL, y * CELL, CELL, CELL))
    return area.adjusted(-24, -24, 24, 24)
