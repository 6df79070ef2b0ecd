"""Faces in a disc, with a faint edge below."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from minigolf_desktop.model.play import Character
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, fill, oval
from minigolf_desktop.ui.common.art.pictures import paint_picture
from minigolf_desktop.ui.common.theme import Theme

_SIDE = 100.0
"""Width of a portrait in its own units."""


@keeps_pictures(8 * MEGABYTE)
def round_portrait(name: str, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return the portrait of a picture (:mod:`.pictures`) in a disc, so many logical pixels wide.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if there is no such picture.
    """
    picture = clear_pixmap(size, size, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / _SIDE, size / _SIDE)
    fill(painter, oval(50, 50.8, 48.8), QColor("#000000") if theme.is_dark else theme.text, 0.14)
    painter.setClipPath(oval(50, 49.6, 48.8))
    paint_picture(painter, name, QRectF(0, 0, _SIDE, _SIDE))
    painter.end()
    return picture


def character_portrait(character: Character, size: int, ratio: float, theme: Theme) -> QPixmap:
    """Return whom the computer plays as, as :func:`round_portrait` does."""
    return round_portrait(f"characters/{character}", size, ratio, theme)
