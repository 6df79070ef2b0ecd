"""A counter of wood, on which portraits and cards stand."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from minigolf_desktop.ui.common.art.awning import evening
from minigolf_desktop.ui.common.art.colours import WOOD, WOOD_LIGHT
from minigolf_desktop.ui.common.theme import Theme

_JOINTS = (0.36, 0.7)
"""Where its boards meet, of the height."""


def paint_counter(painter: QPainter, board: QRectF, theme: Theme, scale: float) -> None:
    """Paint the boards of a counter that fills an area; its front shows three pixels below."""
    painter.setPen(Qt.PenStyle.NoPen)
    radius = 8 * scale
    for colour, shift in ((WOOD, 3.0), (WOOD_LIGHT, 0.0)):
        painter.setBrush(evening(colour, theme))
        painter.drawRoundedRect(board.translated(0, shift), radius, radius)
    painter.setPen(QPen(evening(WOOD_LIGHT.lighter(112), theme), 1.4))
    for part in _JOINTS:
        y = board.top() + board.height() * part
        painter.drawLine(QPointF(board.left() + 14, y), QPointF(board.right() - 14, y))
