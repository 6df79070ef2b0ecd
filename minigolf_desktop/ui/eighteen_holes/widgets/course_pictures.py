"""Small pictures of many courses, painted one after the other while there is time."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.painting_later import PaintingLater
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import meadow_pixmap
from minigolf_desktop.ui.eighteen_holes.widgets.course_picture import golf_course_pixmap


class _Size(NamedTuple):
    width: int
    height: int
    ratio: float


class CoursePictures(PaintingLater):
    """A list asks for what it shows; until a picture is painted it gets a piece of meadow."""

    painted = Signal()
    """One more picture is there."""

    def __init__(self, look: Look, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._faces = faces
        self._done: dict[str, tuple[_Size, Course, QPixmap]] = {}
        self._wanted: dict[str, tuple[_Size, Course]] = {}
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._work)

    @property
    def busy(self) -> bool:
        """Whether pictures are still to be painted."""
        return self._clock.isActive()

    def picture(self, key: str, course: Course, width: int, height: int, ratio: float) -> QPixmap:
        """Return the picture of a course in a size, or what stands in for it."""
        size = _Size(width, height, ratio)
        done = self._done.get(key)
        if done is not None and done[0] == size and done[1] is course:
            return done[2]
        self._wanted[key] = (size, course)
        self._clock.start()
        if done is not None and done[1] is course:
            # The one of another size is better than none.
            return done[2]
        return meadow_pixmap(self._look, *size)

    def _work(self) -> None:
        if not self._wanted:
            self._clock.stop()
            return
        key = next(iter(self._wanted))
        size, course = self._wanted.pop(key)
        picture = golf_course_pixmap(self._look, course, self._faces, *size)
        self._done[key] = (size, course, picture)
        if not self._wanted:
            self._clock.stop()
        self.painted.emit()
