"""The four coloured dice of Putt Dice: flags, flags crossed out, and the exclamation mark."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from minigolf_desktop.model.putt_dice import Face
from minigolf_desktop.ui.common.theme import LIGHT

_INK = LIGHT.text
_CREAM = QColor("#FFFDF6")
_SHADOW = QColor(18, 48, 30, 64)
_MARK = QColor("#B4452E")
_FILLS = {
    "white": QColor("#FFFDF6"),
    "yellow": QColor("#F4C64A"),
    "orange": QColor("#E8923E"),
    "red": QColor("#C2503F"),
}
_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.45),),
    2: ((0.3, 0.45), (0.7, 0.45)),
    3: ((0.5, 0.25), (0.28, 0.62), (0.72, 0.62)),
    4: ((0.3, 0.25), (0.7, 0.25), (0.3, 0.64), (0.7, 0.64)),
}
"""Middles of so many flags, in sides of the die."""
_PIPS = {"white": 1, "yellow": 2, "orange": 3, "red": 4}
"""Dots in the corner: the order of the dice, for those who do not tell their colours."""


def paint_blank_die(painter: QPainter, square: QRectF, colour: str, edge: float) -> None:
    """Paint the body of a die with a line of ``edge`` round it."""
    side = square.width()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    radius = side * 0.2
    painter.drawRoundedRect(square.translated(side * 0.02, side * 0.05), radius, radius)
    painter.setPen(QPen(_INK, edge))
    painter.setBrush(_FILLS[colour].darker(112))
    painter.drawRoundedRect(square, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_FILLS[colour])
    top = square.adjusted(edge / 2, edge / 2, -edge / 2, -side * 0.07)
    painter.drawRoundedRect(top, radius * 0.9, radius * 0.9)


def paint_die(
    painter: QPainter, middle: QPointF, side: float, colour: str, face: Face, turn: float = 0.0
) -> None:
    """Paint a die that shows a face, turned by some degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    painter.translate(-side / 2, -side / 2)
    paint_blank_die(painter, QRectF(0, 0, side, side), colour, max(1.2, side * 0.028))
    ink = _CREAM if colour == "red" else _INK
    flags = abs(face.precision)
    size = side * (0.42 if flags < 2 else 0.33 if flags == 2 else 0.27)
    if face.bad_luck:
        _paint_flag(painter, QPointF(side * 0.34, side * 0.45), side * 0.36, ink)
        _paint_exclamation(painter, QPointF(side * 0.7, side * 0.45), side * 0.46)
    elif not flags:
        painter.setPen(QPen(ink, side * 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(side * 0.4, side * 0.47), QPointF(side * 0.6, side * 0.47))
    for x, y in () if face.bad_luck or not flags else _PLACES[flags]:
        place = QPointF(side * x, side * y)
        _paint_flag(painter, place, size, ink)
        if face.precision < 0:
            _paint_cross(painter, place, size * 1.12, ink)
    _paint_pips(painter, side, _PIPS[colour], ink)
    painter.restore()


def _paint_flag(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    left, top = middle.x() - size * 0.3, middle.y() - size * 0.5
    painter.setPen(QPen(ink, size * 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(left, top), QPointF(left, top + size))
    cloth = QPainterPath(QPointF(left, top))
    cloth.lineTo(left + size * 0.7, top + size * 0.27)
    cloth.lineTo(left, top + size * 0.54)
    cloth.closeSubpath()
    painter.fillPath(cloth, ink)


def _paint_cross(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    reach = size * 0.46
    painter.setPen(QPen(ink, size * 0.11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-reach, reach):
        painter.drawLine(middle + QPointF(-x, -reach), middle + QPointF(x, reach))


def _paint_exclamation(painter: QPainter, middle: QPointF, size: float) -> None:
    painter.setPen(QPen(_MARK, size * 0.22, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    top = QPointF(middle.x(), middle.y() - size * 0.42)
    painter.drawLine(top, QPointF(middle.x(), middle.y() + size * 0.12))
    painter.drawPoint(QPointF(middle.x(), middle.y() + size * 0.45))


def _paint_pips(painter: QPainter, side: float, count: int, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    radius = side * 0.026
    for place in range(count):
        painter.drawEllipse(QPointF(side * (0.15 + 0.075 * place), side * 0.85), radius, radius)
