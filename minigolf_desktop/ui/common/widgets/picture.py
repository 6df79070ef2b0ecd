"""Pictures with round corners, painted at once, or bit by bit while the window goes on."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.art.surroundings import paint_meadow
from minigolf_desktop.ui.common.spare_time import PaintingLater, Piecemeal
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look

Drawing = Callable[[int, int, float], QPixmap]
"""Draws a picture of a width and height in logical pixels for a screen of a pixel ratio."""

Steps = Callable[[int, int, float], Iterator[QPixmap | None]]
"""Draws as a :data:`Drawing` does, bit by bit: yields None until it yields the picture."""


def in_one_step(drawing: Drawing) -> Steps:
    """Return the steps of what is drawn at once, when its turn has come."""

    def steps(width: int, height: int, ratio: float) -> Iterator[QPixmap | None]:
        yield drawing(width, height, ratio)

    return steps


class Picture(QWidget):
    """Shows what a drawing draws, drawn anew when the size changes."""

    def __init__(self, drawing: Drawing, name: str, radius: float, smallest: QSize) -> None:
        super().__init__()
        self._drawing = drawing
        self._radius = radius
        self._pixmap = QPixmap()
        self.setAccessibleName(name)
        self.setMinimumSize(smallest)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return the least size: a picture grows with what is left over."""
        return self.minimumSize()

    def draw(self, drawing: Drawing) -> None:
        """Show another drawing from now on."""
        self._drawing = drawing
        self._pixmap = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture into its rounded corners, in the middle."""
        self._renew()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        corner = QPainterPath()
        corner.addRoundedRect(QRectF(self.rect()), self._radius, self._radius)
        painter.setClipPath(corner)
        painter.drawPixmap(self.rect(), self._pixmap)
        painter.end()

    def _renew(self) -> None:
        """Draw the picture anew when the widget has another size."""
        if self._pixmap.deviceIndependentSize().toSize() != self.size():
            drawn = self._drawing(self.width(), self.height(), self.devicePixelRatioF())
            self._pixmap = finished(drawn)


def meadow_pixmap(look: Look, width: int, height: int, ratio: float) -> QPixmap:
    """Return a piece of meadow to lay a picture on."""
    canvas = QPixmap(round(width * ratio), round(height * ratio))
    canvas.setDevicePixelRatio(ratio)
    painter = QPainter(canvas)
    paint_meadow(painter, QRectF(0, 0, width, height), look.theme)
    painter.end()
    return canvas


_EVENING = QColor(16, 24, 15, 60)
"""Laid over a course drawn by day, in the dark theme."""


def on_meadow(
    course: QPixmap,
    look: Look,
    width: int,
    height: int,
    ratio: float,
    largest: QSizeF | None = None,
) -> QPixmap:
    """Return the picture of a course on a piece of meadow, as large as fits.

    ``largest`` is the size in logical pixels beyond which it would be blurred.
    """
    canvas = meadow_pixmap(look, width, height, ratio)
    if course.isNull():
        return canvas
    if look.theme.is_dark:
        # The picture itself stays as it is, for whoever shows it next.
        course = course.copy()
        dusk = QPainter(course)
        dusk.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        dusk.fillRect(course.rect(), _EVENING)
        dusk.end()
    margin = look.px(Space.HAIR)
    room = QSizeF(width - 2 * margin, height - 2 * margin)
    if largest is not None:
        room = room.boundedTo(largest)
    size = QSizeF(course.size()).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(
        (width - size.width()) / 2, (height - size.height()) / 2, size.width(), size.height()
    )
    painter = QPainter(canvas)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(place, course, QRectF(course.rect()))
    painter.end()
    return canvas


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
        self.look = look
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
        self.go_on()
        if done is not None and done[1] == shown:
            # The one of another size is better than none.
            return done[2]
        return self._stand_in(*size)

    def work_a_little(self) -> None:
        """Paint a piece of a picture."""
        if self._now is None:
            if not self._wanted:
                self.pause()
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
            self.pause()
        self.painted.emit()
