"""The button that copies the code of a game, which leads another household to it."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import dress_button, label_button

translate = QCoreApplication.translate


class CodeButton(QPushButton):
    """Hidden as long as there is no code to copy."""

    shared = Signal()
    """The result is to be copied, with the code."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        dress_button(self, look, translate("counting", "Code"), icon="copy")
        self._code = ""
        self._shares = False
        self.clicked.connect(self._copy)
        self.hide()

    def offer(self, code: str) -> None:
        """Offer a code; an empty one is not offered."""
        self._code = code
        words = translate("counting", "Copy the code {code}: it leads to this game")
        self.setToolTip(words.replace("{code}", code))
        self.setAccessibleDescription(self.toolTip())
        self.setVisible(bool(code))

    def offer_result(self) -> None:
        """Offer what was reached instead, which tells the code too."""
        self._shares = True
        self.setIcon(self._look.icon("share"))
        label_button(self, translate("days", "Share"))
        self.setToolTip(translate("days", "Copy the result, a picture and the code of the game"))
        self.setAccessibleDescription(self.toolTip())

    def _copy(self) -> None:
        if self._shares:
            self.shared.emit()
        else:
            QGuiApplication.clipboard().setText(self._code)
        label_button(self, translate("counting", "Copied"))
