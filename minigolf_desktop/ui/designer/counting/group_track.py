"""The score track with the pawns of all players."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import font, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap
from minigolf_desktop.ui.designer.counting.track import STEP, ScoreTrack

translate = QCoreApplication.translate

_LEAST_END = 120
_PAWN = 14
_LIFT = 19
"""How far a pawn stands above another one on the same place, in pixels."""


class GroupTrack(ScoreTrack):
    """Shows every player's total so far; the one looked at stands in a gold ring."""

    def __init__(
        self, look: Look, players: Sequence[Seat], totals: Sequence[int], motion: Motion
    ) -> None:
        super().__init__(look, players, totals, _LEAST_END, motion)

    def sizeHint(self) -> QSize:
        """Return room for pawns that stand on each other, the track and its figures."""
        return self.look.size(560, 140)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, figures and pawns, the one looked at last."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, high = self.look.px(102), self.look.px(12)
        self._paint_totals(painter)
        self._paint_track(painter, top, high)
        lifts = self._lifts()
        order = sorted(range(len(self._players)), key=lambda seat: seat == self._looked_at)
        for seat in order:
            self._paint_player(painter, seat, top + high / 2 - lifts[seat] * self.look.px(_LIFT))
        painter.end()

    def _lifts(self) -> list[int]:
        """Return by seat how many pawns it stands on; those close to each other pile up."""
        near = self.look.px(2 * _PAWN - 2)
        lifts: list[int] = []
        for seat in range(len(self._players)):
            taken = {
                lifts[other]
                for other in range(seat)
                if abs(self._x(self._at(other)) - self._x(self._at(seat))) < near
            }
            lifts.append(next(lift for lift in range(len(self._players)) if lift not in taken))
        return lifts

    def _paint_track(self, painter: QPainter, top: float, high: float) -> None:
        theme, look = self.look.theme, self.look
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.track)
        left, right = self._x(self._first), self._x(self._last)
        painter.drawRoundedRect(QRectF(left, top, right - left, high), high / 2, high / 2)
        painter.setFont(font("figure", look.scale))
        for points in range(self._first, self._last + 1, STEP):
            painter.setPen(QPen(theme.control_edge, 1))
            x = self._x(points)
            painter.drawLine(QPointF(x, top + 3), QPointF(x, top + high - 3))
            if points % (2 * STEP) == 0:
                painter.setPen(theme.second_text)
                area = QRectF(x - look.px(20), top + high + look.px(4), look.px(40), look.px(15))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, signed(points))

    def _paint_totals(self, painter: QPainter) -> None:
        """Paint the totals in a row, best first."""
        theme, look = self.look.theme, self.look
        order = sorted(range(len(self._players)), key=lambda seat: (-self._after[seat], seat))
        wide = min(look.px(150), (self.width() - look.px(24)) / len(order))
        left = (self.width() - wide * len(order)) / 2
        side = look.px(20)
        painter.setFont(font("panel_title", look.scale))
        for place, seat in enumerate(order):
            colour = self._players[seat].colour
            total = signed(round(self._at(seat)))
            room = painter.fontMetrics().horizontalAdvance(total) + side + look.px(6)
            x = left + place * wide + (wide - room) / 2
            token = player_shape_pixmap(look, colour, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(x, look.px(9)), token)
            painter.setPen(theme.text)
            where = QRectF(x + side + look.px(6), look.px(8), wide, look.px(22))
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, total)

    def _paint_player(self, painter: QPainter, seat: int, middle: float) -> None:
        theme, look = self.look.theme, self.look
        at, radius = QPointF(self._x(self._at(seat)), middle), look.px(_PAWN)
        if seat == self._looked_at:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.hover_edge)
            painter.drawEllipse(at, radius + look.px(4), radius + look.px(4))
        painter.setPen(self._pawn_pen(2))
        self._paint_pawn(painter, seat, at, radius)
