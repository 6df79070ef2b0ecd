"""The meadow behind a board: cloth laid out again and again, and what lies about on it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.surroundings import (
    Surroundings,
    paint_meadow,
    paint_surroundings,
)
from minigolf_desktop.ui.common.spare_time import SpareTime
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


_MOST_BACKDROPS = 5
"""Boards whose surroundings are kept: those of a table for five come back turn by turn."""


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
    """Covers any part of a view with meadow; what lies about is painted once for a view.

    Only where something lies about a picture is kept: the bare meadow is one piece of cloth.
    """

    def __init__(self) -> None:
        self._seen: Seen | None = None
        self._cloth = QPixmap()
        self._kept: dict[Surroundings, Sequence[tuple[QRect, QPixmap]]] = {}

    def paint(self, painter: QPainter, part: QRect, seen: Seen, what: Surroundings) -> None:
        """Cover a part of a view, in device pixels, which are the painter's."""
        self._prepare(seen, what)
        if not self._cloth.isNull():
            painter.drawTiledPixmap(part, self._cloth, part.topLeft())
        for place, picture in self._kept[what]:
            here = place & part
            if not here.isEmpty():
                painter.drawPixmap(here.topLeft(), picture, here.translated(-place.topLeft()))

    def _prepare(self, seen: Seen, what: Surroundings) -> None:
        """Paint what lies about in a view, if it is not kept."""
        if seen != self._seen:
            self._seen = seen
            self._kept.clear()
            self._cloth = _cloth(seen)
        if what not in self._kept:
            if len(self._kept) == _MOST_BACKDROPS:
                del self._kept[next(iter(self._kept))]
            # What is painted upon it comes in another turn.
            with SpareTime.of_application().spending():
                self._kept[what] = _lying(_picture(seen, what), self._cloth)


def _cloth(seen: Seen) -> QPixmap:
    """Return the bare meadow up to where it comes again; none where that is within a pixel."""
    if seen.ratio != int(seen.ratio):
        return QPixmap()
    # The bands begin in the lower left corner: a strip of this height has them where the view does.
    high = MEADOW_PERIOD + seen.size.height() % MEADOW_PERIOD
    strip = _picture(seen._replace(size=QSize(MEADOW_PERIOD, high)), None)
    return strip.copy(0, 0, strip.width(), strip.width())


def _picture(seen: Seen, what: Surroundings | None) -> QPixmap:
    """Return the meadow of a view, with what lies about if anything does."""
    picture = QPixmap(seen.size * seen.ratio)
    picture.setDevicePixelRatio(seen.ratio)
    painter = QPainter(picture)
    paint_meadow(painter, QRectF(QPoint(0, 0), seen.size), seen.theme)
    if what is not None:
        paint_surroundings(painter, seen.free, seen.theme, what)
    painter.end()
    picture.setDevicePixelRatio(1.0)
    return picture


def _lying(picture: QPixmap, cloth: QPixmap) -> Sequence[tuple[QRect, QPixmap]]:
    """Return the parts of a picture in which not only the cloth is seen, row by row."""
    whole = picture.rect()
    if cloth.isNull():
        return [(whole, picture)]
    painted, bare = picture.toImage(), cloth.toImage()
    # Two blocks to a period: what they look like bare comes again with every other one.
    side = cloth.width() // 2
    found = []
    for top in range(0, whole.height(), side):
        run = QRect()
        for left in range(0, whole.width(), side):
            block = QRect(left, top, side, side) & whole
            at = QPoint(left % cloth.width(), top % cloth.width())
            if painted.copy(block) != bare.copy(QRect(at, block.size())):
                run |= block
            elif not run.isEmpty():
                found.append(run)
                run = QRect()
        if not run.isEmpty():
            found.append(run)
    return [(place, picture.copy(place)) for place in found]
