"""A field to search the rules in: how many places there are, and the way from one to another."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label

translate = QCoreApplication.translate

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchField(QLineEdit):
    """Enter and Shift+Enter go to the next place and back; Esc takes the words away."""

    step = Signal(int)
    """Another place is asked for: 1 for the next, -1 for the one before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from closing the dialog, and Esc while there are words."""
        if event.key() in _ENTER:
            backwards = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.step.emit(-1 if backwards else 1)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SearchBar(QWidget):
    """The field; what was found; back and on."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.SMALL))
        self.found: QLabel = label("", "small_body", "second")
        """Which of how many places is shown."""
        row.addWidget(self.found)
        self.field = SearchField()
        """Where the words are typed."""
        self.field.setPlaceholderText(translate("rules", "Search (/)"))
        self.field.setAccessibleName(translate("rules", "Search the rules"))
        self.field.setClearButtonEnabled(True)
        self.field.setFixedWidth(look.px(210))
        row.addWidget(self.field)
        self._steps = (
            icon_button(look, "back", translate("rules", "The place before (Shift+Enter)")),
            icon_button(look, "next", translate("rules", "The next place (Enter)")),
        )
        for way, one in zip((-1, 1), self._steps, strict=True):
            one.clicked.connect(lambda _=False, way=way: self.field.step.emit(way))
            row.addWidget(one)
        self.tell(0, 0)

    def tell(self, number: int, count: int) -> None:
        """Tell which of how many places is shown, from 1."""
        words = ""
        if count:
            words = translate("rules", "{number} of {count}")
            words = words.replace("{number}", str(number)).replace("{count}", str(count))
        elif self.field.text().strip():
            words = translate("rules", "Not found")
        self.found.setText(words)
        for one in self._steps:
            one.setEnabled(count > 1)
