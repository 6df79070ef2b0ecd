"""Ponds and streams: sand bank, water with its shade, lilies and reeds, lines of the flow."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, radians, sin
from random import Random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.model.designer.land import Land, Water
from minigolf_desktop.model.geometry.square import EAST, SIDES, STEP, WEST, opposite, unpack
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import faded, fill, oval, polygon, stroke
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.designer.art.outline import rounded_outline
from minigolf_desktop.ui.designer.art.plot_shape import CELL, LANDS, plot_shape

_POND_BANK, _POND_WATER, _POND_DEEP = 9.0, 16.0, 30.0
"""How far inside its cells a pond's bank, water and deep water begin."""
_STREAM_BANK, _STREAM_WATER, _STREAM_DEEP = 68.0, 54.0, 26.0
"""Widths of a stream's bank, water and deep water."""
_SHADE = 4.0
"""Width of the shade that the bank throws on the water from the north-west."""
_SOURCE = 34.0
"""How far from the side of its cell a stream that ends on the land stops."""

_HALF = CELL / 2
_AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where each side lies, seen from the middle of a cell."""

_Point = tuple[float, float]


@dataclass(frozen=True, eq=False)
class _Lily:
    x: float
    y: float
    radius: float
    notch: float
    """Where its leaf is open, in degrees."""
    blooms: bool


@dataclass(frozen=True, eq=False)
class _WaterShape:
    bank: QPainterPath
    bank_top: QPainterPath
    water: QPainterPath
    lit: QPainterPath
    """The water without the shade, before it is moved away from the light."""
    deep: QPainterPath
    flow: QPainterPath
    """Middle lines of the streams."""
    runs: QPainterPath
    """Those of them that carry marks of the flow: none where streams meet."""
    runs_out: QPainterPath | None
    """The ground to keep to where a stream leaves the land under the fence."""
    waves: QPainterPath
    lilies: tuple[_Lily, ...]
    reeds: tuple[tuple[float, float], ...]


def paint_water(painter: QPainter, land: Land) -> None:
    """Paint the ponds and streams of a land in units of 100 a cell."""
    if not land.water:
        return
    shape = _water_shape(land)
    painter.save()
    if shape.runs_out is not None:
        painter.setClipPath(shape.runs_out, Qt.ClipOperation.IntersectClip)
    for pond, width, colour, shift in (
        (shape.bank, _STREAM_BANK, paint.BANK_DARK, 0.0),
        (shape.bank, _STREAM_BANK, paint.BANK_LIGHT, -1.3),
        (shape.bank_top, _STREAM_BANK - 4.8, paint.BANK, 0.0),
        (shape.water, _STREAM_WATER, paint.WATER_SHADE, 0.0),
        (shape.lit, _STREAM_WATER - 2 * _SHADE, paint.WATER, _SHADE),
        (shape.deep, _STREAM_DEEP, paint.WATER_DEEP, 0.0),
    ):
        fill(painter, pond.translated(shift, shift), colour)
        stroke(painter, shape.flow.translated(shift, shift), colour, width)
    _paint_flow(painter, shape.runs)
    painter.restore()
    stroke(painter, shape.waves, paint.WATER_LIGHT, 3.2)
    for lily in shape.lilies:
        _paint_lily(painter, lily)
    for x, y in shape.reeds:
        _paint_reeds(painter, x, y)


def _paint_flow(painter: QPainter, flow: QPainterPath) -> None:
    pen = QPen(faded(paint.WATER_LIGHT, 0.75), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    for shift, dashes in ((-9.0, [5.0, 9.0, 2.0, 7.0]), (9.0, [3.0, 8.0, 6.0, 11.0])):
        pen.setDashPattern(dashes)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(flow.translated(shift, shift))


def _paint_lily(painter: QPainter, lily: _Lily) -> None:
    x, y, radius = lily.x, lily.y, lily.radius
    leaf = oval(x, y, radius).subtracted(_notch(x, y, radius, lily.notch))
    light = oval(x - 1.5, y - 1.5, radius * 0.68).subtracted(_notch(x, y, radius, lily.notch))
    fill(painter, leaf.translated(1.5, 2), paint.WATER_UNDER, 0.35)
    fill(painter, leaf, paint.LILY)
    fill(painter, light, paint.LILY_LIGHT)
    if lily.blooms:
        fill(painter, oval(x, y - 1, radius * 0.42), paint.LILY_BLOOM)
        fill(painter, oval(x, y - 1, radius * 0.19), "#FFFFFF")


def _notch(x: float, y: float, radius: float, angle: float) -> QPainterPath:
    ends = [
        (x + 2 * radius * cos(radians(side)), y + 2 * radius * sin(radians(side)))
        for side in (angle - 18, angle + 18)
    ]
    return polygon([(x, y), *ends])


def _paint_reeds(painter: QPainter, x: float, y: float) -> None:
    for dx, dy in ((-5.0, 1.0), (1.0, -2.0), (6.0, 2.5)):
        stem = QPainterPath(QPointF(x + dx, y + dy + 5))
        stem.quadTo(x + dx, y + dy, x + dx + 3, y + dy - 7)
        stroke(painter, stem, paint.REED, 2.8)
        fill(painter, oval(x + dx + 3, y + dy - 9, 2.4, 3.8), paint.REED_HEAD)


@kept(LANDS)
def _water_shape(land: Land) -> _WaterShape:
    ponds = {cell for cell, kind in land.water.items() if kind is Water.POND}
    streams = set(land.water) - ponds
    courses = [_course(land, cell, streams) for cell in sorted(streams)]
    leaves = any(_outflow(land, cell) is not None for cell in streams)
    chance = Random(land.id)
    return _WaterShape(
        bank=rounded_outline(ponds, _POND_BANK, 24),
        bank_top=rounded_outline(ponds, _POND_BANK + 2.4, 22),
        water=rounded_outline(ponds, _POND_WATER, 20),
        lit=rounded_outline(ponds, _POND_WATER + _SHADE, 18),
        deep=rounded_outline(ponds, _POND_DEEP, 14),
        flow=_joined(courses),
        runs=_joined(ends for ends in courses if len(ends) == 3),
        runs_out=plot_shape(land).verge if leaves else None,
        waves=_waves(ponds, chance),
        lilies=_lilies(ponds, chance),
        reeds=_reeds(ponds, chance),
    )


def _course(land: Land, cell: int, streams: set[int]) -> list[_Point]:
    """Return the middle of a stream in one cell: its centre, then where the water goes.

    It joins the water beside it, leaves the land at the rim, or ends on the land in a round end.
    """
    x, y = ((value + 0.5) * CELL for value in unpack(cell))
    course = [(x, y)]
    for side in SIDES:
        if cell + STEP[side] in land.water:
            course.append(_towards(x, y, side, _HALF if cell + STEP[side] in streams else 90))
    out = _outflow(land, cell)
    if out is not None:
        course.append(_towards(x, y, out, _HALF + 10))
    if len(course) == 1:
        course += [_towards(x, y, side, _HALF - _SOURCE) for side in (WEST, EAST)]
    elif len(course) == 2:
        reach = (_HALF - _SOURCE) / max(abs(course[1][0] - x), abs(course[1][1] - y))
        course.append((x - (course[1][0] - x) * reach, y - (course[1][1] - y) * reach))
    return course


def _outflow(land: Land, cell: int) -> int | None:
    """Return the side on which a stream at the rim leaves the land, or None."""
    inside = {*land.free, *land.water, *land.gate.cells}
    rims = [side for side in SIDES if cell + STEP[side] not in inside]
    ways = [side for side in SIDES if cell + STEP[side] in land.water]
    if ways:
        rims = [side for side in rims if ways == [opposite(side)]]
    return rims[0] if rims else None


def _towards(x: float, y: float, side: int, reach: float) -> _Point:
    dx, dy = _AHEAD[side]
    return x + dx * reach, y + dy * reach


def _joined(courses: Iterable[list[_Point]]) -> QPainterPath:
    """Return lines through cells: smooth from one end to the other, several meet in the middle."""
    path = QPainterPath()
    for centre, *ends in courses:
        if len(ends) == 2:
            path.moveTo(*ends[0])
            path.quadTo(*centre, *ends[1])
            continue
        for end in ends:
            path.moveTo(*end)
            path.lineTo(*centre)
    return path


def _waves(ponds: Iterable[int], chance: Random) -> QPainterPath:
    path = QPainterPath()
    for cell in sorted(ponds):
        x, y = (value * CELL for value in unpack(cell))
        for _ in range(1 + (chance.random() < 0.35)):
            wave_x, wave_y = x + chance.uniform(38, 62), y + chance.uniform(34, 70)
            half = chance.uniform(8, 13)
            path.moveTo(wave_x - half, wave_y)
            path.quadTo(wave_x, wave_y - half * 0.9, wave_x + half, wave_y)
    return path


def _lilies(ponds: Iterable[int], chance: Random) -> tuple[_Lily, ...]:
    found = []
    for cell in sorted(ponds):
        if chance.random() < 0.5:
            x, y = (value * CELL for value in unpack(cell))
            side = 1 if chance.random() < 0.5 else -1
            at_x, at_y = x + 50 + side * chance.uniform(12, 20), y + chance.uniform(34, 66)
            notch = chance.uniform(0, 360)
            found.append(_Lily(at_x, at_y, chance.uniform(8, 9.5), notch, chance.random() < 0.5))
            found.append(_Lily(at_x - side * 13, at_y - 11, 6, notch + 170, False))
    return tuple(found)


def _reeds(ponds: set[int], chance: Random) -> tuple[tuple[float, float], ...]:
    """Return places of reeds: some of the ponds' outer corners."""
    corners = []
    for cell in sorted(ponds):
        x, y = (value * CELL for value in unpack(cell))
        for dx, dy in ((1, -1), (-1, 1), (1, 1), (-1, -1)):
            if cell + STEP[1 if dx > 0 else 3] in ponds or cell + STEP[2 if dy > 0 else 0] in ponds:
                continue
            corners.append((x + 50 + dx * 29, y + 50 + dy * 29))
    chance.shuffle(corners)
    return tuple(sorted(corners[: 1 + len(corners) // 4], key=lambda place: place[1]))
