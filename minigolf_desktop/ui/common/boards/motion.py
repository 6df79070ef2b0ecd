"""How fast things move: durations by the player's speed, and one way to run an animation."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from minigolf_desktop.storage.settings import Settings

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
"""The highest speed; who wants no animation at all reads as fast."""
FADE = 80
"""What is left of all of them with reduced motion."""


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
