"""The five faces of the solo game's scale, in colour."""

from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.art.pictures import picture_pixmap

FACES = ("unhappy", "disappointed", "unexcited", "happy", "impressed")
"""Names of the faces by level, worst first."""


def face_pixmap(level: int, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the face of a level, 0 unhappy to 4 impressed, in a square of ``size`` pixels.

    ``ratio`` is the pixel ratio of the screen. Raises IndexError for another level.
    """
    return picture_pixmap(f"icons/faces/{FACES[level]}", size, ratio)
