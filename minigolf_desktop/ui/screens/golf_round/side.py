"""The right column: the cards drawn, how many are left, the dial of aims."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.screens.golf_round.offer import Offer
from minigolf_desktop.ui.screens.golf_round.pictures import cards_left
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.golf_cards import AimDial, DecksLeft, DrawnCards
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Panel
from minigolf_desktop.ui.widgets.pieces import label, separator

translate = QCoreApplication.translate

WIDTH = 196
_CARD = 164
"""Width of a single drawn card."""


class SidePanel(Panel):
    """Cards and aim."""

    def __init__(self, look: Look, motion: Motion) -> None:
        super().__init__(look, translate("golf round", "Drawn cards"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (14, 10, 14, 10)))
        column.setSpacing(look.px(6))
        self._title = label("", "panel_title")
        column.addWidget(self._title)
        self.cards = DrawnCards(look, motion, _CARD)
        """The cards of the shot, a stack a slot."""
        column.addWidget(self.cards, 1)
        self._left = label(translate("golf round", "Cards left"), "small_bold", "second")
        column.addWidget(self._left)
        self.decks = DecksLeft(look)
        """The decks, with how many cards they have."""
        column.addWidget(self.decks)
        column.addWidget(separator())
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        words = translate("golf round", "Aim\nkeys\n1 to 6")
        self._keys = label(words, "small_bold", "second")
        row.addWidget(self._keys)
        self.dial = AimDial(look)
        """The six directions."""
        row.addWidget(self.dial, 1, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(row)

    def show_offer(self, offer: Offer, view: View) -> None:
        """Show the cards, the choice of decks and of directions."""
        self._title.setText(offer.cards_title or translate("golf round", "Drawn card"))
        self.cards.show_stacks(offer.stacks, offer.slot)
        self.decks.show_decks(cards_left(view), offer.decks or None, offer.deck)
        self.dial.show_aims(offer.aims, offer.aim)
