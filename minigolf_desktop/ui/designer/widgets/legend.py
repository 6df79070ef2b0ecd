"""What the marks of fit mean, in a pill below the board."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pill import Pill
from minigolf_desktop.ui.designer.text.fits import MARKED, fit_words

_GAP = 18


class Legend(Pill):
    """The marks with their words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._entries = tuple((fit, fit_words(fit)) for fit in MARKED)
        metrics = QFontMetricsF(font("caption", look.scale))
        self._widths = [look.px(22) + metrics.horizontalAdvance(word) for _, word in self._entries]
        self.setAccessibleName(", ".join(word for _, word in self._entries))
        self.resize(self.sizeHint())

    def _room(self) -> float:
        return sum(self._widths) + self._look.px(_GAP) * (len(self._widths) - 1)

    def _paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        look, theme, high = self._look, self._look.theme, self.height()
        painter.setFont(font("caption", look.scale))
        for (fit, word), width in zip(self._entries, self._widths, strict=True):
            # A tile that is carried by covers one or two of them at a time.
            if left - look.px(4) <= exposed.right() and left + width + look.px(4) >= exposed.left():
                mark = QPointF(left + look.px(8), high / 2)
                paint_fit_mark(painter, fit, mark, look.px(9), theme)
                painter.setPen(theme.text)
                room = QRectF(left + look.px(22), 0, width, high)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, word)
            left += width + look.px(_GAP)
