"""The emblems of badges: enamel pins with a mark, and dashed outlines of those still to earn."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from minigolf_desktop.content.badges import EmblemRecord, Paint, Shape
from minigolf_desktop.ui.common.art.drawing import (
    blob,
    box,
    clear_pixmap,
    faded,
    fill,
    mixed,
    oval,
    polygon,
    stroke,
)
from minigolf_desktop.ui.common.art.icons import paint_icon
from minigolf_desktop.ui.common.art.writing import CENTER, write
from minigolf_desktop.ui.common.theme import LIGHT, font

_SHADE = QColor("#061A19")
_LIT = QColor("#FFFFFF")
_PAPER = QColor("#FFFDF6")
_CHALK = QColor("#FFFBEF")
"""What is drawn on cloth where nothing is pinned yet."""
_INK = LIGHT.text
_ENAMEL: dict[Paint, QColor] = {
    "meadow": QColor("#6E9A45"),
    "sun": QColor("#E2A62B"),
    "brick": QColor("#B4523A"),
    "water": QColor("#3C8597"),
    "plum": QColor("#835C93"),
    "wood": QColor("#A3713F"),
}
_PETALS = 14
_SIDE = 100.0
"""Width of an emblem in its own units."""


def emblem_pixmap(emblem: EmblemRecord, side: float, ratio: float) -> QPixmap:
    """Return an emblem that was earned, so many logical pixels wide."""
    picture = clear_pixmap(side, side, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_emblem(painter, QRectF(0, 0, side, side), emblem)
    painter.end()
    return picture


def paint_emblem(
    painter: QPainter, room: QRectF, emblem: EmblemRecord, *, earned: bool = True
) -> None:
    """Paint an emblem as large as fits a room; one that is not earned is dashed, on cloth."""
    side = min(room.width(), room.height())
    painter.save()
    painter.translate(room.center())
    painter.scale(side / _SIDE, side / _SIDE)
    shape = _outline(emblem.shape)
    if earned:
        _paint_pin(painter, shape, emblem)
    else:
        _paint_dashed(painter, shape, emblem)
    painter.restore()


def _paint_pin(painter: QPainter, shape: QPainterPath, emblem: EmblemRecord) -> None:
    enamel = _ENAMEL[emblem.colour]
    fill(painter, shape.translated(2.5, 4.5), _SHADE, 0.3)
    fill(painter, shape, enamel)
    # Light falls from the north-west: that side of the enamel is lit.
    painter.save()
    painter.setClipPath(shape)
    fill(painter, oval(-22, -26, 46, 40), _LIT, 0.16)
    painter.restore()
    stroke(painter, shape, enamel.darker(150), 3)
    fill(painter, oval(0, 0, 28), _PAPER)
    stroke(painter, oval(0, 0, 28), enamel.darker(150), 2)
    stitches = QPen(faded(_PAPER, 0.75), 1.6)
    stitches.setDashPattern([3, 2.6])
    painter.setPen(stitches)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), 33, 33)
    paint_icon(painter, emblem.mark, _INK, QRectF(-17, -17, 34, 34))
    if emblem.figure:
        _paint_figure(painter, emblem.figure, mixed(enamel, _SHADE, 0.45), _PAPER)


def _paint_dashed(painter: QPainter, shape: QPainterPath, emblem: EmblemRecord) -> None:
    fill(painter, shape, _CHALK, 0.05)
    pen = QPen(faded(_CHALK, 0.55), 2.2)
    pen.setDashPattern([4, 3.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.setOpacity(0.5)
    paint_icon(painter, emblem.mark, _CHALK, QRectF(-17, -17, 34, 34))


def _paint_figure(painter: QPainter, figure: int, ground: QColor, ink: QColor) -> None:
    """Paint a number on a ribbon across the foot of a pin."""
    face, words = font("points", 0.95), str(figure)
    wide = max(30.0, QFontMetricsF(face).horizontalAdvance(words) + 18)
    area = QRectF(-wide / 2, 25, wide, 21)
    for side in (-1, 1):
        end = side * (wide / 2 + 7)
        tail = [(end, 29), (end - side * 3.5, 38), (end, 47), (side * wide / 2, 47)]
        fill(painter, polygon([*tail, (side * wide / 2, 29)]), ground.darker(130))
    fill(painter, box(area.x(), area.y(), area.width(), area.height(), 4), ground)
    write(painter, area, words, face, ink, CENTER)


def _outline(shape: Shape) -> QPainterPath:
    """Return the outline of a pin about its middle."""
    match shape:
        case "scallop":
            whole = oval(0, 0, 40)
            for petal in range(_PETALS):
                angle = 2 * pi * petal / _PETALS
                whole = whole.united(oval(39 * cos(angle), 39 * sin(angle), 8.5))
            return whole
        case "shield":
            left = (-40, -42)
            return blob(left, (0, -50, 40, -42), (42, 18, 0, 47), (-42, 18, *left))
        case "hexagon":
            angles = [pi / 3 * corner + pi / 6 for corner in range(6)]
            return polygon([(47 * cos(one), 47 * sin(one)) for one in angles])
        case "pennant":
            return polygon([(-39, -45), (39, -45), (39, 47), (0, 35), (-39, 47)])
        case "diamond":
            return polygon([(0, -49), (49, 0), (0, 49), (-49, 0)])
        case _:
            return oval(0, 0, 46)
