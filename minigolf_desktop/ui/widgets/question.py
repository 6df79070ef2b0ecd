"""A question on a card over a screen: yes or back, by mouse or key."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.theme import Radius, Space, paint_panel_shadow
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.pieces import button, frame, label

translate = QCoreApplication.translate


class Question(QWidget):
    """Covers its parent until it is answered; the parent's keys rest meanwhile."""

    accepted = Signal()
    """The answer is yes."""

    def __init__(self, parent: QWidget, look: Look, question: str, text: str, yes: str) -> None:
        super().__init__(parent)
        self._look = look
        self._before = parent.focusWidget()
        self._card = frame("card", question)
        self._card.setFixedWidth(look.px(400))
        around = QVBoxLayout(self)
        around.addWidget(self._card, 0, Qt.AlignmentFlag.AlignCenter)
        stack = QVBoxLayout(self._card)
        margin = look.px(Space.WIDE)
        stack.setContentsMargins(margin, look.px(20), margin, look.px(20))
        stack.setSpacing(look.px(Space.SMALL))
        stack.addWidget(label(question, "card_title"))
        stack.addWidget(label(text, "body", "second", wrap=True))
        stack.addSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.no: QPushButton = button(look, translate("Question", "Go back"))
        """Answers no."""
        self.no.setToolTip(translate("Question", "Go back (Esc)"))
        self.no.clicked.connect(self.refuse)
        self.yes: QPushButton = button(look, yes, "main")
        """Answers yes."""
        self.yes.setToolTip(translate("Question", "{answer} (Enter)").replace("{answer}", yes))
        self.yes.clicked.connect(self.accept)
        row.addStretch(1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        stack.addLayout(row)
        self.setAccessibleName(f"{question} {text}")
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.yes.setFocus(Qt.FocusReason.PopupFocusReason)

    def accept(self) -> None:
        """Answer yes."""
        self._leave()
        self.accepted.emit()

    def refuse(self) -> None:
        """Answer no."""
        self._leave()

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()
        if self._before is not None:
            self._before.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep every key here: no shortcut of the screen below may act."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go to and fro between the two answers."""
        other = self.no if self.yes.hasFocus() else self.yes
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by Enter or Esc; swallow all other keys."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.no if self.no.hasFocus() else self.yes).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.refuse()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Answer no by a click beside the card."""
        if not self._card.geometry().contains(event.position().toPoint()):
            self.refuse()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim what lies below, and paint the shadow of the card."""
        painter = QPainter(self)
        dimmed = QColor(self._look.theme.pill if not self._look.theme.is_dark else "#0B0F0B")
        dimmed.setAlphaF(0.3)
        painter.fillRect(self.rect(), dimmed)
        paint_panel_shadow(
            painter,
            QRectF(self._card.geometry()),
            self._look.theme,
            Radius.CARD.at(self._look.scale),
        )
        painter.end()
