"""Small pictures of many things, painted one after the other while there is time."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.painting_later import PaintingLater
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Drawing, Steps, meadow_pixmap


class _Size(NamedTuple):
    width: int
    height: int
    ratio: float


class LaterPictures(PaintingLater):
    """A list asks for what it shows; until a picture is painted it gets a piece of meadow."""

    painted = Signal()
    """One more picture is there."""

    def __init__(self, look: Look, parent: QObject, stand_in: Drawing | None = None) -> None:
        """``stand_in`` draws what stands for a picture, if not a piece of meadow."""
        super().__init__(parent)
        self._look = look
        self._stand_in = stand_in or partial(meadow_pixmap, look)
        self._done: dict[str, tuple[_Size, object, QPixmap]] = {}
        self._wanted: dict[str, tuple[_Size, object, Steps]] = {}
        self._now: tuple[str, _Size, object, Iterator[QPixmap | None]] | None = None

    def picture(
        self, key: str, shown: object, draw: Steps, width: int, height: int, ratio: float
    ) -> QPixmap:
        """Return the picture of what is ``shown`` in a size, or what stands in for it.

        ``draw`` paints it in a width, a height and a pixel ratio.
        """
        size = _Size(width, height, ratio)
        done = self._done.get(key)
        if done is not None and done[0] == size and done[1] == shown:
            return done[2]
        now = self._now
        if now is None or now[:3] != (key, size, shown):
            self._wanted[key] = (size, shown, draw)
        self._go_on()
        if done is not None and done[1] == shown:
            # The one of another size is better than none.
            return done[2]
        return self._stand_in(*size)

    def work_a_little(self) -> None:
        """Paint a piece of a picture."""
        if self._now is None:
            if not self._wanted:
                self._rest()
                return
            key = next(iter(self._wanted))
            size, shown, draw = self._wanted.pop(key)
            self._now = (key, size, shown, draw(*size))
        key, size, shown, steps = self._now
        for picture in steps:
            if picture is None:
                return
            self._done[key] = (size, shown, finished(picture))
            break
        self._now = None
        if not self._wanted:
            self._rest()
        self.painted.emit()
