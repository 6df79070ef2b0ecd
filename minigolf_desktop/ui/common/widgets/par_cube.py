"""The little wooden cubes that count par."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.ui.common.theme import PlayerColour, Theme, paint_player_shape

_SHADOW = QColor(0, 0, 0, 50)
_SHINE = QColor(255, 255, 255, 96)
_BLACK = QColor("#2E2A2C")
_BLACK_LIT = QColor("#4A4548")
_STAMP = QColor(255, 255, 255, 235)


def paint_cube(painter: QPainter, corner: QPointF, side: float, fill: QColor) -> None:
    """Paint a bare cube: shadow, body, lit top, a shine."""
    square = QRectF(corner.x(), corner.y(), side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    painter.drawRoundedRect(square.translated(1, 1.6), 4, 4)
    painter.setBrush(fill.darker(118))
    painter.drawRoundedRect(square, 4, 4)
    painter.setBrush(fill)
    painter.drawRoundedRect(square.adjusted(0, 0, -1.6, -1.8), 3.6, 3.6)
    painter.setBrush(_SHINE)
    painter.drawRoundedRect(
        QRectF(corner.x() + 1.4, corner.y() + 1, side - 4.4, side * 0.12), 1.1, 1.1
    )


def paint_player_cube(
    painter: QPainter, corner: QPointF, side: float, colour: PlayerColour, theme: Theme
) -> None:
    """Paint a cube of a player, stamped with the player's shape."""
    paint_cube(painter, corner, side, colour.fill(theme))
    middle = corner + QPointF(side / 2 - 0.7, side / 2 + 0.3)
    stamp = _STAMP if colour.stamp.lightness() > 128 else colour.stamp
    paint_player_shape(painter, colour.name, middle, side * 0.25, stamp)


def paint_black_cube(painter: QPainter, corner: QPointF, side: float, theme: Theme) -> None:
    """Paint a cube past the thirty-sixth, with a cross."""
    paint_cube(painter, corner, side, _BLACK_LIT if theme.is_dark else _BLACK)
    reach = side * 0.17
    middle = corner + QPointF(side / 2 - 0.7, side / 2 - 0.2)
    painter.setPen(QPen(_STAMP, side * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
    painter.drawLine(middle + QPointF(reach, -reach), middle + QPointF(-reach, reach))


def paint_coming_cube(painter: QPainter, corner: QPointF, side: float, fill: QColor) -> None:
    """Paint the dashed outline of a cube that a pending tile would add."""
    pen = QPen(fill, 1.6)
    pen.setDashPattern([2, 1.6])
    wash = QColor(fill)
    wash.setAlphaF(0.18)
    painter.setPen(pen)
    painter.setBrush(wash)
    painter.drawRoundedRect(
        QRectF(corner.x() + 0.8, corner.y() + 0.8, side - 1.6, side - 1.6), 3.5, 3.5
    )
