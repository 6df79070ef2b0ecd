"""The pages of all clients and of the seven promises."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from minigolf_desktop.model.designer import PROMISES, Client, MrsClient
from minigolf_desktop.ui.common.text.punctuation import with_colon
from minigolf_desktop.ui.common.theme import Space
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import frame, label, scroll_area
from minigolf_desktop.ui.common.widgets.segments import Segments
from minigolf_desktop.ui.designer.promises.card import PromiseCard
from minigolf_desktop.ui.designer.text.clients import client_name, wish_rule
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS
from minigolf_desktop.ui.designer.widgets.client_card import ClientCard

translate = QCoreApplication.translate

_PAIR = 2
"""Columns of cards that the Mrs Clients have, and the Mr Clients."""
_COLOUR = "blue"


class ClientsPage(QWidget):
    """Portrait, name and wish of everybody who may want a course."""

    def __init__(self, look: Look, clients: Sequence[Client]) -> None:
        super().__init__()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        inside = QWidget()
        whole.addWidget(scroll_area(inside))
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(look.px(Space.PANEL_GAP))
        self.cards = [_card(look, client) for client in clients]
        """A card each, in the order of the content."""
        for first, wanted in ((0, True), (_PAIR, False)):
            cards = [card for card in self.cards if isinstance(card.client, MrsClient) is wanted]
            for place, card in enumerate(cards):
                grid.addWidget(card, place // _PAIR, first + place % _PAIR)
        for column in range(2 * _PAIR):
            grid.setColumnStretch(column, 1)


def _card(look: Look, client: Client) -> ClientCard:
    card = ClientCard(look, client, in_full=True)
    focus = look.theme.focus.name()
    card.setStyleSheet(f'QFrame[role="panel"]:focus {{ border: 2px solid {focus}; }}')
    words = with_colon(client_name(client), wish_rule(client))
    if client.set != "base":
        words = f"{words} {translate('reference', 'From Putt of No Return')}."
        card.setToolTip(f"{wish_rule(client)}\n{translate('reference', 'From Putt of No Return')}")
    card.setAccessibleName(words)
    card.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return card


class PromisesPage(QWidget):
    """The seven promises, and what they bring to one to five players."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.cards: list[PromiseCard] = []
        """The seven, in their order."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(Space.LARGE))
        head = QHBoxLayout()
        head.setSpacing(look.px(Space.MEDIUM))
        name = translate("reference", "Players")
        head.addWidget(label(name, "body_bold"))
        self.players = Segments(look, name, [str(count) for count in range(1, 6)], 0)
        """How many play."""
        self.players.chosen.connect(lambda index: self._show(index + 1))
        head.addWidget(self.players)
        head.addStretch(1)
        strip = frame("panel", name)
        strip.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        inside = QVBoxLayout(strip)
        inside.setContentsMargins(*(look.px(side) for side in (16, 8, 16, 8)))
        inside.addLayout(head)
        column.addWidget(strip)
        self._row = QHBoxLayout()
        self._row.setSpacing(look.px(Space.HAIR))
        column.addLayout(self._row, 1)
        column.addWidget(self._note())
        self._show(1)

    def _note(self) -> QWidget:
        note = frame("panel", translate("reference", "How promises work"))
        note.setMaximumHeight(self._look.px(76))
        inside = QVBoxLayout(note)
        inside.setContentsMargins(*(self._look.px(side) for side in (16, 12, 16, 12)))
        text = translate(
            "reference",
            "Advanced game: promise one condition at least when your land is chosen, and more "
            "at each visit of the clients. A promise cannot be taken back. Only what was "
            "promised is won or lost; in a group the best keeper of a promise gains most.",
        )
        inside.addWidget(label(text, "body", wrap=True))
        return note

    def _show(self, players: int) -> None:
        look = self._look
        for card in self.cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for number, promise in enumerate(PROMISES, 1):
            card = PromiseCard(look, promise, number, CONDITION_ICONS[promise], _COLOUR, players)
            card.setCheckable(False)
            card.setToolTip("")
            card.setCursor(Qt.CursorShape.ArrowCursor)
            card.setMaximumSize(look.size(230, 400))
            card.walk.connect(lambda step, place=number - 1: self._walk(place + step))
            self.cards.append(card)
            self._row.addWidget(card, 1)

    def _walk(self, place: int) -> None:
        self.cards[place % len(self.cards)].setFocus()
