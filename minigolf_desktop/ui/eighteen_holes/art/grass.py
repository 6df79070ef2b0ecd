"""The grass of a course: fairways with their bands, closely mown greens and tees, the rough."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import acos, cos, pi, radians, sin, sqrt

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from minigolf_desktop.model.eighteen_holes.course import Face, Terrain
from minigolf_desktop.model.geometry.hexagon import DIRECTIONS, Hex, neighbour, opposite, turned
from minigolf_desktop.ui.common.art.chance import NamedChance
from minigolf_desktop.ui.common.art.drawing import draw_lines, faded, fill, mixed, stroke
from minigolf_desktop.ui.common.art.shapes import blob
from minigolf_desktop.ui.common.kept import kept
from minigolf_desktop.ui.common.theme import TimeOfYear
from minigolf_desktop.ui.eighteen_holes.art import ground
from minigolf_desktop.ui.eighteen_holes.art import ground as colours
from minigolf_desktop.ui.eighteen_holes.art.grid import (
    SQRT3,
    Bulge,
    Point,
    Points,
    angle_of,
    arc,
    bearing,
    blob_loops,
    circle,
    clipped,
    hex_centre,
    hex_polygon,
    offset,
    on_circle,
    outline,
    step_vector,
    tile_corner,
    tile_polygon,
    turned_points,
    union,
)
from minigolf_desktop.ui.eighteen_holes.art.ground import (
    LAWNS,
    PLACES,
    Detail,
    Lawn,
    TileGround,
    unturned_hex,
)

_SUMMER = LAWNS[TimeOfYear.SUMMER]

_HUB = {Terrain.TEE: 0.5, Terrain.GREEN: 0.62}
_USUAL_HUB = 0.6
"""Radii of the hubs by their ground."""
_HALF_WIDTH = 0.485
"""Half the width of a link."""
_FILLET = 0.26
"""Radius of the round in every inner corner."""
SIDE = SQRT3 / 2
"""Distance of a side from the middle of its hex."""


def hub_pieces(ground: TileGround, place: int, grown: float = 0.0) -> Iterator[Points]:
    """Yield overlapping pieces of the turf of a hex, grown by a distance, for the unturned face."""
    x, y = middle_of(place)
    radius = _HUB.get(ground.terrain[place], _USUAL_HUB)
    yield circle((x, y), radius + grown)
    for piece in _arms(ground.links[place], radius, grown):
        yield [(x + dx, y + dy) for dx, dy in piece]


def middle_of(place: int) -> Point:
    """Return the middle of a place of the unturned face."""
    middle = hex_centre(unturned_hex(place), 1.0)
    return middle.x(), middle.y()


def _arms(links: frozenset[int], hub: float, grown: float) -> Iterator[Points]:
    """Yield the links of a hub as far as its sides, and the rounds beside and between them."""
    half = _HALF_WIDTH + grown
    for link in links:
        angle = bearing(link)
        yield turned_points([(0, -half), (SIDE, -half), (SIDE, half), (0, half)], angle)
        # Directions count against the clock: the next one lies on the negative side.
        for side, beside in ((-1, turned(link, 1)), (1, turned(link, -1))):
            if beside not in links:
                yield turned_points([(x, side * y) for x, y in _hub_fillet(hub, grown)], angle)
            elif side < 0:
                yield turned_points(_bend_fillet(grown), angle - 30)


def _hub_fillet(hub: float, grown: float) -> Points:
    """Return the round between a hub and a link to the east, on the south side."""
    far, wide = hub + _FILLET, _HALF_WIDTH + _FILLET
    middle = (sqrt(far * far - wide * wide), wide)
    outward = acos(middle[0] / far)
    return [(0, 0), *arc(middle, _FILLET - grown, -pi / 2, outward + pi)]


def _bend_fillet(grown: float) -> Points:
    """Return the round between two links 60 degrees apart, seen along the line between them."""
    middle = ((_HALF_WIDTH + _FILLET) / sin(pi / 6), 0.0)
    radius = _FILLET - grown
    return [(0, 0), *arc(middle, radius, -2 / 3 * pi, pi), *arc(middle, radius, pi, 2 / 3 * pi)]


def cores(ground: TileGround, hubs: list[int]) -> Iterator[Points]:
    """Yield the triangles between hubs that are linked all three with each other."""
    for three in combinations(hubs, 3):
        if all(_linked(ground, one, other) for one, other in combinations(three, 2)):
            yield [middle_of(place) for place in three]


def _linked(ground: TileGround, one: int, other: int) -> bool:
    here, there = unturned_hex(one), unturned_hex(other)
    return any(neighbour(here, way) == there for way in ground.links[one])


_RIM = 0.1
"""Width of the half-high grass round the fairway."""
_LANE = 0.17
"""Width of the lanes at the sides of a fairway, and of those within them."""
_FALL = 0.035, 0.042
"""How far the half-high grass throws its shadow on the fairway, east and south."""
_BAND = SQRT3 / 4
"""Width of a mown band: two periods of dark and light from one hex to the next."""
_BANDED = 0.5
"""How strong the bands are."""
_FAR = 3.0
"""Longer than any band within its hex."""


@dataclass(frozen=True, eq=False)
class FairwayShape:
    """The fairways of a tile, unturned, in sides of a hex."""

    rim: QPainterPath
    turf: QPainterPath
    lane: QPainterPath
    """A lighter lane along the middle, and in it one of the turf's own colour."""
    bands: QPainterPath


def paint_fairways(painter: QPainter, ground: TileGround, lawn: Lawn) -> None:
    """Paint the fairways of a tile in units of a hex's side."""
    shape = fairway_shape(ground.face, ground.terrain)
    if shape.turf.isEmpty():
        return
    painter.save()
    painter.rotate(ground.angle)
    ((east, south),) = turned_points([_FALL], -ground.angle)
    fill(painter, shape.rim, lawn.cut)
    fill(painter, shape.turf, lawn.shade)
    fill(painter, shape.turf.translated(east, south), lawn.fairway)
    fill(painter, shape.lane, lawn.lane)
    fill(painter, shape.bands, lawn.band, _BANDED)
    painter.restore()


@kept(64)
def fairway_shape(face: Face, terrain: tuple[Terrain, ...]) -> FairwayShape:
    """Return the shape of a face's fairways with this ground on its hexes.

    Those of the largest course are kept, 40 kB each.
    """
    ground = TileGround(face, 0, terrain, frozenset())
    hubs = [place for place in PLACES if ground.links[place]]
    wide = list(cores(ground, hubs))
    turf = {place: list(hub_pieces(ground, place)) for place in hubs}

    def grown(by: float) -> QPainterPath:
        return union([*wide, *(piece for place in hubs for piece in hub_pieces(ground, place, by))])

    return FairwayShape(
        rim=grown(_RIM),
        turf=union([*wide, *(piece for pieces in turf.values() for piece in pieces)]),
        lane=grown(-_LANE),
        bands=union(
            [
                part
                for place in hubs
                for band in _bands(ground, place)
                for piece in (*turf[place], *wide)
                if (part := clipped(piece, band))
            ]
        ),
    )


def _bands(ground: TileGround, place: int) -> Iterator[Points]:
    """Yield the dark bands of a hex: half of one at each side crossed, one through the middle.

    Where several lines meet, the first goes through; hexes beside the lines continue the bands
    of the main way of play.
    """
    straight = (ground.face.arrow, opposite(ground.face.arrow))
    through, *others = ground.ways[place] or (straight,)
    window = _hex_window(unturned_hex(place))
    ends = ground.terrain[place] not in {Terrain.FAIRWAY, Terrain.LAKE}
    if not ends and len(through) == 2 and opposite(through[0]) != through[1]:
        for band in _bend_bands(place, *through):
            yield clipped(band, window)
        sides = [link for way in others for link in way]
    else:
        sides = [link for way in (through, *others) for link in way]
        if not ends:
            yield clipped(_band(place, through[0], 0.0), window)
    for link in sides:
        yield clipped(_band(place, link, SIDE), window)


def _band(place: int, link: int, reach: float) -> Points:
    """Return a straight band across a link, so far out from the middle of the hex."""
    x, y = middle_of(place)
    inner, outer = reach - _BAND / 2, reach + _BAND / 2
    band = [(inner, -_FAR), (outer, -_FAR), (outer, _FAR), (inner, _FAR)]
    return [(x + dx, y + dy) for dx, dy in turned_points(band, bearing(link))]


def _bend_bands(place: int, one: int, other: int) -> Iterator[Points]:
    """Yield the bands of a bend: wedges round the point that it turns about."""
    x, y = middle_of(place)
    if (other - one) % 6 > 3:
        one, other = other, one
    ways = [step_vector(link, 1.0) for link in (one, other)]
    outward = ways[0] + ways[1]
    # Two sides next to each other meet in a corner; others in the middle of the hex between.
    pivot = (x + outward.x() / 3, y + outward.y() / 3)
    if (other - one) % 6 == 2:
        pivot = (x + outward.x(), y + outward.y())
    starts = [angle_of((x + way.x() / 2 - pivot[0], y + way.y() / 2 - pivot[1])) for way in ways]
    sweep = (starts[1] - starts[0] + pi) % (2 * pi) - pi
    for first, last in ((0, 1 / 8), (3 / 8, 5 / 8), (7 / 8, 1)):
        rim = [starts[0] + sweep * part for part in (first, last)]
        yield [pivot, *(on_circle(pivot, _FAR, angle) for angle in rim)]


@lru_cache(maxsize=8)
def _hex_window(place: Hex) -> tuple[Point, ...]:
    return tuple(point.toTuple() for point in hex_polygon(place, 1.0).toList())


_BULGE = Bulge(0.8, 0.035, 0.9)
_STRIPE, _TEE_STRIPE = 0.17, 0.145
CUP = QPointF(-0.16, 0.34)
"""Where the cup of a green is, seen from the middle of its hex, in sides of a hex."""


@dataclass(frozen=True, eq=False)
class LawnShape:
    """The layers of a green or a tee round the origin, from below."""

    rim: QPainterPath
    """Half-high grass."""
    lawn: QPainterPath
    """All that is closely mown."""
    putting: QPainterPath
    """The same without the fringe of a green."""
    stripes: QPainterPath


def paint_green(
    painter: QPainter, middle: QPointF, seed: str, angle: float, lawn: Lawn = _SUMMER
) -> None:
    """Paint a green with its cup in units of a hex's side: a low mound, lit from the north-west."""
    shape = _green_shape(seed, angle)
    painter.save()
    painter.translate(middle)
    fill(painter, shape.rim, lawn.cut)
    fill(painter, shape.lawn.translated(0.03, 0.035), lawn.shade)
    fill(painter, shape.lawn.translated(-0.02, -0.025), lawn.fringe)
    fill(painter, shape.putting.translated(0.025, 0.03), lawn.shade, 0.7)
    fill(painter, shape.putting, lawn.green)
    fill(painter, shape.stripes, lawn.green_band)
    stroke(painter, shape.putting, ground.WHITE, 0.035, 0.5)
    painter.setPen(QPen(ground.CUP_RIM, 0.045))
    painter.setBrush(ground.CUP)
    painter.drawEllipse(CUP, 0.125, 0.085)
    painter.restore()


@kept(256)
def _green_shape(seed: str, angle: float) -> LawnShape:
    """Return a green that is drawn from a seed, then turned by an angle; its stripes stay."""
    (round_,) = blob_loops([Hex(0, 0)], _BULGE, NamedChance(seed, "green"))
    loop = turned_points(round_, angle)
    putting = offset(loop, -0.13)
    return LawnShape(
        rim=outline([offset(loop, 0.07)]),
        lawn=outline([loop]),
        putting=outline([putting]),
        stripes=_stripes(putting, _STRIPE),
    )


@lru_cache(maxsize=1)
def _tee_shape() -> LawnShape:
    """Return a tee that plays to the east."""
    pad = _pad(0.55, 0.43, 0.14)
    return LawnShape(
        rim=outline([_pad(0.62, 0.5, 0.2)]),
        lawn=outline([pad]),
        putting=outline([pad]),
        stripes=_stripes(pad, _TEE_STRIPE),
    )


def paint_tee(painter: QPainter, middle: QPointF, bearing: float, lawn: Lawn = _SUMMER) -> None:
    """Paint a tee that plays towards a bearing, in degrees clockwise from the east."""
    painter.save()
    painter.translate(middle)
    painter.save()
    painter.rotate(bearing)
    shape = _tee_shape()
    ((east, south),) = turned_points([(0.05, 0.07)], -bearing)
    fill(painter, shape.rim.translated(east, south), ground.SHADE, 0.3)
    fill(painter, shape.rim, lawn.shade)
    fill(painter, shape.lawn.translated(-east / 2, -south / 2), lawn.lane)
    fill(painter, shape.lawn, lawn.fairway)
    fill(painter, shape.stripes, lawn.tee_band)
    painter.restore()
    ahead = QPointF(cos(radians(bearing)), sin(radians(bearing)))
    across = QPointF(-ahead.y(), ahead.x())
    for side in (-1, 1):
        ball = ahead * 0.3 + across * (0.28 * side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(ground.SHADE, 0.35))
        painter.drawEllipse(ball + QPointF(0.03, 0.04), 0.085, 0.085)
        painter.setPen(QPen(faded(ground.INK, 0.7), 0.025))
        painter.setBrush(ground.WHITE)
        painter.drawEllipse(ball, 0.085, 0.085)
    painter.restore()


def _pad(half_length: float, half_width: float, radius: float) -> Points:
    """Return a rectangle round the origin with rounded corners, clockwise."""
    points: Points = []
    for x, y, start in ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5)):
        corner = x * (half_length - radius), y * (half_width - radius)
        points += arc(corner, radius, start * pi, (start + 0.5) * pi)
    return points


def _stripes(lawn: Points, width: float) -> QPainterPath:
    """Return every other stripe of a convex lawn round the origin, from west to east."""
    across = [
        [(-1.0, k * width), (1.0, k * width), (1.0, (k + 1) * width), (-1.0, (k + 1) * width)]
        for k in range(-6, 7, 2)
    ]
    return outline(stripe for band in across if (stripe := clipped(band, lawn)))


_HOME = Hex(0, 0)
_TUFT = ((-0.12, -0.13, -0.02), (0.0, -0.22, 0.0), (0.11, -0.14, 0.02))
"""Blades of a tuft: their tips, and where they stand."""
_DARK, _FLOWERED = 0.64, 0.24
"""Shares of the tufts that are dark and of the rough hexes that have flowers."""
_MEADOW = tile_polygon(_HOME, 1.0, 0.9)
"""Where tufts can stand without leaning over the rim."""
_HEX_LINE, _TILE_LINE = 0.2, 0.3
"""Strengths of the lines."""
_CLUMPS = 3
"""Clumps of grass on a hex, darker and paler ones."""


def paint_rough(painter: QPainter, ground: TileGround, detail: Detail, lawn: Lawn) -> None:
    """Paint the ground under everything else on a tile, in units of a hex's side."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lawn.corner)
    painter.drawPolygon(tile_polygon(_HOME, 1.0))
    for place in PLACES:
        chance = NamedChance(ground.face.id, place, "rough")
        tone = chance.pick((lawn.rough_deep, lawn.rough_pale))
        painter.setBrush(mixed(lawn.rough, tone, chance.between(0, 0.5)))
        painter.drawPolygon(hex_polygon(ground.hex_of(place), 1.0, 1.004))
    if detail is not Detail.FAR:
        _paint_growth(painter, ground, detail, lawn)


def _paint_growth(painter: QPainter, ground: TileGround, detail: Detail, lawn: Lawn) -> None:
    """Paint all that grows on a tile, each kind at once, which is quicker."""
    growth = Growth(detail)
    for place in PLACES:
        middle = hex_centre(ground.hex_of(place), 1.0)
        growth.clumps(NamedChance(ground.face.id, place, "clumps"), middle, ground.angle)
        chance = NamedChance(ground.face.id, place, "growth")
        if ground.terrain[place] is Terrain.ROUGH:
            growth.rough(chance, middle, ground.angle)
        else:
            growth.tufts(chance, middle, [0.8, 0.8, 0.8], ground.angle)
    for corner in range(6):
        chance = NamedChance(ground.face.id, corner, "corner")
        growth.tufts(chance, tile_corner(_HOME, corner, 1.0, 0.8), [0.15, 0.3, 0.3], 0.0)
    growth.paint(painter, lawn)


class Growth:
    """Grass that stands thicker or thinner, tufts and flowers, in units of a hex's side.

    All of it moves with a tile that is turned by an angle, but tufts stay upright.
    """

    def __init__(self, detail: Detail) -> None:
        self._detail = detail
        self._size = 0.8 if detail > Detail.SMALL else 1.1
        self._deep, self._thin = QPainterPath(), QPainterPath()
        self._dark: list[QLineF] = []
        self._pale: list[QLineF] = []
        self._flowers = QPainterPath(), QPainterPath()
        for path in (self._deep, self._thin, *self._flowers):
            path.setFillRule(Qt.FillRule.WindingFill)

    def clumps(self, chance: NamedChance, middle: QPointF, angle: float) -> None:
        """Let grass drift across the light, on a hex round a middle."""
        for clump in range(_CLUMPS):
            x, y = _around(middle, chance.between(0.15, 0.5), chance, angle)
            drift = blob(chance.whole(7), 1.0)
            wide, high = chance.between(0.26, 0.4), chance.between(0.12, 0.2)
            lie = QTransform().translate(x, y).rotate(-30.0).scale(wide, high)
            (self._deep if clump % 2 else self._thin).addPath(lie.map(drift))

    def rough(self, chance: NamedChance, middle: QPointF, angle: float = 0.0) -> None:
        """Let tufts, and sometimes flowers, grow on a hex of rough."""
        self.tufts(chance, middle, [0.2, 0.36, 0.5, 0.62, 0.72, 0.74], angle)
        if chance.share() < _FLOWERED and self._detail > Detail.SMALL:
            spot = _around(middle, 0.5, chance, angle)
            for k in range(5):
                bloom = QPointF(*on_circle(spot, 0.05 + 0.06 * (k % 3), 2.1 * k))
                self._flowers[k % 2].addEllipse(bloom, 0.04, 0.04)

    def tufts(
        self, chance: NamedChance, middle: QPointF, reaches: list[float], angle: float
    ) -> None:
        """Let a tuft grow so far from a middle for each of some reaches."""
        for reach in reaches:
            spot = _around(middle, reach, chance, angle)
            blades = self._dark if chance.share() < _DARK else self._pale
            if _MEADOW.containsPoint(QPointF(*spot), Qt.FillRule.OddEvenFill):
                blades += _tuft(spot, self._size)

    def paint(self, painter: QPainter, lawn: Lawn) -> None:
        """Paint it in the colours of a lawn."""
        fill(painter, self._thin, lawn.rough_pale, 0.5)
        fill(painter, self._deep, lawn.rough_deep, 0.6)
        draw_lines(painter, self._dark, lawn.tuft, 0.055 * self._size, 0.8)
        draw_lines(painter, self._pale, lawn.tuft_pale, 0.055 * self._size)
        for path, colour in zip(self._flowers, lawn.flowers, strict=True):
            fill(painter, path, colour)


def _around(middle: QPointF, reach: float, chance: NamedChance, angle: float) -> Point:
    """Return a spot so far from a middle, in a direction that chance and an angle decide."""
    way = chance.between(0, 2 * pi) + radians(angle)
    return on_circle((middle.x(), middle.y()), reach, way)


def _tuft(spot: Point, size: float) -> Iterator[QLineF]:
    """Yield the blades of a tuft."""
    x, y = spot
    for tip_x, tip_y, foot in _TUFT:
        root = x + foot * size, y + 0.02 * size
        yield QLineF(*root, x + tip_x * size, y + tip_y * size)


def paint_lines(painter: QPainter, detail: Detail) -> None:
    """Paint the lines between the hexes of a tile, and half of those to its neighbours."""
    width = 0.035 if detail > Detail.SMALL else 0.05
    draw_lines(painter, _INNER_LINES, colours.LINE, width, _HEX_LINE)
    edge = QPainterPath()
    edge.addPolygon(tile_polygon(_HOME, 1.0))
    edge.closeSubpath()
    edge.addPolygon(tile_polygon(_HOME, 1.0, 1 - 0.01))
    edge.closeSubpath()
    fill(painter, edge, colours.LINE, _TILE_LINE)


def _inner_lines() -> list[QLineF]:
    lines = []
    for direction in DIRECTIONS:
        corners = hex_polygon(unturned_hex(direction), 1.0).toList()
        lines += [
            QLineF(corners[k], corners[(k + 1) % 6])
            for k in range(6)
            if _is_inside(corners[k], corners[(k + 1) % 6])
        ]
    return list({_key(line): line for line in lines}.values())


def _is_inside(one: QPointF, other: QPointF) -> bool:
    """Return whether a side lies within the tile and not on its rim."""
    middle = (one + other) / 2
    return tile_polygon(Hex(0, 0), 1.0, 0.99).containsPoint(middle, Qt.FillRule.OddEvenFill)


def _key(line: QLineF) -> tuple[int, int]:
    return round(line.center().x() * 100), round(line.center().y() * 100)


_INNER_LINES = _inner_lines()
