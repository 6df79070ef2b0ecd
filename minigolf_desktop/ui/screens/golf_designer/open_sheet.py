"""The courses that can be opened: one's own, and those of the box."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.ui.screens.golf_choice.course_gallery import CAPTION, CourseGallery
from minigolf_desktop.ui.screens.reference.gallery import Exhibit
from minigolf_desktop.ui.text.golf_modes import course_size
from minigolf_desktop.ui.text.golf_presets import preset_text
from minigolf_desktop.ui.theme import Space, font
from minigolf_desktop.ui.widgets.golf_course_picture import golf_course_pixmap
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.overlay import Overlay
from minigolf_desktop.ui.widgets.picture import meadow_pixmap
from minigolf_desktop.ui.widgets.pieces import button, label

translate = QCoreApplication.translate

WIDTH, HEIGHT = 860, 412


class Shelved(NamedTuple):
    """A course that can be opened."""

    key: str
    """What tells it from the others."""
    course: Course
    is_own: bool
    """Whether the player made it, and may throw it away."""


class OpenSheet(Overlay):
    """Shows the courses; Enter or a double click opens one."""

    chosen = Signal(object)
    """The :class:`Shelved` course to open."""
    thrown_away = Signal(object)
    """The :class:`Shelved` course to delete."""

    def __init__(
        self,
        parent: QWidget,
        look: Look,
        box: Box,
        shelf: Sequence[Shelved],
        *,
        at_once: bool = False,
    ) -> None:
        """``at_once`` draws every picture as it is first seen, however long that takes."""
        title = translate("OpenSheet", "Open a course")
        super().__init__(parent, look, title, WIDTH)
        self._at_once = at_once
        self._box = box
        self._shelf = {one.key: one for one in shelf}
        self._pictures: dict[str, QPixmap] = {}
        self._waiting: dict[str, tuple[int, int]] = {}
        # A course takes up to a tenth of a second to draw, and there may be many.
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._draw_next)
        self.column.addWidget(label(title, "card_title"))
        self.column.addWidget(
            label(
                translate("OpenSheet", "Your own courses come first. Opening one can be undone."),
                "body",
                "second",
            )
        )
        self.gallery = CourseGallery(look)
        """The courses."""
        self.gallery.setFixedHeight(look.px(HEIGHT))
        self.gallery.show_exhibits([self._exhibit(one) for one in shelf])
        self.gallery.doubleClicked.connect(lambda _: self.choose())
        self.gallery.chosen.connect(lambda _: self._follow())
        self.column.addWidget(self.gallery)
        self.column.addLayout(self._buttons())
        self._follow()
        self.open(self.gallery)

    def _buttons(self) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.delete = button(look, translate("OpenSheet", "Delete"), "danger", "discard")
        """Throws one of the player's own courses away."""
        self.delete.clicked.connect(self._throw_away)
        row.addWidget(self.delete)
        row.addStretch(1)
        back = button(look, translate("OpenSheet", "Go back"))
        back.clicked.connect(self.leave)
        row.addWidget(back)
        self.yes = button(look, translate("OpenSheet", "Open"), "main", "folder")
        """Opens the course."""
        self.yes.clicked.connect(self.choose)
        row.addWidget(self.yes)
        return row

    @property
    def current(self) -> Shelved | None:
        """The course looked at."""
        return self._shelf.get(self.gallery.current)

    def choose(self) -> None:
        """Open the course looked at."""
        current = self.current
        if current is not None:
            self.leave()
            self.chosen.emit(current)

    def _throw_away(self) -> None:
        current = self.current
        if current is not None and current.is_own:
            self.leave()
            self.thrown_away.emit(current)

    def _follow(self) -> None:
        current = self.current
        self.delete.setVisible(current is not None and current.is_own)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open by Enter, delete by Del, leave by Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.choose()
        elif event.key() == Qt.Key.Key_Delete:
            self._throw_away()
        else:
            super().keyPressEvent(event)

    def _exhibit(self, one: Shelved) -> Exhibit:
        size = course_size(len(one.course.holes), one.course.par)
        words = f"{_name(one)}: {size}"
        return Exhibit(one.key, words, lambda painter, area: self._paint(painter, area, one))

    def _paint(self, painter: QPainter, area: QRectF, one: Shelved) -> None:
        look, theme = self.look, self.look.theme
        edge = look.px(6)
        room = area.adjusted(edge, edge, -edge, -look.px(CAPTION))
        painter.drawPixmap(room.topLeft(), self._picture(one, room))
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        line = QRectF(room.left(), room.bottom() + look.px(2), room.width(), look.px(19))
        elided = Qt.TextElideMode.ElideRight
        name = painter.fontMetrics().elidedText(_name(one), elided, int(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setPen(theme.second_text)
        painter.setFont(font("caption", look.scale))
        line.translate(0, look.px(17))
        words = course_size(len(one.course.holes), one.course.par)
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)

    def _picture(self, one: Shelved, room: QRectF) -> QPixmap:
        """Return the picture of a course; the meadow alone until there is time to draw it."""
        picture = self._pictures.get(one.key)
        if picture is None or picture.deviceIndependentSize().toSize() != room.size().toSize():
            wide, high = round(room.width()), round(room.height())
            picture = meadow_pixmap(self.look, wide, high, self.devicePixelRatioF())
            self._pictures[one.key] = picture
            self._waiting[one.key] = (wide, high)
            self._clock.start()
            if self._at_once:
                self._draw_next()
        return self._pictures[one.key]

    def _draw_next(self) -> None:
        if not self._waiting:
            self._clock.stop()
            return
        key = next(iter(self._waiting))
        size, ratio = self._waiting.pop(key), self.devicePixelRatioF()
        course, faces = self._shelf[key].course, self._box.face_by_id
        self._pictures[key] = golf_course_pixmap(self.look, course, faces, *size, ratio)
        self.gallery.viewport().update()


def _name(one: Shelved) -> str:
    if not one.is_own:
        return preset_text(one.course.name)
    return one.course.name or translate("OpenSheet", "Nameless course")
