"""The mark of the program: a cup on brick-red concrete, with a red flag in it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from minigolf_desktop.ui.common.art.drawing import blob, box, fill, oval

_SIZES = (16, 24, 32, 48, 64, 128, 256)


def paint_logo(painter: QPainter, rect: QRectF, pole: QColor | str = "#33302A") -> None:
    """Paint the mark into a square; ``pole`` is the flag pole's colour, the text's in a theme."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    fill(painter, oval(44, 62, 35), "#C6A876")
    fill(painter, oval(43.4, 61.2, 34.4), "#F0DDB0")
    fill(painter, oval(44, 62, 27.5), "#B04E3A")
    fill(painter, oval(45, 63.2, 26.4), "#CB654C")
    fill(painter, oval(44, 67, 11), "#2B2320")
    fill(painter, box(40.6, 3, 7, 66, 3.5), pole)
    cloth = blob((47, 5), (62, 6, 74, 16, 91, 18.4), (76, 22, 62, 31, 47, 33.5))
    fill(painter, cloth, "#D5323C")
    fold = blob((47, 24), (62, 22, 76, 19, 91, 18.4), (76, 22, 62, 31, 47, 33.5))
    fill(painter, fold, "#B8232E")
    painter.restore()


def app_icon() -> QIcon:
    """Return the icon of windows and task bars: the mark on a tile of lawn."""
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(app_pixmap(size))
    return icon


def app_pixmap(size: int) -> QPixmap:
    """Return the program's icon in a square of that many pixels."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 100, size / 100)
    paint_app_icon(painter)
    painter.end()
    return picture


def paint_app_icon(painter: QPainter) -> None:
    """Paint the program's icon into the square from (0, 0) to (100, 100)."""
    lawn = box(2, 2, 96, 96, 22)
    fill(painter, lawn, "#A2C267")
    for start in (0, 80):
        band = blob((start, -2), (start + 40, -2), (start - 62, 102), (start - 102, 102))
        fill(painter, band.translated(30, 0).intersected(lawn), "#ACCA72")
    fill(painter, oval(50, 67, 29), "#33401C", 0.28)
    paint_logo(painter, QRectF(11, 7, 80, 80), "#FFF8E6")
