"""Pictures of golf courses: one as large as fits, and many small ones in frames."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView

from minigolf_desktop.model.eighteen_holes.course import Course, Face
from minigolf_desktop.ui.common.art.drawing import CENTER, clear_pixmap, write
from minigolf_desktop.ui.common.art.furnishings import paint_frame, paint_plaque
from minigolf_desktop.ui.common.kept import MEGABYTE, Atlas
from minigolf_desktop.ui.common.records.wall import HangingGallery
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space, font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.gallery import Exhibit
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import LaterPictures, Steps, on_meadow
from minigolf_desktop.ui.eighteen_holes.art.course_picture import course_rect, thumbnail_steps
from minigolf_desktop.ui.eighteen_holes.text.modes import course_size

_painted = Atlas(16 * MEGABYTE)
"""Courses by day, without the meadow about them. Most take 50 to 200 ms to paint, there are dozens
in a set-up, and they come back with each that is opened."""


def golf_course_steps(look: Look, course: Course, faces: Mapping[str, Face]) -> Steps:
    """Return what draws a course bit by bit.

    It is drawn at the very size at which it is shown: flags, hexes and bands stay crisp.
    """
    return partial(_steps, look, course, faces)


def _steps(
    look: Look, course: Course, faces: Mapping[str, Face], width: int, height: int, ratio: float
) -> Iterator[QPixmap | None]:
    area = course_rect(course, 1.0)
    picture = QPixmap()
    if not area.isEmpty():
        margin = 2 * look.px(Space.HAIR)
        unit = min((width - margin) / area.width(), (height - margin) / area.height())
        side = max(1, round(max(area.width(), area.height()) * unit * ratio))
        kept = _painted.found((course, side))
        for image in thumbnail_steps(course, faces, side) if kept is None else ():
            if image is not None:
                kept = _painted.picture((course, side), partial(QPixmap.fromImage, image))
            yield None
        if kept is not None:
            picture = kept
    yield on_meadow(picture, look, width, height, ratio)


class CoursePictures(LaterPictures):
    """The pictures of a list of courses."""

    def __init__(self, look: Look, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(look, parent)
        self._faces = faces

    def of_course(self, key: str, course: Course, width: int, height: int, ratio: float) -> QPixmap:
        """Return the picture of a course in a size, or what stands in for it."""
        steps = golf_course_steps(self.look, course, self._faces)
        return self.picture(key, course, steps, width, height, ratio)


_EDGE, _TOP = 6, 8
"""Room beside a frame, and above it."""
_CAPTION = 58
"""Room for the plaque below a picture and what is round it, at an interface scale of 1."""
_PLAQUE = 37
_LEAST, _MOST = 116, 300
_SHAPE, _FLATTEST = 0.62, 0.44
"""Height of a picture in parts of its width, as it should be and at least."""


class NamedCourse(NamedTuple):
    """A course as it is shown."""

    key: str
    """What tells it from the others."""
    name: str
    course: Course


class CourseGallery(HangingGallery):
    """Chooses its own size of cell; it scrolls only where the smallest one is too large."""

    def __init__(self, look: Look, faces: Mapping[str, Face]) -> None:
        super().__init__(look, translate("golf choice", "Courses"), _LEAST, _LEAST)
        self._pictures = CoursePictures(look, faces, self)
        self._pictures.painted.connect(self.viewport().update)
        self._bare: tuple[tuple[QSizeF, float], QPixmap, QRectF] | None = None

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
            with_colon(shown.name, _size(shown.course)),
            lambda painter, area: self._paint(painter, area, shown),
        )

    def frame_in(self, cell: QRectF) -> QRectF:
        """Return where the frame hangs in its cell."""
        px = self.look.px
        foot = px(_CAPTION - _TOP)
        return cell.adjusted(px(_EDGE), px(_TOP), -px(_EDGE), -foot)

    def _paint(self, painter: QPainter, cell: QRectF, shown: NamedCourse) -> None:
        look, theme = self.look, self.look.theme
        ratio = self.devicePixelRatioF()
        bare, room = self._bare_frame(cell.size(), ratio)
        painter.drawPixmap(cell.topLeft(), bare)
        room = room.translated(cell.topLeft())
        wide, high = round(room.width()), round(room.height())
        picture = self._pictures.of_course(shown.key, shown.course, wide, high, ratio)
        painter.drawPixmap(room, picture, QRectF(picture.rect()))
        line = self._plaque_in(cell).adjusted(look.px(4), look.px(1), -look.px(4), 0)
        line.setHeight(look.px(19))
        write(painter, line, shown.name, font("caption_bold", look.scale), theme.text, CENTER)
        line.translate(0, look.px(15))
        size = _size(shown.course)
        write(painter, line, size, font("caption", look.scale), theme.second_text, CENTER)

    def _plaque_in(self, cell: QRectF) -> QRectF:
        px, outer = self.look.px, self.frame_in(cell)
        return QRectF(
            cell.left() + px(2), outer.bottom() + px(7), cell.width() - 2 * px(2), px(_PLAQUE)
        )

    def _bare_frame(self, size: QSizeF, ratio: float) -> tuple[QPixmap, QRectF]:
        """Return an empty frame with its plaque, and the room for the picture: all are alike."""
        kept = self._bare
        if kept is not None and kept[0] == (size, ratio):
            return kept[1], kept[2]
        look = self.look
        cell = QRectF(0, 0, size.width(), size.height())
        picture = clear_pixmap(size.width(), size.height(), ratio)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = paint_frame(painter, self.frame_in(cell), look.theme, look.scale)
        paint_plaque(painter, self._plaque_in(cell), look.theme, look.scale)
        painter.end()
        self._bare = ((size, ratio), picture, room)
        return picture, room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the size of the cells anew."""
        self._fit()
        QListView.resizeEvent(self, event)

    def _fit(self) -> None:
        look, count = self.look, max(1, len(self.exhibits))
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
            # Rows that are seen are seen whole: the edge cuts through no name.
            rows = max(1, room.height() // self._cell_of(cell.width(), _FLATTEST).height())
            cell.setHeight(max(1, room.height() // rows))
        self.setGridSize(cell)

    def _cell_of(self, width: int, shape: float = _SHAPE) -> QSize:
        return QSize(width, round(width * shape) + self.look.px(_CAPTION))


def _size(course: Course) -> str:
    return course_size(len(course.holes), course.par)
