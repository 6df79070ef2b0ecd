"""The scale of the solo game: five steps and a pointer at the total."""

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.designer import (
    SATISFACTION_STEPS_ADVANCED,
    SATISFACTION_STEPS_FAMILY,
    satisfaction,
)
from minigolf_desktop.ui.common.theme import signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.text.levels import level_name

END = 180
"""Total at the right end of the scale."""
ADVANCED_END = 200
"""The same in the advanced game."""


def satisfaction_steps(advanced: bool) -> tuple[int, ...]:
    """Return the least totals of all levels but the lowest."""
    return SATISFACTION_STEPS_ADVANCED if advanced else SATISFACTION_STEPS_FAMILY


class SatisfactionScale(QWidget):
    """Shows where a total stands between unhappy and impressed."""

    def __init__(self, look: Look, advanced: bool = False) -> None:
        super().__init__()
        self._advanced = advanced
        self._look = look
        self._total = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_total(self, total: int) -> None:
        """Move the pointer."""
        if total == self._total and self.accessibleName():
            return
        self._total = total
        text = QCoreApplication.translate("SatisfactionScale", "Score {points}: {level}")
        self.setAccessibleName(
            text.replace("{points}", signed(total)).replace(
                "{level}", level_name(satisfaction(total, self._advanced))
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the steps and the pointer below."""
        return self._look.size(200, 17)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint steps and pointer."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        width, high = self.width(), look.px(7)
        end = ADVANCED_END if self._advanced else END
        bounds = (0, *satisfaction_steps(self._advanced), end)
        for step, (low, top) in enumerate(pairwise(bounds)):
            painter.setBrush(theme.steps[step])
            left, right = width * low / end + 1, width * top / end - 1
            painter.drawRoundedRect(QRectF(left, 0, right - left, high), high / 2, high / 2)
        half = look.px(6)
        x = max(half, min(width - half, width * self._total / end))
        tip = high + look.px(1.5)
        painter.setBrush(theme.text)
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, tip),
                    QPointF(x + half, tip + look.px(8)),
                    QPointF(x - half, tip + look.px(8)),
                ]
            )
        )
        painter.end()
