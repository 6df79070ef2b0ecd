"""The courses that can be opened: one's own, and those of the box."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.box import Box
from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.overlay import Overlay
from minigolf_desktop.ui.common.widgets.pieces import button, label
from minigolf_desktop.ui.eighteen_holes.choice.course_gallery import CourseGallery, NamedCourse

translate = QCoreApplication.translate

WIDTH, HEIGHT = 860, 412
AT_ONCE = 40
"""Courses that are there from the first moment: as many as are seen."""


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
        self, parent: QWidget, look: Look, box: Box, own: Iterator[Shelved | None]
    ) -> None:
        """``own`` are the courses of the player's own, each read as it is due."""
        title = translate("OpenSheet", "Open a course")
        super().__init__(parent, look, title, WIDTH)
        presets = [Shelved(one.course.id, one.course, False) for one in box.presets]
        self._shelf = {one.key: one for one in presets}
        self._own = 0
        self.column.addWidget(label(title, "card_title"))
        self.column.addWidget(
            label(
                translate(
                    "OpenSheet", "Your own courses come first. Each opens on a board of its own."
                ),
                "body",
                "second",
            )
        )
        self.gallery = CourseGallery(look, box.face_by_id)
        """The courses."""
        self.gallery.setFixedHeight(look.px(HEIGHT))
        self.gallery.show_courses(_named(one) for one in presets)
        Piecemeal(own, self._add_own, self, AT_ONCE)
        self.gallery.setCurrentIndex(self.gallery.model().index(0, 0))
        self.gallery.doubleClicked.connect(lambda _: self.choose())
        self.gallery.chosen.connect(lambda _: self._follow())
        self.column.addWidget(self.gallery)
        self.column.addLayout(self._buttons())
        self._follow()
        self.open(self.gallery)

    def _add_own(self, one: Shelved) -> None:
        self._shelf[one.key] = one
        self.gallery.insert_course(self._own, _named(one))
        self._own += 1

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


def _named(one: Shelved) -> NamedCourse:
    name = one.course.name or translate("OpenSheet", "Nameless course")
    return NamedCourse(one.key, name if one.is_own else content_name(one.course.name), one.course)
