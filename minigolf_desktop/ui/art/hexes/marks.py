"""What is printed in the diamonds of a tile while a course is built: id, stars, arrow."""

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.faces import Face
from minigolf_desktop.model.geometry.hexagon import NORTH_WEST, Hex, turned
from minigolf_desktop.ui.art.drawing import fill
from minigolf_desktop.ui.art.hexes import colours
from minigolf_desktop.ui.art.hexes.grid import bearing, tile_corner
from minigolf_desktop.ui.art.hexes.polygons import outline
from minigolf_desktop.ui.art.shapes import star
from minigolf_desktop.ui.theme import font

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
_FIGURE = 100
"""Size of the font that letters are made from, in pixels."""


def paint_marks(painter: QPainter, face: Face, turn: int) -> None:
    """Paint the marks of a face in units of a hex's side; texts stay upright."""
    paint_words(painter, face.id, tile_corner(Hex(0, 0), _SOUTH_WEST, 1.0, _OUT), 0.34)
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


def paint_words(painter: QPainter, words: str, middle: QPointF, height: float) -> None:
    """Paint letters round a point; ``height`` is the size of their font."""
    painter.save()
    painter.translate(middle)
    painter.scale(height / _FIGURE, height / _FIGURE)
    fill(painter, lettering(words), colours.MARK)
    painter.restore()


@lru_cache(maxsize=256)
def lettering(words: str) -> QPainterPath:
    """Return words as a path round the origin, from a font 100 high."""
    face = font("figure")
    face.setPixelSize(_FIGURE)
    face.setWeight(QFont.Weight.ExtraBold)
    path = QPainterPath()
    path.addText(0, 0, face, words)
    middle = path.boundingRect().center()
    return path.translated(-middle.x(), -middle.y())
