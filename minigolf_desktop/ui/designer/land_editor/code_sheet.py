"""Asks for the code of a land over the meadow."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.dialogs import Overlay
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import label

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
        self.add_answers(translate("land editor", "Draw it"), self.accept, "land")
        self.open(self.code)

    def accept(self) -> None:
        """Tell what was typed."""
        text = self.code.text()
        self.leave()
        self.typed.emit(text)
