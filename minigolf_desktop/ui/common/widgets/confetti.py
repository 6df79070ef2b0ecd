"""Confetti over the bar at the top of a screen, where nobody has anything to do next."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.art.confetti import paint_confetti
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.moment import Moment
from minigolf_desktop.ui.common.widgets.look import Look

_FALLS = 1300
"""Milliseconds until the last of it is gone."""
_LANDED = 0.6
"""When it has come all the way, of the whole time; from then on it fades."""
_APART = 9
"""Pixels of the width for each piece at an interface scale of 1."""


class Confetti(QWidget):
    """Falls once and is gone. It takes neither clicks nor keys, and ends with the next of them."""

    def __init__(self, look: Look, screen: QWidget) -> None:
        super().__init__(screen)
        self._look = look
        self._screen = screen
        self._part = 1.0
        self._moment = Moment(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def is_falling(self) -> bool:
        """Whether it is still in the air."""
        return self._moment.is_playing

    def fall(self, motion: Motion, height: int) -> None:
        """Fall over a strip of so many pixels at the top; nothing falls where nothing may move."""
        if motion.moves:
            self.setGeometry(0, 0, self._screen.width(), height)
            self.show()
            self.raise_()
            self._moment.play(_FALLS, motion, self._show, self.hide)

    def hurry(self) -> None:
        """Be gone at once."""
        self._moment.hurry()

    def _show(self, part: float) -> None:
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in the air."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(min(1.0, (1 - self._part) / (1 - _LANDED)))
        fallen = min(1.0, self._part / _LANDED)
        pieces = self.width() // self._look.px(_APART)
        area = QRectF(self.rect())
        paint_confetti(painter, area, self._look.theme, fallen, pieces)
        painter.end()
