"""Panels that lie over a board, and the columns that they stand in."""

from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.theme import Radius, Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.shadow_patch import ShadowPatch

_FIRST = 1000
"""Stretch of what grows before anything else does."""

PANEL_WIDTH = 256
"""Width of the panels beside a board."""


class Paper(Protocol):
    """What lies over a board and hides some of it."""

    @property
    def paper(self) -> QRegion:
        """What it hides, in its own pixels."""

    def mapToGlobal(self, at: QPoint) -> QPoint:
        """Return where a point of it is on the screen, as any widget does."""


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
        self._shadow: tuple[float, ShadowPatch] | None = None
        self._places: list[QRect] = []
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

    @property
    def paper(self) -> QRegion:
        """What its panels hide of the board below, in its pixels: all but edges and corners.

        Nothing where no style sheet gives them their ground.
        """
        if not self.style().inherits("QStyleSheetStyle"):
            return QRegion()
        radius = Radius.PANEL.at(self._look.scale)
        paper = QRegion()
        for panel in self._panels:
            if panel.isVisible():
                place = panel.geometry()
                paper += place.adjusted(1, radius, -1, -radius)
                paper += place.adjusted(radius, 1, -radius, -1)
        return paper

    def event(self, event: QEvent) -> bool:
        """Paint the shadows again where panels have become taller or smaller."""
        if event.type() == QEvent.Type.LayoutRequest:
            places = [panel.geometry() for panel in self._panels if panel.isVisible()]
            if places != self._places:
                self._places = places
                self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadows of the panels: again with every step of the board below them."""
        ratio = self.devicePixelRatioF()
        if self._shadow is None or self._shadow[0] != ratio:
            radius = Radius.PANEL.at(self._look.scale)
            self._shadow = (ratio, ShadowPatch(self._look.theme, radius, ratio))
        painter = QPainter(self)
        for panel in self._panels:
            if panel.isVisible() and event.rect().intersects(
                panel.geometry().adjusted(-12, -12, 12, 14)
            ):
                self._shadow[1].paint(painter, panel.geometry())
        painter.end()
