"""Fairways as they are painted: turf with a rim, mown bands across the line of play."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import pi

from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex, opposite
from minigolf_desktop.ui.common.art.drawing import fill
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import (
    SQRT3,
    bearing,
    hex_polygon,
    step_vector,
)
from minigolf_desktop.ui.eighteen_holes.art.hexes.ground import PLACES, Ground, unturned_hex
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import (
    Point,
    Points,
    angle_of,
    clipped,
    on_circle,
    turned_points,
    union,
)
from minigolf_desktop.ui.eighteen_holes.art.hexes.turf import SIDE, cores, hub_pieces, middle_of

_RIM = 0.1
"""Width of the half-high grass round the fairway."""
_BAND = SQRT3 / 4
"""Width of a mown band: two periods of dark and light from one hex to the next."""
_FAR = 3.0
"""Longer than any band within its hex."""


@dataclass(frozen=True, eq=False)
class FairwayShape:
    """The fairways of a tile, unturned, in sides of a hex."""

    turf: QPainterPath
    rim: QPainterPath
    bands: QPainterPath


def paint_fairways(painter: QPainter, ground: Ground) -> None:
    """Paint the fairways of a tile in units of a hex's side."""
    shape = fairway_shape(ground.face, ground.terrain)
    if shape.turf.isEmpty():
        return
    painter.save()
    painter.rotate(ground.angle)
    fill(painter, shape.rim, colours.CUT)
    fill(painter, shape.turf, colours.FAIRWAY)
    fill(painter, shape.bands, colours.FAIRWAY_BAND)
    painter.restore()


@kept(64)
def fairway_shape(face: Face, terrain: tuple[Terrain, ...]) -> FairwayShape:
    """Return the shape of a face's fairways with this ground on its hexes.

    Those of the largest course are kept, 45 kB each.
    """
    ground = Ground(face, 0, terrain, frozenset())
    hubs = [place for place in PLACES if ground.links[place]]
    wide = list(cores(ground, hubs))
    turf = {place: list(hub_pieces(ground, place)) for place in hubs}
    rim = [piece for place in hubs for piece in hub_pieces(ground, place, _RIM)]
    return FairwayShape(
        turf=union([*wide, *(piece for pieces in turf.values() for piece in pieces)]),
        rim=union([*wide, *rim]),
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


def _bands(ground: Ground, place: int) -> Iterator[Points]:
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
