"""What lies under the tiles: meadow, plot, and the cells where a carried tile may go.

The plot is painted once for a size and copied from then on.
"""

from collections import OrderedDict
from collections.abc import Collection, Iterable
from functools import partial
from typing import cast

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRegion, QTransform

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.model.geometry.square import unpack
from minigolf_desktop.ui.common.art.asked_pictures import AskedPictures
from minigolf_desktop.ui.common.art.drawing import fill, finished
from minigolf_desktop.ui.common.boards.backdrop import Backdrop, Seen
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.plot import (
    paint_evening,
    paint_plot,
    plot_bounds,
    surroundings_of_land,
)
from minigolf_desktop.ui.designer.art.plot_shape import plot_shape

_CREAM = QColor("#FFFDF3")

_SHARPEST = 200
"""Device pixels a cell beyond which the plot's picture is stretched: it would take up too much."""

_MOST_PIXELS = 4_000_000
"""Device pixels of the plots that are kept, together."""

_PlotKey = tuple[int, int, int, float]
"""What makes a plot's picture: land, roof, size of a tile, device pixels a logical one."""


class Ground:
    """Paints meadow and plot of one land."""

    def __init__(self, theme: Theme, roof: QColor, later: AskedPictures) -> None:
        """``later`` has plots painted, in another turn where this one has taken long enough."""
        self._theme = theme
        self._later = later
        self._roof = roof
        self._land: Land | None = None
        self._bounds = QRectF()
        self._surroundings = surroundings_of_land(None)
        self._meadow = Backdrop()
        self._plot = QPixmap()
        self._plot_key: _PlotKey | None = None
        self._sharp = 0.0
        self._plots: OrderedDict[_PlotKey, tuple[Land, QPixmap]] = OrderedDict()
        self._places: dict[tuple[bool, int, float], QPixmap] = {}

    @property
    def look(self) -> tuple[object, ...]:
        """What it looks like, to be compared: another land, roof or theme looks otherwise,
        and one of which the plot is not painted yet.
        """
        return id(self._land), self._roof.rgb(), self._theme.name, self._plot_key

    def set_land(self, land: Land | None) -> None:
        """Show another land, or none."""
        self._land = land
        if land is not None:
            self._bounds = plot_bounds(land).toAlignedRect().toRectF()
        self._surroundings = surroundings_of_land(land)

    def set_roof(self, roof: QColor) -> None:
        """Take the roof of another player's gate."""
        self._roof = roof

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of another theme."""
        self._theme = theme
        self._plot_key = None
        self._plots.clear()
        self._places.clear()

    def paint_meadow(
        self, painter: QPainter, part: QRect, ratio: float, view: QSize, free: QRectF
    ) -> None:
        """Paint a part of the meadow of a view, in the view's own pixels.

        ``view`` is its size, ``free`` what panels leave of it. The painter is left with another
        transform.
        """
        pixels = QRectF(part.topLeft() * ratio, part.size() * ratio).toAlignedRect()
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        self._meadow.paint(
            painter, pixels, Seen(self._theme, view, free, ratio), self._surroundings
        )

    def paint_plot(self, painter: QPainter, part: QRect, tile_size: int, ratio: float) -> None:
        """Paint the plot in a part of a view, in the view's own pixels.

        The painter's units are 100 a cell. ``tile_size`` is the size in logical pixels at which
        the zoom is at rest.
        """
        if self._land is None:
            return
        bounds, world = self._bounds, painter.worldTransform()
        key = (id(self._land), self._roof.rgb(), tile_size, ratio)
        if self._plot_key != key and not self._take_plot(key, self._land, bounds):
            return
        sharp = self._sharp
        if abs(world.m11() * ratio - sharp) < 1e-6:
            self._copy_plot(painter, part, world, ratio)
            return
        inverse, _ = world.inverted()
        visible = bounds.intersected(inverse.mapRect(part.toRectF()))
        if not visible.isEmpty():
            source = QRectF((visible.topLeft() - bounds.topLeft()) * sharp, visible.size() * sharp)
            painter.drawPixmap(visible, self._plot, source)

    def _copy_plot(self, painter: QPainter, part: QRect, world: QTransform, ratio: float) -> None:
        # A pixel beyond the part, and where two parts meet the shadow would lie there twice.
        target = world.mapRect(self._bounds).toAlignedRect().intersected(part).toRectF()
        if target.isEmpty():
            return
        corner = world.map(self._bounds.topLeft())
        left, top = round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio
        source = QRectF(target.translated(-left, -top).topLeft() * ratio, target.size() * ratio)
        painter.resetTransform()
        painter.drawPixmap(target, self._plot, source)
        painter.setWorldTransform(world)

    def _take_plot(self, key: _PlotKey, land: Land, bounds: QRectF) -> bool:
        """Take the picture of a plot, or stay with that of another size until it is painted.

        Returns whether there is one to show.
        """
        _, _, tile_size, ratio = key
        sharp = min(tile_size * ratio, _SHARPEST) / 100
        if key in self._plots:
            picture: QPixmap | None = self._plots[key][1]
            self._plots.move_to_end(key)
        else:
            paint = partial(self._keep_plot, key, land, bounds, sharp)
            picture = self._later.ask(("plot", *key), paint)
        if picture is None:
            return self._plot_key is not None and self._plot_key[:2] == key[:2]
        self._plot, self._plot_key, self._sharp = picture, key, sharp
        return True

    def _keep_plot(self, key: _PlotKey, land: Land, bounds: QRectF, sharp: float) -> QPixmap:
        """Paint a plot, and keep it: those of a group come back turn by turn."""
        picture = finished(self._painted_plot(land, bounds, sharp))
        self._plots[key] = land, picture
        while len(self._plots) > 1 and sum(map(_pixels, self._plots.values())) > _MOST_PIXELS:
            self._plots.popitem(last=False)
        return picture

    def _painted_plot(self, land: Land, bounds: QRectF, sharp: float) -> QPixmap:
        picture = QPixmap((bounds.size() * sharp).toSize() + QSize(1, 1))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(sharp, sharp)
        painter.translate(-bounds.topLeft())
        paint_plot(painter, land, self._theme, self._roof)
        paint_evening(painter, land, self._theme)
        painter.end()
        return picture

    def paint_veil(self, painter: QPainter, strength: float) -> None:
        """Lay the veil on pond and gate, which no line of the score concerns."""
        if self._land is None or strength <= 0:
            return
        shape = plot_shape(self._land)
        fill(painter, shape.whole.subtracted(shape.lawn), self._theme.veil, strength)

    def paint_places(
        self,
        painter: QPainter,
        exposed: QRegion,
        cells: Collection[int],
        tile_size: int,
        ratio: float,
    ) -> None:
        """Show softly where the carried tile may go.

        ``exposed`` is what is to be painted, in the pixels of the view.
        """
        if not cells:
            return
        world = painter.worldTransform()
        scale = world.m11() * 100
        asked = _cells_in(exposed, scale, world.dx(), world.dy())
        painter.resetTransform()
        for cell in cells:
            x, y = unpack(cell)
            if any(x in across and y in down for across, down in asked):
                square = QRectF(x * scale + world.dx(), y * scale + world.dy(), scale, scale)
                on_land = self._land is None or cell in self._land.free
                picture = self._place_picture(on_land, tile_size, ratio)
                if abs(scale - tile_size) < 0.01:
                    painter.drawPixmap(square.topLeft(), picture)
                else:
                    painter.drawPixmap(square, picture, QRectF(picture.rect()))
        painter.setWorldTransform(world)

    def _place_picture(self, on_land: bool, tile_size: int, ratio: float) -> QPixmap:
        key = (on_land, tile_size, ratio)
        if key not in self._places:
            if len(self._places) > 1:
                self._places.clear()
            place = _painted_place(tile_size, ratio, on_land, self._theme.is_dark)
            self._places[key] = finished(place)
        return self._places[key]


def _painted_place(tile_size: int, ratio: float, on_land: bool, dark: bool) -> QPixmap:
    side = max(1, round(tile_size * ratio))
    picture = QPixmap(side, side)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    wash, edge = QColor(_CREAM), QColor(_CREAM)
    if on_land:
        wash.setAlphaF(0.10 if dark else 0.34)
        edge.setAlphaF(0.5 if dark else 0.95)
        pen = QPen(edge, 2.4)
    else:
        wash.setAlphaF(0.04 if dark else 0.14)
        edge.setAlphaF(0.22 if dark else 0.55)
        pen = QPen(edge, 2)
        pen.setDashPattern([3, 4])
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(tile_size / 100, tile_size / 100)
    painter.setBrush(wash)
    painter.setPen(pen)
    painter.drawRoundedRect(QRectF(7, 7, 86, 86), 10, 10)
    painter.end()
    return picture


def _cells_in(exposed: QRegion, scale: float, left: float, top: float) -> list[tuple[range, range]]:
    """Return the columns and rows of cells of which some part, or just the edge, is exposed.

    ``left`` and ``top`` are where the cell (0, 0) begins, ``scale`` is the size of a cell.
    """
    return [
        (
            range(
                int((part.left() - 1 - left) // scale), int((part.right() + 2 - left) // scale) + 1
            ),
            range(
                int((part.top() - 1 - top) // scale), int((part.bottom() + 2 - top) // scale) + 1
            ),
        )
        for part in cast("Iterable[QRect]", exposed)
    ]


def _pixels(kept: tuple[Land, QPixmap]) -> int:
    return kept[1].width() * kept[1].height()
