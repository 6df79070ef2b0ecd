"""Pictures of the three games for the home screen, drawn in a frame of 244 x 186 units."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from minigolf_desktop.content.resources import resource
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.art.pictures import paint_picture
from minigolf_desktop.ui.common.theme import Theme

_WIDTH, _HEIGHT = 244.0, 186.0


def home_card(name: str, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Return the picture of a game, filling ``size`` logical pixels; its corners are square.

    ``ratio`` is the pixel ratio of the screen. Raises ContentError if there is no such picture.
    """
    return _pixmap(name, size.width(), size.height(), ratio, theme)


@keeps_pictures(6 * MEGABYTE)
def _pixmap(name: str, width: int, height: int, ratio: float, theme: Theme) -> QPixmap:
    picture = clear_pixmap(width, height, ratio)
    painter = QPainter(picture)
    fit = max(width / _WIDTH, height / _HEIGHT)
    frame = QRectF(0, 0, _WIDTH * fit, _HEIGHT * fit)
    frame.moveCenter(QPointF(width / 2, height / 2))
    # A course of 18 Holes is a bitmap: its tiles take long to paint.
    bitmap = resource("pictures", "home", f"{name}.png")
    if bitmap.exists():
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(frame, QImage(str(bitmap)))
    else:
        paint_picture(painter, f"pictures/home/{name}", frame)
    # Not fillRect, which loads all gradients that Qt knows.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.evening)
    painter.drawRect(QRectF(0, 0, width, height))
    painter.end()
    return picture
