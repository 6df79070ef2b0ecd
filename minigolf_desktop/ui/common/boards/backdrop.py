"""The meadow behind a board: cloth laid out again and again, and what lies about on it."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.surroundings import (
    Surroundings,
    paint_meadow,
    paint_surroundings,
)
from minigolf_desktop.ui.common.kept import Atlas
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


class Seen(NamedTuple):
    """A view of a meadow."""

    theme: Theme
    size: QSize
    """Of the whole view, in logical pixels."""
    free: QRectF
    """What panels leave of it, at whose edges the surroundings lie."""
    ratio: float
    """Device pixels to a logical one."""


class Backdrop:
    """Covers any part of a view with meadow and what lies about on it.

    Painting it takes 10 ms, and a board that is moved shows it anew with every step: so it is
    painted once for a view. Those of a table for five come back turn by turn.
    """

    def __init__(self) -> None:
        self._seen: Seen | None = None
        self._kept = Atlas()

    def picture(self, seen: Seen, what: Surroundings) -> QPixmap:
        """Return the meadow of a view, painted now if it is another one than before."""
        if seen != self._seen:
            self._seen = seen
            self._kept.clear()
        return self._kept.picture(what, partial(_picture, seen, what))

    def paint(self, painter: QPainter, part: QRect, seen: Seen, what: Surroundings) -> None:
        """Cover a part of a view, in device pixels, which are the painter's."""
        painter.drawPixmap(part.topLeft(), self.picture(seen, what), part)


def _picture(seen: Seen, what: Surroundings) -> QPixmap:
    """Return the meadow of a view, with what lies about."""
    picture = QPixmap(seen.size * seen.ratio)
    picture.setDevicePixelRatio(seen.ratio)
    painter = QPainter(picture)
    paint_meadow(painter, QRectF(QPoint(0, 0), seen.size), seen.theme)
    paint_surroundings(painter, seen.free, seen.theme, what)
    painter.end()
    picture.setDevicePixelRatio(1.0)
    return picture
