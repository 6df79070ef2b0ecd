"""Paints what rises: ramps, humps, the mound of a green, the bridge, and one-way chevrons.

Everything here lies on concrete; clip to the lane first.
"""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.ui.common.art import colours
from minigolf_desktop.ui.common.art.shapes import line, pen, polygon, standing
from minigolf_desktop.ui.designer.art.belt_paths import band, outline_path
from minigolf_desktop.ui.designer.art.belts import Pose
from minigolf_desktop.ui.designer.art.lanes import KERB, Lane
from minigolf_desktop.ui.designer.art.places import CHEVRON_THICKNESS, Place

_STEPS = 7
"""Tones from the foot of a slope to its top."""
_LINES = 5
_OVER = 1.0
"""How far bands reach over the edge of the concrete, where the clip cuts them."""
_DROP = 6.0
"""Length of the dark drop behind the lip of a one-way ramp."""


def _rising(share: float) -> QColor:
    colour = QColor(colours.SLOPE_LIT)
    colour.setAlphaF(share)
    return colour


_TONES = tuple(_rising(0.08 + 0.66 * (k + 0.5) / _STEPS) for k in range(_STEPS))


def paint_ramp(painter: QPainter, place: Place) -> None:
    """Paint a one-way slope: up to a cream lip, then a drop."""
    half = place.length / 2
    top = half - _DROP
    wide = place.size + _OVER
    pose = Pose(place.x, place.y, place.angle)
    painter.fillPath(band(pose, place.bend, top, half, wide), colours.DROP)
    _paint_rise(painter, place, -half, top)
    painter.fillPath(band(pose, place.bend, top - 1.6, top + 0.8, wide), colours.KERB_LIT)


def paint_hump(painter: QPainter, place: Place) -> None:
    """Paint a slope that is played both ways: up to a cream lip and down again."""
    half = place.length / 2
    pose = Pose(place.x, place.y, place.angle)
    _paint_rise(painter, place, -half, 0)
    _paint_rise(painter, place, half, 0)
    painter.fillPath(band(pose, place.bend, -1.2, 1.2, place.size + _OVER), colours.KERB_LIT)


def _paint_rise(painter: QPainter, place: Place, foot: float, top: float) -> None:
    """Paint concrete that lightens from ``foot`` to ``top``, with lines drawing together."""
    pose = Pose(place.x, place.y, place.angle)
    wide = place.size + _OVER
    length = top - foot
    for k, tone in enumerate(_TONES):
        start, end = foot + length * k / _STEPS, foot + length * (k + 1) / _STEPS
        painter.fillPath(band(pose, place.bend, start, end, wide), tone)
    lines = QPainterPath()
    for k in range(_LINES):
        along = foot + length * (1 - (1 - k / _LINES) ** 1.35)
        lines.addPath(band(pose, place.bend, along - 0.7, along + 0.7, wide))
    painter.fillPath(lines, colours.SLOPE_LINE)


def paint_mound(painter: QPainter, place: Place) -> None:
    """Paint the slope round the cup: lighter towards the cup, in a ring of rays."""
    middle, radius = QPointF(place.x, place.y), place.size
    for share, tone in ((1.0, 0.22), (0.8, 0.24), (0.6, 0.3)):
        painter.setBrush(_rising(tone))
        painter.drawEllipse(middle, radius * share, radius * share)
    rays = QPainterPath()
    for k in range(16):
        a = k * pi / 8
        rays.moveTo(place.x + radius * 0.66 * cos(a), place.y + radius * 0.66 * sin(a))
        rays.lineTo(place.x + radius * 0.97 * cos(a), place.y + radius * 0.97 * sin(a))
    rays.addEllipse(middle, radius * 0.6, radius * 0.6)
    painter.strokePath(rays, pen(colours.SLOPE_LINE, 1.4, flat=True))


def paint_chevron(painter: QPainter, place: Place) -> None:
    """Paint the white arrow of a one-way path."""
    wide, half, thick = place.size, place.length / 2, CHEVRON_THICKNESS
    shape = polygon(
        [
            (-wide, half - thick),
            (0, -half),
            (wide, half - thick),
            (wide, half),
            (0, thick - half),
            (-wide, half),
        ]
    )
    painter.fillPath(standing(shape, (place.x, place.y, place.angle)), colours.PAINT)


def paint_bridge_shadow(painter: QPainter, bridge: Place, over: Lane) -> None:
    """Paint the shadow of a bridge on the path under it."""
    painter.save()
    painter.setClipRect(_middle(bridge))
    shape = outline_path(over.outline, KERB)
    painter.fillPath(shape.translated(-1.6, -1.4), colours.GRASS_SHADOW)
    painter.fillPath(shape.translated(4.2, 4.8), colours.BLOCK_SHADOW)
    painter.restore()


def _middle(bridge: Place) -> QRectF:
    upright = round(bridge.angle) % 180 == 0
    return QRectF(0, 28, 100, 44) if upright else QRectF(28, 0, 44, 100)


def paint_bridge(painter: QPainter, place: Place) -> None:
    """Paint ramps at both ends and planks in the middle."""
    half, deck = place.length / 2, 23.0
    _paint_rise(painter, place, -half, -deck)
    _paint_rise(painter, place, half, deck)
    pose = Pose(place.x, place.y, place.angle)
    wide = place.size + _OVER
    painter.fillPath(band(pose, 0, -deck, deck, wide), colours.PLANK)
    joints = QPainterPath()
    for k in range(-3, 4):
        ends = (pose.offset(-wide, k * 5.75), pose.offset(wide, k * 5.75))
        joints.addPath(line(*ends))
    painter.strokePath(joints, pen(colours.PLANK_JOINT, 1.0, flat=True))
    for end in (-deck, deck):
        painter.fillPath(band(pose, 0, end - 1.2, end + 1.2, wide), colours.KERB_LIT)
