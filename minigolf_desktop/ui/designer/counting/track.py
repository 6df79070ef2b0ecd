"""The score track: where the totals stand while a game is counted, alone and in a group."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.designer import satisfaction
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import COUNTING, Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.text import signed
from minigolf_desktop.ui.common.theme import font, paint_player_shape, player_colour
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.tokens import player_shape_pixmap
from minigolf_desktop.ui.designer.text.game import level_name
from minigolf_desktop.ui.designer.widgets.satisfaction_panel import satisfaction_steps

STEP = 10
"""Points between two ticks."""


class ScoreTrack(Panel):
    """Shows every player's total so far, and lets the pawns walk to the next."""

    margin = 32
    """Room at both ends of the track, in pixels."""

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        totals: Sequence[int],
        least_end: int,
        motion: Motion,
    ) -> None:
        """``totals`` are all that the pawns reach; the track ends at ``least_end`` or beyond."""
        super().__init__(look, translate("counting", "Score track"))
        self._players = tuple(players)
        self._first = min(0, floor(min(totals) / STEP) * STEP)
        self._last = max(least_end, ceil((max(totals) + 1) / STEP) * STEP)
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
        if self._before != self._after:
            let_hear(self, Sound.CUBE)
        told = ", ".join(
            f"{player.name} {signed(total)}".strip()
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

    def _x(self, points: float) -> float:
        margin = self.look.px(self.margin)
        room = self.width() - 2 * margin
        return margin + room * (points - self._first) / (self._last - self._first)

    def _at(self, seat: int) -> float:
        before, after = self._before[seat], self._after[seat]
        return before + (after - before) * self._part

    def _paint_pawn(self, painter: QPainter, seat: int, at: QPointF, radius: float) -> None:
        theme = self.look.theme
        colour = player_colour(self._players[seat].colour)
        painter.setBrush(colour.fill(theme))
        painter.drawEllipse(at, radius, radius)
        paint_player_shape(painter, colour.name, at, radius * 0.6, colour.stamp)

    def _pawn_pen(self, width: float) -> QPen:
        return QPen(self.look.theme.panel, self.look.px(width))


_GROUP_END = 120
_GROUP_PAWN = 14
_LIFT = 19
"""How far a pawn stands above another one on the same place, in pixels."""


class GroupScoreTrack(ScoreTrack):
    """Shows every player's total so far; the one looked at stands in a gold ring."""

    def __init__(
        self, look: Look, players: Sequence[Seat], totals: Sequence[int], motion: Motion
    ) -> None:
        super().__init__(look, players, totals, _GROUP_END, motion)

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
        near = self.look.px(2 * _GROUP_PAWN - 2)
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
        at, radius = QPointF(self._x(self._at(seat)), middle), look.px(_GROUP_PAWN)
        if seat == self._looked_at:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.hover_edge)
            painter.drawEllipse(at, radius + look.px(4), radius + look.px(4))
        painter.setPen(self._pawn_pen(2))
        self._paint_pawn(painter, seat, at, radius)


_SOLO_END = 170
"""The track reaches at least so far."""
_SOLO_PAWN = 15
_NAME_GAP = 8
"""Pixels between the names of two levels, and at the right edge."""


def moved_apart(words: Sequence[tuple[float, float]], gap: float, last: float) -> list[float]:
    """Return where words begin, given in order by the middle that each wants and its width.

    None comes nearer to the next one than a gap, or goes beyond the last place, if there is room.
    """
    lefts: list[float] = []
    free = 0.0
    for middle, width in words:
        lefts.append(max(free, middle - width / 2))
        free = lefts[-1] + width + gap
    for place in range(len(words) - 1, -1, -1):
        lefts[place] = min(lefts[place], last - words[place][1])
        last = lefts[place] - gap
    return lefts


class SoloScoreTrack(ScoreTrack):
    """Shows the total so far on the scale of satisfaction, and the stretch walked last."""

    margin = 28

    def __init__(
        self,
        look: Look,
        players: Sequence[Seat],
        totals: Sequence[int],
        motion: Motion,
        advanced: bool = False,
    ) -> None:
        super().__init__(look, players, totals, _SOLO_END + 20 if advanced else _SOLO_END, motion)
        self._advanced = advanced

    def sizeHint(self) -> QSize:
        """Return room for pawn, track and figures."""
        return self.look.size(560, 108)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the steps of the scale, the ticks, the stretch and the pawn."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, high = self.look.px(52), self.look.px(14)
        self._paint_levels(painter, top, high)
        self._paint_stretch(painter, top, high)
        self._paint_figures(painter, top + high)
        for rival in range(1, len(self._players)):
            painter.setPen(self._pawn_pen(2.5))
            at = QPointF(self._x(self._at(rival)), top + high / 2)
            self._paint_pawn(painter, rival, at, self.look.px(_SOLO_PAWN))
        self._paint_walker(painter, top + high / 2)
        painter.end()

    def _paint_levels(self, painter: QPainter, top: float, high: float) -> None:
        theme, look = self.look.theme, self.look
        reached = satisfaction(round(self._at(0)), self._advanced)
        painter.setPen(Qt.PenStyle.NoPen)
        for level, (left, right) in enumerate(self._level_bounds()):
            painter.setBrush(theme.steps[level])
            painter.drawRoundedRect(QRectF(left, top, right - left, high), high / 2, high / 2)
        for level, area in enumerate(self.name_areas(top + high + look.px(20))):
            painter.setFont(font("caption_bold" if level == reached else "caption", look.scale))
            painter.setPen(theme.text if level == reached else theme.second_text)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, level_name(level))

    def _level_bounds(self) -> list[tuple[float, float]]:
        """Return where each level begins and ends on the track."""
        bounds = (self._first, *satisfaction_steps(self._advanced), self._last)
        return [(self._x(low) + 1, self._x(end) - 1) for low, end in pairwise(bounds)]

    def name_areas(self, top: float) -> list[QRectF]:
        """Return where the names of the levels stand: each below its level, none over another.

        A track that reaches far below nought has short levels: their names then move apart.
        """
        look = self.look
        metrics = QFontMetricsF(font("caption_bold", look.scale))
        bounds = self._level_bounds()
        names = [
            ((left + right) / 2, metrics.horizontalAdvance(level_name(level)) + 1)
            for level, (left, right) in enumerate(bounds)
        ]
        lefts = moved_apart(names, look.px(_NAME_GAP), self.width() - look.px(_NAME_GAP))
        return [
            QRectF(left, top, width, look.px(16))
            for left, (_, width) in zip(lefts, names, strict=True)
        ]

    def _paint_stretch(self, painter: QPainter, top: float, high: float) -> None:
        left, right = sorted((self._x(self._before[0]), self._x(self._at(0))))
        if right - left < 1:
            return
        painter.setPen(QPen(self.look.theme.text, self.look.px(2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        area = QRectF(left, top - 1, right - left, high + 2)
        painter.drawRoundedRect(area, high / 2, high / 2)

    def _paint_figures(self, painter: QPainter, top: float) -> None:
        theme, look = self.look.theme, self.look
        painter.setFont(font("figure", look.scale))
        painter.setPen(theme.second_text)
        for points in range(self._first, self._last + 1, 2 * STEP):
            area = QRectF(self._x(points) - look.px(20), top + look.px(4), look.px(40), look.px(15))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, signed(points))

    def _paint_walker(self, painter: QPainter, middle: float) -> None:
        theme, look = self.look.theme, self.look
        x = self._x(self._at(0))
        painter.setPen(self._pawn_pen(2.5))
        self._paint_pawn(painter, 0, QPointF(x, middle), look.px(_SOLO_PAWN))
        face = font("points", look.scale)
        painter.setFont(face)
        figure = signed(round(self._at(0)))
        width = painter.fontMetrics().horizontalAdvance(figure) + look.px(22)
        left = min(max(x - width / 2, look.px(6)), self.width() - width - look.px(6))
        pill = QRectF(left, look.px(7), width, look.px(26))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.pill)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(theme.pill_text)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, figure)
