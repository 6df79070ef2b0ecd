"""What all cards that can be chosen have in common: pointer, focus, keys, pill, reason."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from minigolf_desktop.ui.common.art.stamps import Stamps
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import CORNER

MARGIN = 8
"""Room round a card for its shadow and the ring of the focus."""
PILL = 24
"""Height of a label on the lower edge of a card."""
_STAMPS = 4
"""Cards of a place that are kept: some lie one on the other, or change when pointed at."""


class CardButton(QAbstractButton):
    """A card to be clicked, or keyed with Space or Enter."""

    pointed = Signal(bool)
    """The pointer or the focus came or left."""
    walk = Signal(int)
    """An arrow key asks for a neighbour: -1 for the one before, 1 for the one after."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        """Theme and scale."""
        self._is_told = False
        self.stamps = Stamps(_STAMPS)
        """What was painted on it last."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_choosable(self, refusal: str | None, words: str) -> None:
        """Let it be chosen or not, and tell what it is.

        ``refusal`` is why it cannot be chosen, empty where it can, None where nothing is asked.
        """
        self.setEnabled(refusal == "")
        shape = Qt.CursorShape.PointingHandCursor if refusal == "" else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAccessibleName(words)
        self.setAccessibleDescription(refusal or "")
        self.setToolTip(f"{refusal}\n{words}" if refusal else words)

    @property
    def is_pointed(self) -> bool:
        """Whether it can be chosen and the pointer or the focus is on it."""
        return self.isEnabled() and (self.underMouse() or self.hasFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys walk along the cards, Enter chooses."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
        }
        key = Qt.Key(event.key())
        if key in steps:
            self.walk.emit(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer came."""
        super().enterEvent(event)
        self._tell(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left."""
        super().leaveEvent(event)
        self._tell(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus came."""
        super().focusInEvent(event)
        self._tell(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the focus left."""
        super().focusOutEvent(event)
        self._tell(self.underMouse())

    def _tell(self, is_there: bool) -> None:
        self.update()
        if is_there != self._is_told:
            self._is_told = is_there
            self.pointed.emit(is_there)

    def paint_focus(self, painter: QPainter, card: QRectF) -> None:
        """Paint the ring of the focus round a card."""
        if not self.hasFocus():
            return
        radius = CORNER * card.width() + 3
        painter.setPen(QPen(self.look.theme.focus, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(-3.5, -3.5, 3.5, 3.5), radius, radius)

    def paint_pill(self, painter: QPainter, card: QRectF, text: str, lit: bool = True) -> None:
        """Paint a label on the lower edge of a card: gold, or plain."""
        if not text:
            return
        look, theme = self.look, self.look.theme
        painter.setFont(font("small_bold", look.scale))
        metrics = painter.fontMetrics()
        room = card.width() + 2 * look.px(MARGIN) - 4
        wide = min(room, metrics.horizontalAdvance(text) + look.px(26))
        high = look.px(PILL)
        pill = QRectF(card.center().x() - wide / 2, card.bottom() - high * 0.38, wide, high)
        painter.setPen(QPen(theme.pill if not theme.is_dark else theme.window, 1.5))
        painter.setBrush(theme.hover_edge if lit else theme.panel)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(theme.action_text if lit and theme.is_dark else theme.text)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(wide - look.px(12)))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, shown)


def walk_along(cards: Sequence[CardButton], start: int, step: int) -> None:
    """Give the focus to the next card that can be chosen, round and round."""
    for far in range(1, len(cards) + 1):
        card = cards[(start + step * far) % len(cards)]
        if card.isEnabled() and card.isVisible():
            card.setFocus(Qt.FocusReason.OtherFocusReason)
            return
