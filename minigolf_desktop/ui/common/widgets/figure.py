"""A figure on a small inset, with what it counts below."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import ElidedLabel, label


class Figure(QWidget):
    """A figure on a small inset, with what it counts below."""

    def __init__(self, look: Look, words: str) -> None:
        super().__init__()
        self.setProperty("role", "inset")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words = words
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (8, 4, 2, 5)))
        column.setSpacing(0)
        self.figure: QLabel = label("", "panel_title")
        """The figure."""
        column.addWidget(self.figure)
        column.addWidget(ElidedLabel(words, "caption", "second"))

    def tell(self, text: str) -> None:
        """Show a figure."""
        self.figure.setText(text)
        self.setAccessibleName(with_colon(self._words, text))

    def show_picture(self, picture: QPixmap, words: str) -> None:
        """Show a picture in place of the figure, described in words."""
        self.figure.setPixmap(picture)
        self.setAccessibleName(with_colon(self._words, words))
        self.setToolTip(words)
