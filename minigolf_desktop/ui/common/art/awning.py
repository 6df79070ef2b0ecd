"""The awning of a kiosk: scalloped strips below a rail."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.theme import Theme

RED = QColor("#B4462F")
_WHITE = QColor("#FFFBEF")
_RAIL, _LOW = 1 / 6, 37 / 60
"""Where the rail ends and where the scallops begin, of the height."""
_SCALLOP = 23 / 60
"""How far the scallops are drawn out; they hang down three quarters of it."""
_SHADOW = 3 / 40
_DARKER = 135
"""How much darker the cloth is in the evening, in per cent."""


def evening(colour: QColor, theme: Theme) -> QColor:
    """Return a colour of cloth as it looks in a theme."""
    return colour.darker(_DARKER) if theme.is_dark else colour


def paint_awning(
    painter: QPainter, area: QRectF, strips: int, theme: Theme, colour: QColor = RED
) -> None:
    """Paint an awning of so many strips, every second one white; its shadow falls below."""
    wide, high = area.width() / strips, area.height()
    painter.setPen(Qt.PenStyle.NoPen)
    for is_shadow in (True, False):
        drop = high * _SHADOW if is_shadow else 0.0
        for place in range(strips):
            cloth = evening(_WHITE if place % 2 else colour, theme)
            painter.setBrush(QColor(0, 0, 0, 64) if is_shadow else cloth)
            painter.drawPath(_strip(area, area.left() + place * wide, wide, drop))
    painter.setBrush(evening(colour, theme).darker(130))
    painter.drawRect(QRectF(area.left(), area.top(), area.width(), high * _RAIL))


def _strip(area: QRectF, left: float, wide: float, drop: float) -> QPainterPath:
    top, low = area.top() + area.height() * _RAIL, area.top() + area.height() * _LOW + drop
    deep = low + area.height() * _SCALLOP
    strip = QPainterPath(QPointF(left, top))
    strip.lineTo(left + wide, top)
    strip.lineTo(left + wide, low)
    strip.cubicTo(left + wide, deep, left, deep, left, low)
    strip.closeSubpath()
    return strip
