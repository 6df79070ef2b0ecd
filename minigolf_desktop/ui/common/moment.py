"""A short movement that celebrates something: a click or a key ends it at once."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.motion import Motion, animate
from minigolf_desktop.ui.common.key_gate import KeyGate, gate_of


class Moment(QObject):
    """Plays one movement at a time in a widget; without movement it is over at once."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._animation: QVariantAnimation | None = None
        self._gate: KeyGate | None = None
        self._step: Callable[[float], None] = _nothing
        self._done: Callable[[], None] = _over

    @property
    def is_playing(self) -> bool:
        """Whether something still moves."""
        return self._animation is not None

    def play(
        self,
        milliseconds: int,
        motion: Motion,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call ``step`` with values from 0 to 1 within so long at speed 1, then ``done``.

        Where nothing may move, ``step`` is called with 1 only.
        """
        self.hurry()
        self._step, self._done = step, done or _over
        self._gate = gate_of(self._widget)
        duration = motion.duration(milliseconds) if motion.moves else 0
        if duration and self._gate is not None:
            self._gate.pressed.connect(self._hurry_soon)
        self._animation = animate(self, duration, step, self._end)

    def hurry(self) -> None:
        """Come to the end at once; nothing happens where nothing moves."""
        if self._animation is not None:
            self._animation.stop()
            self._step(1.0)
            self._end()

    def _hurry_soon(self) -> None:
        """Come to the end once the key or click is done with, so that it does nothing else."""
        QTimer.singleShot(0, self, self.hurry)

    def _end(self) -> None:
        if self._animation is not None and self._gate is not None:
            self._gate.pressed.disconnect(self._hurry_soon)
        self._animation = None
        done, self._done = self._done, _over
        done()


def _nothing(part: float) -> None:
    """Show no step."""


def _over() -> None:
    """Do nothing more."""
