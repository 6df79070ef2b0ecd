"""Round portraits of the clients: what each one wears or holds tells what the client wishes for."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from minigolf_desktop.ui.common.art.drawing import clear_pixmap, fill, oval
from minigolf_desktop.ui.common.art.pictures import paint_picture
from minigolf_desktop.ui.common.theme import Theme

_SIDE = 100.0
"""Width of a portrait in its own units."""


@lru_cache(maxsize=128)
def portrait_pixmap(client_id: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return a client's round portrait, ``size`` logical pixels wide.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if nobody has drawn the client.
    """
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _SIDE, size / _SIDE)
    fill(painter, oval(50, 50.8, 48.8), QColor("#000000") if theme.is_dark else theme.text, 0.14)
    painter.setClipPath(oval(50, 49.6, 48.8))
    paint_picture(painter, f"designer/portraits/{client_id}", QRectF(0, 0, _SIDE, _SIDE))
    painter.end()
    return picture
