"""A sentence that stands over the board for a moment."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.theme import font
from minigolf_desktop.ui.widgets.look import Look

_STAYS = 5000
"""Milliseconds that a sentence stays."""


class Toast(QWidget):
    """A dark pill; a click puts it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self._middle = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, or said last."""
        return self._text

    def stand(self, middle: QPointF) -> None:
        """Stand with the middle of its lower edge at a point of the parent."""
        self._middle = middle
        size = self.sizeHint()
        self.setGeometry(
            round(middle.x() - size.width() / 2),
            round(middle.y() - size.height()),
            size.width(),
            size.height(),
        )

    def say(self, text: str) -> None:
        """Show a sentence for a moment."""
        self._text = text
        self.setAccessibleName(text)
        self.stand(self._middle)
        self.show()
        self.raise_()
        self.update()
        self._timer.start(_STAYS)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def sizeHint(self) -> QSize:
        """Return room for the sentence."""
        metrics = QFontMetricsF(font("body", self._look.scale))
        width = metrics.horizontalAdvance(self._text) + self._look.px(40)
        return QSize(round(width), self._look.px(38))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pill and sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.pill)
        half = self.height() / 2
        painter.drawRoundedRect(QRectF(self.rect()), half, half)
        painter.setFont(font("body", self._look.scale))
        painter.setPen(self._look.theme.pill_text)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()
