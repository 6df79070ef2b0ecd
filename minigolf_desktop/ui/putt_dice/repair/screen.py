"""A course is made fit to putt on: by the fewest changes, by some of them, or by hand."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.repair import Workbench, find_mistakes
from minigolf_desktop.model.geometry.square import EAST, NORTH, SOUTH, STEP, WEST
from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.ui.common.rule_places import tells_about
from minigolf_desktop.ui.common.spoken import announce, in_sentences
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.heading import Heading
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.screen import MeadowScreen
from minigolf_desktop.ui.designer.course_art import TileAtlas, cell_told
from minigolf_desktop.ui.putt_dice.repair.bag_strip import BagStrip, BagTile
from minigolf_desktop.ui.putt_dice.repair.board import Mark, MendingBoard
from minigolf_desktop.ui.putt_dice.repair.list_panel import AFTER, BEFORE, ListPanel
from minigolf_desktop.ui.putt_dice.repair.words import mistake_words

translate = QCoreApplication.translate

_ARROWS = {
    Qt.Key.Key_Up: STEP[NORTH],
    Qt.Key.Key_Right: STEP[EAST],
    Qt.Key.Key_Down: STEP[SOUTH],
    Qt.Key.Key_Left: STEP[WEST],
}


class RepairScreen(MeadowScreen):
    """Shows the course as it is, or as the player repairs it."""

    accepted = Signal()
    """The repair is agreed to; nothing is wrong any more."""
    longer = Signal()
    """Fewer changes are to be looked for."""
    back = Signal()
    """The screen before is asked for."""

    def __init__(
        self,
        look: Look,
        course_file: CourseFile,
        bench: Workbench,
        atlas: TileAtlas,
        which: int = BEFORE,
    ) -> None:
        """Show the course as it is first, or repaired."""
        super().__init__(look)
        tells_about(self, "putt-courses")
        self.setAccessibleName(translate("repair", "Repair a course"))
        self.bench = bench
        """The repair so far; it outlives the screen."""
        self._mistakes = find_mistakes(course_file.course, course_file.hole_numbers)
        self._chosen: int | None = None
        self.board = MendingBoard(look, atlas, (bench.original, bench.course))
        """The course."""
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.board.setAccessibleName(translate("repair", "The course, arrow keys choose a tile"))
        self.strip = BagStrip(look, bench, atlas)
        """What can be done to the chosen tile."""
        name = course_file.name or translate("putting", "Nameless course")
        self.panel = ListPanel(look, name, bench, self._mistakes)
        """What is wrong and what changes."""
        self.switch, self.accept_button = self.panel.switch, self.panel.main_button
        self._lay_out()
        self._connect()
        self.show_course(which)
        self.accept_button.setFocus()

    def _lay_out(self) -> None:
        look = self.look
        column = QVBoxLayout(self)
        margin = look.px(Space.GIANT)
        column.setContentsMargins(margin, look.px(24), margin, look.px(24))
        column.setSpacing(look.px(Space.LARGE))
        heading = Heading(
            look,
            translate("repair", "Repair a course"),
            translate(
                "repair",
                "The repaired course is a new file; the original stays. "
                "Click a tile or a gap to change it by hand.",
            ),
        )
        heading.back.connect(self.back)
        column.addWidget(heading)
        left = QVBoxLayout()
        left.setSpacing(look.px(Space.MEDIUM))
        left.addWidget(self.board, 1)
        left.addWidget(self.strip)
        row = QHBoxLayout()
        row.setSpacing(look.px(20))
        row.addLayout(left, 1)
        row.addWidget(self.panel)
        column.addLayout(row, 1)

    def _connect(self) -> None:
        self.board.picked.connect(self.pick)
        self.board.turned.connect(self._turn_at)
        self.strip.chosen.connect(self._swap)
        self.strip.turn.connect(self._turn)
        self.strip.clear.connect(self._take_away)
        self.strip.undo.connect(self._undo)
        self.panel.view_changed.connect(lambda _: self._refresh())
        self.panel.pointed.connect(self.board.light)
        self.panel.switched.connect(self._switch)
        self.panel.longer.clicked.connect(self.longer)
        self.accept_button.clicked.connect(self._accept)

    # Showing

    @property
    def course_shown(self) -> Course:
        """The course as it is, or repaired."""
        return self.bench.original if self.switch.current == BEFORE else self.bench.course

    def show_course(self, which: int) -> None:
        """Show the course as it is, or repaired."""
        self.switch.choose(which)
        self._refresh()

    def _refresh(self) -> None:
        self.panel.refresh()
        self.board.light(())
        self.board.show_course(self.course_shown, self._marks())
        is_after = self.switch.current == AFTER
        self.board.choose(self._chosen if is_after else None)
        self.strip.show_for(self._chosen if is_after else None)

    def _marks(self) -> dict[int, Mark]:
        if self.switch.current == BEFORE:
            return {cell: Mark.WRONG for one in self._mistakes for cell in one.cells}
        bench = self.bench
        marks: dict[int, Mark] = {}
        for place, change in enumerate(bench.proposed):
            mark = Mark.CHANGED if bench.is_taken(place) else Mark.LEFT_OUT
            marks |= {cell: mark for cell, _ in change.tiles}
        marks |= {cell: Mark.CHANGED for change in bench.own for cell, _ in change.tiles}
        return marks | {cell: Mark.WRONG for one in bench.mistakes for cell in one.cells}

    # Mending

    @property
    def chosen(self) -> int | None:
        """The cell that is worked on."""
        return self._chosen

    def pick(self, cell: int) -> None:
        """Choose the cell that is worked on."""
        self._chosen = cell
        self.board.setFocus(Qt.FocusReason.MouseFocusReason)
        self.show_course(AFTER)
        announce(self.board, self._cell_told, at_once=True)

    def _cell_told(self) -> str:
        """Return what lies on the cell that is worked on, and what is wrong there."""
        cell, bench = self._chosen, self.bench
        if cell is None:
            return ""
        wrong = (mistake_words(one) for one in bench.mistakes if cell in one.cells)
        return in_sentences(cell_told(bench.course, cell), *wrong)

    def _switch(self, place: int) -> None:
        self.bench.switch(place)
        self._refresh()

    def _turn_at(self, cell: int) -> None:
        self.pick(cell)
        self._turn()

    def _turn(self, quarters: int = 1) -> None:
        cell = self._chosen
        if cell is not None and cell in self.bench.course.tiles:
            self.bench.turn(cell, quarters)
            self._show_mended()

    def _swap(self, design: int) -> None:
        if self._chosen is not None:
            self.bench.lay(self._chosen, design)
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_mended()

    def _take_away(self) -> None:
        cell = self._chosen
        if cell is not None and cell in self.bench.course.tiles:
            self.bench.clear(cell)
            self.board.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_mended()

    def _undo(self) -> None:
        self.bench.undo()
        self._show_mended()

    def _show_mended(self) -> None:
        """Show the course as it is by now; tell the cell, and how much is wrong still."""
        self.show_course(AFTER)
        announce(self.board, lambda: in_sentences(self._cell_told(), self.panel.verdict))

    def _accept(self) -> None:
        if self.bench.is_mended:
            self.accepted.emit()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the board, R turns, Enter takes from the bag, Del takes away.

        1 shows the course as it is, 2 repaired; Ctrl+Z undoes; Enter agrees, Esc goes back.
        """
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self.show_course(BEFORE if key == Qt.Key.Key_1 else AFTER)
        elif key == Qt.Key.Key_Z and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._undo()
        elif key == Qt.Key.Key_R:
            self._turn(3 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._take_away()
        elif key in _ARROWS:
            self._walk(_ARROWS[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, BagTile | QToolButton):
            focus.click()
        elif focus is self.board and self._chosen is not None and self.switch.current == AFTER:
            self.strip.take_focus()
        else:
            self._accept()

    def _walk(self, step: int) -> None:
        """Choose the next cell; the first tile to begin with."""
        here = self._chosen
        target = min(self.bench.course.tiles, default=None) if here is None else here + step
        if target is not None and self.board.reaches(target):
            self.pick(target)
