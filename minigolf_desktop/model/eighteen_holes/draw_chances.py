"""How likely each shot card is to be the one that is played, from the cards left in the decks.

Exact: every order in which the cards may come is counted, super, short and shuffle cards followed
(rulings H5 to H7). Orders that come to the same are counted once: cards that do the same are one
*kind* meanwhile, decks are sets of cards kept as bits of an int, and the draws go on side by side,
a card at a time.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.clubs import clubs_in as members_of
from minigolf_desktop.model.eighteen_holes.clubs import hand_of as set_of
from minigolf_desktop.model.eighteen_holes.shot_cards import CardKind, ShotCard
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View

KindOf = Callable[[ShotCard], Hashable]
"""Tells what a card does; cards of one kind are counted together."""


class Pile(NamedTuple):
    """What is known of a deck."""

    left: int
    """Cards that may lie in it, as bits."""
    used: int
    """Its discards, as bits."""
    top: int = NONE
    """The card to be drawn next, where that is known."""


def piles_of(view: View, seat: int) -> tuple[Pile, ...]:
    """Return by deck what a seat may know: a card that it looked at or keeps comes next."""
    elsewhere = set_of(card for player in view.players for card in player.drives)
    if view.shot is not None:
        for stack in (view.shot.thrown, *view.shot.stacks):
            elsewhere |= set_of(stack)
    keeper, kept = view.kept
    _, looked_at, seen = view.peek
    piles = []
    for deck in Deck:
        used = set_of(view.discards[deck])
        left = set_of(view.table.box.cards_of_deck[deck]) & ~(used | elsewhere)
        top = seen if looked_at == deck else NONE
        if keeper == seat and kept != NONE and left >> kept & 1:
            top = kept
        piles.append(Pile(left, used, top))
    return tuple(piles)


class _Draws(NamedTuple):
    """Draws that have come so far; others that go on in the same way are the same."""

    wanted: int
    """Cards of the first deck that are still to be drawn."""
    follow: tuple[int, ...]
    """Cards drawn that ask for another one, the next to be followed first."""
    ends: tuple[int, ...]
    """Numbers of the kinds that draws ended with, sorted."""
    left: tuple[int, ...]
    """By deck: the cards that may lie in it, as bits."""
    mixed: int
    """Decks that took their discards back, as bits."""


class DrawChances:
    """The chances of draws from some decks."""

    def __init__(self, cards: Sequence[ShotCard], piles: Sequence[Pile], kind_of: KindOf) -> None:
        self._cards = cards
        self._piles = tuple(piles)
        self._names: list[Hashable] = []
        numbers: dict[Hashable, int] = {}
        self._kinds: list[int] = []
        for card in cards:
            kind = NONE
            if not card.is_special:
                name = kind_of(card)
                kind = numbers.setdefault(name, len(numbers))
                if kind == len(self._names):
                    self._names.append(name)
            self._kinds.append(kind)
        self._sorted: dict[int, tuple[tuple[int, int, int], ...]] = {}

    def of(self, deck: Deck, count: int = 1) -> Mapping[tuple[Hashable, ...], float]:
        """Return the chances of the kinds that so many cards of a deck end with, in any order.

        All are drawn first; then those that ask for another card are followed, one after the other.
        """
        chances: defaultdict[tuple[int, ...], float] = defaultdict(float)
        left = tuple(pile.left for pile in self._piles)
        going: Mapping[_Draws, float] = {_Draws(count, (), (), left, 0): 1.0}
        while going:
            after: defaultdict[_Draws, float] = defaultdict(float)
            for draws, chance in going.items():
                self._draw(draws, chance, int(deck), after, chances)
            going = after
        return {
            tuple(self._names[kind] for kind in ends): chance for ends, chance in chances.items()
        }

    def _draw(
        self,
        draws: _Draws,
        chance: float,
        first: int,
        after: defaultdict[_Draws, float],
        ended: defaultdict[tuple[int, ...], float],
    ) -> None:
        """Draw the next card in every way, and add what it leads to."""
        wanted, follow, ends, left, mixed = draws
        deck = first
        if wanted:
            wanted -= 1
        else:
            card = self._cards[follow[0]]
            follow, deck = follow[1:], int(card.draw_from or 0)
            if card.kind is CardKind.SHUFFLE and self._piles[card.deck].used:
                left, mixed = self._mixed(left, mixed, int(card.deck))
        if not left[deck]:
            left, mixed = self._mixed(left, mixed, deck)
        cards = left[deck]
        top = self._piles[deck].top
        known = top != NONE and cards >> top & 1 and not mixed >> deck & 1
        size = 1 if known else cards.bit_count()
        drawn = ((self._kinds[top], top, 1),) if known else self._by_kind(cards)
        for kind, number, alike in drawn:
            part = chance * alike / size
            if kind == NONE:
                # Once all are drawn a card that is followed asks for the next one at once.
                waits, now = ((*follow, number) if wanted else (number, *follow)), ends
            else:
                waits, now = follow, tuple(sorted((*ends, kind)))
                if not wanted and not waits:
                    ended[now] += part
                    continue
            rest = (*left[:deck], cards & ~(1 << number), *left[deck + 1 :])
            after[_Draws(wanted, waits, now, rest, mixed)] += part

    def _mixed(self, left: tuple[int, ...], mixed: int, deck: int) -> tuple[tuple[int, ...], int]:
        """Return the decks after one took its discards back, which it does once."""
        if mixed >> deck & 1:
            return left, mixed
        cards = left[deck] | self._piles[deck].used
        return (*left[:deck], cards, *left[deck + 1 :]), mixed | 1 << deck

    def _by_kind(self, cards: int) -> tuple[tuple[int, int, int], ...]:
        """Return kind, number and how many there are of cards that do the same, one for all.

        Cards that ask for another one stand for themselves.
        """
        found = self._sorted.get(cards)
        if found is None:
            alike: dict[tuple[int, int], list[int]] = {}
            for number in members_of(cards):
                kind = self._kinds[number]
                alike.setdefault((kind, number if kind == NONE else NONE), []).append(number)
            found = self._sorted[cards] = tuple(
                (kind, numbers[0], len(numbers)) for (kind, _), numbers in alike.items()
            )
        return found
