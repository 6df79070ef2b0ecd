"""Lists what is wrong with a course, what mends it, what was done by hand, what is left wrong."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from minigolf_desktop.model.designer.repair import Mistake, Workbench
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, empty, label, scroll_area
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.putt_dice.repair.lines import ChangeLine, RepairLine
from minigolf_desktop.ui.putt_dice.repair.words import change_words, mistake_words, proof_words

translate = QCoreApplication.translate

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
