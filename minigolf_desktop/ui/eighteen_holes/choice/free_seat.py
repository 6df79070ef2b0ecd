"""A seat at which nobody sits yet: a click lets one more play."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from minigolf_desktop.ui.common.art.writing import write
from minigolf_desktop.ui.common.text.players import player_name
from minigolf_desktop.ui.common.theme import PLAYER_COLOURS, Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap

translate = QCoreApplication.translate

_HIGH = 40
_TOKEN = 22
_FAINT = 0.45


class FreeSeat(QAbstractButton):
    """A dashed place with the shape of whoever would sit there."""

    def __init__(self, look: Look, number: int) -> None:
        """``number`` is that of the seat."""
        super().__init__()
        self._look = look
        self._colour = PLAYER_COLOURS[number].name
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = translate("golf choice", "Free seat of {name}")
        self.setAccessibleName(words.replace("{name}", player_name((), number)))
        self.setToolTip(translate("golf choice", "One more plays"))

    def sizeHint(self) -> QSize:
        """Return the size of a seat."""
        return self._look.size(200, _HIGH)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the place."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.hasFocus()
        pen = QPen(theme.focus if self.hasFocus() else theme.control_edge, 1.4)
        pen.setDashPattern([4, 3.4])
        painter.setPen(pen)
        painter.setBrush(theme.hover if lit else Qt.BrushStyle.NoBrush)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(area, Radius.INSET.at(look.scale), Radius.INSET.at(look.scale))
        side = look.px(_TOKEN)
        shape = player_shape_pixmap(look, self._colour, side, self.devicePixelRatioF())
        painter.setOpacity(1.0 if lit else _FAINT)
        painter.drawPixmap(QPointF(look.px(10), area.center().y() - side / 2), shape)
        painter.setOpacity(1.0)
        room = area.adjusted(look.px(42), 0, -look.px(8), 0)
        ink = theme.hover_text if lit else theme.second_text
        words = translate("golf choice", "Free seat")
        write(painter, room, words, font("small_body", look.scale), ink)
        painter.end()
