"""The ground of the screens: the meadow, with the shadows of the cards that lie on it."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
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
        painter = QPainter(self._ground)
        paint_meadow(painter, QRectF(self.rect()), self.look.theme)
        for frame in self.raised():
            corner = frame.mapTo(self, frame.rect().topLeft())
            radius = _RAISED[frame.property("role")].at(self.look.scale)
            paint_panel_shadow(
                painter,
                QRectF(corner.x(), corner.y(), frame.width(), frame.height()),
                self.look.theme,
                radius,
            )
        painter.end()
