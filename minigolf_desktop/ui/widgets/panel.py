"""Panels that lie over a board, and the columns that they stand in."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from minigolf_desktop.ui.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.widgets.look import Look

_FIRST = 1000
"""Stretch of what grows before anything else does."""

PANEL_WIDTH = 256
"""Width of the panels beside a board."""


class Panel(QFrame):
    """A cream sheet of paper."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        """Theme and scale that it is drawn in."""
        self.setProperty("role", "panel")
        self.setAccessibleName(name)


class Column(QWidget):
    """Panels below each other, with their shadows; as wide as one panel and the margins."""

    def __init__(self, look: Look, parent: QWidget, width: float = PANEL_WIDTH) -> None:
        super().__init__(parent)
        self._look = look
        self._panels: list[QWidget] = []
        margin = look.px(Space.MEDIUM)
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(margin, margin, margin, margin)
        self._stack.setSpacing(look.px(Space.PANEL_GAP))
        self.setFixedWidth(look.px(width) + 2 * margin)

    def add(self, panel: QWidget, tallest: float = 0) -> None:
        """Add a panel below the others; it takes the room left over up to a height, if given."""
        self._stack.addWidget(panel, _FIRST if tallest else 0)
        if tallest:
            panel.setMaximumHeight(self._look.px(tallest))
        if panel.property("role") == "panel":
            self._panels.append(panel)

    def finish(self) -> None:
        """Leave what no panel wants below the last one."""
        self._stack.addStretch(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadows of the panels."""
        painter = QPainter(self)
        for panel in self._panels:
            if panel.isVisible() and event.rect().intersects(
                panel.geometry().adjusted(-10, -8, 12, 14)
            ):
                paint_panel_shadow(
                    painter,
                    QRectF(panel.geometry()),
                    self._look.theme,
                    Radius.PANEL.at(self._look.scale),
                )
        painter.end()
