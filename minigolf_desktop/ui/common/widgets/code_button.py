"""The button that copies the code of a game, which leads another household to it."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import dress_button, label_button

translate = QCoreApplication.translate


class CodeButton(QPushButton):
    """Hidden as long as there is no code to copy."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        dress_button(self, look, translate("counting", "Code"), icon="copy")
        self._code = ""
        self.clicked.connect(self._copy)
        self.hide()

    def offer(self, code: str) -> None:
        """Offer a code; an empty one is not offered."""
        self._code = code
        words = translate("counting", "Copy the code {code}: it leads to this game")
        self.setToolTip(words.replace("{code}", code))
        self.setAccessibleDescription(self.toolTip())
        self.setVisible(bool(code))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._code)
        label_button(self, translate("counting", "Copied"))
