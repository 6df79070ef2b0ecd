"""The rosette of a promise: a scalloped ribbon in the player's colour round an icon."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded
from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.theme import LIGHT

_PETALS = 16
_PAPER = QColor("#FFFDF6")
_INK = LIGHT.text


_REACH, _TAIL = 1.1, 1.5
"""How far a rosette reaches up and aside, and down, in parts of its radius."""


def lay_rosette(painter: QPainter, middle: QPointF, radius: int, colour: QColor, icon: str) -> None:
    """Lay a rosette that was painted before: petals and icon take 2 ms each time."""
    ratio = painter.device().devicePixelRatioF()
    corner = middle - QPointF(_REACH * radius, _REACH * radius)
    picture = _rosette(radius, ratio, colour.name(), icon)
    # On whole pixels, where it is sharp.
    painter.drawPixmap(corner.toPoint(), picture)


@keeps_pictures(2 * MEGABYTE)
def _rosette(radius: int, ratio: float, colour: str, icon: str) -> QPixmap:
    wide, high = round(2 * _REACH * radius) + 2, round((_REACH + _TAIL) * radius) + 2
    picture = clear_pixmap(wide, high, ratio)
    painter = QPainter(picture)
    middle = QPointF(_REACH * radius, _REACH * radius)
    paint_rosette(painter, middle, radius, QColor(colour), icon)
    painter.end()
    return picture


def paint_rosette(
    painter: QPainter, middle: QPointF, radius: float, colour: QColor, icon: str
) -> None:
    """Paint a rosette whose petals reach out to a radius; its ribbons hang below."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(middle)
    painter.scale(radius / 50, radius / 50)
    dark = colour.darker(128)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        ribbon = [(4, 30), (26, 22), (41, 66), (31, 63), (23, 71)]
        painter.setBrush(dark if side < 0 else dark.darker(112))
        painter.drawPolygon(QPolygonF([QPointF(side * x, y) for x, y in ribbon]))
    for shift, brush in (
        (QPointF(2.4, 3.4), faded(QColor("#000000"), 0.18)),
        (QPointF(0, 0), colour),
    ):
        painter.setBrush(brush)
        for petal in range(_PETALS):
            angle = 2 * pi * petal / _PETALS
            painter.drawEllipse(shift + QPointF(41 * cos(angle), 41 * sin(angle)), 9, 9)
        painter.drawEllipse(shift, 42, 42)
    painter.setPen(QPen(dark, 2.6))
    painter.setBrush(_PAPER)
    painter.drawEllipse(QPointF(0, 0), 32, 32)
    paint_icon(painter, icon, _INK, QRectF(-19, -19, 38, 38))
    painter.restore()
