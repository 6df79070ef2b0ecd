"""The ghost: the piece in hand as it would lie."""

from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from minigolf_desktop.ui.common.boards import motion as timing
from minigolf_desktop.ui.common.boards.motion import Motion, animate

ShownT = TypeVar("ShownT")


class Ghost(QGraphicsItem, Generic[ShownT]):
    """Shows a piece over its place, and how it turns there. What it looks like is its board's."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self._shown: ShownT | None = None
        self.spin = 0.0
        self._turning: QVariantAnimation | None = None
        self.setZValue(layer)
        self.hide()

    def point_of(self, shown: ShownT) -> QPointF:
        """Return where its origin lies in the scene."""
        raise NotImplementedError

    @property
    def shown(self) -> ShownT | None:
        """What it shows; None while it is hidden."""
        return self._shown

    def show_piece(self, shown: ShownT | None, motion: Motion, turned: float = 0.0) -> None:
        """Show a piece, or nothing; the piece turns into place by ``turned`` degrees clockwise."""
        if self._turning is not None:
            self._turning.stop()
        self._shown, self.spin, self._turning = shown, 0.0, None
        self.setVisible(shown is not None)
        if shown is not None:
            self.setPos(self.point_of(shown))
            self.update()
            if turned and motion.moves:
                self._turn_by(turned, motion)

    def _turn_by(self, degrees: float, motion: Motion) -> None:
        def step(part: float) -> None:
            self.spin = degrees * (part - 1)
            self.update()

        def done() -> None:
            self._turning = None

        duration = motion.duration(timing.TURNING)
        self._turning = animate(self.scene(), duration, step, done)
