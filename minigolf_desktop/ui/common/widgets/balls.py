"""A row of golf balls: how hard a land is to fill, or a course to play."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.widgets.look import Look

BALL = 16
"""Size of a ball at an interface scale of 1."""


def balls_pixmap(
    look: Look,
    balls: int,
    ratio: float = 1.0,
    *,
    places: int = 3,
    ball: float = BALL,
    height: float = BALL,
) -> QPixmap:
    """Return so many balls in a row with room for ``places``.

    ``ball`` is the size of one and ``height`` that of the row, at an interface scale of 1.
    """
    side, high = look.px(ball), look.px(height)
    row = clear_pixmap(places * side, high, ratio)
    painter = QPainter(row)
    for place in range(places):
        name = "ball" if place < balls else "ball-empty"
        icon = icon_pixmap(name, look.theme.text, side, ratio)
        area = QRectF(place * side, (high - side) / 2, side, side)
        painter.drawPixmap(area, icon, QRectF(icon.rect()))
    painter.end()
    return row


def balls_icon(look: Look, balls: int) -> QIcon:
    """Return the balls as an icon for a button."""
    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(balls_pixmap(look, balls, ratio))
    return result
