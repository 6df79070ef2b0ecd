"""A large picture that is painted bit by bit, so that the window never waits for it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture, Steps, meadow_pixmap


class LaterPicture(Picture):
    """Shows a piece of meadow until its first picture is there, and each until the next is."""

    def __init__(self, look: Look, steps: Steps, name: str, radius: float, smallest: QSize) -> None:
        super().__init__(lambda *size: meadow_pixmap(look, *size), name, radius, smallest)
        self._steps = steps
        self._wanted: tuple[QSize, float] | None = None
        self._work: Piecemeal | None = None

    def paint_steps(self, steps: Steps) -> None:
        """Show another picture as soon as it is painted."""
        self._steps = steps
        self._wanted = None
        self.update()

    def _renew(self) -> None:
        wanted = self.size(), self.devicePixelRatioF()
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if self._pixmap.isNull():
            super()._renew()
        if self._work is not None:
            self._work.stop()
        steps = self._steps(self.width(), self.height(), self.devicePixelRatioF())
        self._work = Piecemeal(steps, self._take, self)

    def _take(self, picture: QPixmap) -> None:
        self._pixmap = finished(picture)
        self.update()
