"""A burst of rays in the players' colours round something that is cheered."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Theme

_RAYS = 15


def paint_burst(
    painter: QPainter, middle: QPointF, inner: float, outer: float, width: float, theme: Theme
) -> None:
    """Paint rays of a width from one distance of the middle to another."""
    for ray in range(_RAYS):
        angle = 2 * pi * ray / _RAYS
        way = QPointF(cos(angle), sin(angle))
        pen = QPen(QColor(PLAYER_COLOURS[ray % len(PLAYER_COLOURS)].fill(theme)), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle + way * inner, middle + way * outer)
