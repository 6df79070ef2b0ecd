"""A list that tells which of its rows is pointed at, so that the board can light it."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QListWidget


class PointedList(QListWidget):
    """Follows the mouse without a button."""

    pointed = Signal(int)
    """Index of the row that is pointed at; -1 for none."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self._pointed = -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which row is pointed at."""
        super().mouseMoveEvent(event)
        self._point(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at none."""
        super().leaveEvent(event)
        self._point(-1)

    def _point(self, row: int) -> None:
        if row != self._pointed:
            self._pointed = row
            self.pointed.emit(row)
