"""The meadow behind every screen: wide mowing bands and dots."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.ui.common.art.drawing import fill, mixed, paint_bands
from minigolf_desktop.ui.common.theme import Theme

_BAND = 94.0
"""Width of a mowing band and distance of the dots."""


def paint_meadow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Fill a rectangle with the meadow, in pixels."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    # Not fillRect, which loads all gradients that Qt knows.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.meadow)
    painter.drawRect(rect)
    painter.translate(rect.topLeft())
    width, height = rect.width(), rect.height()
    bands = mixed(theme.meadow, theme.meadow_band, 0.55)
    paint_bands(painter, QRectF(0, 0, width, height), bands, 2 * _BAND, height)
    fill(painter, _dots(width, height), theme.meadow_dot)
    painter.restore()


def _dots(width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    for column in range(int(width / _BAND) + 1):
        for row in range(int(height / _BAND) + 1):
            path.addEllipse(QPointF(20 + column * _BAND, 20 + row * _BAND), 1.6, 1.6)
    return path
