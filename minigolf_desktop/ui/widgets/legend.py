"""What the marks of fit mean, in a pill below the board."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.boards.aim import Fit
from minigolf_desktop.ui.boards.marks import paint_fit_mark
from minigolf_desktop.ui.theme import font
from minigolf_desktop.ui.widgets.look import Look

translate = QCoreApplication.translate


class Legend(QWidget):
    """The marks with their words."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._entries = (
            (Fit.FITS, translate("Legend", "side fits")),
            (Fit.OPEN, translate("Legend", "still open")),
            (Fit.ASTRAY, translate("Legend", "leads off the land")),
            (Fit.WRONG, translate("Legend", "does not fit")),
        )
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(", ".join(word for _, word in self._entries))
        self.resize(self.sizeHint())

    def _widths(self) -> list[float]:
        metrics = QFontMetricsF(font("caption", self._look.scale))
        return [self._look.px(22) + metrics.horizontalAdvance(word) for _, word in self._entries]

    def sizeHint(self) -> QSize:
        """Return room for marks and words."""
        look, widths = self._look, self._widths()
        gaps = look.px(18) * (len(widths) - 1) + look.px(2 * 14)
        return QSize(round(sum(widths) + gaps), look.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(theme.panel)
        ground.setAlphaF(0.94)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        high = self.height()
        painter.drawRoundedRect(QRectF(self.rect()), high / 2, high / 2)
        painter.setFont(font("caption", look.scale))
        x = float(look.px(14))
        for (fit, word), width in zip(self._entries, self._widths(), strict=True):
            paint_fit_mark(painter, fit, QPointF(x + look.px(8), high / 2), look.px(9), theme)
            painter.setPen(theme.text)
            painter.drawText(
                QRectF(x + look.px(22), 0, width, high), Qt.AlignmentFlag.AlignVCenter, word
            )
            x += width + look.px(18)
        painter.end()
