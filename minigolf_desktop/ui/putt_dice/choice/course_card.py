"""A course to putt on: its picture, its name, its length and its record."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.records import PuttingBook
from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.text.content_names import content_name
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import meadow_pixmap, on_meadow

translate = QCoreApplication.translate

PictureOf = Callable[[CourseFile], QPixmap | None]
"""Returns the small picture of a course; None while it is being painted."""

COLUMNS = 3
"""Cards beside each other on the shelf."""
_FOOT = 58
"""Room for the words below the picture."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -COLUMNS,
    Qt.Key.Key_Down: COLUMNS,
}


class CourseCard(QAbstractButton):
    """Checked while it is the choice; a double click plays it."""

    opened = Signal()
    """It is to be played at once."""
    walk = Signal(int)
    """The keyboard goes on by so many cards."""

    def __init__(
        self,
        look: Look,
        course_file: CourseFile,
        course: PuttCourse | None,
        book: PuttingBook,
        picture_of: PictureOf,
    ) -> None:
        super().__init__()
        self.course_file = course_file
        """The file."""
        self.course = course
        """What is putted on; None while the course needs a repair."""
        bests = book.bests_on(course) if course else None
        self._record = bests.record[1].strokes if bests else None
        self._look = look
        self._picture_of = picture_of
        self._picture = QPixmap()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.size(180, 150))
        self.setAccessibleName(f"{self.title}, {self.facts}")

    @property
    def title(self) -> str:
        """Name of the course."""
        return content_name(self.course_file.name) or translate("putting", "Nameless course")

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(240, 170)

    @property
    def facts(self) -> str:
        """How long the course is, and its record; that it needs a repair."""
        course = self.course
        if course is None:
            return translate("putting", "needs a repair")
        par = translate("putting", "par {par}").replace("{par}", str(course.par))
        tiles = translate("putting", "{number} tiles").replace("{number}", str(course.length))
        facts = f"{par}  ·  {tiles}"
        if self._record is not None:
            record = translate("putting", "record {strokes}")
            facts += "  ·  " + record.replace("{strokes}", str(self._record))
        return facts

    def thumbnail(self) -> QPixmap | None:
        """Return the small picture of the course; None while it is being painted."""
        return self._picture_of(self.course_file)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        theme, px = self._look.theme, self._look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.isChecked()
        edge = theme.hover_edge if lit or self.underMouse() else theme.line
        painter.setPen(QPen(theme.focus if self.hasFocus() else edge, 3 if lit else 1.2))
        painter.setBrush(theme.hover if lit else theme.panel)
        painter.drawRoundedRect(body, px(16), px(16))
        room = body.adjusted(px(8), px(8), -px(8), -px(_FOOT)).toRect()
        painter.drawPixmap(room.topLeft(), self._picture_in(room.size()))
        left, right = body.x() + px(12), body.right() - px(10)
        top = body.bottom() - px(_FOOT) + px(4)
        line = QRectF(left, top, right - left, px(24))
        self._write(painter, line, self.title, "panel_title", theme.text)
        line.moveTop(top + px(22))
        tone = theme.second_text if self.course else theme.wrong
        self._write(painter, line, self.facts, "caption_bold", tone)
        painter.end()

    @property
    def waits(self) -> bool:
        """Whether its picture is still to be painted."""
        return self._picture.isNull()

    def _picture_in(self, room: QSize) -> QPixmap:
        """Return the picture in a size; bare meadow until it is painted."""
        if self._picture.deviceIndependentSize().toSize() != room:
            wanted = self._look, room.width(), room.height(), self.devicePixelRatioF()
            thumbnail = self.thumbnail()
            if thumbnail is None:
                return meadow_pixmap(*wanted)
            self._picture = on_meadow(thumbnail, *wanted)
        return self._picture

    def _write(
        self, painter: QPainter, line: QRectF, text: str, role: FontRole, ink: QColor
    ) -> None:
        write(painter, line, text, font(role, self._look.scale), ink)

    def mouseDoubleClickEvent(self, event: object) -> None:
        """Play the course."""
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from card to card, Enter plays."""
        if event.key() in _STEPS:
            self.walk.emit(_STEPS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)
