"""The meadow behind a board that stays while the board is moved, with what lies about on it."""

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.meadow import paint_meadow
from minigolf_desktop.ui.common.art.surroundings import Surroundings, paint_surroundings
from minigolf_desktop.ui.common.theme import Theme

_Key = tuple[Theme, Surroundings, int, int, QRectF, float]


class Backdrop:
    """Covers any part of a view with meadow; painted once for a size of the view."""

    def __init__(self) -> None:
        self._picture = QPixmap()
        self._key: _Key | None = None

    def paint(
        self,
        painter: QPainter,
        part: QRect,
        ratio: float,
        theme: Theme,
        what: Surroundings,
        view: QSize,
        free: QRectF,
    ) -> None:
        """Cover a part of a view, in device pixels, which are the painter's.

        ``view`` is the size of the view and ``free`` what panels leave of it, at whose edges the
        surroundings lie, both in logical pixels; ``ratio`` is the device pixels to one of them.
        """
        key = (theme, what, view.width(), view.height(), free, ratio)
        if self._key != key:
            self._key = key
            self._picture = QPixmap(view * ratio)
            self._picture.setDevicePixelRatio(ratio)
            inner = QPainter(self._picture)
            paint_meadow(inner, QRectF(0, 0, view.width(), view.height()), theme)
            paint_surroundings(inner, free, theme, what)
            inner.end()
            self._picture.setDevicePixelRatio(1.0)
        painter.drawPixmap(part.topLeft(), self._picture, part)
