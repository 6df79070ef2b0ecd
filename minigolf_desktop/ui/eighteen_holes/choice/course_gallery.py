"""Small pictures of courses, as large as they can be with all of them in view."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QListView

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.reference.gallery import Exhibit, Gallery
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.text.modes import course_size
from minigolf_desktop.ui.eighteen_holes.widgets.course_pictures import CoursePictures

translate = QCoreApplication.translate

_EDGE = 5
_CAPTION = 42
"""Room for the words below a picture, at an interface scale of 1."""
_LEAST, _MOST = 104, 300
_SHAPE, _FLATTEST = 0.58, 0.46
"""Height of a picture in parts of its width, as it should be and at least."""


class NamedCourse(NamedTuple):
    """A course as it is shown."""

    key: str
    """What tells it from the others."""
    name: str
    course: Course


class CourseGallery(Gallery):
    """Chooses its own size of cell; it scrolls only where the smallest one is too large."""

    def __init__(self, look: Look, faces: Mapping[str, Face]) -> None:
        super().__init__(look, translate("golf choice", "Courses"), _LEAST, _LEAST)
        self._look = look
        self._pictures = CoursePictures(look, faces, self)
        self._pictures.painted.connect(self.viewport().update)

    def show_courses(self, courses: Iterable[NamedCourse]) -> None:
        """Show others; the one that was looked at stays so if it is still among them."""
        self.show_exhibits([self._exhibit(course) for course in courses])
        self._fit()

    def insert_course(self, row: int, course: NamedCourse) -> None:
        """Show one more before that of a row; the one that is looked at stays."""
        self.insert_exhibit(row, self._exhibit(course))
        self._fit()

    def _exhibit(self, shown: NamedCourse) -> Exhibit:
        return Exhibit(
            shown.key,
            f"{shown.name}: {_size(shown.course)}",
            lambda painter, area: self._paint(painter, area, shown),
        )

    def _paint(self, painter: QPainter, area: QRectF, shown: NamedCourse) -> None:
        look, theme = self._look, self._look.theme
        edge = look.px(_EDGE)
        room = area.adjusted(edge, edge, -edge, -look.px(_CAPTION))
        wide, high = round(room.width()), round(room.height())
        ratio = self.devicePixelRatioF()
        picture = self._pictures.of_course(shown.key, shown.course, wide, high, ratio)
        painter.drawPixmap(QRectF(room.x(), room.y(), wide, high), picture, picture.rect())
        line = QRectF(room.left(), room.bottom() + look.px(2), room.width(), look.px(18))
        painter.setPen(theme.text)
        painter.setFont(font("caption_bold", look.scale))
        name = painter.fontMetrics().elidedText(
            shown.name, Qt.TextElideMode.ElideRight, int(line.width())
        )
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption", look.scale))
        line.translate(0, look.px(16))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, _size(shown.course))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the size of the cells anew."""
        self._fit()
        QListView.resizeEvent(self, event)

    def _fit(self) -> None:
        look, count = self._look, max(1, len(self.exhibits))
        room = self.contentsRect().size() - QSize(2, 2)
        fewest = max(1, -(-room.width() // look.px(_MOST)))
        most = max(fewest, room.width() // look.px(_LEAST))
        for columns in range(fewest, most + 1):
            cell = self._cell_of(room.width() // columns)
            high = room.height() // -(-count // columns)
            if self._cell_of(room.width() // columns, _FLATTEST).height() <= high:
                cell.setHeight(min(cell.height(), high))
                self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
                break
        else:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
            bar = self.verticalScrollBar().sizeHint().width()
            cell = self._cell_of((room.width() - bar) // most)
        self.setGridSize(cell)

    def _cell_of(self, width: int, shape: float = _SHAPE) -> QSize:
        return QSize(width, round(width * shape) + self._look.px(_CAPTION))


def _size(course: Course) -> str:
    return course_size(len(course.holes), course.par)
