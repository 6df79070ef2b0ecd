"""What stands about a park, seen from above: water, paths, trees, a kiosk, benches, lamps.

All of it is washed out towards the meadow, as it lies behind what is played. Lengths are logical
pixels; light falls from the north-west.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art import scenery_colours as colours
from minigolf_desktop.ui.common.art.along import spots_along
from minigolf_desktop.ui.common.art.awning import RED, paint_awning
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import (
    blob,
    box,
    curve,
    faded,
    fill,
    mixed,
    oval,
    stroke,
)
from minigolf_desktop.ui.common.theme import Theme

_CROWNS = (
    ("#7FA75A", "#92B768", "#A9C87E"),
    ("#6C9C6A", "#7FAD78", "#9CC28F"),
    ("#9AAE52", "#AEC164", "#C4D480"),
)
"""Tones of the crowns of trees from the rim inwards."""
_BLOOMS = ("#F4D48A", "#F0B9B0", "#FFF6DC")
_GLOW = QColor("#FFC76B")
_FLAME = QColor("#FFE9B8")
_DUSK = 0.42
"""How much of a colour is left in the evening."""
_PATH_WIDTH = 30.0
_FIRST_STONE, _STONE_STEP = 12.0, 23.0
"""How far the first stepping stone lies along its way, and from there one from the next."""
_LOBES = 9
"""Of the rim of a tree."""
_LAMP_REACH = 92.0
"""How far the light of a lamp falls."""


def washed(colour: QColor | str, theme: Theme, strength: float = 0.62) -> QColor:
    """Return a colour as it looks far behind the game; the evening swallows most of it."""
    return mixed(theme.meadow, QColor(colour), strength * (_DUSK if theme.is_dark else 1.0))


def _pale(colour: QColor | str, theme: Theme, strength: float) -> QColor:
    """Return a colour of gravel and stone, which would glare in the evening."""
    return washed(colour, theme, strength * (0.55 if theme.is_dark else 1.0))


def paint_water(painter: QPainter, shore: QPainterPath, theme: Theme) -> None:
    """Paint a lake: a bank of sand, shallow water at the edge, deep water within."""
    stroke(painter, shore.translated(1.5, 2.5), theme.plot_shadow, 13, 0.35)
    stroke(painter, shore, washed(colours.BANK, theme), 12)
    fill(painter, shore, washed("#9AD6EA", theme, 0.5))
    painter.save()
    painter.setClipPath(shore, Qt.ClipOperation.IntersectClip)
    stroke(painter, shore, washed(colours.WATER_LIGHT, theme, 0.7), 16)
    stroke(painter, shore, washed(colours.BANK_DARK, theme, 0.4), 3)
    painter.restore()


def paint_ripples(painter: QPainter, spots: Sequence[QPointF], theme: Theme) -> None:
    """Paint a small wave at each spot."""
    for spot in spots:
        wave = curve((-11, 0), (-5.5, -5, 0, 0), (5.5, -5, 11, 0)).translated(spot)
        stroke(painter, wave, washed(colours.WATER_LIGHT, theme, 0.95), 1.8)


def paint_reeds(painter: QPainter, foot: QPointF, theme: Theme, chance: Chance) -> None:
    """Paint a clump of reeds at the water's edge, and two leaves of a lily before it."""
    for dx, dy, size in ((16.0, 9.0, 7.0), (27.0, 2.0, 5.0)):
        leaf = oval(foot.x() + dx, foot.y() + dy, size, size * 0.78)
        fill(painter, leaf.translated(1, 1.6), theme.plot_shadow, 0.5)
        fill(painter, leaf, washed(colours.LILY, theme))
    for blade in range(7):
        lean = (blade - 3) * 3.4 + chance.between(-1.5, 1.5)
        high = chance.between(20, 34)
        start = foot + QPointF((blade - 3) * 2.2, 0)
        tip = start + QPointF(lean, -high)
        stalk = curve((start.x(), start.y()), (start.x(), start.y() - high * 0.6, tip.x(), tip.y()))
        stroke(painter, stalk, washed(colours.REED, theme), 1.8)
        if blade % 2:
            head = curve((tip.x(), tip.y()), (tip.x() + lean * 0.16, tip.y() - 7))
            stroke(painter, head, washed(colours.REED_HEAD, theme, 0.7), 3.6)


def paint_path(painter: QPainter, way: QPainterPath, theme: Theme) -> None:
    """Paint a path of pale gravel with a kerb."""
    stroke(painter, way.translated(1.5, 2.5), theme.plot_shadow, _PATH_WIDTH, 0.3)
    stroke(painter, way, _pale(colours.KERB_DARK, theme, 0.42), _PATH_WIDTH)
    stroke(painter, way, _pale("#F6EBCB", theme, 0.7), _PATH_WIDTH - 5)


def paint_stones(painter: QPainter, way: QPainterPath, theme: Theme, chance: Chance) -> None:
    """Paint stepping stones along a way."""
    count = ceil((way.length() - _FIRST_STONE) / _STONE_STEP)
    for spot in spots_along(way, (_FIRST_STONE + _STONE_STEP * stone for stone in range(count))):
        painter.save()
        painter.translate(spot.point)
        painter.rotate(90 - spot.angle + chance.between(-9, 9))
        stone = box(-11, -6.5, 22 + chance.between(-3, 2), 13, 5.5)
        fill(painter, stone.translated(1, 2), theme.plot_shadow, 0.6)
        fill(painter, stone, _pale(colours.PAVING, theme, 0.85))
        painter.restore()


def paint_tree(
    painter: QPainter, middle: QPointF, size: float, theme: Theme, chance: Chance
) -> None:
    """Paint the crown of a tree of a radius."""
    painter.save()
    painter.translate(middle + QPointF(size * 0.16, size * 0.24))
    painter.scale(size * 1.02, size * 1.02)
    fill(painter, _crown(_LOBES), theme.plot_shadow, 0.62)
    painter.restore()
    tones, turn = chance.pick(_CROWNS), chance.between(0, 2 * pi)
    for part, shift, tone, lobes in zip(
        (1.0, 0.75, 0.42), (0.0, 0.13, 0.27), tones, (_LOBES, 8, 6), strict=True
    ):
        painter.save()
        painter.translate(middle - QPointF(size * shift, size * shift * 1.1))
        painter.rotate(degrees(turn + shift * 3))
        painter.scale(size * part, size * part)
        fill(painter, _crown(lobes), washed(tone, theme))
        painter.restore()


@lru_cache(maxsize=4)
def _crown(lobes: int) -> QPainterPath:
    """Return a leafy outline of radius 1: one line, which fills faster than a heap of discs."""
    half = pi / lobes
    rim = [
        (part * cos(step * half), part * sin(step * half))
        for step in range(1, 2 * lobes + 1)
        for part in ((1.22,) if step % 2 else (0.84,))
    ]
    return blob((0.84, 0.0), *((*rim[k], *rim[k + 1]) for k in range(0, 2 * lobes, 2)))


def paint_flowers(painter: QPainter, middle: QPointF, theme: Theme, chance: Chance) -> None:
    """Paint a patch of meadow flowers: all of a colour at once, which is quicker."""
    shadows, hearts = QPainterPath(), QPainterPath()
    blooms = {colour: QPainterPath() for colour in _BLOOMS}
    for _ in range(9):
        angle, far = chance.between(0, 2 * pi), chance.between(4, 30)
        spot = middle + QPointF(cos(angle) * far, sin(angle) * far * 0.6)
        shadows.addEllipse(spot + QPointF(0.8, 1.2), 3.2, 3.2)
        blooms[chance.pick(_BLOOMS)].addEllipse(spot, 3.0, 3.0)
        hearts.addEllipse(spot, 1.1, 1.1)
    for path in (shadows, hearts, *blooms.values()):
        path.setFillRule(Qt.FillRule.WindingFill)
    fill(painter, shadows, theme.plot_shadow, 0.5)
    for colour, path in blooms.items():
        fill(painter, path, _pale(colour, theme, 0.9))
    fill(painter, hearts, washed("#D9983A", theme, 0.9))


def paint_bench(painter: QPainter, middle: QPointF, angle: float, theme: Theme) -> None:
    """Paint a bench of three slats, turned by degrees."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    fill(painter, box(-25, -6, 52, 20, 3), theme.plot_shadow, 0.6)
    for side in (-20, 17):
        fill(painter, box(side, -9, 3.4, 19, 1), washed(colours.WOOD_DARK, theme, 0.7))
    for slat in range(3):
        fill(painter, box(-26, -9 + slat * 6.6, 52, 5, 2), washed(colours.RAIL, theme, 0.75))
    painter.restore()


def paint_parasol(painter: QPainter, middle: QPointF, size: float, theme: Theme) -> None:
    """Paint an open parasol over a table, eight strips in two colours."""
    fill(painter, oval(middle.x() + 4, middle.y() + 6, size), theme.plot_shadow, 0.6)
    around = QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size)
    for strip in range(8):
        wedge = QPainterPath(middle)
        wedge.arcTo(around, strip * 45 + 22.5, 45)
        cloth = RED if strip % 2 else QColor(colours.PAINT_WHITE)
        fill(painter, wedge, washed(cloth, theme, 0.55))
    fill(painter, oval(middle.x(), middle.y(), 2.6), washed(colours.WOOD_DARK, theme, 0.7))


def paint_kiosk(painter: QPainter, middle: QPointF, theme: Theme) -> None:
    """Paint a kiosk on paving: a roof of boards and an awning over the counter."""
    painter.save()
    painter.translate(middle)
    paving = oval(0, 12, 128, 92)
    fill(painter, paving.translated(1.5, 2.5), theme.plot_shadow, 0.3)
    fill(painter, paving, _pale(colours.KERB_DARK, theme, 0.42))
    fill(painter, oval(0, 12, 124, 88), _pale(colours.PAVING, theme, 0.72))
    fill(painter, box(-54, -46, 124, 96, 5), theme.plot_shadow, 0.7)
    fill(painter, box(-62, -54, 124, 74, 5), washed(colours.WOOD_DARK, theme, 0.62))
    for board in range(5):
        plank = box(-59, -51 + board * 13.6, 118, 12.2, 2)
        fill(painter, plank, washed(colours.RAIL_LIGHT, theme, 0.66))
    painter.setOpacity(0.62 if theme.is_dark else 0.66)
    paint_awning(painter, QRectF(-66, 12, 132, 36), 9, theme)
    painter.restore()


def paint_lamp(painter: QPainter, foot: QPointF, theme: Theme) -> None:
    """Paint a lamp, and in the evening the warm light that falls about it."""
    if theme.is_dark:
        # Loading a gradient of Qt loads all that it knows by name: by day home does without.
        from PySide6.QtGui import QRadialGradient  # noqa: PLC0415

        light = QRadialGradient(foot, _LAMP_REACH)
        for stop, strength in ((0.0, 0.42), (0.22, 0.22), (0.6, 0.07), (1.0, 0.0)):
            light.setColorAt(stop, faded(_GLOW, strength))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(foot, _LAMP_REACH, _LAMP_REACH)
    else:
        shade = curve((foot.x(), foot.y()), (foot.x() + 15, foot.y() + 22))
        stroke(painter, shade, theme.plot_shadow, 3.5, 0.7)
        fill(painter, oval(foot.x() + 16, foot.y() + 23, 6.5), theme.plot_shadow, 0.7)
    x, y = foot.x(), foot.y()
    iron = washed("#5E6B4E", theme)
    for arm in (box(x - 8.5, y - 1.6, 17, 3.2, 1.5), box(x - 1.6, y - 8.5, 3.2, 17, 1.5)):
        fill(painter, arm, iron)
    fill(painter, oval(x, y, 6.6), iron)
    glass = _FLAME if theme.is_dark else washed("#FFF3CC", theme, 0.85)
    fill(painter, oval(x, y, 4.6), glass)


def paint_fireflies(painter: QPainter, middle: QPointF, theme: Theme, chance: Chance) -> None:
    """Paint a few fireflies that hang in the evening air; there are none by day."""
    if not theme.is_dark:
        return
    for _ in range(5):
        spot = middle + QPointF(chance.between(-60, 60), chance.between(-34, 34))
        fill(painter, oval(spot.x(), spot.y(), 4.6), _GLOW, 0.13)
        fill(painter, oval(spot.x(), spot.y(), 1.5), _FLAME, 0.75)
