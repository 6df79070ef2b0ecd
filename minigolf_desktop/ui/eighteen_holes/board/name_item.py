"""The name under a golfer, on a small dark pill that keeps its size whatever the zoom."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.eighteen_holes.board.layers import HexLayer


class NameItem(QGraphicsItem):
    """A name; the middle of its upper edge is its position."""

    def __init__(self, name: str, theme: Theme, scale: float) -> None:
        super().__init__()
        self._name = name
        self._theme = theme
        self._font = font("caption_bold", scale)
        metrics = QFontMetricsF(self._font)
        width, height = metrics.horizontalAdvance(name) + 14 * scale, metrics.height() + 4 * scale
        self._body = QRectF(-width / 2, 0, width, height)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(HexLayer.TIP)

    @property
    def name(self) -> str:
        """What it says."""
        return self._name

    def boundingRect(self) -> QRectF:
        """Return the pill."""
        return self._body.adjusted(-1, -1, 1, 1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint pill and name."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.pill)
        radius = self._body.height() / 2
        painter.drawRoundedRect(self._body, radius, radius)
        painter.setPen(self._theme.pill_text)
        painter.setFont(self._font)
        painter.drawText(self._body, Qt.AlignmentFlag.AlignCenter, self._name)
