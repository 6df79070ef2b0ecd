"""One to three golf balls: how hard a land is to fill."""

from PySide6.QtGui import QIcon, QPainter, QPixmap

from minigolf_desktop.ui.art.drawing import clear_pixmap
from minigolf_desktop.ui.art.icons import icon_pixmap
from minigolf_desktop.ui.widgets.look import Look

BALL = 16
"""Size of a ball at an interface scale of 1."""


def balls_pixmap(look: Look, balls: int, ratio: float = 1.0) -> QPixmap:
    """Return so many balls in a row with room for three."""
    size = look.px(BALL)
    row = clear_pixmap(3 * size, size, ratio)
    painter = QPainter(row)
    for place in range(3):
        name = "ball" if place < balls else "ball-empty"
        painter.drawPixmap(place * size, 0, icon_pixmap(name, look.theme.text, size, ratio))
    painter.end()
    return row


def balls_icon(look: Look, balls: int) -> QIcon:
    """Return the balls as an icon for a button."""
    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(balls_pixmap(look, balls, ratio))
    return result
