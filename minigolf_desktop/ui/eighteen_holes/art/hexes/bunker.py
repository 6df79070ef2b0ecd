"""Bunkers: sand with a lip in the shade, raked in curves."""

from dataclasses import dataclass
from math import radians

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import fill
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.blob import Bulge, blob_loops
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import (
    offset,
    on_circle,
    outline,
    turned_points,
)

_BULGE = Bulge(0.745, 0.15, 0.9)
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
    lip: QPainterPath
    shade: QPainterPath
    sand: QPainterPath
    rakings: QPainterPath
    """Short marks. No dashes: pictures in SVG have them too long on so thin a line."""


def paint_bunker(painter: QPainter, shape: BunkerShape, detail: Detail) -> None:
    """Paint a bunker in units of a hex's side."""
    fill(painter, shape.rim, colours.CUT)
    fill(painter, shape.lip, colours.SAND_LIP)
    fill(painter, shape.shade, colours.SAND_SHADE)
    fill(painter, shape.sand, colours.SAND)
    if detail is Detail.FAR:
        return
    pen = QPen(colours.RAKE, 0.045, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape.rakings)


@kept(96)
def bunker_shape(places: tuple[Hex, ...], seed: str, angle: float) -> BunkerShape:
    """Return a bunker over connected hexes, drawn from a seed, then turned by an angle."""
    loops = [
        turned_points(loop, angle) for loop in blob_loops(places, _BULGE, Chance(seed, "bunker"))
    ]
    sand = outline(offset(loop, -0.09, (0.07, 0.08)) for loop in loops)
    return BunkerShape(
        rim=outline(offset(loop, _RIM) for loop in loops),
        lip=outline(loops),
        shade=outline(offset(loop, -0.045, (0.035, 0.04)) for loop in loops),
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
