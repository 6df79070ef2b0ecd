"""Pictures of the three games for the home screen, drawn in a frame of 244 x 186 units."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.home_vignettes import (
    draw_designer,
    draw_eighteen,
    draw_putt_dice,
)
from minigolf_desktop.ui.common.theme import Theme

_WIDTH, _HEIGHT = 244.0, 186.0

_DRAW: dict[str, Callable[[QPainter], None]] = {
    "designer": draw_designer,
    "putt-dice": draw_putt_dice,
    "eighteen-holes": draw_eighteen,
}

CARDS = tuple(_DRAW)
"""Names of the pictures."""


def home_card(name: str, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the picture of a game, filling ``size`` logical pixels; its corners are square.

    ``ratio`` is the pixel ratio of the screen. Raises KeyError for a name that is not in
    :data:`CARDS`.
    """
    return _pixmap(name, size.width(), size.height(), ratio, theme)


@lru_cache(maxsize=16)
def _pixmap(name: str, width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
    draw = _DRAW[name]
    picture = clear_pixmap(width, height, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fit = max(width / _WIDTH, height / _HEIGHT)
    painter.translate(width / 2, height / 2)
    painter.scale(fit, fit)
    painter.translate(-_WIDTH / 2, -_HEIGHT / 2)
    draw(painter)
    painter.resetTransform()
    painter.fillRect(QRectF(0, 0, width, height), theme.evening)
    painter.end()
    return picture
