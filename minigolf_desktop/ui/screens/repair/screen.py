"""What is wrong with a course, the fewest changes that mend it, and both on the board."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.repair import Repair, find_mistakes
from minigolf_desktop.storage.course_files import CourseFile
from minigolf_desktop.ui.art.atlas import TileAtlas
from minigolf_desktop.ui.screens.repair.board import MendingBoard
from minigolf_desktop.ui.text.repairs import change_words, mistake_words
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.heading import Heading
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import button, frame, label
from minigolf_desktop.ui.widgets.screen import MeadowScreen
from minigolf_desktop.ui.widgets.segments import Segments

translate = QCoreApplication.translate

BEFORE, AFTER = 0, 1


class RepairLine(QFrame):
    """A mistake or a change; lights its cells while the pointer is on it."""

    pointed = Signal(object)
    """Cells to light; none once the pointer left."""

    def __init__(self, text: str, cells: Sequence[int]) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.cells = tuple(cells)
        """Cells that it is about."""
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 5, 10, 5)
        self.words: QLabel = label(text, "small_body", wrap=True)
        """Its text."""
        row.addWidget(self.words)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the cells."""
        self._light(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing any more."""
        self._light(False)

    def _light(self, lit: bool) -> None:
        self.setProperty("lit", lit)
        self.style().unpolish(self)
        self.style().polish(self)
        self.pointed.emit(self.cells if lit else ())


class RepairScreen(MeadowScreen):
    """The course as it was found and as it would be; the changes are made all together."""

    accepted = Signal()
    """The changes are agreed to."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self, look: Look, course_file: CourseFile, repair: Repair, atlas: TileAtlas
    ) -> None:
        super().__init__(look)
        self.setAccessibleName(translate("repair", "Repair a course"))
        self._before, self._after = course_file.course, repair.course
        self._mistakes = find_mistakes(course_file.course, course_file.hole_numbers)
        self._changes = repair.changes
        self.board = MendingBoard(look, atlas, (self._before, self._after))
        """The course."""
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(Space.LARGE))
        heading = Heading(
            look,
            translate("repair", "Repair a course"),
            translate("repair", "The repaired course is a new file; the original stays."),
        )
        heading.back.connect(self.back)
        column.addWidget(heading)
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        row.addWidget(self.board, 1)
        row.addWidget(self._panel(course_file.name))
        column.addLayout(row, 1)
        self._show(BEFORE)
        self.accept_button.setFocus()

    def _panel(self, name: str) -> QFrame:
        look = self.look
        panel = frame("card", translate("repair", "Mistakes and changes"))
        panel.setFixedWidth(look.px(400))
        column = QVBoxLayout(panel)
        column.setContentsMargins(*(look.px(side) for side in (20, 18, 20, 18)))
        column.setSpacing(look.px(Space.SMALL))
        column.addWidget(label(name or translate("putting", "Nameless course"), "card_title"))
        words = (translate("repair", "As it is"), translate("repair", "Repaired"))
        self.switch = Segments(look, translate("repair", "Show the course"), words, BEFORE)
        """As it is, or repaired."""
        self.switch.chosen.connect(self._show)
        column.addWidget(self.switch)
        self._title = label("", "panel_title")
        column.addWidget(self._title)
        self._lines = QVBoxLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(0)
        holder = QWidget()
        holder.setLayout(self._lines)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(holder)
        column.addWidget(area, 1)
        self.accept_button = button(look, translate("repair", "Repair it"), "main", "check")
        """Agrees to the changes."""
        self.accept_button.setToolTip(translate("repair", "Enter"))
        self.accept_button.clicked.connect(self.accepted)
        column.addWidget(self.accept_button)
        return panel

    def lines(self) -> list[RepairLine]:
        """Return what is listed now."""
        found = (self._lines.itemAt(row) for row in range(self._lines.count()))
        widgets = (item.widget() for item in found if item is not None)
        return [widget for widget in widgets if isinstance(widget, RepairLine)]

    def show_course(self, which: int) -> None:
        """Show the course as it is, or repaired."""
        self.switch.choose(which)
        self._show(which)

    def _show(self, which: int) -> None:
        theme = self.look.theme
        self.board.light(())
        if which == BEFORE:
            found = [(mistake_words(one), one.cells) for one in self._mistakes]
            self._title.setText(_counted(translate("repair", "What is wrong"), len(found)))
            colour, course = theme.wrong, self._before
        else:
            found = [
                (change_words(self._before, one), tuple(cell for cell, _ in one.tiles))
                for one in self._changes
            ]
            self._title.setText(_counted(translate("repair", "Fewest changes"), len(found)))
            colour, course = theme.focus, self._after
        self._list(found)
        marked = {cell: colour for _, cells in found for cell in cells}
        self.board.show_course(course, marked)

    def _list(self, found: Sequence[tuple[str, tuple[int, ...]]]) -> None:
        while self._lines.count():
            item = self._lines.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for text, cells in found:
            line = RepairLine(text, cells)
            line.pointed.connect(self.board.light)
            self._lines.addWidget(line)
        self._lines.addStretch(1)

    @property
    def course_shown(self) -> Course:
        """The course as it is, or repaired."""
        return self._before if self.switch.current == BEFORE else self._after

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """1 shows the course as it is, 2 repaired; Enter agrees, Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accepted.emit()
        elif event.key() in (Qt.Key.Key_1, Qt.Key.Key_2):
            self.show_course(BEFORE if event.key() == Qt.Key.Key_1 else AFTER)
        else:
            super().keyPressEvent(event)


def _counted(title: str, count: int) -> str:
    return f"{title}: {count}"
