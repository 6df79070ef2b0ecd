"""How far a course has grown: ``29 tiles of 37`` with a bar."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look

translate = QCoreApplication.translate

_BAR = 220
_LEAST_BAR = 60
_WORDS = 80
"""Room for words on either side of the bar."""
_GAP = 12


class Progress(QWidget):
    """The bar in the middle of the top bar."""

    told = Signal()
    """It tells something else, which may be longer."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._filled = 0
        self._cells = 1
        self._bar = look.px(_BAR)
        self.setFixedSize(self.sizeHint())

    def stand(self, room: QRectF, middle: float) -> None:
        """Stand with the bar in the middle, or as near to it as the words have room for.

        A bar that has no room of its own is shorter.
        """
        before, after = self._beside()
        least, most = self._look.px(_LEAST_BAR), self._look.px(_BAR)
        self._bar = max(least, min(most, int(room.width() - before - after)))
        middle = min(middle, room.right() - after - self._bar / 2)
        middle = max(middle, room.left() + before + self._bar / 2)
        self.move(round(middle - self.width() / 2), round(room.center().y() - self.height() / 2))
        self.update()

    @property
    def ends(self) -> tuple[float, float]:
        """Where the words begin and end, in pixels of what it stands on."""
        before, after = self._beside()
        middle = self.x() + self.width() / 2
        return middle - self._bar / 2 - before, middle + self._bar / 2 + after

    def _beside(self) -> tuple[float, float]:
        """Return the room for the words before the bar and behind it."""
        look = self._look
        fonts = (self._title_font(), font("small_body", look.scale))
        before, after = (
            QFontMetricsF(one).horizontalAdvance(words) + look.px(_GAP) + 1
            for one, words in zip(fonts, self._words(), strict=True)
        )
        return before, after

    def _title_font(self) -> QFont:
        title = font("panel_title", self._look.scale)
        title.setPixelSize(self._look.px(15))
        return title

    def show_progress(self, filled: int, cells: int) -> None:
        """Show how many cells of the land have a tile, and how many there are."""
        if (filled, max(1, cells)) == (self._filled, self._cells) and self.accessibleName():
            return
        self._filled, self._cells = filled, max(1, cells)
        self.setAccessibleName(" ".join(self._words()))
        self.told.emit()
        self.update()

    def _words(self) -> tuple[str, str]:
        first = translate("Progress", "%n tiles", "", self._filled)
        second = translate("Progress", "of {count}").replace("{count}", str(self._cells))
        return first, second

    def sizeHint(self) -> QSize:
        """Return room for the bar with words on both sides."""
        return self._look.size(_BAR + 2 * _WORDS, 32)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint words and bar."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, bar = self.height() / 2, self._bar
        left = (self.width() - bar) / 2
        first, second = self._words()
        title = self._title_font()
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
            QRectF(left + bar + look.px(_GAP), 0, look.px(_WORDS), self.height()), vertical, second
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
