"""Where the shots of a club may end, and with what chance, before a card is drawn.

What a player chooses after the draw (the card, the flight, the aim) is not left to chance: a hex
counts with the chance that a card comes that can send the ball there. Powers of golfers, which may
or may not be used, are left out.

The chances of the cards are exact: every order in which they may come is counted, super, short and
shuffle cards followed (rulings H5 to H7). Orders that come to the same are counted once: cards
that do the same are one *kind* meanwhile, decks are sets of cards kept as bits of an int, and the
draws go on side by side, a card at a time.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.box import BunkerOutcome, CardKind, Club, Deck, ShotCard
from minigolf_desktop.model.eighteen_holes.box import clubs_in as members_of
from minigolf_desktop.model.eighteen_holes.box import hand_of as set_of
from minigolf_desktop.model.eighteen_holes.choices import can_play
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.flight import (
    AIMS,
    Landing,
    bunker_exit,
    flights_of,
    is_in_bunker,
    landings_of,
    lies_in_rough,
)
from minigolf_desktop.model.eighteen_holes.moves import ShotOutcome
from minigolf_desktop.model.eighteen_holes.state import NONE, View

# --- How likely each shot card is to be the one that is played, from the cards left in the decks

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


# --- Where the shots of a club may end, and with what chance, before a card is drawn

Drawn = Mapping[tuple[Hashable, ...], float]
"""By kinds of the cards that draws may end with: their chance."""


class Prospect(NamedTuple):
    """What a draw with a club may lead to."""

    deck: int
    """Deck that is drawn from; NONE for a wood."""
    aim: int
    """Direction told before the draw; NONE where it is chosen after it."""
    ends: Mapping[int, float]
    """By hex: the chance that the ball can be sent there. Where it may stay is in it too."""
    grounds: Mapping[Terrain, float]
    """By kind of ground: the chance that some hex of it can be reached."""
    out: float
    """The chance that the ball goes out of bounds whatever is chosen."""
    stray: frozenset[int]
    """Hexes beside the course over which a ball may leave it."""
    choices: Mapping[int, float]
    """By hexes, as bits, of which the player may choose one: the chance of just these.

    No hex stands for out of bounds. The chances make 1.
    """


def prospects(view: View, seat: int, club: int, ball: int) -> tuple[Prospect, ...]:
    """Return what a club of a seat may do with a ball from where it lies.

    One a deck, for an aim that is told before the draw one a deck and direction; nothing where the
    club cannot hit the ball there.
    """
    card = view.table.box.clubs[club]
    if not can_play(view, card, ball):
        return ()
    hit = _Hit(view, seat, card, ball)
    if not card.decks:
        return (hit.wood(),)
    found: list[Prospect] = []
    for deck in card.decks:
        told = hit.in_bunker or (deck is Deck.CHIP and card.declares_direction)
        found += hit.drawn(deck, 1 if hit.in_bunker else card.draw, AIMS if told else (NONE,))
    return tuple(found)


def big_hit_prospect(view: View, seat: int, club: int, ball: int) -> Prospect:
    """Return what a big hit may lead to, as if the card thrown away were any of those drawn.

    Only for a club and a ball that a big hit is open to.
    """
    card = view.table.box.clubs[club]
    return next(_Hit(view, seat, card, ball).drawn(card.big_hit_deck, card.draw, (NONE,)))


def together(found: Iterable[Prospect]) -> Mapping[int, Prospect]:
    """Return by hex the prospect that most likely leads there: the longer deck among equals."""
    best: dict[int, Prospect] = {}
    for prospect in found:
        for place, chance in prospect.ends.items():
            before = best.get(place)
            if before is None or chance >= before.ends[place]:
                best[place] = prospect
    return best


def chosen_ends(prospect: Prospect, left: Callable[[int], float]) -> dict[int, float]:
    """Return by hex the chance that the ball comes there, where less is ``left`` the better.

    NONE stands for out of bounds.
    """
    found: defaultdict[int, float] = defaultdict(float)
    for hexes, chance in prospect.choices.items():
        found[min(members_of(hexes), key=left, default=NONE)] += chance
    return dict(found)


class _Hit:
    """A club, a ball, and the decks as a seat knows them."""

    def __init__(self, view: View, seat: int, club: Club, ball: int) -> None:
        self._field = view.table.field
        self._fly_over = view.table.setup.fly_over
        self._place = view.balls[ball].place
        self._club = club
        self.in_bunker = is_in_bunker(self._field, self._place, club)
        cards = view.table.box.shot_cards
        self._chances = DrawChances(cards, piles_of(view, seat), self._kind_of)

    def _kind_of(self, card: ShotCard) -> Hashable:
        """Return what a card does here: its sign in a bunker, else the flights that are left."""
        if self.in_bunker:
            return card.bunker or BunkerOutcome.STAY
        rough = lies_in_rough(self._field, self._place)
        return card.deck is Deck.CHIP, flights_of(self._club, card, rough)

    def wood(self) -> Prospect:
        """Return where a wood sends the ball: that is certain."""
        flights = flights_of(self._club, None, lies_in_rough(self._field, self._place))
        return self._prospect(NONE, NONE, {((False, flights),): 1.0})

    def drawn(self, deck: Deck, count: int, aims: Iterable[int]) -> Iterator[Prospect]:
        """Yield what so many cards of a deck may lead to, by aim."""
        chances = self._chances.of(deck, count)
        for aim in aims:
            yield self._prospect(deck, aim, chances)

    def _prospect(self, deck: int, aim: int, drawn: Drawn) -> Prospect:
        reach: dict[Hashable, int] = {}
        stray: set[int] = set()
        by_hexes: defaultdict[int, float] = defaultdict(float)
        for kinds, chance in drawn.items():
            hexes = 0
            for kind in kinds:
                if kind not in reach:
                    reach[kind] = self._hexes(kind, aim, stray)
                hexes |= reach[kind]
            by_hexes[hexes] += chance
        ends: defaultdict[int, float] = defaultdict(float)
        grounds: defaultdict[Terrain, float] = defaultdict(float)
        for hexes, chance in by_hexes.items():
            seen = set()
            for place in members_of(hexes):
                ends[place] += chance
                seen.add(self._field.ground[place])
            for ground in seen:
                grounds[Terrain(ground)] += chance
        out = by_hexes.get(0, 0.0)
        return Prospect(deck, aim, dict(ends), dict(grounds), out, frozenset(stray), dict(by_hexes))

    def _hexes(self, kind: Hashable, aim: int, stray: set[int]) -> int:
        """Return the hexes that a card of a kind can send the ball to, as bits."""
        hexes, beyond = 0, len(self._field.hexes)
        for landing in self._landings(kind, aim):
            if landing.outcome is not ShotOutcome.OUT:
                hexes |= 1 << landing.end
            elif landing.path[-1] < beyond:
                stray.add(landing.path[-1])
        return hexes

    def _landings(self, kind: Hashable, aim: int) -> Iterator[Landing]:
        if isinstance(kind, BunkerOutcome):
            yield bunker_exit(self._field, self._place, aim, kind)
            return
        assert isinstance(kind, tuple)
        chips, flights = kind
        aims = AIMS if aim == NONE else (aim,)
        yield from landings_of(
            self._field, self._place, flights, aims, chips=chips, fly_over=self._fly_over
        )
