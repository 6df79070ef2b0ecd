"""Marks of fit: a teal disc with a tick, a grey ring, a red diamond with a cross.

Shape and sign tell them apart without colour. Units are those of the painter.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from minigolf_desktop.ui.common.boards.fit import Fit
from minigolf_desktop.ui.common.theme import Theme

_CREAM = QColor("#FFFDF3")
_RING = QColor("#6B6354")
_SHADE = QColor(20, 16, 10, 70)
_SIGN = QColor("#FFFFFF")


def paint_fit_mark(
    painter: QPainter, fit: Fit, center: QPointF, radius: float, theme: Theme
) -> None:
    """Paint the mark of a fit on a cream ground with a small shadow; nothing for a quiet side."""
    if fit is Fit.QUIET:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    _paint_ground(painter, fit, center + QPointF(radius * 0.09, radius * 0.17), radius, _SHADE)
    _paint_ground(painter, fit, center, radius, _CREAM)
    if fit is Fit.OPEN:
        painter.setBrush(_RING)
        painter.drawEllipse(center, radius * 0.74, radius * 0.74)
        painter.setBrush(_CREAM)
        painter.drawEllipse(center, radius * 0.4, radius * 0.4)
        return
    if fit is Fit.ASTRAY:
        _paint_ground(painter, fit, center, radius * 0.82, theme.hover_edge)
        _paint_exclamation(painter, center, radius)
        return
    colour = theme.fits_disk if fit is Fit.FITS else theme.wrong_disk
    _paint_ground(painter, fit, center, radius * 0.82, colour)
    paint_sign(painter, fit, center, radius * 0.42)


def _paint_exclamation(painter: QPainter, center: QPointF, radius: float) -> None:
    painter.setBrush(_RING)
    bar = QRectF(-radius * 0.1, -radius * 0.46, radius * 0.2, radius * 0.54)
    painter.drawRoundedRect(bar.translated(center), radius * 0.1, radius * 0.1)
    painter.drawEllipse(center + QPointF(0, radius * 0.34), radius * 0.13, radius * 0.13)


def paint_sign(painter: QPainter, fit: Fit, center: QPointF, reach: float) -> None:
    """Paint the white tick or cross of a mark, reaching so far from its centre."""
    painter.setPen(
        QPen(
            _SIGN,
            reach * 0.5,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    x, y = center.x(), center.y()
    if fit is Fit.FITS:
        tick = [
            QPointF(x - reach, y + reach * 0.08),
            QPointF(x - reach * 0.28, y + reach * 0.78),
            QPointF(x + reach, y - reach * 0.66),
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(tick))
    else:
        part = reach * 0.72
        painter.drawLine(QPointF(x - part, y - part), QPointF(x + part, y + part))
        painter.drawLine(QPointF(x + part, y - part), QPointF(x - part, y + part))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_ground(
    painter: QPainter, fit: Fit, center: QPointF, radius: float, colour: QColor
) -> None:
    painter.setBrush(colour)
    if fit in (Fit.WRONG, Fit.ASTRAY):
        painter.save()
        painter.translate(center)
        painter.rotate(45)
        side = radius * 0.96
        painter.drawRoundedRect(
            QRectF(-side, -side, 2 * side, 2 * side), radius * 0.2, radius * 0.2
        )
        painter.restore()
    else:
        painter.drawEllipse(center, radius, radius)
