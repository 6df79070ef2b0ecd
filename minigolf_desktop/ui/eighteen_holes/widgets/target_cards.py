"""The greens drawn as secret targets, side by side as cards (Kelly Golf)."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.eighteen_holes.art.cards.paper import TALL_IN_HAND
from minigolf_desktop.ui.eighteen_holes.art.cards.target_card import paint_target_card
from minigolf_desktop.ui.eighteen_holes.widgets.card_button import (
    MARGIN,
    PILL,
    CardButton,
    walk_along,
)

translate = QCoreApplication.translate

_WIDE = 98
_UP = 8
"""How much higher the chosen card lies."""
DRAWN = 2
"""How many greens are drawn at most."""


class TargetCard(NamedTuple):
    """A green that may be kept."""

    hole: int
    """From 0."""
    note: str
    """What is told of it below its number."""
    is_chosen: bool = False


class _Card(CardButton):
    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.card = TargetCard(0, "")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_card(self, card: TargetCard) -> None:
        """Show a green."""
        self.card = card
        self.set_choosable("", f"{_title(card)}, {card.note}")
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a card with its shadow and its pill."""
        high = _WIDE * TALL_IN_HAND + 2 * MARGIN + _UP + PILL * 0.62
        return self.look.size(_WIDE + 2 * MARGIN, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card; the one chosen lies higher."""
        look = self.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = look.px(MARGIN if self.card.is_chosen else MARGIN + _UP)
        wide = look.px(_WIDE)
        rect = QRectF(look.px(MARGIN), top, wide, wide * TALL_IN_HAND)
        lit = self.card.is_chosen or self.is_pointed
        # The pill stands where the note would; the screen tells that of the card that is chosen.
        words = (_title(self.card), "" if self.card.is_chosen else self.card.note)
        number = str(self.card.hole + 1)
        paint_target_card(painter, rect, number, words, gold=lit, theme=look.theme)
        self.paint_focus(painter, rect)
        if self.card.is_chosen:
            self.paint_pill(painter, rect, translate("TargetCards", "to be kept"))
        painter.end()


class TargetCards(QWidget):
    """One or two cards to choose from."""

    chosen = Signal(int)
    """A green was clicked or keyed: the number of its hole, from 0."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(Space.MEDIUM))
        row.addStretch(1)
        self.cards = [_Card(look) for _ in range(DRAWN)]
        """The greens."""
        for place, card in enumerate(self.cards):
            card.clicked.connect(lambda _=False, one=card: self.chosen.emit(one.card.hole))
            card.walk.connect(lambda step, place=place: walk_along(self.cards, place, step))
            row.addWidget(card, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)

    def show_cards(self, cards: Sequence[TargetCard]) -> None:
        """Show the greens."""
        for place, widget in enumerate(self.cards):
            widget.setVisible(place < len(cards))
            if place < len(cards):
                widget.show_card(cards[place])

    def press(self, number: int) -> bool:
        """Choose by place, from 1, as a key does; return whether there is such a card."""
        if 1 <= number <= DRAWN and not self.cards[number - 1].isHidden():
            self.chosen.emit(self.cards[number - 1].card.hole)
            return True
        return False


def _title(card: TargetCard) -> str:
    words = translate("TargetCards", "Green {hole}")
    return words.replace("{hole}", str(card.hole + 1))
