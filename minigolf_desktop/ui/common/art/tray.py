"""A tray of wood lined with felt, in which dice fall and cards lie."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.ui.common.art.colours import WOOD, WOOD_DARK

_FELT = QColor("#2E5E5A")
_FELT_SHADE = QColor(11, 35, 34, 90)
_SEAM = QColor("#4C7F7A")
"""Of the thread along the edge of the felt."""


def paint_tray(painter: QPainter, outer: QRectF, scale: float) -> QRectF:
    """Paint a tray that fills an area; return its felt."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(WOOD_DARK)
    painter.drawRoundedRect(outer, 20 * scale, 20 * scale)
    painter.setBrush(WOOD)
    painter.drawRoundedRect(outer.adjusted(0, 0, 0, -4 * scale), 20 * scale, 20 * scale)
    felt = outer.adjusted(9 * scale, 9 * scale, -9 * scale, -13 * scale)
    painter.setBrush(_FELT)
    painter.drawRoundedRect(felt, 14 * scale, 14 * scale)
    painter.setBrush(_FELT_SHADE)
    shade = QRectF(felt.x(), felt.y(), felt.width(), 7 * scale)
    painter.drawRoundedRect(shade, 5 * scale, 5 * scale)
    thread = QPen(_SEAM, 1.4 * scale, Qt.PenStyle.CustomDashLine)
    thread.setDashPattern([4, 3])
    painter.setPen(thread)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seam = felt.adjusted(8 * scale, 12 * scale, -8 * scale, -7 * scale)
    painter.drawRoundedRect(seam, 9 * scale, 9 * scale)
    painter.setPen(Qt.PenStyle.NoPen)
    return felt
