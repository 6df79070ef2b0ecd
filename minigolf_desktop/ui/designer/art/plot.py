"""The plot of land below the tiles, in units of 100 a cell: cell (x, y) starts at (100x, 100y)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art import scenery_colours as paint
from minigolf_desktop.ui.common.art.drawing import fill, mixed, paint_bands
from minigolf_desktop.ui.common.art.surroundings import Surroundings, surroundings_of
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art import fence
from minigolf_desktop.ui.designer.art.gate import paint_gate
from minigolf_desktop.ui.designer.art.plot_shape import plot_shape
from minigolf_desktop.ui.designer.art.water import paint_water

_MARGIN = 30.0
"""Room for the fence and the shadow round a land."""


def surroundings_of_land(land: Land | None) -> Surroundings:
    """Return what lies about a land, or about a board without one."""
    return surroundings_of("open ground" if land is None else land.id or land.name)


def paint_plot(painter: QPainter, land: Land, theme: Theme, roof: QColor | None) -> None:
    """Paint everything below the tiles: shadow, lawn, water, gate and fence.

    ``roof`` is the player's colour, or None for a gate that belongs to nobody.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = plot_shape(land)
    for step, layer in enumerate(shape.halo):
        fill(
            painter,
            layer.translated(7 + step, 9 + 1.2 * step),
            theme.plot_shadow,
            1 / len(shape.halo),
        )
    fill(painter, shape.verge, theme.land_edge)
    lawn_bands = mixed(theme.land, theme.land_band, 0.8)
    _paint_ground(painter, shape.lawn, theme.land, lawn_bands, 100)
    fill(painter, shape.dashes, theme.cell_dash)
    _paint_ground(painter, shape.pond_ground, QColor(paint.GRASS), QColor(paint.GRASS_BAND), 50)
    paint_water(painter, land)
    paint_gate(painter, land.gate, roof)
    fence.paint_fence(painter, land)
    painter.restore()


def _paint_ground(
    painter: QPainter, ground: QPainterPath, grass: QColor, band: QColor, period: float
) -> None:
    if ground.isEmpty():
        return
    fill(painter, ground, grass)
    painter.save()
    painter.setClipPath(ground, Qt.ClipOperation.IntersectClip)
    paint_bands(painter, ground.boundingRect(), band, period)
    painter.restore()


def paint_evening(painter: QPainter, land: Land, theme: Theme) -> None:
    """Lay the dark theme's evening over the plot and the tiles on it; nothing in the light one."""
    if theme.evening.alpha() == 0:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    fill(painter, plot_shape(land).verge, theme.evening)
    painter.restore()


def plot_bounds(land: Land) -> QRectF:
    """Return the rectangle that a plot takes up with its fence and most of its shadow."""
    return plot_shape(land).whole.boundingRect().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
