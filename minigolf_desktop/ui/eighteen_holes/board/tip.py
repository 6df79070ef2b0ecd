"""The small panel beside the landing pointed at: where the ball lands, and what follows."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from minigolf_desktop.ui.common.theme import Theme, font
from minigolf_desktop.ui.common.theme.shadow import paint_panel, paint_panel_shadow
from minigolf_desktop.ui.eighteen_holes.board.layers import HexLayer

_WIDEST = 260
_PADDING = 14
_RADIUS = 10
_WRAPS = int(Qt.TextFlag.TextWordWrap)


class TipItem(QGraphicsItem):
    """Two lines on a panel that keeps its size whatever the zoom; its top or bottom middle is its
    position.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._scale = 1.0
        self._words = ("", "")
        self._title = QRectF()
        self._note = QRectF()
        self._above = False
        self._shift = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(HexLayer.TIP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    @property
    def words(self) -> tuple[str, str]:
        """Title and note."""
        return self._words

    @property
    def height(self) -> float:
        """Height in pixels."""
        lines = self._title.height() + self._note.height()
        return lines + (14 if self._words[1] else 12) * self._scale

    @property
    def width(self) -> float:
        """Width in pixels."""
        return max(self._title.width(), self._note.width()) + 2 * _PADDING * self._scale

    def set_look(self, theme: Theme, scale: float) -> None:
        """Take the colours of a theme and an interface scale."""
        self._theme, self._scale = theme, scale
        self._measure()

    def say(self, title: str, note: str) -> None:
        """Say something; without words it disappears."""
        if (title, note) != self._words:
            self._words = (title, note)
            self._measure()
        self.setVisible(bool(title or note))

    def stand(self, above: bool, shift: float) -> None:
        """Stand above or below its position, moved aside by so many pixels."""
        if (above, shift) != (self._above, self._shift):
            self.prepareGeometryChange()
            self._above, self._shift = above, shift
            self.update()

    def _measure(self) -> None:
        self.prepareGeometryChange()
        title, note = self._words
        room = QRectF(0, 0, _WIDEST * self._scale, 400 * self._scale)
        bold = QFontMetricsF(font("panel_title", self._scale))
        small = QFontMetricsF(font("small_body", self._scale))
        self._title = bold.boundingRect(room, _WRAPS, title) if title else QRectF()
        self._note = small.boundingRect(room, _WRAPS, note) if note else QRectF()
        self.update()

    def _body(self) -> QRectF:
        top = -self.height if self._above else 0.0
        return QRectF(self._shift - self.width / 2, top, self.width, self.height)

    def boundingRect(self) -> QRectF:
        """Return the panel with its shadow."""
        return self._body().adjusted(-10, -8, 12, 14)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint panel and words."""
        body = self._body()
        paint_panel_shadow(painter, body, self._theme, _RADIUS)
        paint_panel(painter, body, self._theme, _RADIUS)
        corner = body.topLeft() + QPointF(_PADDING, 6) * self._scale
        title, note = self._words
        painter.setPen(self._theme.text)
        painter.setFont(font("panel_title", self._scale))
        # Lines break where they did when they were measured.
        width = _WIDEST * self._scale
        room = QRectF(corner.x(), corner.y(), width, self._title.height())
        painter.drawText(room, _WRAPS, title)
        painter.setPen(self._theme.second_text)
        painter.setFont(font("small_body", self._scale))
        room = QRectF(corner.x(), room.bottom() + 1, width, self._note.height() + 4)
        painter.drawText(room, _WRAPS, note)
