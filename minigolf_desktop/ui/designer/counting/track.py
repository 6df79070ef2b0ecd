"""The score track: the scale of satisfaction with a pawn that walks along it."""

from itertools import pairwise
from math import ceil, floor

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.designer import satisfaction
from minigolf_desktop.ui.common.boards.motion import COUNTING, Motion, animate
from minigolf_desktop.ui.common.theme import font, paint_player_shape, player_colour, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.designer.text.levels import level_name
from minigolf_desktop.ui.designer.widgets.satisfaction_scale import satisfaction_steps

translate = QCoreApplication.translate

_LEAST_END = 170
"""The track reaches at least so far."""
_STEP = 10
_PAWN = 15


class ScoreTrack(Panel):
    """Shows the total so far and the last stretch that was walked."""

    def __init__(
        self, look: Look, lowest: int, highest: int, motion: Motion, advanced: bool = False
    ) -> None:
        """``lowest`` and ``highest`` are the totals that the pawn will come to."""
        super().__init__(look, translate("counting", "Score track"))
        self._advanced = advanced
        self._first = min(0, floor(lowest / _STEP) * _STEP)
        least = _LEAST_END + 20 if advanced else _LEAST_END
        self._last = max(least, ceil((highest + 1) / _STEP) * _STEP)
        self._motion = motion
        self._before = self._after = 0
        self._at = 0.0
        self._walk: QVariantAnimation | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def total(self) -> int:
        """Where the pawn stands or walks to."""
        return self._after

    def go(self, before: int, after: int) -> None:
        """Let the pawn walk from one total to another."""
        if self._walk is not None:
            self._walk.stop()
            self._walk = None
        self._before, self._after = before, after
        self.setAccessibleName(
            translate("counting", "Score track: {points}").replace("{points}", signed(after))
        )
        duration = self._motion.duration(2 * COUNTING) if self._motion.moves else 0
        self._walk = animate(self, duration, self._step, self._arrived)

    def _arrived(self) -> None:
        self._walk = None

    def _step(self, part: float) -> None:
        self._at = self._before + (self._after - self._before) * part
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for pawn, track and figures."""
        return self.look.size(560, 108)

    def _x(self, points: float) -> float:
        margin = self.look.px(28)
        room = self.width() - 2 * margin
        return margin + room * (points - self._first) / (self._last - self._first)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the steps of the scale, the ticks, the stretch and the pawn."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top, high = self.look.px(52), self.look.px(14)
        self._paint_levels(painter, top, high)
        self._paint_stretch(painter, top, high)
        self._paint_figures(painter, top + high)
        self._paint_pawn(painter, top + high / 2)
        painter.end()

    def _paint_levels(self, painter: QPainter, top: float, high: float) -> None:
        theme, look = self.look.theme, self.look
        bounds = (self._first, *satisfaction_steps(self._advanced), self._last)
        painter.setFont(font("caption", look.scale))
        for level, (low, end) in enumerate(pairwise(bounds)):
            left, right = self._x(low) + 1, self._x(end) - 1
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.steps[level])
            painter.drawRoundedRect(QRectF(left, top, right - left, high), high / 2, high / 2)
            reached = satisfaction(round(self._at), self._advanced) == level
            painter.setFont(font("caption_bold" if reached else "caption", look.scale))
            painter.setPen(theme.text if reached else theme.second_text)
            words = QRectF(left, top + high + look.px(20), right - left, look.px(16))
            # The lowest level takes up half of the track: its name stands near the others.
            side = Qt.AlignmentFlag.AlignHCenter
            painter.drawText(words, side | Qt.AlignmentFlag.AlignVCenter, level_name(level))

    def _paint_stretch(self, painter: QPainter, top: float, high: float) -> None:
        left, right = sorted((self._x(self._before), self._x(self._at)))
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
        for points in range(self._first, self._last + 1, 2 * _STEP):
            area = QRectF(self._x(points) - look.px(20), top + look.px(4), look.px(40), look.px(15))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, signed(points))

    def _paint_pawn(self, painter: QPainter, middle: float) -> None:
        theme, look = self.look.theme, self.look
        x, radius = self._x(self._at), look.px(_PAWN)
        colour = player_colour("blue")
        painter.setPen(QPen(theme.panel, look.px(2.5)))
        painter.setBrush(colour.fill(theme))
        painter.drawEllipse(QPointF(x, middle), radius, radius)
        paint_player_shape(painter, colour.name, QPointF(x, middle), radius * 0.6, colour.stamp)
        face = font("points", look.scale)
        painter.setFont(face)
        figure = signed(round(self._at))
        width = painter.fontMetrics().horizontalAdvance(figure) + look.px(22)
        left = min(max(x - width / 2, look.px(6)), self.width() - width - look.px(6))
        pill = QRectF(left, look.px(7), width, look.px(26))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.pill)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(theme.pill_text)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, figure)
