"""Pictures that are painted a few at a time: many anew in one go would hold the window."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.painting_later import PaintingLater

Paint = Callable[[], QPixmap]
"""Paints a picture, and keeps it where it is found when it is asked for again.

It must not keep the screen that asks: a screen that is gone needs no pictures.
"""


class AskedPictures(PaintingLater):
    """Has pictures painted as they are asked for: at once, as long as there is time for it."""

    painted = Signal()
    """Some more pictures are there."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._wanted: dict[Hashable, tuple[int, Paint]] = {}
        self._painted_so_far = 0

    def ask(self, key: Hashable, paint: Paint) -> QPixmap | None:
        """Return a picture that is not kept anywhere; None until it is painted, which is told."""
        if self._spare_time.is_left:
            with self._spare_time.spending():
                return paint()
        self._wanted[key] = self._painted_so_far, paint
        self._go_on()
        return None

    def forget(self) -> None:
        """Paint nothing more of what was asked for up to now."""
        self._wanted.clear()
        self._rest()

    def work_a_little(self) -> None:
        """Paint the first of what was asked for last: who scrolls by has gone on."""
        if self._wanted:
            key = max(self._wanted, key=lambda one: self._wanted[one][0])
            _, paint = self._wanted.pop(key)
            paint()
            self._painted_so_far += 1
            self.painted.emit()
        if not self._wanted:
            self._rest()
