"""The score track: where the totals stand while a game is counted."""

from collections.abc import Sequence
from math import ceil, floor

from PySide6.QtCore import QCoreApplication, QPointF, QVariantAnimation
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.common.boards.motion import COUNTING, Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.theme import paint_player_shape, player_colour, signed
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel

translate = QCoreApplication.translate

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
        """``totals`` are those that the pawns will come to; it reaches to ``least_end`` anyway."""
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
