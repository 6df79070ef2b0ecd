"""What honours those who did well: rays, confetti, rosettes, emblems, a podium."""

from math import cos, pi, sin

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from minigolf_desktop.content.badges import EmblemRecord, Paint, Shape
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.colours import (
    CONCRETE,
    CONCRETE_GRAIN,
    GRASS,
    GRASS_BAND,
    KERB,
    KERB_DARK,
    KERB_LIT,
    PAINT,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
)
from minigolf_desktop.ui.common.art.drawing import (
    CENTER,
    blob,
    box,
    clear_pixmap,
    faded,
    fill,
    mixed,
    oval,
    polygon,
    stroke,
    write,
)
from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.art.shapes import figure_path
from minigolf_desktop.ui.common.theme import LIGHT, PLAYER_COLOURS, Theme, font

_BURST_RAYS = 15


def paint_burst(
    painter: QPainter, middle: QPointF, inner: float, outer: float, width: float, theme: Theme
) -> None:
    """Paint rays of a width from one distance of the middle to another."""
    for ray in range(_BURST_RAYS):
        angle = 2 * pi * ray / _BURST_RAYS
        way = QPointF(cos(angle), sin(angle))
        pen = QPen(QColor(PLAYER_COLOURS[ray % len(PLAYER_COLOURS)].fill(theme)), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(middle + way * inner, middle + way * outer)


def paint_confetti(
    painter: QPainter, area: QRectF, theme: Theme, fallen: float = 1.0, pieces: int = 54
) -> None:
    """Paint confetti all over an area; ``fallen`` tells how far it has come from above, 0 to 1."""
    chance = NamedChance("confetti")
    for number in range(pieces):
        x = area.left() + area.width() * chance.share()
        y = area.top() + area.height() * (chance.share() - 1.1 * (1 - fallen))
        turn = chance.between(0, 180) + 240 * (1 - fallen)
        colour = PLAYER_COLOURS[number % len(PLAYER_COLOURS)].fill(theme)
        if y < area.top():
            continue
        painter.save()
        painter.translate(x, y)
        painter.rotate(turn)
        fill(painter, box(-3.6, -1.9, 7.2, 3.8, 1), colour)
        painter.restore()


_ROSETTE_PETALS = 16
_PAPER = QColor("#FFFDF6")
_INK = LIGHT.text


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
        for petal in range(_ROSETTE_PETALS):
            angle = 2 * pi * petal / _ROSETTE_PETALS
            painter.drawEllipse(shift + QPointF(41 * cos(angle), 41 * sin(angle)), 9, 9)
        painter.drawEllipse(shift, 42, 42)
    painter.setPen(QPen(dark, 2.6))
    painter.setBrush(_PAPER)
    painter.drawEllipse(QPointF(0, 0), 32, 32)
    paint_icon(painter, icon, _INK, QRectF(-19, -19, 38, 38))
    painter.restore()


_EMBLEM_SHADE = QColor("#061A19")
_LIT = QColor("#FFFFFF")
_CHALK = QColor("#FFFBEF")
"""What is drawn on cloth where nothing is pinned yet."""
_ENAMEL: dict[Paint, QColor] = {
    "meadow": QColor("#6E9A45"),
    "sun": QColor("#E2A62B"),
    "brick": QColor("#B4523A"),
    "water": QColor("#3C8597"),
    "plum": QColor("#835C93"),
    "wood": QColor("#A3713F"),
}
_EMBLEM_PETALS = 14
_EMBLEM_SIDE = 100.0
"""Width of an emblem in its own units."""


def emblem_pixmap(emblem: EmblemRecord, side: float, ratio: float) -> QPixmap:
    """Return an emblem that was earned, ``side`` logical pixels wide."""
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
    painter.scale(side / _EMBLEM_SIDE, side / _EMBLEM_SIDE)
    shape = _pin_outline(emblem.shape)
    if earned:
        _paint_pin(painter, shape, emblem)
    else:
        _paint_dashed(painter, shape, emblem)
    painter.restore()


def _paint_pin(painter: QPainter, shape: QPainterPath, emblem: EmblemRecord) -> None:
    enamel = _ENAMEL[emblem.colour]
    fill(painter, shape.translated(2.5, 4.5), _EMBLEM_SHADE, 0.3)
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
        _paint_figure(painter, emblem.figure, mixed(enamel, _EMBLEM_SHADE, 0.45), _PAPER)


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


def _pin_outline(shape: Shape) -> QPainterPath:
    """Return the outline of a pin about its middle."""
    match shape:
        case "scallop":
            whole = oval(0, 0, 40)
            for petal in range(_EMBLEM_PETALS):
                angle = 2 * pi * petal / _EMBLEM_PETALS
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


_LAWN_SHADE = QColor("#33401C")
_GOLD = QColor("#F2B632")
_GLORY_RAYS = 22
_KERB = 9.0
"""Height of the kerb on a step."""


def paint_rays(painter: QPainter, middle: QPointF, reach: float) -> None:
    """Paint the glory behind a winner: rays that fade out."""
    glory = QPainterPath()
    for ray in range(0, _GLORY_RAYS, 2):
        one, other = (2 * pi * (ray + part) / _GLORY_RAYS - pi / 2 for part in (-0.5, 0.5))
        glory.moveTo(middle)
        glory.lineTo(middle + QPointF(cos(one), sin(one)) * reach)
        glory.lineTo(middle + QPointF(cos(other), sin(other)) * reach)
        glory.closeSubpath()
    light = QtGui.QRadialGradient(middle, reach)
    light.setColorAt(0.0, faded(_GOLD, 0.5))
    light.setColorAt(1.0, faded(_GOLD, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(glory)


def paint_lawn(painter: QPainter, lawn: QRectF) -> None:
    """Paint the mown patch of grass that the steps stand on."""
    patch = box(lawn.x(), lawn.y(), lawn.width(), lawn.height(), lawn.height() / 2.4)
    fill(painter, patch.translated(2, 5), _LAWN_SHADE, 0.22)
    fill(painter, patch, GRASS)
    painter.save()
    painter.setClipPath(patch)
    band = lawn.width() / 14
    for place in range(0, 16, 2):
        x = lawn.left() + place * band
        slant = [(x, lawn.top()), (x + band, lawn.top())]
        slant += [(x + band - 18, lawn.bottom()), (x - 18, lawn.bottom())]
        fill(painter, polygon(slant), GRASS_BAND)
    painter.restore()


def paint_step(painter: QPainter, front: QRectF, place: int) -> None:
    """Paint a step with the figure of its place; ``front`` is the side that is seen."""
    if front.height() <= 0:
        return
    x, y, wide, high = front.x(), front.y(), front.width(), front.height()
    fill(painter, box(x + 4, y + 6, wide, high, 5), _LAWN_SHADE, 0.24)
    fill(painter, box(x, y, wide, high, 5), CONCRETE)
    painter.save()
    painter.setClipPath(box(x, y, wide, high, 5))
    chance = NamedChance("podium", place)
    for _ in range(int(wide * high / 420)):
        speck = oval(x + wide * chance.share(), y + high * chance.share(), 0.9)
        fill(painter, speck, CONCRETE_GRAIN)
    fill(painter, box(x, y + high - 8, wide, 8), _LAWN_SHADE, 0.16)
    painter.restore()
    kerb = min(_KERB, high)
    fill(painter, box(x - 5, y, wide + 10, kerb, 4), KERB_DARK)
    fill(painter, box(x - 5, y, wide + 10, kerb - 2.5, 4), KERB)
    fill(painter, box(x - 3, y + 1.2, wide + 6, 2, 1), KERB_LIT)
    room = high - kerb
    size = min(46.0, room * 0.62)
    if size >= 8:
        figure = figure_path(str(place), size)
        middle = QPointF(x + wide / 2, y + kerb + room / 2)
        fill(painter, figure.translated(middle + QPointF(1.2, 2)), _LAWN_SHADE, 0.35)
        fill(painter, figure.translated(middle), PAINT)


def paint_bunting(
    painter: QPainter, poles: tuple[QPointF, QPointF], foot: float, sag: float, theme: Theme
) -> None:
    """Paint a string of pennants in the players' colours between two poles.

    ``poles`` are their tops, the left one first; ``foot`` is how far down they reach.
    """
    start, end = poles
    for top in poles:
        pole = box(top.x() - 3, top.y() - 6, 6, foot - top.y() + 6, 2.5)
        fill(painter, pole.translated(2, 2), _LAWN_SHADE, 0.2)
        fill(painter, pole, WOOD)
        fill(painter, box(top.x() - 3, top.y() - 6, 2, foot - top.y() + 6, 1), WOOD_LIGHT)
        fill(painter, oval(top.x(), top.y() - 8, 5), _GOLD)
    cord = QPainterPath(start)
    cord.quadTo((start + end) / 2 + QPointF(0, 2 * sag), end)
    stroke(painter, cord, WOOD_DARK, 1.6)
    count = max(5, int(cord.length() / 34))
    for number in range(count):
        part = (number + 0.5) / count
        colour = PLAYER_COLOURS[number % len(PLAYER_COLOURS)].fill(theme)
        painter.save()
        painter.translate(cord.pointAtPercent(part))
        painter.rotate(-cord.angleAtPercent(part))
        fill(painter, polygon([(-9, 0), (9, 0), (0, 20)]), colour)
        fill(painter, polygon([(-9, 0), (9, 0), (7.6, 3), (-7.6, 3)]), QColor("#000000"), 0.16)
        painter.restore()
