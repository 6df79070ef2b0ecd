"""The rosette that the best so far wears, large, over a board or a picture."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.art.rosette import paint_rosette
from minigolf_desktop.ui.common.widgets.look import Look

_RADIUS = 42
"""Radius without the ribbons below, at an interface scale of 1."""


class Rosette(QWidget):
    """A golden rosette with a cup; the pointer goes through it."""

    def __init__(self, look: Look, parent: QWidget, words: str) -> None:
        """``words`` are read to those who listen."""
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(words)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the size with its ribbons."""
        return self._look.size(2 * _RADIUS + 8, round(2.5 * _RADIUS) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        look = self._look
        painter = QPainter(self)
        middle = QPointF(self.width() / 2, look.px(_RADIUS + 2))
        paint_rosette(painter, middle, look.px(_RADIUS), look.theme.hover_edge, "trophy")
        painter.end()
