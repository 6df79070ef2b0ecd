"""How a card turns over: narrower and narrower, then the other side, wider again."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.sounds import Sound, let_hear
from minigolf_desktop.ui.common.widgets.look import Look

FLIP = 260
"""How long a card takes to turn over, in ms at speed 1."""

Paint = Callable[[QRectF], None]
"""Paints one side of a card into a rectangle."""


def paint_flip(
    painter: QPainter, card: QRectF, part: float, back: Paint, front: Paint, moves: bool
) -> None:
    """Paint a card that has turned over by a ``part``, 0 to 1.

    Where nothing may move, the front comes through the back instead.
    """
    if part >= 1:
        front(card)
        return
    if not moves:
        back(card)
        painter.save()
        painter.setOpacity(part)
        front(card)
        painter.restore()
        return
    width = abs(1 - 2 * part)
    middle = card.center()
    painter.save()
    painter.translate(middle)
    painter.scale(max(0.02, width), 1 + 0.05 * (1 - width))
    painter.translate(-middle)
    (back if part < 0.5 else front)(card)
    painter.restore()


class TurningCards(QWidget):
    """Shows cards that turn over, as large as there is room for; a click ends the turning."""

    def __init__(self, look: Look, motion: Motion, width: float, least: float) -> None:
        """``width`` and ``least`` are the largest and the least of a card at a scale of 1."""
        super().__init__()
        self._look = look
        self._motion = motion
        self._width = width
        self._least = least
        self._turning: QVariantAnimation | None = None

    def _turn(self, part: float) -> None:
        """Show a part of the turning, 0 to 1."""
        raise NotImplementedError

    def _open(self) -> None:
        """Show that the turning is over."""
        raise NotImplementedError

    def _room_for(self, width: float) -> QSize:
        """Return the room that cards of a width need."""
        raise NotImplementedError

    @property
    def is_turning(self) -> bool:
        """Whether a card has not turned over yet."""
        return self._turning is not None

    def skip(self) -> None:
        """Show every card at once."""
        if self._turning is not None:
            self._turning.setCurrentTime(self._turning.duration())

    def _begin(self, cards: int = 1) -> None:
        """Begin to turn so many cards over, one after the other."""
        let_hear(self, Sound.CARD)
        duration = self._motion.duration(FLIP * cards)
        self._turning = animate(self, duration, self._turn, self._end)

    def _end(self) -> None:
        self._turning = None
        self._open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End the turning over."""
        self.skip()
        super().mousePressEvent(event)

    def sizeHint(self) -> QSize:
        """Return room for cards at their largest."""
        return self._room_for(self._width)

    def minimumSizeHint(self) -> QSize:
        """Return room for the smallest cards that can be read."""
        return self._room_for(min(self._least, self._width))
