"""A pale pill over the lower edge of a board, with signs and words in a row."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.art.drawing import faded
from minigolf_desktop.ui.common.widgets.look import Look

HIGH = 30
"""Height of a row, in pixels at an interface scale of 1."""
END = 14
"""Room before and behind what stands on it, in pixels at an interface scale of 1."""


class Pill(QWidget):
    """Lets the mouse through. A subclass measures and paints what stands on it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _room(self) -> float:
        """Return the width of what stands on it, in pixels."""
        raise NotImplementedError

    def _paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        """Paint what stands on it from the left, as far as it is asked for."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return room for signs and words."""
        look = self._look
        return QSize(round(self._room() + look.px(2 * END)), look.px(HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(QColor(self._look.theme.panel), 0.94))
        radius = self._look.px(HIGH) / 2
        painter.drawRoundedRect(QRectF(self.rect()), radius, radius)
        self._paint_row(painter, float(self._look.px(END)), event.rect())
        painter.end()
