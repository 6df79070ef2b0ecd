"""Where a ball lies and rolls on the tiles of a hole, in units of 100 a cell."""

from dataclasses import replace
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from minigolf_desktop.model.designer import Course, Role, TileDesign
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.model.putt_dice import HoleTile, PuttHole
from minigolf_desktop.ui.designer.art.layout import tile_plan
from minigolf_desktop.ui.designer.art.places import Kind

CELL = 100.0

_EDGES = (QPointF(50, 0), QPointF(100, 50), QPointF(50, 100), QPointF(0, 50))
"""Middle of each side of a tile, north first."""
_MIDDLE = QPointF(50, 50)
_BOW = 0.414
"""How far the middle of a bend lies from the middle of its chord towards that of the tile."""
_REACH = 20.7
"""How far from the border of two tiles the tangents of a bend meet."""


def lies_of(course: Course, hole: PuttHole) -> tuple[QPointF, ...]:
    """Return where the ball lies on each tile of a hole, and last in the cup."""
    lies = [_corner(tile) + _lie(course, tile) for tile in hole.tiles]
    green = hole.tiles[-1]
    cup = _corner(green) + _furniture(course, green, Kind.CUP)
    # On the green the ball stops short of the cup.
    lies[-1] = cup + (_mouth(course, green) - cup) * 0.34
    return (*lies, cup)


def way_between(course: Course, hole: PuttHole, start: int, end: int) -> QPainterPath:
    """Return the way of a ball from one position to another, backwards as well."""
    lies = lies_of(course, hole)
    path = QPainterPath(lies[start])
    step = 1 if end >= start else -1
    for here in range(start, end, step):
        there = here + step
        if max(here, there) == hole.length:
            path.lineTo(lies[there])
            continue
        border = _border(hole.tiles[here], hole.tiles[there])
        ahead = (_corner(hole.tiles[there]) - _corner(hole.tiles[here])) * (_REACH / CELL)
        path.quadTo(border - ahead, border)
        path.quadTo(border + ahead, lies[there])
    return path


def laid_wide(course: Course, hole: PuttHole) -> tuple[Course, PuttHole]:
    """Return course and hole turned by a quarter if the hole is higher than wide."""
    area = area_of(hole)
    if area.height() <= area.width():
        return course, hole
    tiles = {_turned(cell): tile & ~3 | (tile + 1) & 3 for cell, tile in course.tiles.items()}
    steps = tuple(tile._replace(cell=_turned(tile.cell)) for tile in hole.tiles)
    return course._replace(tiles=tiles), replace(hole, tiles=steps)


def _turned(cell: int) -> int:
    x, y = unpack(cell)
    return pack(-y, x)


def area_of(hole: PuttHole) -> QRectF:
    """Return the rectangle of the cells of a hole."""
    area = QRectF()
    for tile in hole.tiles:
        area = area.united(QRectF(_corner(tile), _corner(tile) + QPointF(CELL, CELL)))
    return area


def _corner(tile: HoleTile) -> QPointF:
    x, y = unpack(tile.cell)
    return QPointF(x * CELL, y * CELL)


def _border(one: HoleTile, other: HoleTile) -> QPointF:
    """Return the middle of the side that two neighbouring tiles share."""
    return (_corner(one) + _corner(other)) / 2 + _MIDDLE


def _mouth(course: Course, tile: HoleTile) -> QPointF:
    """Return the middle of the first side of a path on its tile."""
    side = course.box.pieces[course.tiles[tile.cell]][tile.segment].sides[0]
    return _corner(tile) + _EDGES[side]


def _lie(course: Course, tile: HoleTile) -> QPointF:
    piece = course.box.pieces[course.tiles[tile.cell]][tile.segment]
    if piece.role is Role.TEE:
        return _furniture(course, tile, Kind.MAT)
    if piece.role is Role.GREEN:
        return _furniture(course, tile, Kind.CUP)
    first, second = (_EDGES[side] for side in piece.sides)
    chord = (first + second) / 2
    return chord + (_MIDDLE - chord) * _BOW


def _furniture(course: Course, tile: HoleTile, kind: Kind) -> QPointF:
    turned = course.tiles[tile.cell]
    return _place(course.box.design(turned), turned & 3, tile.segment, kind)


@cache
def _place(design: TileDesign, rotation: int, segment: int, kind: Kind) -> QPointF:
    for place in tile_plan(design, rotation).places:
        if place.kind is kind and place.segment == segment:
            return QPointF(place.x, place.y)
    return QPointF(_MIDDLE)
