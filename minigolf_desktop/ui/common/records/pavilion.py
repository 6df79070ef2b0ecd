"""The pavilion that pictures of courses hang in: awning, smooth cloth, a strip of lawn."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame

from minigolf_desktop.ui.common.art.cloth import paint_pavilion
from minigolf_desktop.ui.common.theme import Radius
from minigolf_desktop.ui.common.widgets.look import Look


class Pavilion(QFrame):
    """A card of cloth."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setAccessibleName(name)
        self._look = look
        self._ground = QPixmap()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pavilion: once a size."""
        ratio = self.devicePixelRatioF()
        if self._ground.deviceIndependentSize().toSize() != self.size():
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            ground = QPainter(self._ground)
            paint_pavilion(ground, QRectF(self.rect()), self._look.theme, self._look.scale)
            ground.end()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corners = QPainterPath()
        radius = Radius.CARD.at(self._look.scale)
        corners.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(corners)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()
