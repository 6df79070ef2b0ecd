"""What lies round the parts that are spoken of: a soft dimness, and a ring about each of them."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.theme import Radius
from minigolf_desktop.ui.common.widgets.look import Look

_ROUND = 5
"""Room between a part and its ring, in pixels at an interface scale of 1."""
_DIM = 0.28


class Spotlight(QWidget):
    """Lies over a window and lets the mouse through."""

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._look = look
        self._parts: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def parts(self) -> tuple[QRect, ...]:
        """Where the light falls."""
        return self._parts

    def light(self, parts: Sequence[QRect]) -> None:
        """Let the light fall on some parts; without any the whole window is light."""
        self._parts = tuple(parts)
        self.setGeometry(self._window.rect())
        self.setVisible(bool(parts))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim all but the parts, and draw a ring about each."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = QPainterPath()
        round_, radius = look.px(_ROUND), Radius.BUTTON.at(look.scale)
        for part in self._parts:
            ring = QPainterPath()
            body = QRectF(part).adjusted(-round_, -round_, round_, round_)
            ring.addRoundedRect(body & QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)
            lit = lit.united(ring)
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        shade = QColor("#0B0F0B") if theme.is_dark else QColor(theme.pill)
        shade.setAlphaF(_DIM)
        painter.fillPath(dark.subtracted(lit), shade)
        for colour, width in ((theme.panel, look.px(5)), (theme.focus, look.px(3))):
            painter.setPen(QPen(colour, width))
            painter.drawPath(lit)
        painter.end()
