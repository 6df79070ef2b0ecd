"""A player on the curtain's card: shape, name, and whether it is now, done or still to come."""

from enum import Enum

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.art.icons import icon_pixmap
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Radius, font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import paint_player_token

translate = QCoreApplication.translate


class SeatState(Enum):
    """Where a player stands in this round of answers."""

    NOW = "now"
    DONE = "done"
    WAITS = "waits"


_BESIDE = 16
"""Room beside a name within the frame, both sides together."""


class SeatMark(QWidget):
    """One of the players below the button."""

    def __init__(self, look: Look, player: Seat, state: SeatState, done: str = "") -> None:
        """``done`` is told of a player who has answered; empty for the usual word."""
        super().__init__()
        self._look = look
        self._player = player
        self._state = state
        self._words = done if done and state is SeatState.DONE else _state_word(state)
        self.setAccessibleName(with_colon(player.name, self._words))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the concept."""
        return self._look.size(92, 92)

    def _name_shown(self) -> str:
        """Return the name, as much of it as there is room for."""
        metrics = QFontMetricsF(font("small_bold", self._look.scale))
        room = self.width() - self._look.px(_BESIDE)
        return metrics.elidedText(self._player.name, Qt.TextElideMode.ElideRight, room)

    @property
    def frame(self) -> QRectF:
        """What is drawn round whose turn it is: as wide as the name needs."""
        look = self._look
        metrics = QFontMetricsF(font("small_bold", look.scale))
        name = metrics.horizontalAdvance(self._name_shown()) + look.px(_BESIDE)
        wide = min(self.width() - 4.0, max(name, look.px(96)))
        return QRectF((self.width() - wide) / 2, 2, wide, self.height() - 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint token, name and state."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() / 2
        if self._state is SeatState.NOW:
            painter.setPen(QPen(theme.hover_edge, look.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = Radius.INSET.at(look.scale)
            painter.drawRoundedRect(self.frame, radius, radius)
        at = QPointF(middle, look.px(27))
        paint_player_token(painter, self._player.colour, at, look.px(18), theme)
        if self._state is SeatState.DONE:
            self._paint_tick(painter, at + QPointF(look.px(14), look.px(11)))
        painter.setPen(theme.text)
        painter.setFont(font("small_bold", look.scale))
        line = QRectF(0, look.px(48), self.width(), look.px(20))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._name_shown())
        painter.setPen(theme.fits if self._state is SeatState.DONE else theme.second_text)
        painter.setFont(font("caption", look.scale))
        line = QRectF(0, look.px(67), self.width(), look.px(18))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()

    def _paint_tick(self, painter: QPainter, at: QPointF) -> None:
        look, theme = self._look, self._look.theme
        radius, side = look.px(9), look.px(12)
        painter.setPen(QPen(theme.panel, look.px(2)))
        painter.setBrush(theme.fits_disk)
        painter.drawEllipse(at, radius, radius)
        tick = icon_pixmap("check", theme.panel, side, self.devicePixelRatioF())
        painter.drawPixmap(at - QPointF(side / 2, side / 2), tick)


def _state_word(state: SeatState) -> str:
    return {
        SeatState.NOW: translate("curtain", "now"),
        SeatState.DONE: translate("curtain", "done"),
        SeatState.WAITS: translate("curtain", "waits"),
    }[state]
