"""Asks for the code of a land over the meadow."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label

_WIDTH = 440
_LONGEST = 80
"""Letters of what is typed, hyphens and all."""


class LandCodeSheet(Overlay):
    """Asks, and tells the answer."""

    typed = Signal(str)
    """Carries what was typed."""

    def __init__(self, parent: QWidget, look: Look) -> None:
        title = translate("land editor", "Draw a land by its code")
        super().__init__(parent, look, title, _WIDTH)
        self.column.addWidget(label(title, "card_title"))
        text = translate("land editor", "Whoever drew it finds the code below Share.")
        self.column.addWidget(label(text, "body", "second", wrap=True))
        self.code = QLineEdit()
        """The code."""
        self.code.setMaxLength(_LONGEST)
        self.code.setPlaceholderText("G1\u2026")
        self.code.setAccessibleName(translate("land editor", "Code of the land"))
        self.column.addWidget(self.code)
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        row.addStretch(1)
        back = button(look, translate("land editor", "Go back"))
        back.clicked.connect(self.leave)
        row.addWidget(back)
        self.yes = button(look, translate("land editor", "Draw it"), "main", "land")
        """Draws the land."""
        self.yes.clicked.connect(self.accept)
        row.addWidget(self.yes)
        self.column.addLayout(row)
        self.open(self.code)

    def accept(self) -> None:
        """Tell what was typed."""
        text = self.code.text()
        self.leave()
        self.typed.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Draw by Enter, leave by Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)
