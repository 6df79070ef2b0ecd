"""The right column: the card drawn, how many are left, the dial of aims."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES
from minigolf_desktop.model.eighteen_holes.view import View
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.panel import Panel
from minigolf_desktop.ui.common.widgets.pieces import label, separator
from minigolf_desktop.ui.eighteen_holes.round.card_spread import CardSpread
from minigolf_desktop.ui.eighteen_holes.round.chaos_pictures import goal_rows
from minigolf_desktop.ui.eighteen_holes.round.offer import Offer
from minigolf_desktop.ui.eighteen_holes.round.pictures import cards_left, hole_facts
from minigolf_desktop.ui.eighteen_holes.text.shots import deck_flights
from minigolf_desktop.ui.eighteen_holes.widgets import AimDial, DecksLeft, ShotCardView
from minigolf_desktop.ui.eighteen_holes.widgets.goal_list import GoalList

translate = QCoreApplication.translate

WIDTH = 196
_LOW = 410
"""Height below which a drawn card takes the room of the decks."""
_LOWEST = 330
"""Height below which the dial is seen only for an aim, and only where the card that is aimed
with lies beside the club: there is room for one of the two."""
_CARD = 176
"""Width of a single drawn card at most."""
_LOOKED = 176
"""Width of the one chosen of several."""


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
        self._place = QWidget()
        self._pages = QStackedLayout(self._place)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self.cards = CardSpread(look, motion, _CARD)
        """The card of the shot; where there are several they lie beside the club."""
        self._pages.addWidget(self.cards)
        self._looked = ShotCardView(look, motion, _LOOKED)
        self._pages.addWidget(_centred(self._looked))
        self.facts = HoleFacts(look)
        """What is known of the hole, while no card is drawn."""
        self._pages.addWidget(self.facts)
        self.goals = GoalList(look)
        """The nearest greens, where they are claimed in any order."""
        self._pages.addWidget(self.goals)
        column.addWidget(self._place, 1)
        self._shows_card = self._aims = False
        self.decks = DecksLeft(look)
        """The decks, with how many cards they have."""
        column.addWidget(self.decks)
        self._aiming = QWidget()
        aiming = QVBoxLayout(self._aiming)
        aiming.setContentsMargins(0, 0, 0, 0)
        aiming.setSpacing(column.spacing())
        aiming.addWidget(separator())
        row = QHBoxLayout()
        row.setSpacing(look.px(Space.SMALL))
        words = translate("golf round", "Aim\nkeys\n1 to 6")
        self._keys = label(words, "caption_bold", "second")
        self._keys.setIndent(look.px(6))
        row.addWidget(self._keys)
        self.dial = AimDial(look)
        """The six directions."""
        row.addWidget(self.dial, 1, Qt.AlignmentFlag.AlignHCenter)
        aiming.addLayout(row)
        column.addWidget(self._aiming)

    def show_offer(self, offer: Offer, view: View) -> None:
        """Show the card, the choice of decks and of directions."""
        single = () if offer.is_spread else offer.stacks
        self._shows_card = bool(offer.stacks) and not offer.decks
        self._aims = bool(offer.aims) and not single
        self._make_room()
        self._title.setText(self._title_of(offer))
        self._title.setVisible(bool(offer.stacks))
        chaos = view.table.setup.mode in CHAOS_MODES
        self._pages.setCurrentIndex(1 if offer.is_spread else 0 if single else 3 if chaos else 2)
        if chaos:
            drawn = translate("golf round", "The two greens") if offer.target_cards else ""
            self.goals.show_goals(goal_rows(view, offer), drawn)
        self.cards.show_stacks(single, offer.slot)
        if offer.is_spread:
            slot = max(0, offer.slot)
            self._looked.show_card(offer.stacks[slot].cards[-1], flip=False)
        self.facts.show_facts(hole_facts(view, offer.who))
        self.decks.show_decks(
            cards_left(view), offer.decks or None, offer.deck, deck_flights(view.table.box)
        )
        self.dial.show_aims(offer.aims, offer.aim)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to a card where the window is low."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        low = self.height() < self.look.px(_LOW)
        lowest = self.height() < self.look.px(_LOWEST)
        self.decks.setVisible(not (low and self._shows_card))
        self._place.setVisible(not (lowest and self._aims))
        self._aiming.setVisible(not lowest or self._aims)

    def _title_of(self, offer: Offer) -> str:
        if offer.is_spread and offer.slot >= 0 and not offer.cards_title:
            words = translate("golf round", "Card {number} of {count}")
            words = words.replace("{number}", str(offer.slot + 1))
            return words.replace("{count}", str(len(offer.stacks)))
        return offer.cards_title or translate("golf round", "Drawn card")


class HoleFacts(QWidget):
    """The hole in large letters, with what else is known of it below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(6), 0, look.px(6), 0)
        column.setSpacing(look.px(2))
        self._hole = label("", "course_name")
        column.addWidget(self._hole)
        self._rest = label("", "body", "second", wrap=True)
        column.addWidget(self._rest)
        column.addStretch(1)

    def show_facts(self, facts: tuple[str, ...]) -> None:
        """Show facts, the first one large."""
        self._hole.setText(facts[0] if facts else "")
        self._rest.setText("\n".join(facts[1:]))


def _centred(card: QWidget) -> QWidget:
    place = QWidget()
    row = QHBoxLayout(place)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
    return place
