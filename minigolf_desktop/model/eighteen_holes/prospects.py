"""Where the shots of a club may end, and with what chance, before a card is drawn.

What a player chooses after the draw (the card, the flight, the aim) is not left to chance: a hex
counts with the chance that a card comes that can send the ball there. Powers of golfers, which may
or may not be used, are left out.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.choices import can_play
from minigolf_desktop.model.eighteen_holes.clubs import Club, Deck
from minigolf_desktop.model.eighteen_holes.clubs import clubs_in as members_of
from minigolf_desktop.model.eighteen_holes.draw_chances import DrawChances, piles_of
from minigolf_desktop.model.eighteen_holes.events import Outcome
from minigolf_desktop.model.eighteen_holes.flight import (
    AIMS,
    Landing,
    bunker_exit,
    flights_of,
    is_in_bunker,
    landings_of,
    lies_in_rough,
)
from minigolf_desktop.model.eighteen_holes.shot_cards import BunkerOutcome, ShotCard
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.terrain import Terrain
from minigolf_desktop.model.eighteen_holes.view import View

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
            if landing.outcome is not Outcome.OUT:
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
