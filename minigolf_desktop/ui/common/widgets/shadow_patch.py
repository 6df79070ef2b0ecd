"""The shadow of a card in nine pieces: painted once small, then laid round cards of any size."""

from functools import lru_cache

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.theme import Theme, paint_panel_shadow

_REACH = 12
"""How far a shadow reaches beyond its card, in pixels."""


@lru_cache(maxsize=4)
def shadow_patch(theme: Theme, radius: int, ratio: float) -> "ShadowPatch":
    """Return the shadow that all cards of a kind share; ``ratio`` is that of the screen."""
    return ShadowPatch(theme, radius, ratio)


class ShadowPatch:
    """The shadow of cards with one corner radius."""

    def __init__(self, theme: Theme, radius: int, ratio: float) -> None:
        self._edge = _REACH + radius + _REACH
        self._ratio = ratio
        side = 2 * self._edge + 2
        self._picture = clear_pixmap(side, side, ratio)
        painter = QPainter(self._picture)
        card = QRectF(0, 0, side, side).adjusted(_REACH, _REACH, -_REACH, -_REACH)
        paint_panel_shadow(painter, card, theme, radius)
        painter.end()

    def paint(self, painter: QPainter, card: QRect) -> None:
        """Paint the shadow round a card; what lies under the card's middle is left out."""
        outer = card.adjusted(-_REACH, -_REACH, _REACH, _REACH)
        edge, side = self._edge, 2 * self._edge + 2
        wide, high = outer.width() - 2 * edge, outer.height() - 2 * edge
        across = ((0, edge, 0, edge), (edge, 2, edge, wide), (side - edge, edge, edge + wide, edge))
        down = ((0, edge, 0, edge), (edge, 2, edge, high), (side - edge, edge, edge + high, edge))
        for column, (from_x, from_width, x, width) in enumerate(across):
            for row, (from_y, from_height, y, height) in enumerate(down):
                if (column, row) != (1, 1):
                    painter.drawPixmap(
                        QRectF(outer.left() + x, outer.top() + y, width, height),
                        self._picture,
                        self._part(from_x, from_y, from_width, from_height),
                    )

    def _part(self, x: int, y: int, width: int, height: int) -> QRectF:
        ratio = self._ratio
        return QRectF(x * ratio, y * ratio, width * ratio, height * ratio)
