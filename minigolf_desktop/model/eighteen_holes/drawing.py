"""Drawing shot cards (rule book, draw shot cards, super, short and shuffle; rulings H5 to H7, H22).

Cards drawn in a turn lie in slots, each a stack of which only the topmost counts. They go to the
discards when the turn ends, those thrown away at a big hit too, so that a deck that runs out is
never refilled with them (ruling H22).
"""

from typing import Any

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.events import Drew, Event, Reshuffled
from minigolf_desktop.model.eighteen_holes.shot_cards import CardKind
from minigolf_desktop.model.eighteen_holes.state import NONE, State

NO_PEEK = (NONE, NONE, NONE)
NOT_KEPT = (NONE, NONE)


class Dealer:
    """Draws cards out of a state's decks and gives the state that follows.

    A draw may take several cards one after the other; the decks are gathered here meanwhile.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._decks = list(state.decks)
        self._discards = list(state.discards)
        self._chance = state.chance
        self._peek = state.peek
        self._kept = state.kept
        self.events: list[Event] = []
        """What happened, in order."""

    def state(self, **changes: Any) -> State:
        """Return the state after the draw, with other changes to it."""
        return self._state._replace(
            decks=tuple(self._decks),
            discards=tuple(self._discards),
            chance=self._chance,
            peek=self._peek,
            kept=self._kept,
            **changes,
        )

    def top(self, deck: int) -> int:
        """Return the top card of a deck without taking it; an empty deck is filled first."""
        if not self._decks[deck]:
            self._refill(deck)
        return self._decks[deck][-1]

    def draw(self, slot: int, deck: int, *, to_the_end: bool) -> bytes:
        """Return the cards drawn onto a slot, the topmost last.

        ``to_the_end`` follows super, short and shuffle cards until a shot is there, as a card that
        is drawn alone must.
        """
        cards = self._state.table.box.shot_cards
        drawn = bytearray()
        while True:
            number = self._take(deck)
            drawn.append(number)
            self.events.append(Drew(self._state.seat, slot, number))
            card = cards[number]
            if card.draw_from is None or not to_the_end:
                return bytes(drawn)
            deck = self.follow(number)

    def follow(self, number: int) -> int:
        """Carry out what a special card says; return the deck to draw from next."""
        card = self._state.table.box.shot_cards[number]
        if card.kind is CardKind.SHUFFLE and self._discards[card.deck]:
            self._refill(card.deck)
        assert card.draw_from is not None
        return card.draw_from

    def _take(self, deck: int) -> int:
        seat, card = self._kept
        cards = self._state.table.box.shot_cards
        if card != NONE and seat == self._state.seat and cards[card].deck == deck:
            self._kept = NOT_KEPT
            return card
        top = self.top(deck)
        self._decks[deck] = self._decks[deck][:-1]
        if self._peek[1] == deck:
            self._peek = NO_PEEK
        return top

    def _refill(self, deck: int) -> None:
        """Shuffle the discards of a deck into it."""
        cards = self._decks[deck] + self._discards[deck]
        self._decks[deck], self._chance = self._chance.shuffled(cards)
        self._discards[deck] = b""
        if self._peek[1] == deck:
            self._peek = NO_PEEK
        self.events.append(Reshuffled(deck))


def shuffled_decks(state: State) -> State:
    """Return the state with all five decks shuffled and no discards."""
    decks = []
    chance = state.chance
    for deck in Deck:
        cards, chance = chance.shuffled(bytes(state.table.box.cards_of_deck[deck]))
        decks.append(cards)
    return state._replace(decks=tuple(decks), discards=(b"",) * len(Deck), chance=chance)


def cleared(state: State, *, keep: int = NONE) -> State:
    """Return the state with the cards of the shot on the discards, but for one that is kept."""
    shot = state.shot
    if shot is None:
        return state
    if not shot.stacks:
        return state._replace(shot=None)
    discards = list(state.discards)
    cards = state.table.box.shot_cards
    for stack in (shot.thrown, *shot.stacks):
        for number in stack:
            if number != keep:
                deck = cards[number].deck
                discards[deck] += bytes((number,))
    return state._replace(shot=None, discards=tuple(discards))
