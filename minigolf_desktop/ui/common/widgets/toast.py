"""A sentence that stands over the screen for a moment."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.art.drawing import CENTER, write
from minigolf_desktop.ui.common.art.pictures import icon_pixmap
from minigolf_desktop.ui.common.spoken import announce
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.translation import translate
from minigolf_desktop.ui.common.widgets.look import Look

_SIDE = 20
"""Room before the sentence, and behind it."""
_SIGN = 20
"""Size of the ``?``."""
_STAYS = 5000
"""Milliseconds that a sentence stays."""


class Toast(QWidget):
    """A dark pill; a click puts it away, or opens the rule that the sentence comes from."""

    asked = Signal(str)
    """The rule is asked for; carries its section of the rules."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._text = ""
        self._section = ""
        self._middle = QPointF()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, or said last."""
        return self._text

    @property
    def section(self) -> str:
        """Section of the rules that it comes from; empty for none."""
        return self._section

    def stand(self, middle: QPointF) -> None:
        """Stand with the middle of its lower edge at a point of the parent."""
        self._middle = middle
        size = self.sizeHint()
        around = self.parentWidget()
        if around is not None:
            size.setWidth(min(size.width(), around.width()))
        self.setGeometry(
            round(middle.x() - size.width() / 2),
            round(middle.y() - size.height()),
            size.width(),
            size.height(),
        )

    def say(self, text: str, section: str = "", *, stays: bool = False) -> None:
        """Show a sentence, with a ``?`` when a section of the rules is behind it.

        It goes after a moment, unless it ``stays`` until whoever says it puts it away.
        """
        self._text, self._section = text, section
        self.setToolTip(translate("Toast", "Click for the rule (?)") if section else "")
        self.setAccessibleName(text)
        self.stand(self._middle)
        self.show()
        self.raise_()
        self.update()
        if not stays:
            self._timer.start(_STAYS)
        announce(self, lambda: text)

    def is_asked_again(self, text: str) -> bool:
        """Return whether a sentence about "once more" stands there already; else say it."""
        if self.isVisible() and self._text == text:
            return True
        self.say(text)
        return False

    def sizeHint(self) -> QSize:
        """Return room for the sentence."""
        metrics = QFontMetricsF(font("body", self._look.scale))
        width = metrics.horizontalAdvance(self._text) + self._look.px(2 * _SIDE)
        return QSize(math.ceil(width) + self._sign_width, self._look.px(38))

    @property
    def _sign_width(self) -> int:
        return self._look.px(_SIGN + 10) if self._section else 0

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away, or to the rule."""
        self.hide()
        if self._section:
            self.asked.emit(self._section)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint pill and sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.pill)
        half = self.height() / 2
        painter.drawRoundedRect(QRectF(self.rect()), half, half)
        side = self._look.px(_SIDE)
        words = self.rect().adjusted(side, 0, -side - self._sign_width, 0)
        face = font("body", self._look.scale)
        write(painter, QRectF(words), self._text, face, self._look.theme.pill_text, CENTER)
        if self._section:
            side = self._look.px(_SIGN)
            sign = icon_pixmap("help", self._look.theme.pill_text, side, self.devicePixelRatioF())
            left = self.width() - self._sign_width - self._look.px(8)
            painter.drawPixmap(QPointF(left, half - side / 2), sign)
        painter.end()
