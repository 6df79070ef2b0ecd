"""Small pictures of many golf courses, painted one after the other while there is time."""

from collections.abc import Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap

from minigolf_desktop.model.eighteen_holes.course import Course
from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.ui.common.widgets.later_pictures import LaterPictures
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.widgets.course_picture import golf_course_steps


class CoursePictures(LaterPictures):
    """The pictures of a list of courses."""

    def __init__(self, look: Look, faces: Mapping[str, Face], parent: QObject) -> None:
        super().__init__(look, parent)
        self._faces = faces

    def of_course(self, key: str, course: Course, width: int, height: int, ratio: float) -> QPixmap:
        """Return the picture of a course in a size, or what stands in for it."""
        steps = golf_course_steps(self._look, course, self._faces)
        return self.picture(key, course, steps, width, height, ratio)
