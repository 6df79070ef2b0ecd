"""The tiles of a hole with a faint rim of their neighbours."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from minigolf_desktop.model.designer import Course
from minigolf_desktop.model.putt_dice import PuttHole
from minigolf_desktop.ui.common.art.colours import GRASS
from minigolf_desktop.ui.common.art.drawing import clear_pixmap, faded, fill, grown, stroke
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.course_art import (
    CELL,
    TileAtlas,
    TilesLater,
    paint_tiles,
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
