"""Adjustment tiles: one hex that lies on a course, seen by its bevelled edge (ruling H17)."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.eighteen_holes.course import Adjustment
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import mixed, stroke
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.bunker import bunker_shape, paint_bunker
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail, detail_at
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import polygon_round
from minigolf_desktop.ui.eighteen_holes.art.hexes.pond import paint_pond, pond_shape
from minigolf_desktop.ui.eighteen_holes.art.hexes.rough import paint_tufts
from minigolf_desktop.ui.eighteen_holes.art.hexes.wood import paint_wood

_SIDE = 0.955
"""Side of the plate, in sides of a hex."""
_EDGE = 0.045


def paint_adjustment(painter: QPainter, adjustment: Adjustment, unit: float) -> None:
    """Paint an adjustment tile round the origin; its place decides how its terrain looks."""
    detail = detail_at(unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(unit, unit)
    seed = f"adjustment:{adjustment.place.q}:{adjustment.place.r}"
    paint_plate(painter, QPointF(0, 0), seed, ground=True)
    here = (Hex(0, 0),)
    match adjustment.terrain:
        case Terrain.WATER:
            paint_pond(painter, pond_shape(here, seed, 0.0), detail)
        case Terrain.LAKE:
            paint_pond(painter, pond_shape(here, seed, 0.0, lake=True), detail)
        case Terrain.BUNKER:
            paint_bunker(painter, bunker_shape(here, seed, 0.0), detail)
        case Terrain.TREES:
            paint_wood(painter, QPointF(0, 0), seed, 0.0, detail)
        case _ if detail is not Detail.FAR:
            paint_tufts(painter, Chance(seed, "growth"), QPointF(0, 0), detail)
    painter.restore()


def paint_plate(painter: QPainter, middle: QPointF, seed: str, *, ground: bool) -> None:
    """Paint the plate of an adjustment tile, or its edge only, in units of a hex's side."""
    plate = polygon_round(middle, _SIDE)
    if ground:
        chance = Chance(seed, "plate")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(colours.ROUGH, colours.ROUGH_PALE, chance.between(0.2, 0.7)))
        painter.drawPolygon(plate)
    corners = plate.toList()
    # The sides to the west and north are lit, the others lie in the shade.
    for first, colour, strength in ((5, colours.SHADE, 0.42), (2, colours.TUFT_PALE, 0.9)):
        edge = QPainterPath(corners[first])
        for step in (1, 2, 3):
            edge.lineTo(corners[(first + step) % 6])
        stroke(painter, edge, colour, _EDGE, strength)
