"""The right column: the card drawn, how many are left, the dial of aims."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.screens.golf_round.card_spread import CardSpread
from minigolf_desktop.ui.screens.golf_round.offer import Offer
from minigolf_desktop.ui.screens.golf_round.pictures import cards_left
from minigolf_desktop.ui.theme import Space
from minigolf_desktop.ui.widgets.golf_cards import AimDial, DecksLeft
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Panel
from minigolf_desktop.ui.widgets.pieces import label, separator

translate = QCoreApplication.translate

WIDTH = 196
_CARD = 176
"""Width of a single drawn card at most."""


class SidePanel(Panel):
    """Card and aim."""

    def __init__(self, look: Look, motion: Motion) -> None:
        super().__init__(look, translate("golf round", "Drawn cards"))
        column = QVBoxLayout(self)
        column.setContentsMargins(*(look.px(side) for side in (10, 10, 10, 8)))
        column.setSpacing(look.px(5))
        self._title = label("", "panel_title")
        self._title.setIndent(look.px(6))
        column.addWidget(self._title)
        place = QWidget()
        self._pages = QStackedLayout(place)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self.cards = CardSpread(look, motion, _CARD)
        """The card of the shot; where there are several they lie beside the club."""
        self._pages.addWidget(self.cards)
        self._note = label("", "small_body", "second", wrap=True)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages.addWidget(self._note)
        column.addWidget(place, 1)
        self.decks = DecksLeft(look)
        """The decks, with how many cards they have."""
        column.addWidget(self.decks)
        column.addWidget(separator())
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        words = translate("golf round", "Aim\nkeys\n1 to 6")
        self._keys = label(words, "caption_bold", "second")
        self._keys.setIndent(look.px(6))
        row.addWidget(self._keys)
        self.dial = AimDial(look)
        """The six directions."""
        row.addWidget(self.dial, 1, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(row)

    def show_offer(self, offer: Offer, view: View) -> None:
        """Show the card, the choice of decks and of directions."""
        single = () if offer.is_spread else offer.stacks
        title = translate("golf round", "Drawn card")
        if not offer.stacks:
            title = translate("golf round", "Cards left")
        self._title.setText((offer.cards_title if offer.stacks else "") or title)
        self._note.setText(self._words(offer))
        self._pages.setCurrentIndex(0 if single else 1)
        self.cards.show_stacks(single, offer.slot)
        self.decks.show_decks(cards_left(view), offer.decks or None, offer.deck)
        self.dial.show_aims(offer.aims, offer.aim)

    def _words(self, offer: Offer) -> str:
        if offer.is_spread:
            return translate("golf round", "The cards lie beside the club, below the course.")
        return offer.cards_note
