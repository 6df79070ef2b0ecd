"""Paths of a plot of land, built once a land: 100 units a cell, cell (x, y) at (100x, 100y)."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from minigolf_desktop.model.designer.land import Gate, Land
from minigolf_desktop.model.geometry.square import EAST, SOUTH, STEP, unpack
from minigolf_desktop.ui.common.art.drawing import box, grown
from minigolf_desktop.ui.common.art.kept import kept

CELL = 100.0
"""Side of a cell in units."""

GATE_RADIUS = 2 * CELL

LANDS = 16
"""Lands of which paths are kept, more than are to choose from at a time: 0.6 MB each, with what Qt
makes of them to draw them."""

_TURNS = {"SE": 0, "SW": 1, "NW": 2, "NE": 3}
"""Quarter turns clockwise that bring a gate facing south-east to each facing."""


@dataclass(frozen=True, eq=False)
class PlotShape:
    """The ground of one land as paths ready to fill."""

    lawn: QPainterPath
    """Cells to build on."""
    dashes: QPainterPath
    """Dashed lines between them."""
    pond_ground: QPainterPath
    """Cells with water, and the corners of lawn beside the gate's round side."""
    whole: QPainterPath
    """Everything inside the fence."""
    verge: QPainterPath
    """The whole with the strip of grass up to the fence."""
    halo: tuple[QPainterPath, ...]
    """Layers of the shadow that the plot throws on the meadow."""


@kept(LANDS)
def plot_shape(land: Land) -> PlotShape:
    """Return the paths of a land."""
    water = squares(land.water)
    verges = gate_verges(land)
    ground = QPainterPath(water)
    ground.addPath(verges)
    whole = squares({*land.free, *land.water}).simplified()
    whole = whole.united(verges).united(gate_disk(land.gate)).simplified()
    return PlotShape(
        lawn=squares(land.free),
        dashes=_dashes(land.free),
        pond_ground=ground,
        whole=whole,
        verge=grown(whole, 9),
        halo=tuple(grown(whole, 10 + 3.4 * step) for step in range(5)),
    )


def squares(cells: Collection[int]) -> QPainterPath:
    """Return cells as one path without seams, to be filled; its parts overlap nowhere."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for cell in sorted(cells):
        x, y = unpack(cell)
        path.addRect(QRectF(x * CELL, y * CELL, CELL, CELL))
    return path


def gate_turn(gate: Gate) -> QTransform:
    """Return what brings the drawing of a gate facing south-east at the origin to its place."""
    turn = QTransform().translate(gate.x * CELL + CELL, gate.y * CELL + CELL)
    turn.rotate(90 * _TURNS[gate.facing])
    return turn.translate(-CELL, -CELL)


def gate_disk(gate: Gate) -> QPainterPath:
    """Return the quarter disk of a gate."""
    path = QPainterPath(QPointF(GATE_RADIUS, GATE_RADIUS))
    path.lineTo(GATE_RADIUS, 0)
    path.arcTo(QRectF(0, 0, 2 * GATE_RADIUS, 2 * GATE_RADIUS), 90, 90)
    path.closeSubpath()
    return gate_turn(gate).map(path)


def gate_verges(land: Land) -> QPainterPath:
    """Return the slivers between the gate's round side and land that lies right beside it.

    Two fences would have no room there, so the lawn runs up to the round side.
    """
    turn = gate_turn(land.gate)
    ground = {*land.free, *land.water}
    path = QPainterPath()
    for sliver, beside in (
        (box(0, CELL, CELL, CELL), (-CELL / 2, 1.5 * CELL)),
        (box(CELL, 0, CELL, CELL), (1.5 * CELL, -CELL / 2)),
    ):
        neighbour = turn.map(QPointF(*beside))
        if any(_cell_rect(cell).contains(neighbour) for cell in ground):
            path.addPath(turn.map(sliver).subtracted(gate_disk(land.gate)))
    return path


def outline_polygons(path: QPainterPath) -> list[list[tuple[float, float]]]:
    """Return the closed loops of a path's outline, holes included, as points."""
    return [
        [(loop.at(index).x(), loop.at(index).y()) for index in range(loop.size())]
        for loop in path.toSubpathPolygons()
    ]


def _cell_rect(cell: int) -> QRectF:
    x, y = unpack(cell)
    return QRectF(x * CELL, y * CELL, CELL, CELL)


def _dashes(cells: Collection[int]) -> QPainterPath:
    path = QPainterPath()
    for cell in sorted(cells):
        x, y = (CELL * value for value in unpack(cell))
        for dash in range(7):
            along = 6.5 + dash * 13.5
            if cell + STEP[EAST] in cells:
                path.addRect(QRectF(x + CELL - 1.1, y + along, 2.2, 6.5))
            if cell + STEP[SOUTH] in cells:
                path.addRect(QRectF(x + along, y + CELL - 1.1, 6.5, 2.2))
    return path
