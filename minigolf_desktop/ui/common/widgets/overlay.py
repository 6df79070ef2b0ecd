"""A card over a screen, which rests meanwhile: Esc or a click beside the card puts it away."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from minigolf_desktop.ui.common.focus import Spot, give_focus
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.common.widgets.cover import Cover
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame


class Overlay(Cover):
    """A card over its parent. A subclass fills the card and opens it."""

    def __init__(self, parent: QWidget, look: Look, name: str, width: float) -> None:
        """``width`` is that of the card at an interface scale of 1."""
        super().__init__(parent)
        self._below = parent
        self.look = look
        """Theme and scale that it is drawn in."""
        self._before = Spot.of(parent)
        self.card = frame("card", name)
        """The card."""
        self.card.setFixedWidth(look.px(width))
        around = QVBoxLayout(self)
        around.addWidget(self.card, 0, Qt.AlignmentFlag.AlignCenter)
        self.column = QVBoxLayout(self.card)
        """What lies on the card, from top to bottom."""
        margin = look.px(Space.WIDE)
        self.column.setContentsMargins(margin, look.px(20), margin, look.px(20))
        self.column.setSpacing(look.px(Space.SMALL))

    def open(self, focus: QWidget) -> None:
        """Cover the parent, with the keyboard on one of the controls; tell what it is."""
        self.cover(self._below, focus)
        announce(self, lambda: self.spoken)

    @property
    def spoken(self) -> str:
        """What is read out of it as it opens: its name."""
        return self.accessibleName() or self.card.accessibleName()

    def leave(self) -> None:
        """Put it away; the keyboard goes back to where it was."""
        self.put_away()
        give_focus(self._below, self._before)

    def event(self, event: QEvent) -> bool:
        """Keep every key here: no shortcut of the screen below may act."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc; swallow all other keys."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave by a click beside the card."""
        if not self.card.geometry().contains(event.position().toPoint()):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below, and paint the shadow of the card."""
        painter = QPainter(self)
        theme = self.look.theme
        dimmed = QColor(theme.pill if not theme.is_dark else "#0B0F0B")
        dimmed.setAlphaF(0.3)
        painter.fillRect(self.rect(), dimmed)
        radius = Radius.CARD.at(self.look.scale)
        paint_panel_shadow(painter, QRectF(self.card.geometry()), theme, radius)
        painter.end()
