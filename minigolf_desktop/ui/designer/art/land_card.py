"""Pictures of lands for cards and lists."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art.atlas import MEGABYTE, keeps_pictures
from minigolf_desktop.ui.common.art.drawing import clear_pixmap
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.fence import fence_of
from minigolf_desktop.ui.designer.art.plot import paint_evening, paint_plot, plot_bounds


def land_pixmap(
    land: Land, theme: Theme, width: int, height: int, ratio: float, roof: QColor | None = None
) -> QPixmap:
    """Return a picture of a land on a clear ground, as large as fits the logical pixels given.

    ``ratio`` is the pixel ratio of the screen, ``roof`` a player's colour.
    """
    return _pixmap(land, theme, width, height, ratio, roof.name() if roof else "")


def paint_land(
    painter: QPainter, land: Land, theme: Theme, rect: QRectF, roof: QColor | None = None
) -> None:
    """Paint a land in the middle of a rectangle, as large as fits."""
    bounds = plot_bounds(land)
    fit = min(rect.width() / bounds.width(), rect.height() / bounds.height())
    painter.save()
    painter.translate(rect.center())
    painter.scale(fit, fit)
    painter.translate(-bounds.center())
    paint_plot(painter, land, theme, roof)
    paint_evening(painter, land, theme)
    painter.restore()


def land_shapes(land: Land) -> Iterator[None]:
    """Work out what a land is painted of, one shape after the other, so that nothing waits."""
    plot_bounds(land)
    yield
    fence_of(land)
    yield


@keeps_pictures(16 * MEGABYTE, for_a_game=True)
def _pixmap(land: Land, theme: Theme, width: int, height: int, ratio: float, roof: str) -> QPixmap:
    picture = clear_pixmap(width, height, ratio)
    painter = QPainter(picture)
    rect = QRectF(0, 0, width, height)
    paint_land(painter, land, theme, rect, QColor(roof) if roof else None)
    painter.end()
    return picture
