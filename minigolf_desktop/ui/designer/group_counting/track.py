"""The score track with the pawns of all players."""

from collections.abc import Sequence
from math import ceil, floor

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import COUNTING, Motion, animate
from minigolf_desktop.ui.common.theme import font, paint_player_shape, player_colour, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.player_badge import player_shape_pixmap

translate = QCoreApplication.translate

_STEP = 10
_LEAST_END = 120
_PAWN = 14
_LIFT = 19
"""How far a pawn stands above another one on the same place, in pixels."""


class GroupTrack(Panel):
    """Shows every player's total so far; the one looked at stands in a gold ring."""

    def __init__(
        self, look: Look, players: Sequence[Seat], lowest: int, highest: int, motion: Motion
    ) -> None:
        """``lowest`` and ``highest`` are the totals that the pawns will come to."""
        super().__init__(look, translate("counting", "Score track"))
        self._players = tuple(players)
        self._first = min(0, floor(lowest / _STEP) * _STEP)
        self._last = max(_LEAST_END, ceil((highest + 1) / _STEP) * _STEP)
        self._motion = motion
        self._before = self._after = (0,) * len(self._players)
        self._part = 1.0
        self._looked_at = 0
        self._walk: QVariantAnimation | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def totals(self) -> tuple[int, ...]:
        """Where the pawns stand or walk to, by seat."""
        return self._after

    def look_at(self, seat: int) -> None:
        """Show whose course is on the board."""
        self._looked_at = seat
        self.update()

    def go(self, before: Sequence[int], after: Sequence[int]) -> None:
        """Let the pawns walk from their totals to others."""
        if self._walk is not None:
            self._walk.stop()
            self._walk = None
        self._before, self._after = tuple(before), tuple(after)
        told = ", ".join(
            f"{player.name} {signed(total)}"
            for player, total in zip(self._players, self._after, strict=True)
        )
        self.setAccessibleName(
            translate("counting", "Score track: {points}").replace("{points}", told)
        )
        duration = self._motion.duration(2 * COUNTING) if self._motion.moves else 0
        self._walk = animate(self, duration, self._step, self._arrived)

    def _arrived(self) -> None:
        self._walk = None

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for pawns that stand on each other, the track and its figures."""
        return self.look.size(560, 140)

    def _x(self, points: float) -> float:
        margin = self.look.px(32)
        room = self.width() - 2 * margin
        return margin + room * (points - self._first) / (self._last - self._first)

    def _at(self, seat: int) -> float:
        before, after = self._before[seat], self._after[seat]
        return before + (after - before) * self._part

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
            self._paint_pawn(painter, seat, top + high / 2 - lifts[seat] * self.look.px(_LIFT))
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
        for points in range(self._first, self._last + 1, _STEP):
            painter.setPen(QPen(theme.control_edge, 1))
            x = self._x(points)
            painter.drawLine(QPointF(x, top + 3), QPointF(x, top + high - 3))
            if points % (2 * _STEP) == 0:
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

    def _paint_pawn(self, painter: QPainter, seat: int, middle: float) -> None:
        theme, look = self.look.theme, self.look
        at, radius = QPointF(self._x(self._at(seat)), middle), look.px(_PAWN)
        colour = player_colour(self._players[seat].colour)
        if seat == self._looked_at:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.hover_edge)
            painter.drawEllipse(at, radius + look.px(4), radius + look.px(4))
        painter.setPen(QPen(theme.panel, look.px(2)))
        painter.setBrush(colour.fill(theme))
        painter.drawEllipse(at, radius, radius)
        paint_player_shape(painter, colour.name, at, radius * 0.6, colour.stamp)
