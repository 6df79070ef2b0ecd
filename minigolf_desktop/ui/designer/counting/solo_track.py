"""The score track of a game alone: the scale of satisfaction with one pawn, or a rival's too."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen

from minigolf_desktop.model.designer import satisfaction
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import font, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.counting.track import STEP, ScoreTrack
from minigolf_desktop.ui.designer.text.levels import level_name
from minigolf_desktop.ui.designer.widgets.satisfaction_scale import satisfaction_steps

translate = QCoreApplication.translate

_LEAST_END = 170
"""The track reaches at least so far."""
_PAWN = 15
_NAME_GAP = 8
"""Pixels between the names of two levels, and at the right edge."""


def moved_apart(words: Sequence[tuple[float, float]], gap: float, last: float) -> list[float]:
    """Return where words begin that are wanted round a middle, given with their width, in order.

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


class SoloTrack(ScoreTrack):
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
        super().__init__(look, players, totals, _LEAST_END + 20 if advanced else _LEAST_END, motion)
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
            self._paint_pawn(painter, rival, at, self.look.px(_PAWN))
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
        self._paint_pawn(painter, 0, QPointF(x, middle), look.px(_PAWN))
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
