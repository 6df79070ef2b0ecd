"""The gate of a land: paved quarter disk, hedge on the round side, hut with a striped awning.

Everything is laid out for a gate that faces south-east at the origin and turned into place;
light and shadow are worked out after the turn.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin, sqrt
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from minigolf_desktop.model.designer.land import Gate
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import box, draw_lines, fill, line_shape
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, paint_player_shape
from minigolf_desktop.ui.designer.art.plot_shape import GATE_RADIUS, LANDS, gate_disk, gate_turn

_CENTRE = GATE_RADIUS
_RING = 24.0
"""Depth of a ring of paving."""
_LAWN = 18.0
"""Width of the lawn along the straight sides."""
_HEDGE_RADIUS = 186.0
_HEDGES = ((187, 215), (235, 263))
"""From where to where the two hedges run, in degrees round the centre."""
_HUT = (118.0, 118.0)


@dataclass(frozen=True, eq=False)
class _HutShape:
    ground: QPainterPath
    red_cloth: QPainterPath
    white_cloth: QPainterPath
    cloth_shade: QPainterPath
    outer_slope: QPainterPath
    inner_slope: QPainterPath
    rows: QPainterPath
    ridge: QPainterPath
    ridge_shade: QPainterPath
    window: QPainterPath
    pane: QPainterPath
    sign: QPointF
    """Where the player's shape is painted."""
    light: float
    """How far the outer slope faces the light: 1 straight, -1 straight away."""


@dataclass(frozen=True, eq=False)
class _GateShape:
    disk: QPainterPath
    joints: tuple[QLineF, ...]
    dark_stones: QPainterPath
    apron: QPainterPath
    lawn: QPainterPath
    lawn_edge: QPainterPath
    hedges: QPainterPath
    hedges_lit: QPainterPath
    hedge_tips: QPainterPath
    hut: _HutShape


def paint_gate(painter: QPainter, gate: Gate, roof: QColor | None) -> None:
    """Paint a gate in units of 100 a cell; ``roof`` is a player's colour or None for nobody's."""
    shape = _gate_shape(gate)
    fill(painter, shape.apron, paint.PAVING)
    fill(painter, shape.disk, paint.PAVING)
    fill(painter, shape.dark_stones, paint.PAVING_DARK)
    draw_lines(painter, shape.joints, paint.PAVING_JOINT, 2)
    fill(painter, shape.lawn, paint.GRASS)
    fill(painter, shape.lawn_edge, paint.KERB_DARK)
    fill(painter, shape.hedges.translated(4, 6), paint.SHADOW, 0.3)
    fill(painter, shape.hedges, paint.HEDGE)
    fill(painter, shape.hedges_lit, paint.HEDGE_LIT)
    fill(painter, shape.hedge_tips, paint.HEDGE_TIP)
    _paint_hut(painter, shape.hut, roof or QColor(paint.PLAIN_ROOF))


def _paint_hut(painter: QPainter, hut: _HutShape, roof: QColor) -> None:
    """Paint the hut: a pitched roof of two slopes with a striped awning towards the land."""
    fill(painter, hut.ground.translated(7, 10), paint.SHADOW, 0.34)
    fill(painter, hut.white_cloth, paint.PAINT_WHITE)
    fill(painter, hut.red_cloth, paint.PAINT_RED)
    fill(painter, hut.cloth_shade, paint.ROOF_LINE, 0.2)
    outer, inner = _slopes(hut.light, roof)
    fill(painter, hut.outer_slope, outer)
    fill(painter, hut.inner_slope, inner)
    fill(painter, hut.rows, paint.ROOF_LINE, 0.15)
    fill(painter, hut.ridge, paint.PAINT_WHITE)
    fill(painter, hut.ridge_shade, paint.ROOF_LINE, 0.16)
    fill(painter, hut.window, paint.WOOD_DARK)
    fill(painter, hut.pane, paint.PANE)
    for player in PLAYER_COLOURS:
        if roof in (player.light, player.dark):
            paint_player_shape(painter, player.name, hut.sign, 11, player.stamp)


def _slopes(light: float, roof: QColor) -> tuple[QColor, QColor]:
    """Return the colours of the outer and the inner slope: the one to the north-west is lit."""
    bright = roof.lighter(114)
    if light > 0.5:
        return bright, roof
    if light < -0.5:
        return roof, bright
    return roof.lighter(109), roof.lighter(102)


@kept(LANDS)
def _gate_shape(gate: Gate) -> _GateShape:
    turn = gate_turn(gate)
    disk = gate_disk(gate)
    lawn, edge = QPainterPath(), QPainterPath()
    lawn.addRect(QRectF(0, _CENTRE - _LAWN, _CENTRE, _LAWN))
    lawn.addRect(QRectF(_CENTRE - _LAWN, 0, _LAWN, _CENTRE - _LAWN))
    inner = _CENTRE - _LAWN - 1.5
    edge.moveTo(1, inner)
    edge.lineTo(inner, inner)
    edge.lineTo(inner, 1)
    hedges = QPainterPath()
    tips = QPainterPath()
    tips.setFillRule(Qt.FillRule.WindingFill)
    for start, end in _HEDGES:
        ring = _ring_rect(_HEDGE_RADIUS)
        hedges.arcMoveTo(ring, -start)
        hedges.arcTo(ring, -start, start - end)
        count = int((end - start) / 4.6)
        for step in range(count + 1):
            tip = turn.map(_on_ring(_HEDGE_RADIUS, start + (end - start) * step / count))
            tips.addEllipse(tip + QPointF(-2.4, -2.8), 4.6, 4.6)
    opening = QTransform().translate(_CENTRE, _CENTRE).rotate(45)
    hedges = turn.map(hedges)
    flat = Qt.PenCapStyle.FlatCap
    apron = opening.map(box(-_CENTRE - 12, -26, 24, 52, 3))
    return _GateShape(
        disk=disk,
        joints=tuple(turn.map(joint) for joint in _joints()),
        dark_stones=turn.map(_dark_stones()),
        apron=turn.map(apron),
        lawn=turn.map(lawn).intersected(disk),
        lawn_edge=line_shape(turn.map(edge), 3, flat),
        hedges=line_shape(hedges, 20),
        hedges_lit=line_shape(hedges.translated(-1.6, -1.8), 14),
        hedge_tips=tips,
        hut=_hut_shape(QTransform().translate(*_HUT).rotate(-45) * turn),
    )


def _hut_shape(place: QTransform) -> _HutShape:
    red, white, rows = QPainterPath(), QPainterPath(), QPainterPath()
    red.setFillRule(Qt.FillRule.WindingFill)
    white.setFillRule(Qt.FillRule.WindingFill)
    for stripe in range(8):
        cloth = red if stripe % 2 else white
        cloth.addRect(QRectF(-40 + stripe * 10, 28, 10, 17))
        cloth.addEllipse(QPointF(-35 + stripe * 10, 45), 5, 5)
    for row in (-23, -12, 11, 22):
        rows.addRect(QRectF(-46, row, 92, 1.8))
    up = place.map(QPointF(0, -1)) - place.map(QPointF(0, 0))
    return _HutShape(
        ground=place.map(box(-46, -34, 92, 68, 5)),
        red_cloth=place.map(red),
        white_cloth=place.map(white),
        cloth_shade=place.map(box(-40, 28, 80, 9)),
        outer_slope=place.map(box(-46, -34, 92, 34, 4)),
        inner_slope=place.map(box(-46, 0, 92, 34, 4)),
        rows=place.map(rows),
        ridge=place.map(box(-49, -4, 98, 7, 3.5)),
        ridge_shade=place.map(box(-49, 1, 98, 2.4, 1)),
        window=place.map(box(22, -27, 15, 15, 2)),
        pane=place.map(box(24.5, -24.5, 10, 10, 1)),
        sign=place.map(QPointF(0, 17.5)),
        light=(-up.x() - up.y()) / sqrt(2),
    )


def _joints() -> list[QLineF]:
    """Return the joints of the paving: rings round the centre and stones of even width."""
    lines = []
    for ring in range(1, 9):
        bends = [_on_ring(ring * _RING, 180 + 90 * part / (6 + ring)) for part in range(7 + ring)]
        lines += [QLineF(start, end) for start, end in pairwise(bends)]
        lines += [
            QLineF(_on_ring((ring - 1) * _RING, angle), _on_ring(ring * _RING, angle))
            for angle in _stone_angles(ring)
        ]
    return lines


def _dark_stones() -> QPainterPath:
    """Return a few stones in a darker tone, the same on every gate."""
    chance = Random(5)
    path = QPainterPath()
    for ring in range(2, 9):
        for angle in _stone_angles(ring):
            if chance.random() < 0.16:
                width = 90 / (4 + ring * 3)
                outer, inner = _ring_rect(ring * _RING), _ring_rect((ring - 1) * _RING)
                path.arcMoveTo(outer, -angle)
                path.arcTo(outer, -angle, -min(width, 270 - angle))
                path.arcTo(inner, -min(angle + width, 270), min(width, 270 - angle))
                path.closeSubpath()
    return path


def _stone_angles(ring: int) -> list[float]:
    count = 4 + ring * 3
    return [180 + 90 * (stone + (ring % 2) / 2) / count for stone in range(count)]


def _ring_rect(radius: float) -> QRectF:
    return QRectF(_CENTRE - radius, _CENTRE - radius, 2 * radius, 2 * radius)


def _on_ring(radius: float, angle: float) -> QPointF:
    return QPointF(
        _CENTRE + radius * cos(radians(angle)),
        _CENTRE + radius * sin(radians(angle)),
    )
