"""A question on a card over a screen: yes or back, by mouse or key."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.overlay import Overlay
from minigolf_desktop.ui.common.widgets.pieces import button, label

translate = QCoreApplication.translate

WIDTH = 400


class Question(Overlay):
    """Covers its parent until it is answered; the parent's keys rest meanwhile."""

    accepted = Signal()
    """The answer is yes."""

    def __init__(self, parent: QWidget, look: Look, question: str, text: str, yes: str) -> None:
        super().__init__(parent, look, question, WIDTH)
        self.column.addWidget(label(question, "card_title"))
        self.column.addWidget(label(text, "body", "second", wrap=True))
        self.column.addSpacing(look.px(Space.MEDIUM))
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        self.no: QPushButton = button(look, translate("Question", "Go back"))
        """Answers no."""
        self.no.setToolTip(translate("Question", "Go back (Esc)"))
        self.no.clicked.connect(self.leave)
        self.yes: QPushButton = button(look, yes, "main")
        """Answers yes."""
        self.yes.setToolTip(translate("Question", "{answer} (Enter)").replace("{answer}", yes))
        self.yes.clicked.connect(self.accept)
        row.addStretch(1)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.column.addLayout(row)
        self.setAccessibleName(f"{question} {text}")
        self.open(self.yes)

    def accept(self) -> None:
        """Answer yes."""
        self.leave()
        self.accepted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by Enter or Esc; swallow all other keys."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.no if self.no.hasFocus() else self.yes).click()
        else:
            super().keyPressEvent(event)
