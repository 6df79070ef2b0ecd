"""How far a course has grown: ``29 tiles of 37`` with a bar."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

_BAR = 220
_GAP = 12


class Progress(QWidget):
    """The bar in the middle of the top bar."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._filled = 0
        self._cells = 1
        self.setFixedSize(self.sizeHint())

    def show_progress(self, filled: int, cells: int) -> None:
        """Show how many cells of the land have a tile, and how many there are."""
        if (filled, max(1, cells)) == (self._filled, self._cells) and self.accessibleName():
            return
        self._filled, self._cells = filled, max(1, cells)
        self.setAccessibleName(" ".join(self._words()))
        self.update()

    def _words(self) -> tuple[str, str]:
        first = translate("Progress", "%n tiles", "", self._filled)
        second = translate("Progress", "of {count}").replace("{count}", str(self._cells))
        return first, second

    def sizeHint(self) -> QSize:
        """Return room for the bar with words on both sides."""
        return self._look.size(_BAR + 2 * 80, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and bar."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, bar = self.height() / 2, look.px(_BAR)
        left = (self.width() - bar) / 2
        first, second = self._words()
        title = font("panel_title", look.scale)
        title.setPixelSize(look.px(15))
        painter.setFont(title)
        painter.setPen(theme.text)
        width = QFontMetricsF(title).horizontalAdvance(first)
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            QRectF(left - look.px(_GAP) - width - 1, 0, width + 2, self.height()), vertical, first
        )
        painter.setFont(font("small_body", look.scale))
        painter.setPen(theme.second_text)
        painter.drawText(
            QRectF(left + bar + look.px(_GAP), 0, look.px(80), self.height()), vertical, second
        )
        painter.setPen(Qt.PenStyle.NoPen)
        high = look.px(8)
        painter.setBrush(theme.track)
        painter.drawRoundedRect(QRectF(left, middle - high / 2, bar, high), high / 2, high / 2)
        painter.setBrush(theme.par_zone_edge)
        done = bar * min(1.0, self._filled / self._cells)
        painter.drawRoundedRect(QRectF(left, middle - high / 2, done, high), high / 2, high / 2)
        knob = QPointF(left + done, middle)
        painter.setBrush(theme.panel)
        painter.drawEllipse(knob, look.px(8), look.px(8))
        painter.setBrush(theme.par_zone_edge)
        painter.drawEllipse(knob, look.px(6), look.px(6))
        painter.end()
