"""Waters: a shore, a bank in the shade, paler water in the middle, white waves."""

from dataclasses import dataclass

from PySide6.QtGui import QPainter, QPainterPath

from minigolf_desktop.model.geometry.hexagon import Hex
from minigolf_desktop.ui.common.art.chance import Chance
from minigolf_desktop.ui.common.art.drawing import fill, stroke
from minigolf_desktop.ui.common.art.kept import kept
from minigolf_desktop.ui.eighteen_holes.art.hexes import colours
from minigolf_desktop.ui.eighteen_holes.art.hexes.blob import Bulge, blob_loops
from minigolf_desktop.ui.eighteen_holes.art.hexes.detail import Detail
from minigolf_desktop.ui.eighteen_holes.art.hexes.grid import hex_centre
from minigolf_desktop.ui.eighteen_holes.art.hexes.polygons import (
    Points,
    offset,
    outline,
    turned_points,
)

_BULGE = Bulge(0.785, 0.08, 0.95)
_LAKE = Bulge(0.51, 0.09, 0.9)
_SHORE = 0.06
_WAVES = ((-0.22, -0.16, 0.2), (0.2, 0.02, 0.26), (-0.12, 0.3, 0.18))
_BOLD_WAVES = ((0.0, -0.16, 0.26), (0.0, 0.2, 0.26))
"""Waves by their middles, seen from that of the hex, and half their lengths."""


@dataclass(frozen=True, eq=False)
class PondShape:
    """The layers of a water, from below."""

    shore: QPainterPath
    bank: QPainterPath
    shade: QPainterPath
    water: QPainterPath
    light: QPainterPath
    waves: QPainterPath
    bold_waves: QPainterPath


def paint_pond(painter: QPainter, shape: PondShape, detail: Detail) -> None:
    """Paint a water in units of a hex's side."""
    fill(painter, shape.shore, colours.SHORE)
    fill(painter, shape.bank, colours.WATER_BANK)
    fill(painter, shape.shade, colours.WATER_SHADE)
    fill(painter, shape.water, colours.WATER)
    fill(painter, shape.light, colours.WATER_LIGHT)
    if detail > Detail.SMALL:
        stroke(painter, shape.waves, colours.WAVE, 0.06, 0.95)
    else:
        stroke(painter, shape.bold_waves, colours.WAVE, 0.11, 0.95)


@kept(96)
def pond_shape(places: tuple[Hex, ...], seed: str, angle: float, lake: bool = False) -> PondShape:
    """Return a water over connected hexes, drawn from a seed, then turned by an angle.

    A lake is small enough for the fairway to show all round it.
    """
    chance = Chance(seed, "water")
    loops = [
        turned_points(loop, angle) for loop in blob_loops(places, _LAKE if lake else _BULGE, chance)
    ]
    middles = turned_points([hex_centre(place, 1.0).toTuple() for place in places], angle)
    size = 0.6 if lake else 1.0
    return PondShape(
        shore=outline(offset(loop, _SHORE) for loop in loops),
        bank=outline(loops),
        shade=outline(offset(loop, -0.035, (0.025, 0.03)) for loop in loops),
        water=outline(offset(loop, -0.08, (0.06, 0.07)) for loop in loops),
        light=outline(offset(loop, -0.3 * size, (0.05, 0.06)) for loop in loops),
        waves=_waves(middles, _WAVES, size),
        bold_waves=_waves(middles, _BOLD_WAVES, size),
    )


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
