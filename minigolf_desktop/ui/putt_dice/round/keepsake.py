"""The course that was played on, at the end of a round."""

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate


class CourseKeepsake(QWidget):
    """The whole course, as large as there is room for."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._course = QImage()
        self.setAccessibleName(translate("putting", "The course"))
        self.setMinimumHeight(look.px(60))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_course(self, course: QImage) -> None:
        """Show the small picture of the course."""
        self._course = course
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the course in the middle."""
        if self._course.isNull():
            return
        ratio = self.devicePixelRatioF()
        small = self._course.scaled(
            self.size() * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        small.setDevicePixelRatio(ratio)
        size = small.deviceIndependentSize()
        painter = QPainter(self)
        middle = QPointF(self.width() - size.width(), self.height() - size.height()) / 2
        painter.drawImage(middle, small)
        painter.end()
