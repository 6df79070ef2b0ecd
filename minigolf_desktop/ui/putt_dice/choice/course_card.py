"""A course to putt on: its picture, its pars, its length, its hazards."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.storage.putt_dice.records import PuttingBook
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.theme import FontRole, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import meadow_pixmap, on_meadow

translate = QCoreApplication.translate

PictureOf = Callable[[CourseFile], QPixmap | None]
"""Returns the small picture of a course; None while it is being painted."""

_FOOT = 106
"""Room for the words below the picture."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -4, Qt.Key.Key_Down: 4}


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
        self.setMinimumSize(look.size(220, 224))
        self.setAccessibleName(", ".join((self.title, *self._facts())))

    @property
    def title(self) -> str:
        """Name of the course."""
        return self.course_file.name or translate("putting", "Nameless course")

    def sizeHint(self) -> QSize:
        """Return the size of the design."""
        return self._look.size(300, 270)

    def _facts(self) -> tuple[str, str]:
        course = self.course
        if course is None:
            return translate("putting", "needs a repair"), ""
        par = translate("putting", "par {par}").replace("{par}", str(course.par))
        tiles = translate("putting", "{number} tiles").replace("{number}", str(course.length))
        holes = "\N{EN SPACE}".join(str(hole.par) for hole in course.holes)
        facts = f"{par}  ·  {tiles}"
        if self._record is not None:
            record = translate("putting", "record {strokes}")
            facts += "  ·  " + record.replace("{strokes}", str(self._record))
        return facts, holes

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
        facts, holes = self._facts()
        left, right = body.x() + px(16), body.right() - px(16)
        top = body.bottom() - px(_FOOT) + px(6)
        line = QRectF(left, top, right - left, px(26))
        self._write(painter, line, self.title, "card_title", theme.text)
        line.moveTop(top + px(27))
        tone = theme.second_text if self.course else theme.wrong
        self._write(painter, line, facts, "small_bold", tone)
        line.moveTop(top + px(48))
        self._write(painter, line, holes, "caption", theme.second_text)
        self._paint_hazards(painter, left, top + px(69))
        painter.end()

    @property
    def waits(self) -> bool:
        """Whether its picture is still to be painted."""
        return self._picture.isNull()

    def _picture_in(self, room: QSize) -> QPixmap:
        """Return the picture in a size; bare meadow until it is painted."""
        if self._picture.deviceIndependentSize().toSize() != room:
            wanted = self._look, room.width(), room.height(), self.devicePixelRatioF()
            thumbnail = self._picture_of(self.course_file)
            if thumbnail is None:
                return meadow_pixmap(*wanted)
            self._picture = on_meadow(thumbnail, *wanted)
        return self._picture

    def _paint_hazards(self, painter: QPainter, x: float, top: float) -> None:
        if self.course is None:
            return
        tiles = [tile for hole in self.course.holes for tile in hole.tiles]
        counts = {
            "slope": sum(tile.slope for tile in tiles),
            "pool": sum(tile.water for tile in tiles),
            "flower": sum(tile.flowers for tile in tiles),
        }
        theme, px = self._look.theme, self._look.px
        for name, count in counts.items():
            icon = icon_pixmap(name, theme.second_text, px(18), self.devicePixelRatioF())
            painter.drawPixmap(round(x), round(top + px(4)), icon)
            line = QRectF(x + px(22), top, px(24), px(26))
            self._write(painter, line, str(count), "caption_bold", theme.second_text)
            x += px(46)

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
