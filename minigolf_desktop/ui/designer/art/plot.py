"""The plot of land below the tiles, with its ponds and streams, and its pictures for cards.

Units are 100 a cell: cell (x, y) starts at (100x, 100y).
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from random import Random

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap

from minigolf_desktop.model.designer.box import Land, Water
from minigolf_desktop.model.geometry.square import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    STEP,
    WEST,
    opposite,
    unpack,
)
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import (
    clear_pixmap,
    faded,
    fill,
    mixed,
    oval,
    paint_bands,
    polygon,
    stroke,
)
from minigolf_desktop.ui.common.art.pictures import paint_icon
from minigolf_desktop.ui.common.art.surroundings import Surroundings, paint_meadow, surroundings_of
from minigolf_desktop.ui.common.kept import MEGABYTE, keeps_pictures, kept
from minigolf_desktop.ui.common.text import Figure
from minigolf_desktop.ui.common.theme import Space, Theme, font, paint_panel, paint_panel_shadow
from minigolf_desktop.ui.designer.art import fence
from minigolf_desktop.ui.designer.art.fence import CELL, LANDS, fence_of, paint_gate, plot_shape

_ARC = 0.5523
"""How far along its tangent a Bezier handle of a quarter circle lies."""

_EDGES = {
    NORTH: ((0, 0), (1, 0)),
    EAST: ((1, 0), (1, 1)),
    SOUTH: ((1, 1), (0, 1)),
    WEST: ((0, 1), (0, 0)),
}
"""Start and end of each side of a cell, walked clockwise."""

Corner = tuple[int, int]


def loops(cells: Collection[int]) -> list[list[Corner]]:
    """Return the outlines of a set of cells by their corners, in cells.

    Outer outlines run clockwise, holes the other way. Cells that touch by a corner only have
    outlines of their own.
    """
    edges: dict[Corner, list[Corner]] = {}
    for cell in sorted(cells):
        x, y = unpack(cell)
        for side, ((ax, ay), (bx, by)) in _EDGES.items():
            if cell + STEP[side] not in cells:
                edges.setdefault((x + ax, y + ay), []).append((x + bx, y + by))
    found = []
    while edges:
        start = next(iter(edges))
        found.append(_corners(_walk(edges, start)))
    return found


def rounded_outline(
    cells: Collection[int], inset: float, radius: float, cell: float = 100.0
) -> QPainterPath:
    """Return the outline of cells, drawn ``inset`` units inside and with rounded corners.

    ``radius`` shrinks where an edge is too short for it; ``cell`` is the side of a cell in units.
    """
    path = QPainterPath()
    for loop in loops(cells):
        _add_rounded(path, [(x * cell, y * cell) for x, y in loop], inset, radius)
    return path


def _walk(edges: dict[Corner, list[Corner]], start: Corner) -> list[Corner]:
    """Take one closed walk out of the edges, turning right where two outlines touch."""
    walk = [start]
    here = edges[start].pop()
    if not edges[start]:
        del edges[start]
    while here != start:
        before = walk[-1]
        walk.append(here)
        ahead = (here[0] - before[0], here[1] - before[1])
        right = (here[0] - ahead[1], here[1] + ahead[0])
        choices = edges[here]
        step = right if right in choices else choices[0]
        choices.remove(step)
        if not choices:
            del edges[here]
        here = step
    return walk


def _corners(walk: list[Corner]) -> list[Corner]:
    return [
        here
        for before, here, after in zip(
            walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True
        )
        if (before[0] == here[0]) != (here[0] == after[0])
    ]


def _add_rounded(
    path: QPainterPath, corners: list[tuple[float, float]], inset: float, radius: float
) -> None:
    count = len(corners)
    ways = [_way(corners[index], corners[(index + 1) % count]) for index in range(count)]
    # Walking clockwise with y downwards, the inside lies to the right: (-dy, dx).
    placed = [
        (
            x + inset * (-ways[index - 1][1] - ways[index][1]),
            y + inset * (ways[index - 1][0] + ways[index][0]),
        )
        for index, (x, y) in enumerate(corners)
    ]
    for index, (x, y) in enumerate(placed):
        before, after = placed[index - 1], placed[(index + 1) % count]
        shortest = min(_length(before, (x, y)), _length((x, y), after))
        bend = min(radius, shortest / 2)
        (ax, ay), (bx, by) = ways[index - 1], ways[index]
        start = (x - ax * bend, y - ay * bend)
        end = (x + bx * bend, y + by * bend)
        handle = bend * (1 - _ARC)
        if index:
            path.lineTo(*start)
        else:
            path.moveTo(*start)
        path.cubicTo(
            x - ax * handle, y - ay * handle, x + bx * handle, y + by * handle, end[0], end[1]
        )
    path.closeSubpath()


def _way(start: tuple[float, float], end: tuple[float, float]) -> tuple[int, int]:
    return _sign(end[0] - start[0]), _sign(end[1] - start[1])


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)


def _length(start: tuple[float, float], end: tuple[float, float]) -> float:
    return abs(end[0] - start[0]) + abs(end[1] - start[1])


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
    inside = land.free | land.water.keys() | land.gate.cells
    outflows = {cell: _outflow(land, cell, inside) for cell in sorted(streams)}
    leaves = any(out is not None for out in outflows.values())
    courses = [_course(land, cell, streams, out) for cell, out in outflows.items()]
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


def _course(land: Land, cell: int, streams: set[int], out: int | None) -> list[_Point]:
    """Return the middle of a stream in one cell: its centre, then where the water goes.

    It joins the water beside it, leaves the land at the rim on side ``out``, or ends on the land in
    a round end.
    """
    x, y = ((value + 0.5) * CELL for value in unpack(cell))
    course = [(x, y)]
    for side in SIDES:
        if cell + STEP[side] in land.water:
            course.append(_towards(x, y, side, _HALF if cell + STEP[side] in streams else 90))
    if out is not None:
        course.append(_towards(x, y, out, _HALF + 10))
    if len(course) == 1:
        course += [_towards(x, y, side, _HALF - _SOURCE) for side in (WEST, EAST)]
    elif len(course) == 2:
        reach = (_HALF - _SOURCE) / max(abs(course[1][0] - x), abs(course[1][1] - y))
        course.append((x - (course[1][0] - x) * reach, y - (course[1][1] - y) * reach))
    return course


def _outflow(land: Land, cell: int, inside: Collection[int]) -> int | None:
    """Return the side on which a stream at the rim leaves the land, or None.

    ``inside`` are all cells of the land, and those of its gate.
    """
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


_MARGIN = 30.0
"""Room for the fence and the shadow round a land."""


def surroundings_of_land(land: Land | None) -> Surroundings:
    """Return what lies about a land, or about a board without one."""
    return surroundings_of("open ground" if land is None else land.id or land.name)


def paint_plot(painter: QPainter, land: Land, theme: Theme, roof: QColor | None) -> None:
    """Paint everything below the tiles: shadow, lawn, water, gate and fence.

    ``roof`` is the player's colour, or None for a gate that belongs to nobody.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = plot_shape(land)
    for step, layer in enumerate(shape.halo):
        fill(
            painter,
            layer.translated(7 + step, 9 + 1.2 * step),
            theme.plot_shadow,
            1 / len(shape.halo),
        )
    fill(painter, shape.verge, theme.land_edge)
    lawn_bands = mixed(theme.land, theme.land_band, 0.8)
    _paint_ground(painter, shape.lawn, theme.land, lawn_bands, 100)
    fill(painter, shape.dashes, theme.cell_dash)
    _paint_ground(painter, shape.pond_ground, QColor(paint.GRASS), QColor(paint.GRASS_BAND), 50)
    paint_water(painter, land)
    paint_gate(painter, land.gate, roof)
    fence.paint_fence(painter, land)
    painter.restore()


def _paint_ground(
    painter: QPainter, ground: QPainterPath, grass: QColor, band: QColor, period: float
) -> None:
    if ground.isEmpty():
        return
    fill(painter, ground, grass)
    painter.save()
    painter.setClipPath(ground, Qt.ClipOperation.IntersectClip)
    paint_bands(painter, ground.boundingRect(), band, period)
    painter.restore()


def paint_evening(painter: QPainter, land: Land, theme: Theme) -> None:
    """Lay the dark theme's evening over the plot and the tiles on it; nothing in the light one."""
    if theme.evening.alpha() == 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    fill(painter, plot_shape(land).verge, theme.evening)
    painter.restore()


def plot_bounds(land: Land) -> QRectF:
    """Return the rectangle that a plot takes up with its fence and most of its shadow."""
    return plot_shape(land).whole.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


def land_pixmap(
    land: Land, theme: Theme, width: int, height: int, ratio: float, roof: QColor | None = None
) -> QPixmap:
    """Return a picture of a land on a clear ground, as large as fits the logical pixels given.

    ``ratio`` is the pixel ratio of the screen, ``roof`` a player's colour.
    """
    return _pixmap(land, theme, width, height, ratio, roof.name() if roof else "")


def paint_land(
    painter: QPainter, land: Land, theme: Theme, rect: QRectF, roof: QColor | None = None
) -> None:
    """Paint a land in the middle of a rectangle, as large as fits."""
    bounds = plot_bounds(land)
    fit = min(rect.width() / bounds.width(), rect.height() / bounds.height())
    painter.save()
    painter.translate(rect.center())
    painter.scale(fit, fit)
    painter.translate(-bounds.center())
    paint_plot(painter, land, theme, roof)
    paint_evening(painter, land, theme)
    painter.restore()


def land_shapes(land: Land) -> Iterator[None]:
    """Work out what a land is painted of, one shape after the other, so that nothing waits."""
    plot_bounds(land)
    yield
    fence_of(land)
    yield


@keeps_pictures(16 * MEGABYTE, for_a_game=True)
def _pixmap(land: Land, theme: Theme, width: int, height: int, ratio: float, roof: str) -> QPixmap:
    picture = clear_pixmap(width, height, ratio)
    painter = QPainter(picture)
    rect = QRectF(0, 0, width, height)
    paint_land(painter, land, theme, rect, QColor(roof) if roof else None)
    painter.end()
    return picture


_COLUMNS = 7
_CARD_WIDTH, _CARD_HEIGHT = 224, 262
_PICTURE_HEIGHT = 190
_SHEET_MARGIN = int(Space.WIDE)
_SHEET_GAP = int(Space.LARGE)


def land_sheet(lands: Sequence[Land], theme: Theme) -> QImage:
    """Return a contact sheet of lands, seven a row, at 100 %."""
    rows = -(-len(lands) // _COLUMNS)
    width = 2 * _SHEET_MARGIN + _COLUMNS * _CARD_WIDTH + (_COLUMNS - 1) * _SHEET_GAP
    height = 2 * _SHEET_MARGIN + rows * _CARD_HEIGHT + max(0, rows - 1) * _SHEET_GAP
    sheet = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(sheet)
    paint_meadow(painter, QRectF(0, 0, width, height), theme)
    for index, land in enumerate(lands):
        row, column = divmod(index, _COLUMNS)
        x = _SHEET_MARGIN + column * (_CARD_WIDTH + _SHEET_GAP)
        y = _SHEET_MARGIN + row * (_CARD_HEIGHT + _SHEET_GAP)
        _paint_card(painter, land, theme, QRectF(x, y, _CARD_WIDTH, _CARD_HEIGHT))
    painter.end()
    return sheet


def _paint_card(painter: QPainter, land: Land, theme: Theme, card: QRectF) -> None:
    paint_panel_shadow(painter, card, theme)
    paint_panel(painter, card, theme)
    picture = card.adjusted(8, 8, -8, _PICTURE_HEIGHT - card.height())
    painter.save()
    painter.setClipRect(picture)
    paint_meadow(painter, picture, theme)
    paint_land(painter, land, theme, picture)
    painter.restore()
    left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
    middle = Qt.AlignmentFlag.AlignVCenter
    title = QRectF(card.left() + 14, card.top() + _PICTURE_HEIGHT + 6, card.width() - 28, 26)
    painter.setPen(theme.text)
    painter.setFont(font("panel_title"))
    painter.drawText(title, left | middle, QCoreApplication.translate("content", land.name))
    painter.setFont(font("points"))
    painter.drawText(title, right | middle, str(land.points))
    facts = title.translated(0, 27)
    for ball in range(3):
        spot = QRectF(facts.left() + ball * 18, facts.top() + 5, 16, 16)
        drawn = ball < land.difficulty
        colour = theme.text if drawn else theme.disabled_text
        paint_icon(painter, "ball" if drawn else "ball-empty", colour, spot)
    painter.setFont(font("caption"))
    painter.setPen(theme.second_text)
    size = QCoreApplication.translate("LandSheet", "{tiles.tiles}, {area} m²")
    size = size.format(tiles=Figure(len(land.free)), area=land.area)
    painter.drawText(facts, right | middle, size)
