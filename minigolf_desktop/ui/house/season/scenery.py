"""What stands along the path of the season: ponds, trees, lanes, greens, the gate, the clubhouse.

Lengths are units of the map; light falls from the north-west, flat tones, at most three an object.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from minigolf_desktop.ui.common.art import colours as tile
from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.awning import paint_awning
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import box, curve, fill, oval, paint_bands, stroke
from minigolf_desktop.ui.common.art.shapes import blob, scallop
from minigolf_desktop.ui.common.theme import Theme

_SHADE = 0.28
_CROWNS = (
    ("#4C8A4A", "#64A358", "#84BC6B"),
    ("#3F7A52", "#569463", "#77AF7C"),
    ("#6C9340", "#84AB50", "#A3C46B"),
)


def paint_lawn(painter: QPainter, room: QRectF) -> None:
    """Paint the lawn with its mowing bands."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tile.GRASS)
    painter.drawRect(room)
    paint_bands(painter, room, tile.GRASS_BAND, 96)


def paint_way(painter: QPainter, way: QPainterPath) -> None:
    """Paint the path: gravel with a kerb on either side."""
    stroke(painter, way.translated(2, 3), colours.SHADOW, 30, _SHADE)
    stroke(painter, way, colours.KERB_DARK, 30)
    stroke(painter, way, tile.KERB_LIT, 26)
    stroke(painter, way, colours.PAVING, 22)


def paint_pond(painter: QPainter, middle: QPointF, size: QSizeF, chance: Chance) -> None:
    """Paint a pond with a sandy bank, ripples and lilies."""
    shape = QTransform().translate(middle.x(), middle.y()).scale(size.width(), size.height())
    shore = shape.map(blob(chance.whole(90), 1.0))
    stroke(painter, shore.translated(2, 3), colours.SHADOW, 12, _SHADE)
    stroke(painter, shore, colours.BANK, 12)
    fill(painter, shore, colours.WATER)
    painter.save()
    painter.setClipPath(shore, Qt.ClipOperation.IntersectClip)
    stroke(painter, shore.translated(2, 3), colours.WATER_SHADE, 6, 0.7)
    for across, down in ((-0.4, -0.2), (0.25, 0.3), (0.3, -0.4)):
        spot = middle + QPointF(across * size.width(), down * size.height())
        wave = curve((-9, 0), (-4.5, -4, 0, 0), (4.5, -4, 9, 0)).translated(spot)
        stroke(painter, wave, colours.WATER_LIGHT, 1.8)
    for across, down, large in ((-0.45, 0.4, 6.0), (-0.2, 0.55, 4.5), (0.55, 0.1, 5.0)):
        leaf = middle + QPointF(across * size.width(), down * size.height())
        fill(painter, oval(leaf.x(), leaf.y(), large, large * 0.8), colours.LILY)
        fill(painter, oval(leaf.x() - 1, leaf.y() - 1, large * 0.3), colours.LILY_BLOOM)
    painter.restore()


def paint_tree(painter: QPainter, middle: QPointF, size: float, chance: Chance) -> None:
    """Paint a tree of three leafy tones."""
    shade = QTransform().translate(middle.x() + size * 0.2, middle.y() + size * 0.28)
    fill(painter, shade.scale(size, size).map(scallop(9, 0.3)), colours.SHADOW, _SHADE)
    for part, shift, tone in zip(
        (1.0, 0.72, 0.4), (0.0, 0.14, 0.28), chance.pick(_CROWNS), strict=True
    ):
        place = QTransform().translate(middle.x() - size * shift, middle.y() - size * shift)
        crown = place.rotate(shift * 90).scale(size * part, size * part).map(scallop(9, 0.3))
        fill(painter, crown, tone)


def paint_flowers(painter: QPainter, middle: QPointF, chance: Chance) -> None:
    """Paint a few flowers in the grass."""
    for _ in range(7):
        angle, far = chance.between(0, 2 * pi), chance.between(3, 20)
        spot = middle + QPointF(cos(angle) * far, sin(angle) * far * 0.7)
        fill(painter, oval(spot.x() + 0.8, spot.y() + 1.1, 2.8), colours.SHADOW, _SHADE)
        fill(painter, oval(spot.x(), spot.y(), 2.8), chance.pick(tile.PETALS))
        fill(painter, oval(spot.x(), spot.y(), 1.0), tile.POLLEN)


def paint_bench(painter: QPainter, middle: QPointF, angle: float) -> None:
    """Paint a bench of three slats."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    fill(painter, box(-15, -4, 33, 15, 2), colours.SHADOW, _SHADE)
    for slat in range(3):
        fill(painter, box(-16, -6 + slat * 4.6, 32, 3.6, 1.5), colours.RAIL)
    painter.restore()


def paint_bunker(painter: QPainter, middle: QPointF, chance: Chance) -> None:
    """Paint a bunker of raked sand."""
    shape = QTransform().translate(middle.x(), middle.y()).scale(27, 17)
    sand = shape.map(blob(chance.whole(90), 1.0))
    stroke(painter, sand, tile.GRASS_BAND, 5)
    fill(painter, sand, "#EAD7A0")
    painter.save()
    painter.setClipPath(sand, Qt.ClipOperation.IntersectClip)
    for rake in range(-2, 3):
        line = curve((-26, rake * 7), (-8, rake * 7 - 5, 8, rake * 7)).translated(middle)
        stroke(painter, line, "#D3BC7E", 1.2)
    painter.restore()


def paint_gate(painter: QPainter, middle: QPointF) -> None:
    """Paint the gate where the path begins: two posts, a hedge on either side."""
    for side in (-1, 1):
        hedge = box(middle.x() - 9, middle.y() + side * 24 - 8 + side * 14, 18, 30, 8)
        fill(painter, hedge.translated(2.4, 3.4), colours.SHADOW, _SHADE)
        fill(painter, hedge, colours.HEDGE)
        fill(painter, hedge.translated(-1.5, -2), colours.HEDGE_LIT, 0.7)
        post = oval(middle.x(), middle.y() + side * 20, 7)
        fill(painter, post.translated(2, 2.8), colours.SHADOW, _SHADE)
        fill(painter, post, colours.PAINT_WHITE)
        fill(painter, oval(middle.x(), middle.y() + side * 20, 3.4), colours.PAINT_RED)


def paint_clubhouse(painter: QPainter, middle: QPointF, theme: Theme) -> None:
    """Paint the clubhouse where the path ends: a terrace, a long roof and an awning."""
    painter.save()
    painter.translate(middle)
    terrace = box(-62, -42, 124, 88, 16)
    fill(painter, terrace.translated(2.4, 3.4), colours.SHADOW, _SHADE)
    fill(painter, terrace, colours.PAVING)
    stroke(painter, terrace, colours.KERB_DARK, 2.4)
    fill(painter, box(-44, -30, 96, 52, 4), colours.SHADOW, _SHADE)
    fill(painter, box(-50, -36, 100, 26, 3), "#C4523D")
    fill(painter, box(-50, -12, 100, 26, 3), "#A63D2C")
    for joint in range(9):
        stroke(painter, curve((-42 + joint * 10.5, -34), (-42 + joint * 10.5, 12)), "#8A2F22", 1.2)
    stroke(painter, curve((-50, -11), (50, -11)), "#E9C48E", 3)
    paint_awning(painter, QRectF(-34, 13, 68, 16), 7, theme)
    for x in (-44.0, 44.0):
        fill(painter, oval(x + 2, 38, 9), colours.SHADOW, _SHADE)
        fill(painter, oval(x, 36, 9), colours.PAINT_WHITE)
        fill(painter, oval(x, 36, 2.4), colours.WOOD_DARK)
    painter.restore()
