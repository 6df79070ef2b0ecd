"""The picture of a course in the very size that it is shown in."""

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QImage

from minigolf_desktop.model.designer import Course
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.designer.course_art import TileAtlas, thumbnail_steps


class SharpCourse(QObject):
    """Paints one course at a time, piece by piece, for the size asked for last."""

    painted = Signal()
    """The picture is there."""

    def __init__(self, atlas: TileAtlas, parent: QObject) -> None:
        super().__init__(parent)
        self._atlas = atlas
        self._course: Course | None = None
        self._room = QSize()
        self._picture = QImage()
        self._painting: Piecemeal | None = None

    def show(self, course: Course | None) -> None:
        """Paint another course from now on; None for none."""
        if course is not self._course:
            self._stop()
            self._course, self._room, self._picture = course, QSize(), QImage()

    def picture(self, room: QSize) -> QImage:
        """Return the picture, at most so many pixels large; none until it is painted."""
        if room != self._room and self._course is not None and not room.isEmpty():
            self._stop()
            self._room, self._picture = room, QImage()
            steps = thumbnail_steps(self._course, self._atlas, room=room)
            self._painting = Piecemeal(steps, self._take, self)
        return self._picture

    def _take(self, picture: QImage) -> None:
        self._picture = picture
        self._stop()
        self.painted.emit()

    def _stop(self) -> None:
        if self._painting is not None:
            self._painting.stop()
            self._painting = None
