"""The clubs picked so far, small."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import paint_club_card
from minigolf_desktop.ui.eighteen_holes.draft.club_shelf import SHAPE
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name

translate = QCoreApplication.translate

_HEAD = 40


class PickedPanel(Panel):
    """A place for every club that the golfer carries."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, translate("golf draft", "Your clubs"))
        self.clubs: tuple[Club, ...] = ()
        """The clubs picked, by initiative."""
        self._places = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_clubs(self, clubs: Sequence[Club], places: int) -> None:
        """Show the clubs picked, and how many there will be."""
        self.clubs, self._places = tuple(clubs), places
        told = ", ".join(club_name(club) for club in clubs)
        self.setAccessibleDescription(told)
        self.setToolTip(told)
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a row of cards."""
        return self.look.size(290, _HEAD + 90)

    def minimumSizeHint(self) -> QSize:
        """Return room for small cards: in a low window the cards to choose from come first."""
        return self.look.size(240, _HEAD + 46)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, cards and empty places."""
        super().paintEvent(event)
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.text)
        painter.setFont(font("panel_title", look.scale))
        head = QRectF(look.px(16), look.px(6), self.width() - look.px(32), look.px(30))
        vertical = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(head, vertical, translate("golf draft", "Your clubs"))
        painter.setPen(theme.second_text)
        painter.setFont(font("small_body", look.scale))
        words = translate("golf draft", "{count} of {places}")
        words = words.replace("{count}", str(len(self.clubs)))
        words = words.replace("{places}", str(self._places))
        painter.drawText(head, vertical | Qt.AlignmentFlag.AlignRight, words)
        gap = look.px(6)
        wide = (self.width() - look.px(32) - 4 * gap) / 5
        high = min(wide * SHAPE, self.height() - look.px(_HEAD + 12))
        wide = high / SHAPE
        for place in range(self._places):
            left = look.px(16) + place * (wide + gap)
            card = QRectF(left, look.px(_HEAD), wide, high)
            if place < len(self.clubs):
                paint_club_card(painter, card, self.clubs[place], theme=theme)
            else:
                painter.setPen(QPen(theme.control_edge, 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
        painter.end()
