"""The clubs that were used, on a pile."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.common.theme import font
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.club_card import CardState, paint_club_card
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import CORNER, TALL_IN_HAND
from minigolf_desktop.ui.eighteen_holes.text.clubs import club_name
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import MARGIN, CardButton

translate = QCoreApplication.translate

WIDTH = 84
"""Width of its cards, in pixels at an interface scale of 1."""
_WORDS = 26
_STEP = 4
_EDGES = 2
"""Edges of further cards that show below the topmost one."""


class DiscardPile(CardButton):
    """The topmost used club, faded, with ``Discard 3`` below; the tooltip names all of them."""

    opened = Signal()
    """It was clicked or keyed."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._clubs: Sequence[Club] = ()
        self.clicked.connect(self.opened)
        self.setFixedSize(self.sizeHint())
        self.show_clubs(())

    @property
    def clubs(self) -> Sequence[Club]:
        """The clubs on it, the topmost last."""
        return self._clubs

    def show_clubs(self, clubs: Sequence[Club]) -> None:
        """Show the used clubs, the topmost last."""
        self._clubs = tuple(clubs)
        told = ", ".join(club_name(club) for club in clubs) or translate("DiscardPile", "no club")
        self.set_choosable("" if clubs else None, f"{self._title()}: {told}")
        self.update()

    def _title(self) -> str:
        words = translate("DiscardPile", "Discard {count}")
        return words.replace("{count}", str(len(self._clubs)))

    def sizeHint(self) -> QSize:
        """Return room for the pile and its words."""
        return self.look.size(WIDTH + 2 * MARGIN + _STEP * _EDGES, WIDTH * TALL_IN_HAND + 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pile, or its dashed place."""
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = look.px(WIDTH)
        card = QRectF(look.px(MARGIN), look.px(4), wide, wide * TALL_IN_HAND)
        radius = CORNER * wide
        if not self._clubs:
            pen = QPen(theme.control_edge, 1.4, Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawRoundedRect(card, radius, radius)
        for edge in range(min(_EDGES, len(self._clubs) - 1), 0, -1):
            painter.setPen(QPen(theme.line, 1))
            painter.setBrush(theme.panel)
            by = look.px(_STEP) * edge
            painter.drawRoundedRect(card.translated(by, by * 0.8), radius, radius)
        if self._clubs:
            state = CardState.POINTED if self.is_pointed else CardState.USED
            paint_club_card(
                painter, card, self._clubs[-1], state=state, theme=theme, scale=look.scale
            )
            self.paint_focus(painter, card)
        painter.setFont(font("small_bold", look.scale))
        painter.setPen(theme.second_text)
        room = QRectF(0, self.height() - look.px(_WORDS), self.width(), look.px(22))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._title())
        painter.end()
