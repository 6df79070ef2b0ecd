"""What happened, in sentences, the latest last."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import icon_button, label

translate = QCoreApplication.translate

WIDTH = 300

_AROUND = 60
"""Margins, padding and scroll bar beside a sentence."""
_PADDING = 16
"""Above and below one."""


class LogPanel(Panel):
    """Lies over the board beside the right column while it is open."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, translate("LogPanel", "What happened"))
        self.setParent(parent)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(look.px(14), look.px(8), look.px(8), look.px(10))
        head = QHBoxLayout()
        head.addWidget(label(translate("LogPanel", "What happened"), "panel_title"))
        head.addStretch(1)
        self.close_button: QToolButton = icon_button(
            look, "close", translate("LogPanel", "Close (L)")
        )
        """Closes the log."""
        head.addWidget(self.close_button)
        stack.addLayout(head)
        self.list = QListWidget()
        """The sentences."""
        self.list.setWordWrap(True)
        self.list.setAccessibleName(translate("LogPanel", "What happened"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        # What happened last is seen, whatever room there turns out to be.
        bar = self.list.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, last: bar.setValue(last))
        stack.addWidget(self.list, 1)
        self.setFixedWidth(look.px(WIDTH))
        self.hide()

    def _room_for(self, sentence: str, face: QFont) -> QSize:
        """Return the size of an item: Qt forgets the padding where it wraps lines."""
        look = self.look
        width = look.px(WIDTH - _AROUND)
        lines = QFontMetrics(face).boundingRect(
            QRect(0, 0, width, 0), int(Qt.TextFlag.TextWordWrap), sentence
        )
        return QSize(width, lines.height() + look.px(_PADDING))

    def show_sentences(self, sentences: Sequence[str], new: int = 0) -> None:
        """Show all that happened; the last ``new`` sentences stand out."""
        self.list.clear()
        for place, sentence in enumerate(sentences):
            item = QListWidgetItem(sentence)
            face = font("small_bold" if place >= len(sentences) - new else "body", self.look.scale)
            item.setFont(face)
            item.setSizeHint(self._room_for(sentence, face))
            self.list.addItem(item)
        self.list.scrollToBottom()
