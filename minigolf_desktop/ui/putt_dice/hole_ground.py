"""The ground of a hole: its tiles, a faint rim of their neighbours, and the ways of balls."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.geometry.square import pack, unpack
from minigolf_desktop.model.putt_dice import HoleTile, PuttHole
from minigolf_desktop.ui.common.art.colours import GRASS
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded, fill, grown, stroke
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.course_art import (
    CELL,
    TileAtlas,
    TilesLater,
    paint_tiles,
    resting_place,
    square_of,
)

RIM = 13.0
"""How much of the tiles around the hole shows, in units of 100 a tile."""
_VEIL = 0.7
"""How much of the neighbours the meadow hides."""
_EDGE = "#4C7F3B"
_SHADOW = "#12301E"


def hole_shape(hole: PuttHole) -> QPainterPath:
    """Return the outline of the tiles of a hole."""
    shape = QPainterPath()
    for step in hole.tiles:
        square = QPainterPath()
        square.addRect(square_of(step.cell))
        shape = shape.united(square)
    return shape.simplified()


def paint_hole(
    course: Course,
    hole: PuttHole,
    atlas: TileAtlas,
    pictures: TilesLater,
    theme: Theme,
    size: QSize,
    origin: QPointF,
    tile: int,
    ratio: float,
) -> QPixmap:
    """Return a picture of the hole: tiles that are not painted yet are left out.

    ``size`` is that of the picture, ``origin`` where cell (0, 0) begins, ``tile`` the side of a
    tile, all in logical pixels.
    """
    ground = clear_pixmap(size.width(), size.height(), ratio)
    shape = hole_shape(hole)
    rim = grown(shape, RIM)
    mine = {step.cell for step in hole.tiles}
    near = [cell for cell in course.tiles if rim.intersects(square_of(cell))]
    there = [
        cell
        for cell in (*mine, *(cell for cell in near if cell not in mine))
        if pictures.pixmap(
            course.box.design(course.tiles[cell]), course.tiles[cell] & 3, tile, ratio
        )
        is not None
    ]
    painter = QPainter(ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(origin)
    painter.scale(tile / CELL, tile / CELL)
    painter.save()
    painter.setClipPath(rim)
    # Where nothing was laid beside the hole the rim is lawn, too: it is as wide on every side.
    fill(painter, rim, GRASS)
    painter.scale(CELL / tile, CELL / tile)
    around = [cell for cell in there if cell not in mine]
    paint_tiles(painter, course, around, atlas, QPointF(), tile, ratio)
    painter.scale(tile / CELL, tile / CELL)
    fill(painter, rim, faded(theme.meadow, _VEIL))
    painter.restore()
    for step in range(3):
        fill(painter, grown(shape, 0.6 + step).translated(1.0, 2.2), _SHADOW, 0.1)
    # Where tiles are still to come.
    fill(painter, shape, theme.meadow)
    painter.scale(CELL / tile, CELL / tile)
    paint_tiles(
        painter, course, [cell for cell in there if cell in mine], atlas, QPointF(), tile, ratio
    )
    painter.scale(tile / CELL, tile / CELL)
    stroke(painter, shape, _EDGE, 1.4, cap=Qt.PenCapStyle.FlatCap)
    painter.end()
    return ground


_REACH = 20.7
"""How far from the border of two tiles the tangents of a bend meet."""


def lies_of(course: Course, hole: PuttHole) -> tuple[QPointF, ...]:
    """Return where the ball lies on each tile of a hole, and last in the cup."""
    *lies, cup = (resting_place(course, tile.cell, tile.segment) for tile in hole.tiles)
    # On the green the ball stops short of the cup.
    return (*lies, cup + (_border(*hole.tiles[-2:]) - cup) * 0.34, cup)


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
    """Return course and hole turned by a quarter if the hole is higher than wide.

    Of the two ways to turn it the one is taken that has the tee on the left.
    """
    area = area_of(hole)
    if area.height() <= area.width():
        return course, hole
    tee, green = hole.tiles[0], hole.tiles[-1]
    # Clockwise, what lies in the south comes to lie in the west.
    is_north = unpack(tee.cell)[1] < unpack(green.cell)[1]
    return _turned(course, hole, 3 if is_north else 1)


def _turned(course: Course, hole: PuttHole, quarters: int) -> tuple[Course, PuttHole]:
    """Return course and hole after so many quarter turns clockwise; the land stays as it is."""
    tiles = {
        _turned_cell(cell, quarters): tile & ~3 | (tile + quarters) & 3
        for cell, tile in course.tiles.items()
    }
    steps = tuple(tile._replace(cell=_turned_cell(tile.cell, quarters)) for tile in hole.tiles)
    return course._replace(tiles=tiles), replace(hole, tiles=steps)


def _turned_cell(cell: int, quarters: int) -> int:
    x, y = unpack(cell)
    for _ in range(quarters):
        x, y = -y, x
    return pack(x, y)


def area_of(hole: PuttHole) -> QRectF:
    """Return the rectangle of the cells of a hole."""
    area = QRectF()
    for tile in hole.tiles:
        area = area.united(square_of(tile.cell))
    return area


def _corner(tile: HoleTile) -> QPointF:
    return square_of(tile.cell).topLeft()


def _border(one: HoleTile, other: HoleTile) -> QPointF:
    """Return the middle of the side that two neighbouring tiles share."""
    return (square_of(one.cell).center() + square_of(other.cell).center()) / 2
