"""The head of a screen: back, its name, a word about it, and room for more on the right."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button, label

translate = QCoreApplication.translate


class Heading(QWidget):
    """Title of a screen with a button that leads back."""

    back = Signal()
    """The screen before is asked for."""

    def __init__(self, look: Look, title: str, note: str = "") -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        self._row = row
        back = button(look, translate("heading", "Back"), "pill", "back")
        back.setToolTip(translate("heading", "Back (Esc)"))
        back.clicked.connect(self.back)
        row.addWidget(back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "course_name"))
        if note:
            words.addWidget(label(note, "small_body", "second"))
        row.addLayout(words, 1)

    def add(self, widget: QWidget) -> None:
        """Put something at the right end."""
        self._row.addWidget(widget)
