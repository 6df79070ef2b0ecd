"""The course that was played on, at the end of a round."""

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.course_art import TileAtlas
from minigolf_desktop.ui.putt_dice.sharp_course import SharpCourse

translate = QCoreApplication.translate


class CourseKeepsake(QWidget):
    """The whole course, as large as there is room for."""

    def __init__(self, look: Look, course: Course, atlas: TileAtlas) -> None:
        super().__init__()
        self._course = SharpCourse(atlas, self)
        self._course.painted.connect(self.update)
        self._course.show(course)
        self.setAccessibleName(translate("putting", "The course"))
        self.setMinimumHeight(look.px(60))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the course in the middle."""
        ratio = self.devicePixelRatioF()
        picture = self._course.picture(self.size() * ratio)
        if picture.isNull():
            return
        painter = QPainter(self)
        painter.scale(1 / ratio, 1 / ratio)
        left = (self.width() * ratio - picture.width()) // 2
        painter.drawImage(QPointF(left, (self.height() * ratio - picture.height()) // 2), picture)
        painter.end()
