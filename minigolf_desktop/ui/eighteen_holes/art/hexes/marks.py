"""What is printed in the diamonds of a tile while a course is built: id, stars, arrow."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.geometry.hexagon import NORTH_WEST, Hex, turned
from minigolf_desktop.ui.common.art.drawing import fill
from minigolf_desktop.ui.common.art.shapes import star
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import bearing, tile_corner
from minigolf_desktop.ui.eighteen_holes.art.hexes.lettering import paint_letters
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import outline

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
    paint_letters(painter, face.id, spot, 0.36, colours.MARK)
    spot = tile_corner(Hex(0, 0), _SOUTH_EAST, 1.0, _OUT)
    for k in range(face.stars):
        painter.save()
        painter.translate(spot + QPointF((k - (face.stars - 1) / 2) * 0.3, 0))
        painter.rotate(-90)
        painter.scale(0.155, 0.155)
        fill(painter, star(5, 0.45), colours.STAR)
        painter.restore()
    towards = turned(face.arrow, turn)
    corner = _NORTH_EAST if towards == NORTH_WEST else _NORTH_WEST
    painter.save()
    painter.translate(tile_corner(Hex(0, 0), corner, 1.0, _OUT))
    painter.rotate(bearing(towards))
    fill(painter, outline([_ARROW]), colours.MARK)
    painter.restore()
