"""A picture with round corners that fills the room it is given."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from minigolf_desktop.ui.common.art.drawing import finished
from minigolf_desktop.ui.common.art.meadow import paint_meadow
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
        """Draw the picture anew where it is none of this size."""
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
