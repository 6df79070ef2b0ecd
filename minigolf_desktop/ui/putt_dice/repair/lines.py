"""The lines of the list beside the board: what is wrong, what is proposed, what was done."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel

from minigolf_desktop.ui.common.widgets.pieces import label


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
