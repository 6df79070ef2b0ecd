"""The edge of a plot of land: its shape, the fence round it, and the gate.

Paths are built once a land: 100 units a cell, cell (x, y) at (100x, 100y).
"""

from array import array
from bisect import bisect_left
from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, pi, radians, sin, sqrt
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from minigolf_desktop.model.designer.box import Gate, Land
from minigolf_desktop.model.geometry.square import EAST, SOUTH, STEP, unpack
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import box, draw_lines, fill, grown, line_shape, oval
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, paint_player_shape

CELL = 100.0
"""Side of a cell in units."""

GATE_RADIUS = 2 * CELL

LANDS = 16
"""Lands of which paths are kept, more than are to choose from at a time: 0.6 MB each, with what Qt
makes of them to draw them."""

_TURNS = {"SE": 0, "SW": 1, "NW": 2, "NE": 3}
"""Quarter turns clockwise that bring a gate facing south-east to each facing."""


@dataclass(frozen=True, eq=False)
class PlotShape:
    """The ground of one land as paths ready to fill."""

    lawn: QPainterPath
    """Cells to build on."""
    dashes: QPainterPath
    """Dashed lines between them."""
    pond_ground: QPainterPath
    """Cells with water, and the corners of lawn beside the gate's round side."""
    whole: QPainterPath
    """Everything inside the fence."""
    verge: QPainterPath
    """The whole with the strip of grass up to the fence."""
    halo: tuple[QPainterPath, ...]
    """Layers of the shadow that the plot throws on the meadow."""


@kept(LANDS)
def plot_shape(land: Land) -> PlotShape:
    """Return the paths of a land."""
    water = squares(land.water)
    verges = gate_verges(land)
    ground = QPainterPath(water)
    ground.addPath(verges)
    whole = squares({*land.free, *land.water}).simplified()
    whole = whole.united(verges).united(gate_disk(land.gate)).simplified()
    return PlotShape(
        lawn=squares(land.free),
        dashes=_dashes(land.free),
        pond_ground=ground,
        whole=whole,
        verge=grown(whole, 9),
        halo=tuple(grown(whole, 10 + 3.4 * step) for step in range(5)),
    )


def squares(cells: Collection[int]) -> QPainterPath:
    """Return cells as one path without seams, to be filled; its parts overlap nowhere."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in sorted(cells):
        x, y = unpack(cell)
        path.addRect(QRectF(x * CELL, y * CELL, CELL, CELL))
    return path


def gate_turn(gate: Gate) -> QTransform:
    """Return what brings the drawing of a gate facing south-east at the origin to its place."""
    turn = QTransform().translate(gate.x * CELL + CELL, gate.y * CELL + CELL)
    turn.rotate(90 * _TURNS[gate.facing])
    return turn.translate(-CELL, -CELL)


def gate_disk(gate: Gate) -> QPainterPath:
    """Return the quarter disk of a gate."""
    path = QPainterPath(QPointF(GATE_RADIUS, GATE_RADIUS))
    path.lineTo(GATE_RADIUS, 0)
    path.arcTo(QRectF(0, 0, 2 * GATE_RADIUS, 2 * GATE_RADIUS), 90, 90)
    path.closeSubpath()
    return gate_turn(gate).map(path)


def gate_verges(land: Land) -> QPainterPath:
    """Return the slivers between the gate's round side and land that lies right beside it.

    Two fences would have no room there, so the lawn runs up to the round side.
    """
    turn = gate_turn(land.gate)
    ground = {*land.free, *land.water}
    path = QPainterPath()
    for sliver, beside in (
        (box(0, CELL, CELL, CELL), (-CELL / 2, 1.5 * CELL)),
        (box(CELL, 0, CELL, CELL), (1.5 * CELL, -CELL / 2)),
    ):
        neighbour = turn.map(QPointF(*beside))
        if any(_cell_rect(cell).contains(neighbour) for cell in ground):
            path.addPath(turn.map(sliver).subtracted(gate_disk(land.gate)))
    return path


def outline_polygons(path: QPainterPath) -> list[list[tuple[float, float]]]:
    """Return the closed loops of a path's outline, holes included, as points."""
    return [
        [(loop.at(index).x(), loop.at(index).y()) for index in range(loop.size())]
        for loop in path.toSubpathPolygons()
    ]


def _cell_rect(cell: int) -> QRectF:
    x, y = unpack(cell)
    return QRectF(x * CELL, y * CELL, CELL, CELL)


def _dashes(cells: Collection[int]) -> QPainterPath:
    path = QPainterPath()
    for cell in sorted(cells):
        x, y = (CELL * value for value in unpack(cell))
        for dash in range(7):
            along = 6.5 + dash * 13.5
            if cell + STEP[EAST] in cells:
                path.addRect(QRectF(x + CELL - 1.1, y + along, 2.2, 6.5))
            if cell + STEP[SOUTH] in cells:
                path.addRect(QRectF(x + along, y + CELL - 1.1, 6.5, 2.2))
    return path


DISTANCE = 7.0
"""How far outside the land the fence runs."""

_SPACING = 50.0
_OPENING = 30.0
"""Half the opening at the gate."""

_Post = tuple[float, float]


@dataclass(frozen=True, eq=False)
class Fence:
    """The shapes of a fence, in units of 100 a cell."""

    rail: "array[float]"
    """Both ends of each line, four numbers after each other: as lines of Qt, more than a thousand a
    land, they would take seven times as much for as long as the land is kept."""
    posts: QPainterPath
    post_tops: QPainterPath
    gate_posts: tuple[_Post, _Post]


def paint_fence(painter: QPainter, land: Land) -> None:
    """Paint the fence of a land with its shadow, in units of 100 a cell."""
    fence = fence_of(land)
    ends = iter(fence.rail)
    rail = [QLineF(*line) for line in zip(ends, ends, ends, ends, strict=True)]
    for shift_x, shift_y, width, colour, alpha in (
        (3.0, 4.5, 5.0, paint.SHADOW, 0.36),
        (0.0, 0.0, 5.0, paint.RAIL_DARK, 1.0),
        (-0.7, -0.7, 3.6, paint.RAIL_LIGHT, 1.0),
        (0.0, 0.0, 2.6, paint.RAIL, 1.0),
    ):
        painter.translate(shift_x, shift_y)
        draw_lines(painter, rail, colour, width, alpha)
        painter.translate(-shift_x, -shift_y)
    fill(painter, fence.posts.translated(2.4, 3.4), paint.SHADOW, 0.4)
    fill(painter, fence.posts, paint.POST)
    fill(painter, fence.post_tops, paint.POST_LIGHT)
    for x, y in fence.gate_posts:
        fill(painter, oval(x + 4, y + 6, 10), paint.SHADOW, 0.4)
        fill(painter, oval(x, y, 10), paint.GATE_POST)
        fill(painter, oval(x - 1.2, y - 1.4, 7.6), paint.PAINT_WHITE)
        fill(painter, oval(x - 1.2, y - 1.4, 4), paint.PAINT_RED)


@kept(LANDS)
def fence_of(land: Land) -> Fence:
    """Return the fence of a land, which is kept as long as its paths."""
    whole = plot_shape(land).whole
    corners = [corner for loop in outline_polygons(whole) for corner in _corners(loop)]
    middle, gate_posts = _opening(land)
    rail = array("d")
    posts, tops = QPainterPath(), QPainterPath()
    for loop in outline_polygons(grown(whole, DISTANCE)):
        points = _dense(loop, middle)
        for start, end in pairwise(points):
            if min(_apart(start, middle), _apart(end, middle)) >= _OPENING:
                rail.extend((*start, *end))
        for x, y in _post_places(points, corners):
            if _apart((x, y), middle) > _OPENING + 14:
                posts.addPath(box(x - 5, y - 5, 10, 10, 2.5))
                tops.addPath(box(x - 4, y - 4, 6.6, 6.6, 2))
    return Fence(rail, posts, tops, gate_posts)


def _opening(land: Land) -> tuple[_Post, tuple[_Post, _Post]]:
    """Return the middle of the opening and the places of the two white posts."""
    turn = gate_turn(land.gate)
    reach = GATE_RADIUS - (GATE_RADIUS + DISTANCE) * cos(pi / 4)
    side = _OPENING * cos(pi / 4)
    middle, one, other = (
        turn.map(QPointF(reach + shift, reach - shift)) for shift in (0.0, side, -side)
    )
    return (middle.x(), middle.y()), ((one.x(), one.y()), (other.x(), other.y()))


def _corners(loop: list[_Post]) -> list[_Post]:
    """Return the vertices of a loop at which it turns by more than 45 degrees."""
    points = loop[:-1]
    found = []
    for before, here, after in zip(
        points[-1:] + points[:-1], points, points[1:] + points[:1], strict=True
    ):
        ax, ay = here[0] - before[0], here[1] - before[1]
        bx, by = after[0] - here[0], after[1] - here[1]
        if ax * bx + ay * by < 0.7 * hypot(ax, ay) * hypot(bx, by):
            found.append(here)
    return found


def _dense(points: list[_Post], middle: _Post) -> list[_Post]:
    """Return a line with more points near the opening, so that it can be cut there."""
    result = points[:1]
    for start, end in pairwise(points):
        steps = 12 if _apart(start, middle) < 90 else 1
        result += [
            (
                start[0] + (end[0] - start[0]) * step / steps,
                start[1] + (end[1] - start[1]) * step / steps,
            )
            for step in range(1, steps + 1)
        ]
    return result


def _post_places(points: list[_Post], corners: list[_Post]) -> list[_Post]:
    """Return where posts stand on a closed line: at its corners and evenly between them."""
    lengths = [0.0]
    for start, end in pairwise(points):
        lengths.append(lengths[-1] + _apart(start, end))
    total = lengths[-1]
    anchors = []
    for x, y in _corners_by(points, corners):
        # Many corners, and many more points: not a call for each pair.
        away = [hypot(here_x - x, here_y - y) for here_x, here_y in points]
        nearest = min(away)
        if nearest < 2 * DISTANCE:
            anchors.append(lengths[away.index(nearest)] % total)
    anchors.sort()
    places = []
    for begin, finish in zip(anchors, [*anchors[1:], anchors[0] + total], strict=True):
        parts = max(1, round((finish - begin) / _SPACING))
        if finish - begin < _SPACING / 3:
            continue
        places += [
            _at((begin + (finish - begin) * part / parts) % total, points, lengths)
            for part in range(parts)
        ]
    return places


def _corners_by(points: list[_Post], corners: list[_Post]) -> list[_Post]:
    """Return the corners in the square about a line: of a scattered land few of very many."""
    reach = 2 * DISTANCE
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right, top, bottom = min(xs) - reach, max(xs) + reach, min(ys) - reach, max(ys) + reach
    return [(x, y) for x, y in corners if left < x < right and top < y < bottom]


def _at(length: float, points: list[_Post], lengths: list[float]) -> _Post:
    """Return the point of a line at a length from its beginning."""
    index = bisect_left(lengths, length, 1)
    if index == len(points):
        return points[-1]
    run = lengths[index] - lengths[index - 1]
    part = (length - lengths[index - 1]) / run if run else 0.0
    (ax, ay), (bx, by) = points[index - 1], points[index]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def _apart(one: _Post, other: _Post) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


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
