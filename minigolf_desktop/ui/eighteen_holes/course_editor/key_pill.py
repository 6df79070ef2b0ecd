"""Below the board: which keys and clicks do something with what is in hand."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pill import END, Pill

_GAP = 16

Hint = tuple[str, str]
"""A key, or nothing, and what it does."""


class KeyPill(Pill):
    """Keys on small caps with their words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._hints: Sequence[Hint] = ()
        self._most: float | None = None

    def show_hints(self, hints: Sequence[Hint]) -> bool:
        """Show other hints; return whether they are others."""
        if tuple(hints) == tuple(self._hints):
            return False
        self._hints = hints
        self.setAccessibleName(", ".join(f"{key} {word}".strip() for key, word in hints))
        self.update()
        return True

    def give_room(self, width: float) -> None:
        """Show no more hints than stand on so many pixels; the first are the most useful."""
        self._most = width - self._look.px(2 * END)
        self.update()

    @property
    def hints(self) -> Sequence[Hint]:
        """The hints that there is room for."""
        hints = self._hints
        while len(hints) > 1 and self._most is not None and self._width_of(hints) > self._most:
            hints = hints[:-1]
        return hints

    def _cap(self, key: str) -> float:
        return self._metrics("caption_bold").horizontalAdvance(key) + self._look.px(10)

    def _width(self, hint: Hint) -> float:
        key, word = hint
        words = self._metrics("caption").horizontalAdvance(word)
        return words + (self._cap(key) + self._look.px(6) if key else 0)

    def _metrics(self, role: str) -> QFontMetricsF:
        bold = role == "caption_bold"
        return QFontMetricsF(font("caption_bold" if bold else "caption", self._look.scale))

    def _room(self) -> float:
        return self._width_of(self.hints)

    def _width_of(self, hints: Sequence[Hint]) -> float:
        gaps = self._look.px(_GAP) * max(0, len(hints) - 1)
        return sum(map(self._width, hints)) + gaps + 1

    def _paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        look, theme, high = self._look, self._look.theme, self.height()
        for key, word in self.hints:
            if key:
                cap = QRectF(left, (high - look.px(19)) / 2, self._cap(key), look.px(19))
                painter.setPen(QPen(theme.control_edge, 1))
                painter.setBrush(theme.inset)
                painter.drawRoundedRect(cap, 5, 5)
                painter.setPen(theme.text)
                painter.setFont(font("caption_bold", look.scale))
                painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
                left += cap.width() + look.px(6)
            painter.setPen(theme.text)
            painter.setFont(font("caption", look.scale))
            width = self._metrics("caption").horizontalAdvance(word)
            room = QRectF(left, 0, width + 2, high)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)
            left += width + look.px(_GAP)
