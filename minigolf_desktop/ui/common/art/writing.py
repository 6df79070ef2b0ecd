"""One line of text in a painted picture."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter


def write(
    painter: QPainter,
    room: QRectF,
    text: str,
    face: QFont,
    ink: QColor,
    where: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write a line into a room; it ends in dots where it lacks room."""
    painter.setFont(face)
    painter.setPen(ink)
    dots = Qt.TextElideMode.ElideRight
    shown = painter.fontMetrics().elidedText(text, dots, int(room.width()))
    painter.drawText(room, where, shown)
