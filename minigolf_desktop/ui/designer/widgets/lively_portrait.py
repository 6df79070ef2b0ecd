"""The portrait of a client who reacts when something pleases them more, or less, than before."""

from math import pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.moment import Moment

_REACTION = 620
"""Milliseconds of a nod, or of a shake of the head."""
_NODS, _SHAKES = 2, 3
_DEEP, _WIDE = 0.07, 7.0
"""How deep a nod is, in heights of the portrait; how far the head turns, in degrees."""


class LivelyPortrait(QWidget):
    """Nods or shakes its head once; in between it is as still as any picture."""

    def __init__(self, picture: QPixmap, name: str) -> None:
        super().__init__()
        self._picture = picture
        self._moment = Moment(self)
        self._part, self._pleased = 1.0, True
        self.setFixedSize(picture.deviceIndependentSize().toSize())
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def is_moving(self) -> bool:
        """Whether it reacts just now."""
        return self._moment.is_playing

    def react(self, motion: Motion, *, pleased: bool) -> None:
        """Nod, or shake the head; where nothing may move, nothing does."""
        if motion.moves:
            self._pleased = pleased
            self._moment.play(_REACTION, motion, self._show)

    def _show(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the portrait as far as it has bowed or turned."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        # It ends as it began: upright, and less and less on the way.
        swing = sin(pi * (_NODS if self._pleased else _SHAKES) * self._part) * (1 - self._part)
        foot = QPointF(area.center().x(), area.bottom())
        painter.translate(foot)
        if self._pleased:
            painter.scale(1.0, 1.0 - _DEEP * abs(swing))
        else:
            painter.rotate(_WIDE * swing)
        painter.translate(-foot)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
