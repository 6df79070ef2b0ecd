"""Confetti that falls round a finished course, and lies there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.model.designer.land import Land
from minigolf_desktop.ui.common.art.confetti import paint_confetti
from minigolf_desktop.ui.common.boards.layers import Layer
from minigolf_desktop.ui.common.theme import Theme
from minigolf_desktop.ui.designer.art.plot_shape import plot_shape

_ACROSS = 2.4
"""Scene units to a unit of the confetti."""
_ROOM = 5200.0
"""Square units of the scene for each piece."""


class FinaleItem(QGraphicsItem):
    """Confetti over the free ground of a part of the scene: none lies on the land."""

    def __init__(self, area: QRectF, land: Land, theme: Theme) -> None:
        super().__init__()
        self._area = area
        self._theme = theme
        self._fallen = 0.0
        ground = QPainterPath()
        ground.addRect(area)
        self._ground = ground.subtracted(plot_shape(land).verge)
        self.setZValue(Layer.PILL)

    @property
    def fallen(self) -> float:
        """How far it has come from above, from 0 to 1."""
        return self._fallen

    def fall(self, part: float) -> None:
        """Be so far on its way."""
        self._fallen = part
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all of its part of the scene."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint what is in the air, or lies on the ground."""
        area = self._area
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipPath(self._ground, Qt.ClipOperation.IntersectClip)
        painter.scale(_ACROSS, _ACROSS)
        pieces = round(area.width() * area.height() / _ROOM)
        small = QRectF(area.topLeft() / _ACROSS, area.size() / _ACROSS)
        paint_confetti(painter, small, self._theme, self._fallen, pieces)
