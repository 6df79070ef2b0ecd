"""Lists, beside the board, what is wrong with a course and what mends it, in words."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.designer.repair import (
    Change,
    ChangeKind,
    Mistake,
    MistakeKind,
    Repair,
    TileKind,
    Workbench,
)
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.storage.putt_dice import RepairNews
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.common.text import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments, button, empty, label, scroll_area


class RepairLine(QFrame):
    """A mistake or a change; lights its cells while the pointer is on it."""

    pointed = Signal(object)
    """Cells to light; none once the pointer left."""

    def __init__(self, text: str, cells: Sequence[int]) -> None:
        super().__init__()
        self.setProperty("role", "row")
        self.cells = tuple(cells)
        """Cells that it is about."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 5, 10, 5)
        self.words: QLabel = label(text, "small_body", wrap=True)
        """Its text."""
        self._row.addWidget(self.words, 1)

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


class _Box(QCheckBox):
    """A box that tells when the keyboard comes and goes."""

    focused = Signal(bool)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focused.emit(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.focused.emit(False)
        super().focusOutEvent(event)


class ChangeLine(RepairLine):
    """A proposed change, to be taken in or left out; the keyboard lights its cells as well."""

    switched = Signal()
    """The player wants it the other way."""

    def __init__(self, text: str, cells: Sequence[int]) -> None:
        super().__init__(text, cells)
        self.box = _Box()
        """On while the change is taken in."""
        self.box.setAccessibleName(text)
        self.box.setFixedWidth(30)
        self.box.clicked.connect(self.switched)
        self.box.focused.connect(self._light)
        self._row.setSpacing(6)
        self._row.setContentsMargins(4, 0, 10, 0)
        self._row.insertWidget(0, self.box)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_taken(self, taken: bool) -> None:
        """Show whether the change is taken in."""
        self.box.setChecked(taken)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the line switches it."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.switched.emit()


def mistake_words(mistake: Mistake) -> str:
    """Return what is wrong."""
    words = _mistake(mistake.kind)
    return words.replace("{number}", str(mistake.missing))


def _mistake(kind: MistakeKind) -> str:
    return {
        MistakeKind.MISMATCH: translate("repair", "A path meets grass or the gate"),
        MistakeKind.OPEN_END: translate("repair", "A path leads nowhere"),
        MistakeKind.WRONG_DIRECTION: translate("repair", "A one-way tile lies the wrong way"),
        MistakeKind.TWO_TEES: translate("repair", "A hole has two tees"),
        MistakeKind.TWO_GREENS: translate("repair", "A hole has two greens"),
        MistakeKind.CLOSED_LOOP: translate("repair", "A path runs in a ring"),
        MistakeKind.EXTRA_HOLE: translate("repair", "A hole too many"),
        MistakeKind.MISSING_HOLES: translate("repair", "Holes missing: {number}"),
        MistakeKind.TOO_MANY_ALIKE: translate("repair", "More of a tile than the box holds"),
    }[kind]


def change_words(course: Course, change: Change) -> str:
    """Return what a change does, and where: row and column from the north-west corner."""
    words = {
        ChangeKind.TURN: translate("repair", "Turn the tile in {place}"),
        ChangeKind.FILL: translate("repair", "Fill the gap in {place}"),
        ChangeKind.SWAP: translate("repair", "Swap the tile in {place} for one of the bag"),
        ChangeKind.ADD_HOLE: translate("repair", "Add a hole in {place}"),
        ChangeKind.REMOVE_HOLE: translate("repair", "Take the hole in {place} away"),
        ChangeKind.TAKE_AWAY: translate("repair", "Take the tile in {place} away"),
    }[change.kind]
    return words.replace("{place}", place_words(course, change.tiles[0][0]))


def proof_words(repair: Repair) -> str:
    """Return whether fewer changes could do."""
    if repair.is_proved:
        return translate("repair", "Proved: no repair takes fewer.")
    words = translate("repair", "The best found so far. At least {number} are needed.")
    return words.replace("{number}", str(repair.at_least))


def search_words(news: RepairNews) -> str:
    """Return what a search knows so far."""
    words = translate("repair", "{changes} changes mend the course. At least {number} are needed.")
    words = words.replace("{changes}", str(len(news.found.changes)))
    return words.replace("{number}", str(news.found.at_least))


def kind_words(kind: TileKind) -> str:
    """Return what tiles of a kind are called."""
    return {
        TileKind.TEE: translate("repair", "Tees"),
        TileKind.GREEN: translate("repair", "Greens"),
        TileKind.STRAIGHT: translate("repair", "Straights"),
        TileKind.BEND: translate("repair", "Bends"),
        TileKind.TWO_PATHS: translate("repair", "Two paths"),
        TileKind.GRASS: translate("repair", "Grass"),
    }[kind]


def place_words(course: Course, cell: int) -> str:
    """Return row and column of a cell, counted from the course's north-west corner."""
    places = [unpack(one) for one in (*course.tiles, *course.land.free, *course.land.gate.cells)]
    x, y = unpack(cell)
    row, column = y - min(p.y for p in places) + 1, x - min(p.x for p in places) + 1
    words = translate("repair", "row {row}, column {column}")
    return words.replace("{row}", str(row)).replace("{column}", str(column))


BEFORE, AFTER = 0, 1

AT_ONCE = 30
"""Lines that are there from the first moment: more than are seen; the others follow."""


class ListPanel(QFrame):
    """Lists the mistakes of the course as it is, or the changes that repair it."""

    view_changed = Signal(int)
    """The course is to be seen as it is, or repaired."""
    pointed = Signal(object)
    """Cells to light; none once the pointer left."""
    switched = Signal(int)
    """A proposed change, by its place, is to be taken in or left out."""

    def __init__(self, look: Look, name: str, bench: Workbench, found: Iterable[Mistake]) -> None:
        """List what was found wrong."""
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(translate("repair", "Mistakes and changes"))
        self.setFixedWidth(look.px(380))
        self._bench = bench
        self._found = tuple(found)
        self._filling: Piecemeal | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (20, 18, 20, 18)))
        column.setSpacing(look.px(Space.SMALL))
        column.addWidget(label(name, "card_title"))
        words = (translate("repair", "As it is"), translate("repair", "Repaired"))
        self.switch = Segments(look, translate("repair", "Show the course"), words, BEFORE)
        """As it is, or repaired."""
        self.switch.chosen.connect(self.view_changed)
        column.addWidget(self.switch)
        self._title = label("", "panel_title")
        column.addWidget(self._title)
        self._proof = label(proof_words(bench.repair), "small_body", "second", wrap=True)
        column.addWidget(self._proof)
        column.addWidget(self._area(), 1)
        self.longer = button(look, translate("repair", "Look for fewer changes"))
        """Has the search go on; only where fewer changes may do."""
        column.addWidget(self.longer)
        self.main_button = button(look, translate("repair", "Repair it"), "main", "check")
        """Agrees to the repair; only once nothing is wrong any more."""
        self.main_button.setToolTip(translate("repair", "Enter"))
        column.addWidget(self.main_button)

    def _area(self) -> QScrollArea:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.changes: list[ChangeLine] = []
        """The lines of the proposed changes."""
        self._proposed = QVBoxLayout()
        self._rest = QVBoxLayout()
        for part in (self._proposed, self._rest):
            part.setSpacing(0)
            column.addLayout(part)
        places = iter(range(len(self._bench.proposed)))
        Piecemeal(places, self._add_change, self, AT_ONCE)
        column.addStretch(1)
        return scroll_area(holder)

    def _add_change(self, place: int) -> None:
        line = self._change(place)
        line.show_taken(self._bench.is_taken(place))
        self.changes.append(line)
        self._proposed.addWidget(line)
        # Not before: a line that belongs to nothing would be a window of its own.
        line.setVisible(self.switch.current == AFTER)

    def _change(self, place: int) -> ChangeLine:
        change = self._bench.proposed[place]
        words = change_words(self._bench.original, change)
        line = ChangeLine(words, tuple(cell for cell, _ in change.tiles))
        line.pointed.connect(self.pointed)
        line.switched.connect(lambda: self.switched.emit(place))
        return line

    def lines(self) -> list[RepairLine]:
        """Return what is listed now."""
        found = (self._rest.itemAt(row) for row in range(self._rest.count()))
        rest = [item.widget() for item in found if item is not None]
        listed = [widget for widget in rest if isinstance(widget, RepairLine)]
        return [*self.changes, *listed] if self.switch.current == AFTER else listed

    def refresh(self) -> None:
        """List the mistakes or the changes of now."""
        bench, after = self._bench, self.switch.current == AFTER
        if self._filling is not None:
            self._filling.stop()
            self._filling = None
        empty(self._rest)
        for place, line in enumerate(self.changes):
            line.setVisible(after)
            line.show_taken(bench.is_taken(place))
        self.main_button.setEnabled(bench.is_mended)
        if not after:
            self._title.setText(_counted(translate("repair", "What is wrong"), len(self._found)))
            self._proof.hide()
            self.longer.hide()
            self._add_mistakes(self._found)
            return
        title = translate("repair", "Changes")
        if bench.repair.is_proved:
            title = translate("repair", "Fewest changes")
        self._title.setText(_counted(title, len(bench.proposed)))
        self._proof.setVisible(bool(bench.proposed))
        self.longer.setVisible(not bench.repair.is_proved)
        # What is changed by hand meanwhile would be lost.
        self.longer.setEnabled(not bench.can_undo)
        if bench.own:
            self._add_title(_counted(translate("repair", "By hand"), len(bench.own)))
            for change in bench.own:
                words = change_words(bench.original, change)
                self._add(words, tuple(cell for cell, _ in change.tiles))
        self._add_title(self.verdict, "wrong" if bench.mistakes else "fits")
        self._add_mistakes(bench.mistakes)

    @property
    def verdict(self) -> str:
        """How much is still wrong."""
        wrong = len(self._bench.mistakes)
        if not wrong:
            return translate("repair", "Nothing is wrong any more")
        return _counted(translate("repair", "Still wrong"), wrong)

    def _add_mistakes(self, mistakes: Iterable[Mistake]) -> None:
        self._filling = Piecemeal(iter(mistakes), self._add_mistake, self, AT_ONCE)

    def _add_mistake(self, mistake: Mistake) -> None:
        self._add(mistake_words(mistake), mistake.cells)

    def _add(self, text: str, cells: tuple[int, ...]) -> None:
        line = RepairLine(text, cells)
        line.pointed.connect(self.pointed)
        self._rest.addWidget(line)

    def _add_title(self, text: str, tone: str = "") -> None:
        title: QLabel = label(text, "body_bold", tone)
        title.setContentsMargins(0, 10, 0, 2)
        self._rest.addWidget(title)


def _counted(title: str, count: int) -> str:
    return with_colon(title, count)
