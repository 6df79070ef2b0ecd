"""What the marks of fit mean, in a pill below the board."""

from itertools import accumulate

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.marks import paint_fit_mark
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pill import HIGH, Pill
from minigolf_desktop.ui.designer.text.fits import MARKED, fit_words

_GAP = 18


class Legend(Pill):
    """The marks with their words, in a row, or in two where there is no room for one."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._entries = tuple((fit, fit_words(fit)) for fit in MARKED)
        metrics = QFontMetricsF(font("caption", look.scale))
        self._widths = [look.px(22) + metrics.horizontalAdvance(word) for _, word in self._entries]
        self._columns = self._widths
        self.setAccessibleName(", ".join(word for _, word in self._entries))
        self.resize(self.sizeHint())

    def fold(self, room: int) -> None:
        """Stand in one row where that is no wider than the room, else in two."""
        self._columns = self._widths
        if self.sizeHint().width() > room:
            half = (len(self._widths) + 1) // 2
            pairs = zip(self._widths[:half], [*self._widths[half:], 0.0], strict=False)
            self._columns = [max(pair) for pair in pairs]

    def sizeHint(self) -> QSize:
        """Return room for marks and words."""
        rows = -(-len(self._widths) // len(self._columns))
        return QSize(super().sizeHint().width(), rows * self._look.px(HIGH))

    def _room(self) -> float:
        return sum(self._columns) + self._look.px(_GAP) * (len(self._columns) - 1)

    def _paint_row(self, painter: QPainter, left: float, exposed: QRect) -> None:
        look, theme, high = self._look, self._look.theme, self._look.px(HIGH)
        painter.setFont(font("caption", look.scale))
        steps = [width + look.px(_GAP) for width in self._columns]
        lefts = list(accumulate(steps, initial=left))
        for place, ((fit, word), width) in enumerate(zip(self._entries, self._widths, strict=True)):
            row, column = divmod(place, len(self._columns))
            room = QRectF(lefts[column], row * high, look.px(22) + width, high)
            # A tile that is carried by covers one or two of them at a time.
            if room.adjusted(-look.px(4), 0, look.px(4), 0).intersects(exposed.toRectF()):
                mark = QPointF(room.left() + look.px(8), room.center().y())
                paint_fit_mark(painter, fit, mark, look.px(9), theme)
                painter.setPen(theme.text)
                words = room.adjusted(look.px(22), 0, 0, 0)
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, word)
