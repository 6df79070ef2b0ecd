"""A tile on its way over the table: from the rack to where it will lie."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.motion import animate


class TravellingTile(QWidget):
    """Moves from one square of a screen to another, and grows or shrinks on the way."""

    def __init__(
        self, screen: QWidget, picture: QPixmap, start: QRectF, end: QRectF, milliseconds: int
    ) -> None:
        super().__init__(screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self._start, self._end = start, end
        self.show()
        self.raise_()
        animate(self, milliseconds, self._move)

    def _move(self, share: float) -> None:
        start, end = self._start, self._end
        side = start.width() + (end.width() - start.width()) * share
        middle = start.center() + (end.center() - start.center()) * share
        place = QRectF(0, 0, side, side)
        place.moveCenter(middle)
        self.setGeometry(place.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile as large as it is now."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
        painter.end()
