"""The five faces of the solo game's scale, in colour."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.art.drawing import clear_pixmap

FACES = ("unhappy", "disappointed", "unexcited", "happy", "impressed")
"""Names of the faces by level, worst first."""


@lru_cache(maxsize=64)
def face_pixmap(level: int, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the face of a level, 0 unhappy to 4 impressed, in a square of ``size`` pixels.

    ``ratio`` is the pixel ratio of the screen. Raises IndexError for another level.
    """
    renderer = QSvgRenderer(str(resource("icons", "faces", f"{FACES[level]}.svg")))
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture
