"""The ground of the screens: the meadow, with the shadows of the cards that lie on it."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.art.meadow import paint_meadow
from minigolf_desktop.ui.theme import Radius, paint_panel_shadow
from minigolf_desktop.ui.widgets.look import Look

_RAISED = {"card": Radius.CARD, "panel": Radius.PANEL}
"""Corner radius of what throws a shadow, by its role."""


class MeadowScreen(QWidget):
    """A screen on the meadow. The ground is painted once a size and kept while it is shown."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        """Theme and scale that it is drawn in."""
        self._ground = QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def raised(self) -> list[QWidget]:
        """Return the widgets that throw a shadow on the meadow."""
        return [
            frame
            for frame in self.findChildren(QWidget)
            if frame.property("role") in _RAISED and frame.isVisibleTo(self)
        ]

    def event(self, event: QEvent) -> bool:
        """Forget the painted ground when the cards were laid out anew."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._ground = QPixmap()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        ratio = self.devicePixelRatioF()
        if self._ground.deviceIndependentSize().toSize() != self.size():
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._paint_ground()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the memory of the ground back."""
        self._ground = QPixmap()
        super().hideEvent(event)

    def _paint_ground(self) -> None:
        cards = [(self._place_of(card), card) for card in self.raised()]
        ground = QRegion(self.rect())
        for place, card in cards:
            # What lies under a card is never seen; round its corners it is.
            corner = self._radius_of(card)
            ground -= QRegion(place.adjusted(corner, 1, -corner, -1))
            ground -= QRegion(place.adjusted(1, corner, -1, -corner))
        painter = QPainter(self._ground)
        painter.setClipRegion(ground)
        paint_meadow(painter, QRectF(self.rect()), self.look.theme)
        for place, card in cards:
            radius = self._radius_of(card)
            paint_panel_shadow(painter, QRectF(place), self.look.theme, radius)
        painter.end()

    def _place_of(self, card: QWidget) -> QRect:
        return QRect(card.mapTo(self, card.rect().topLeft()), card.size())

    def _radius_of(self, card: QWidget) -> int:
        return _RAISED[card.property("role")].at(self.look.scale)
