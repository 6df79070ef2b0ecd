"""A window of its own over the screen: a card with one button that closes it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.application import USUAL_FRAME
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import button


class CardDialog(QDialog):
    """Enter and Esc close it; nothing of it is kept."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def fit(self, wanted: QSize) -> None:
        """Take a size, as far as the window below leaves room for the dialog and its frame."""
        self.resize(wanted.boundedTo(self._below.size().shrunkBy(USUAL_FRAME)))

    def add_foot(
        self, look: Look, column: QVBoxLayout, *others: QPushButton, close: str = ""
    ) -> QPushButton:
        """Add the button that closes the dialog, others on its left; return it.

        It says Done unless there is another word for ``close``.
        """
        foot = QHBoxLayout()
        for other in others:
            foot.addWidget(other)
        foot.addStretch()
        done = button(look, close or translate("dialog", "Done"), "main")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        foot.addWidget(done)
        column.addLayout(foot)
        return done
