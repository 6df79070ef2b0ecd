"""Paints a tile of a course, and an adjustment tile: on the grass sand, water, trees, clubhouse.

Flags, signs and golfers stand on it and are painted elsewhere.
"""

from dataclasses import dataclass
from math import cos, degrees, pi, radians

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from minigolf_desktop.model.eighteen_holes.course import Adjustment, Face, Terrain
from minigolf_desktop.model.geometry.hexagon import NORTH_WEST, Hex, turned
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import faded, fill, mixed, stroke
from minigolf_desktop.ui.common.art.shapes import star
from minigolf_desktop.ui.common.art.surroundings import crown
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.common.theme import TimeOfYear
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.grass import (
    Growth,
    paint_fairways,
    paint_green,
    paint_lines,
    paint_rough,
    paint_tee,
)
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    Bulge,
    Point,
    Points,
    bearing,
    blob_loops,
    hex_centre,
    offset,
    on_circle,
    outline,
    polygon_round,
    tile_corner,
    turned_points,
)
from minigolf_desktop.ui.eighteen_holes.art.ground import (
    LAWNS,
    Detail,
    Lawn,
    TileGround,
    detail_at,
    plain_ground,
    unturned_hex,
)
from minigolf_desktop.ui.eighteen_holes.art.signs import paint_letters

_SUMMER = LAWNS[TimeOfYear.SUMMER]

_SAND_BULGE = Bulge(0.745, 0.15, 0.9)
_RIM = 0.07
"""Width of the half-high grass round the sand."""
_TOOTH, _PERIOD = 0.027, 0.126
"""Length of a mark of the rake, and how far it is to the next one."""
_RAKED_FROM, _RAKED_BY = radians(-88), radians(-104)
"""Where the curves of the rake begin, clockwise from the east, and how far round they go."""


@dataclass(frozen=True, eq=False)
class BunkerShape:
    """The layers of a bunker, from below."""

    rim: QPainterPath
    lit: QPainterPath
    """The lip, of which the side that looks to the light stays seen."""
    lip: QPainterPath
    """The lip in the shade."""
    shade: QPainterPath
    sand: QPainterPath
    rakings: QPainterPath
    """Short marks. No dashes: pictures in SVG have them too long on so thin a line."""


def paint_bunker(
    painter: QPainter, shape: BunkerShape, detail: Detail, lawn: Lawn = _SUMMER
) -> None:
    """Paint a bunker in units of a hex's side."""
    fill(painter, shape.rim, lawn.cut)
    fill(painter, shape.lit, ground.SAND_LIT)
    fill(painter, shape.lip, ground.SAND_LIP)
    fill(painter, shape.shade, ground.SAND_SHADE)
    fill(painter, shape.sand, ground.SAND)
    if detail is Detail.FAR:
        return
    pen = QPen(ground.RAKE, 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape.rakings)


@kept(96)
def bunker_shape(places: tuple[Hex, ...], seed: str, angle: float) -> BunkerShape:
    """Return a bunker over connected hexes, drawn from a seed, then turned by an angle."""
    loops = [
        turned_points(loop, angle)
        for loop in blob_loops(places, _SAND_BULGE, NamedChance(seed, "bunker"))
    ]
    sand = outline(offset(loop, -0.12, (0.05, 0.06)) for loop in loops)
    return BunkerShape(
        rim=outline(offset(loop, _RIM) for loop in loops),
        lit=outline(loops),
        lip=outline(offset(loop, -0.03, (-0.03, -0.036)) for loop in loops),
        shade=outline(offset(loop, -0.08, (0.015, 0.02)) for loop in loops),
        sand=sand,
        rakings=_rakings(places, angle, sand),
    )


def _rakings(places: tuple[Hex, ...], angle: float, sand: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    for place in places:
        middle = hex_centre(place, 1.0)
        x, y = turned_points([(middle.x(), middle.y())], angle)[0]
        for radius in (0.28, 0.48, 0.68, 0.88):
            for mark in range(round(-_RAKED_BY * radius / _PERIOD)):
                turn = _RAKED_FROM - mark * _PERIOD / radius
                begin, end = (
                    QPointF(*on_circle((x + 0.52, y + 0.48), radius, way))
                    for way in (turn, turn - _TOOTH / radius)
                )
                if sand.contains(begin) and sand.contains(end):
                    path.moveTo(begin)
                    path.lineTo(end)
    return path


_WATER_BULGE = Bulge(0.785, 0.08, 0.95)
_LAKE = Bulge(0.51, 0.09, 0.9)
_SHORE = 0.06
_WAVES = ((-0.22, -0.06, 0.15), (0.1, 0.24, 0.19))
_BOLD_WAVES = ((-0.06, -0.12, 0.22), (0.08, 0.2, 0.24))
"""Waves by their middles, seen from that of the hex, and half their lengths."""
_GLINTS = ((0.22, -0.26, 0.12), (0.4, -0.06, 0.06))
"""Sparks by their middles, seen from that of the hex, and their size."""
_LILIES = ((-0.34, 0.34, 0.12), (-0.18, 0.46, 0.08))


@dataclass(frozen=True, eq=False)
class PondShape:
    """The layers of a water, from below."""

    shore: QPainterPath
    bank: QPainterPath
    shade: QPainterPath
    water: QPainterPath
    deep: QPainterPath
    waves: QPainterPath
    bold_waves: QPainterPath
    glints: QPainterPath
    lilies: QPainterPath


def paint_pond(painter: QPainter, shape: PondShape, detail: Detail) -> None:
    """Paint a water in units of a hex's side."""
    fill(painter, shape.shore, ground.SHORE)
    fill(painter, shape.bank, ground.WATER_BANK)
    fill(painter, shape.shade, ground.WATER_SHADE)
    fill(painter, shape.water, ground.WATER_LIGHT)
    fill(painter, shape.deep, ground.WATER)
    if detail > Detail.SMALL:
        stroke(painter, shape.waves, ground.WAVE, 0.055, 0.9)
        fill(painter, shape.lilies.translated(0.02, 0.03), ground.WATER_BANK, 0.5)
        fill(painter, shape.lilies, ground.LILY)
        fill(painter, shape.glints, ground.WAVE)
    else:
        stroke(painter, shape.bold_waves, ground.WAVE, 0.11, 0.95)


@kept(96)
def pond_shape(places: tuple[Hex, ...], seed: str, angle: float, lake: bool = False) -> PondShape:
    """Return a water over connected hexes, drawn from a seed, then turned by an angle.

    A lake is small enough for the fairway to show all round it.
    """
    chance = NamedChance(seed, "water")
    loops = [
        turned_points(loop, angle)
        for loop in blob_loops(places, _LAKE if lake else _WATER_BULGE, chance)
    ]
    middles = turned_points([hex_centre(place, 1.0).toTuple() for place in places], angle)
    size = 0.6 if lake else 1.0
    return PondShape(
        shore=outline(offset(loop, _SHORE) for loop in loops),
        bank=outline(loops),
        shade=outline(offset(loop, -0.035, (0.025, 0.03)) for loop in loops),
        water=outline(offset(loop, -0.08, (0.06, 0.07)) for loop in loops),
        deep=outline(offset(loop, -0.19 * size, (-0.01, -0.01)) for loop in loops),
        waves=_waves(middles, _WAVES, size),
        bold_waves=_waves(middles, _BOLD_WAVES, size),
        glints=_sparks(middles, size),
        lilies=_lilies(middles[-1:], size),
    )


def _sparks(middles: Points, size: float) -> QPainterPath:
    """Return sparks of light, each a star of four points."""
    path = QPainterPath()
    for x, y in middles:
        for dx, dy, reach in _GLINTS:
            spark = QTransform().translate(x + dx * size, y + dy * size).scale(reach, reach)
            path.addPath(spark.map(star(4, 0.28)))
    return path


def _lilies(middles: Points, size: float) -> QPainterPath:
    path = QPainterPath()
    for x, y in middles:
        for dx, dy, reach in _LILIES:
            area = QRectF(x + dx * size - reach, y + dy * size - reach, 2 * reach, 2 * reach)
            path.moveTo(area.center())
            path.arcTo(area, 60, 310)
            path.closeSubpath()
    return path


def _waves(
    middles: Points, waves: tuple[tuple[float, float, float], ...], size: float
) -> QPainterPath:
    path = QPainterPath()
    for x, y in middles:
        for dx, dy, half in waves:
            left, line, right = x + (dx - half) * size, y + dy * size, x + (dx + half) * size
            middle, high = x + dx * size, 0.13 * size
            path.moveTo(left, line)
            path.quadTo((left + middle) / 2, line - high, middle, line)
            path.quadTo((middle + right) / 2, line + high, right, line)
    return path


_FENCE = 0.8
"""Side of the fence, in sides of a hex."""
_STANDS = (
    (
        (-0.36, -0.36, 0.3, 2),
        (0.3, -0.4, 0.34, 0),
        (-0.44, 0.12, 0.32, 1),
        (0.05, -0.04, 0.38, 0),
        (0.46, 0.08, 0.3, 2),
        (-0.12, 0.42, 0.36, 1),
        (0.32, 0.42, 0.28, 0),
    ),
    (
        (0.0, -0.46, 0.32, 1),
        (-0.4, -0.24, 0.34, 0),
        (0.38, -0.22, 0.36, 2),
        (-0.02, 0.06, 0.4, 1),
        (-0.42, 0.26, 0.3, 2),
        (0.42, 0.26, 0.32, 0),
        (0.0, 0.5, 0.3, 1),
    ),
    (
        (-0.24, -0.42, 0.36, 0),
        (0.3, -0.34, 0.32, 1),
        (-0.46, -0.02, 0.28, 1),
        (0.12, 0.06, 0.4, 2),
        (0.5, 0.12, 0.26, 0),
        (-0.3, 0.34, 0.36, 0),
        (0.22, 0.46, 0.32, 1),
    ),
)
"""Stands of trees: middles, radii and sorts."""
_SHADOW = 0.42
"""How far a tree throws its shadow, in its radii, to the east; a little more to the south."""


def paint_wood(
    painter: QPainter,
    middle: QPointF,
    seed: str,
    angle: float,
    detail: Detail,
    lawn: Lawn = _SUMMER,
) -> None:
    """Paint fenced trees in units of a hex's side; the stand is drawn from a seed, then turned.

    They stand higher than the fence: its rails in the north lie behind them.
    """
    chance = NamedChance(seed, "trees")
    stand = chance.pick(_STANDS)
    turn = angle + 60.0 * chance.whole(6)
    trees = [
        (spot[1], spot[0], radius, lawn.crowns[sort], chance.between(0, 2 * pi))
        for x, y, radius, sort in stand
        for spot in turned_points([(x, y)], turn)
    ]
    trees.sort(key=lambda tree: tree[0])
    painter.save()
    painter.translate(middle)
    fence = QPainterPath()
    fence.addPolygon(polygon_round(QPointF(0, 0), _FENCE))
    fence.closeSubpath()
    fill(painter, fence.translated(0.07, 0.09), ground.SHADE, 0.3)
    fill(painter, fence, lawn.wood_floor)
    _paint_rails(painter, (3, 4, 5))
    shadows = QPainterPath()
    for y, x, radius, _, _ in trees:
        spot = QPointF(x + radius * _SHADOW, y + radius * _SHADOW * 1.2)
        shadows.addEllipse(spot, radius, radius)
    shadows.setFillRule(Qt.FillRule.WindingFill)
    fill(painter, shadows, ground.SHADE, 0.34)
    _paint_rails(painter, (0, 1, 2))
    if detail is not Detail.FAR:
        _paint_posts(painter)
    for y, x, radius, tones, grown in trees:
        _paint_crown(painter, QPointF(x, y), radius, tones, grown)
    painter.restore()


def _paint_crown(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    tones: tuple[QColor, QColor, QColor],
    grown: float,
) -> None:
    """Paint a crown: its shade on those before it, its rim, and what the light falls on."""
    leaves = crown(8)
    for size, shift, tone in (
        (1.04, -0.16, faded(ground.SHADE, 0.4)),
        (1.0, 0.0, tones[0]),
        (0.82, 0.1, tones[1]),
        (0.48, 0.28, tones[2]),
    ):
        painter.save()
        painter.translate(middle - QPointF(radius * shift, radius * shift * 1.1))
        painter.rotate(degrees(grown + shift))
        painter.scale(radius * size, radius * size)
        fill(painter, leaves, tone)
        painter.restore()


def _paint_rails(painter: QPainter, sides: tuple[int, int, int]) -> None:
    """Paint the fence along some sides, counted clockwise from the south-east."""
    corners = polygon_round(QPointF(0, 0), _FENCE).toList()
    rail = QPainterPath(corners[sides[0]])
    for side in sides:
        rail.lineTo(corners[(side + 1) % 6])
    stroke(painter, rail.translated(0.02, 0.035), ground.FENCE_EDGE, 0.085)
    stroke(painter, rail, ground.FENCE, 0.075)


def _paint_posts(painter: QPainter) -> None:
    corners = polygon_round(QPointF(0, 0), _FENCE).toList()
    painter.setPen(QPen(faded(ground.FENCE_EDGE, 0.9), 0.02))
    painter.setBrush(ground.FENCE)
    for k in range(6):
        for part in (0.5, 0.0):
            spot = corners[k] + (corners[(k + 1) % 6] - corners[k]) * part
            half = 0.05 if part else 0.068
            painter.drawRoundedRect(
                QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half), 0.02, 0.02
            )
    painter.setBrush(Qt.BrushStyle.NoBrush)


_SIDE = 0.955
"""Side of the plate, in sides of a hex."""
_EDGE = 0.045


def paint_adjustment(
    painter: QPainter, adjustment: Adjustment, unit: float, time: TimeOfYear = TimeOfYear.SUMMER
) -> None:
    """Paint an adjustment tile round the origin; its place decides how its terrain looks."""
    detail, lawn = detail_at(unit), LAWNS[time]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    seed = _seed_of_hex(adjustment.place)
    paint_plate(painter, QPointF(0, 0), seed, lawn, ground=True)
    if adjustment.terrain is Terrain.ROUGH and detail is not Detail.FAR:
        growth = Growth(detail)
        growth.clumps(NamedChance(seed, "clumps"), QPointF(0, 0), 0.0)
        growth.rough(NamedChance(seed, "growth"), QPointF(0, 0))
        growth.paint(painter, lawn)
    painter.restore()
    paint_hazard(painter, adjustment, unit, time)


def paint_hazard(
    painter: QPainter, hazard: Adjustment, unit: float, time: TimeOfYear = TimeOfYear.SUMMER
) -> None:
    """Paint what lies on one hex round the origin, without a tile under it; nothing for rough."""
    detail, lawn = detail_at(unit), LAWNS[time]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    seed, here = _seed_of_hex(hazard.place), (Hex(0, 0),)
    match hazard.terrain:
        case Terrain.WATER:
            paint_pond(painter, pond_shape(here, seed, 0.0), detail)
        case Terrain.LAKE:
            paint_pond(painter, pond_shape(here, seed, 0.0, lake=True), detail)
        case Terrain.BUNKER:
            paint_bunker(painter, bunker_shape(here, seed, 0.0), detail, lawn)
        case Terrain.TREES:
            paint_wood(painter, QPointF(0, 0), seed, 0.0, detail, lawn)
    painter.restore()


def _seed_of_hex(place: Hex) -> str:
    return f"adjustment:{place.q}:{place.r}"


def paint_plate(
    painter: QPainter, middle: QPointF, seed: str, lawn: Lawn = _SUMMER, *, ground: bool
) -> None:
    """Paint the plate of an adjustment tile, or its edge only, in units of a hex's side."""
    plate = polygon_round(middle, _SIDE)
    if ground:
        chance = NamedChance(seed, "plate")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(lawn.rough, lawn.rough_pale, chance.between(0.2, 0.7)))
        painter.drawPolygon(plate)
    corners = plate.toList()
    # The sides to the west and north are lit, the others lie in the shade.
    for first, colour, strength in ((5, colours.SHADE, 0.42), (2, lawn.tuft_pale, 0.9)):
        edge = QPainterPath(corners[first])
        for step in (1, 2, 3):
            edge.lineTo(corners[(first + step) % 6])
        stroke(painter, edge, colour, _EDGE, strength)


_OUT = 0.82
"""How far out in the corner of the tile a mark stands."""
_SOUTH_EAST, _SOUTH_WEST, _NORTH_WEST, _NORTH_EAST = 1, 2, 4, 5
"""Corners of a tile, clockwise from the east."""
_ARROW = (
    (0.3, 0),
    (-0.02, -0.24),
    (-0.02, -0.1),
    (-0.28, -0.1),
    (-0.28, 0.1),
    (-0.02, 0.1),
    (-0.02, 0.24),
)


def paint_marks(painter: QPainter, face: Face, turn: int) -> None:
    """Paint the marks of a face in units of a hex's side; texts stay upright."""
    spot = tile_corner(Hex(0, 0), _SOUTH_WEST, 1.0, _OUT)
    paint_letters(painter, face.id, spot, 0.36, ground.MARK)
    spot = tile_corner(Hex(0, 0), _SOUTH_EAST, 1.0, _OUT)
    for k in range(face.stars):
        painter.save()
        painter.translate(spot + QPointF((k - (face.stars - 1) / 2) * 0.3, 0))
        painter.rotate(-90)
        painter.scale(0.155, 0.155)
        fill(painter, star(5, 0.45), ground.STAR)
        painter.restore()
    towards = turned(face.arrow, turn)
    corner = _NORTH_EAST if towards == NORTH_WEST else _NORTH_WEST
    painter.save()
    painter.translate(tile_corner(Hex(0, 0), corner, 1.0, _OUT))
    painter.rotate(bearing(towards))
    fill(painter, outline([_ARROW]), ground.MARK)
    painter.restore()


_LIGHT = 225.0
"""Bearing of the light, clockwise from the east: the north-west."""
_PLANES: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (270.0, ((-0.66, -0.5), (0.66, -0.5), (0.36, -0.14), (-0.36, -0.14))),
    (180.0, ((-0.66, -0.5), (-0.36, -0.14), (-0.66, 0.2))),
    (0.0, ((0.66, -0.5), (0.66, 0.2), (0.36, -0.14))),
    (90.0, ((-0.66, 0.2), (-0.36, -0.14), (0.36, -0.14), (0.66, 0.2))),
    (180.0, ((-0.66, 0.0), (-0.34, 0.2), (-0.34, 0.64), (-0.66, 0.64))),
    (0.0, ((-0.34, 0.2), (-0.02, 0.0), (-0.02, 0.64), (-0.34, 0.64))),
)
"""The planes of the roof with the bearings that they slope to, for a house seen from the south."""
_WALLS: tuple[Point, ...] = (
    (-0.66, -0.5),
    (0.66, -0.5),
    (0.66, 0.2),
    (-0.02, 0.2),
    (-0.02, 0.64),
    (-0.66, 0.64),
)
_RIDGES: tuple[tuple[Point, Point], ...] = (
    ((-0.36, -0.14), (0.36, -0.14)),
    ((-0.34, 0.02), (-0.34, 0.64)),
)
_PARASOLS: tuple[Point, ...] = ((0.2, 0.52), (0.52, 0.34))
_TURRET: Point = (-0.36, -0.16)
_ROUND = 0.3
"""Where the turret stands, and its radius."""
_TURRET_SIDES = 8
_LARGE = 1.18
"""How much larger the house is than its plan."""
_BUSH = 0.13
"""Radius of the bushes round the terrace."""


def paint_house(painter: QPainter, middle: QPointF, angle: float, lawn: Lawn = _SUMMER) -> None:
    """Paint the clubhouse in units of a hex's side, turned by an angle; the light stays.

    Its turret with the pennant can be found on the largest course.
    """
    painter.save()
    painter.translate(middle)
    terrace = polygon_round(QPointF(0, 0), 0.93)
    for side, colour in ((0.93, ground.PAVING_EDGE), (0.87, ground.PAVING)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(polygon_round(QPointF(0, 0), side))
    for corner in terrace.toList():
        _paint_crown(painter, corner * 0.93, _BUSH, lawn.crowns[0], corner.x())
    painter.scale(_LARGE, _LARGE)
    _paint_roof(painter, angle)
    for x, y in turned_points(_PARASOLS, angle):
        _paint_parasol(painter, x, y)
    ((x, y),) = turned_points([_TURRET], angle)
    _paint_turret(painter, x, y)
    painter.restore()


def _paint_roof(painter: QPainter, angle: float) -> None:
    walls = outline([turned_points(_WALLS, angle)])
    fill(painter, walls.translated(0.13, 0.16), ground.HOUSE_SHADE, 0.34)
    fill(painter, walls, ground.ROOF)
    for faces, plane in _PLANES:
        fill(painter, outline([turned_points(plane, angle)]), _lit(faces + angle))
    ridges = QPainterPath()
    for ridge in _RIDGES:
        start, end = turned_points(ridge, angle)
        ridges.moveTo(*start)
        ridges.lineTo(*end)
    stroke(painter, ridges, ground.RIDGE, 0.05)
    ((x, y),) = turned_points([(0.34, -0.34)], angle)
    painter.setPen(QPen(ground.CHIMNEY_EDGE, 0.035))
    painter.setBrush(ground.CHIMNEY)
    painter.drawRect(QRectF(x - 0.08, y - 0.08, 0.16, 0.16))


def _paint_turret(painter: QPainter, x: float, y: float) -> None:
    """Paint a round turret: a pointed roof of slate, and a pennant that stands upright."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(ground.HOUSE_SHADE, 0.36))
    painter.drawEllipse(QPointF(x + 0.12, y + 0.15), _ROUND, _ROUND)
    area = QRectF(x - _ROUND, y - _ROUND, 2 * _ROUND, 2 * _ROUND)
    step = 360 // _TURRET_SIDES
    for side in range(_TURRET_SIDES):
        # Qt counts against the clock, bearings go with it.
        faces = -(side + 0.5) * step
        light = cos(radians(faces - _LIGHT))
        tone = ground.SLATE_LIT if light > 0 else ground.SLATE_DARK
        painter.setBrush(mixed(ground.SLATE, tone, abs(light)))
        painter.drawPie(area, side * step * 16, step * 16)
    pole = QPainterPath(QPointF(x, y))
    pole.lineTo(x, y - 0.62)
    stroke(painter, pole, ground.INK, 0.06)
    pennant = outline([[(x, y - 0.64), (x + 0.5, y - 0.48), (x, y - 0.32)]])
    stroke(painter, pennant, ground.INK, 0.05)
    fill(painter, pennant, ground.GOLD)


def _lit(bearing: float) -> QColor:
    """Return the colour of a plane that slopes to a bearing."""
    light = cos(radians(bearing - _LIGHT))
    if light > 0:
        return mixed(ground.ROOF, ground.ROOF_LIT, light)
    return mixed(ground.ROOF, ground.ROOF_DARK, -light)


def _paint_parasol(painter: QPainter, x: float, y: float) -> None:
    radius = 0.16
    area = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    painter.setPen(Qt.PenStyle.NoPen)
    shade = QColor(ground.HOUSE_SHADE)
    shade.setAlphaF(0.28)
    painter.setBrush(shade)
    painter.drawEllipse(area.translated(0.04, 0.055))
    painter.setBrush(ground.PARASOL)
    painter.drawEllipse(area)
    painter.setBrush(ground.PARASOL_CREAM)
    for k in range(0, 8, 2):
        painter.drawPie(area, k * 45 * 16, 45 * 16)
    painter.setBrush(ground.INK)
    painter.drawEllipse(QPointF(x, y), 0.03, 0.03)


def paint_tile(
    painter: QPainter,
    face: Face,
    turn: int,
    unit: float,
    *,
    marks: bool = False,
    time: TimeOfYear = TimeOfYear.SUMMER,
) -> None:
    """Paint a tile round the origin.

    ``turn`` counts turns of 60 degrees counter-clockwise, ``unit`` is the side of a hex in
    pixels; ``marks`` adds the id, the stars and the arrow of the face.
    """
    paint_ground(painter, plain_ground(face, turn), unit, marks=marks, time=time)


def paint_ground(
    painter: QPainter,
    ground: TileGround,
    unit: float,
    *,
    marks: bool = False,
    time: TimeOfYear = TimeOfYear.SUMMER,
) -> None:
    """Paint the ground of a tile round the origin, with adjustment tiles as it has them."""
    detail, lawn = detail_at(unit), LAWNS[time]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    paint_rough(painter, ground, detail, lawn)
    paint_fairways(painter, ground, lawn)
    paint_lines(painter, detail)
    for place in ground.laid:
        on_fairway = ground.terrain[place] is Terrain.LAKE
        middle = hex_centre(ground.hex_of(place), 1.0)
        paint_plate(painter, middle, _seed(ground, place), lawn, ground=not on_fairway)
    _paint_hazards(painter, ground, detail, lawn)
    _paint_mown(painter, ground, lawn)
    for place in ground.places(Terrain.CLUBHOUSE):
        paint_house(painter, hex_centre(ground.hex_of(place), 1.0), ground.angle, lawn)
    woods = [hex_centre(ground.hex_of(place), 1.0) for place in ground.places(Terrain.TREES)]
    for middle, place in sorted(
        zip(woods, ground.places(Terrain.TREES), strict=True), key=lambda wood: wood[0].y()
    ):
        paint_wood(painter, middle, _seed(ground, place), ground.angle, detail, lawn)
    if marks:
        paint_marks(painter, ground.face, ground.turn)
    painter.restore()


def _seed(ground: TileGround, place: int) -> str:
    return f"{ground.face.id}:{place}"


def _paint_hazards(painter: QPainter, ground: TileGround, detail: Detail, lawn: Lawn) -> None:
    for group in ground.groups(Terrain.WATER):
        places = _unturned(group)
        pond = pond_shape(places, _seed(ground, group[0]), ground.angle)
        paint_pond(painter, pond, detail)
    for place in ground.places(Terrain.LAKE):
        lake = pond_shape(_unturned((place,)), _seed(ground, place), ground.angle, lake=True)
        paint_pond(painter, lake, detail)
    for group in ground.groups(Terrain.BUNKER):
        places = _unturned(group)
        bunker = bunker_shape(places, _seed(ground, group[0]), ground.angle)
        paint_bunker(painter, bunker, detail, lawn)


def _unturned(group: tuple[int, ...]) -> tuple[Hex, ...]:
    return tuple(map(unturned_hex, group))


def _paint_mown(painter: QPainter, ground: TileGround, lawn: Lawn) -> None:
    for place in ground.places(Terrain.TEE):
        towards = bearing(turned(ground.tee_direction, ground.turn))
        paint_tee(painter, hex_centre(ground.hex_of(place), 1.0), towards, lawn)
    for place in ground.places(Terrain.GREEN):
        middle = hex_centre(ground.hex_of(place), 1.0)
        paint_green(painter, middle, _seed(ground, place), ground.angle, lawn)
