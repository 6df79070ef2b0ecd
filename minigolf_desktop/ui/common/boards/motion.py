"""How fast things move: durations by the player's speed, and one way to run an animation."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.key_gate import KeyGate, gate_of

LANDING = 180
"""A tile lands, in ms at speed 1."""
SLIDING = 220
"""A tile slides into its place on a rack."""
TURNING = 140
"""A tile turns by a quarter."""
LIGHTING = 120
"""Tiles are lit or veiled."""
COUNTING = 300
"""Points count up."""
CUBE = 160
"""A par cube drops."""
CUBE_PAUSE = 40
"""Between two cubes that drop."""
ZOOMING = 150
"""The board zooms."""
QUICKEST = 2.0
"""The highest speed; words stay as short without animation."""
FADE = 80
"""The longest of them with reduced motion."""


@dataclass(frozen=True)
class Motion:
    """The player's wishes about movement."""

    speed: float = 1.0
    """1 or 2; 0 for no animation at all."""
    reduced: bool = False
    """Nothing moves or grows; short fades only."""
    computers: float = 1.0
    """How quickly computer players act, 1 or 2; 0 for at once."""

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Return what the settings say of movement."""
        pace = settings.computer_pace / 100
        return cls(settings.animation_speed / 100, settings.reduced_motion, pace)

    @property
    def moves(self) -> bool:
        """Whether things may travel, turn or grow."""
        return self.speed > 0 and not self.reduced

    def duration(self, milliseconds: int) -> int:
        """Return how long something takes, in ms; 0 when it is to happen at once."""
        if self.speed <= 0:
            return 0
        if self.reduced:
            return min(FADE, milliseconds)
        return round(milliseconds / self.speed)

    def reading(self, milliseconds: int) -> int:
        """Return how long words stay that are to be read, in ms.

        Without animation, or with reduced motion, they stay all the same.
        """
        return round(milliseconds / (self.speed or QUICKEST))

    def look(self, milliseconds: int) -> int:
        """Return how long is seen what a computer player is about to do, in ms."""
        return round(milliseconds / self.computers) if self.computers else 0


def animate(
    owner: QObject,
    milliseconds: int,
    step: Callable[[float], None],
    done: Callable[[], None] | None = None,
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
) -> QVariantAnimation | None:
    """Call ``step`` with values from 0 to 1, easing out if not told otherwise, then ``done``.

    Without a duration both are called at once and there is no animation to return.
    """
    if milliseconds <= 0:
        step(1.0)
        if done is not None:
            done()
        return None
    animation = QVariantAnimation(owner)
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.setDuration(milliseconds)
    animation.setEasingCurve(easing)
    animation.valueChanged.connect(step)
    if done is not None:
        animation.finished.connect(done)
    animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
    return animation


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
