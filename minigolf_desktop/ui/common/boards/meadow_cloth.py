"""The meadow behind a board: one period is painted once and laid out again and again."""

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.theme import Theme

MEADOW_PERIOD = 188
"""Pixels after which the pattern of the meadow comes again, across and down."""


class MeadowCloth:
    """Covers any part of a view with meadow."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = QPixmap()
        self._ratio = 0.0

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self._ratio = 0.0

    def paint(
        self, painter: QPainter, part: QRect, ratio: float, origin: QPoint | None = None
    ) -> None:
        """Cover a part of a view, in device pixels, which are the painter's.

        ``ratio`` is the number of device pixels to a logical one. The pattern begins at
        ``origin``, in the corner of the view without one.
        """
        if self._ratio != ratio:
            self._ratio = ratio
            side = round(MEADOW_PERIOD * ratio)
            self._picture = QPixmap(side, side)
            self._picture.setDevicePixelRatio(ratio)
            inner = QPainter(self._picture)
            square = QRectF(0, 0, MEADOW_PERIOD, MEADOW_PERIOD)
            paint_meadow(inner, square, self._theme)
            inner.end()
            self._picture.setDevicePixelRatio(1.0)
        painter.drawTiledPixmap(part, self._picture, part.topLeft() - (origin or QPoint()))
