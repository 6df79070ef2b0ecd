"""Where a drawn card can bring a ball, and what a draw is worth when hexes have a cost.

Rows of a course: a deck with and without the step that rough costs, for every aim that may be told
before the draw, then every flight of a wood. A row has by hex, for every card that is no special
one, the hexes of which the player may choose one. A ball that is out of bounds whatever is chosen
has the one number :attr:`Shots.out`, beyond the last hex.
"""

from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.cards import STAYS, Cards
from minigolf_desktop.bots.eighteen_holes.kernel.codes import DECKS, NONE, TREES
from minigolf_desktop.bots.eighteen_holes.kernel.ground import Ground

AIMS: Final = 7
"""Six directions, and before them none."""
WOODS: Final = DECKS * 2 * AIMS
"""The row of the first flight; after it one for each."""

PLAIN: Final = 0
"""Of the cards drawn the player takes the best."""
THROWN_BY_RIVAL: Final = 1
"""The best one is thrown away first (big hit)."""
THROWN_BY_CHANCE: Final = 2
"""Any one is thrown away first (big hit, alone)."""


def row_of(deck: i64, short: bool, aim: i64) -> i64:
    """Return the row of a deck: ``short`` where shots fall short, ``aim`` as told before."""
    return (2 * deck + (1 if short else 0)) * AIMS + aim + 1


@final
class Shots:
    """The shots of a course."""

    out: i64
    """Stands for out of bounds."""

    def __init__(self, cards: Cards, ground: Ground) -> None:
        """Take the course; rows are worked out hex by hex when they are asked for."""
        self.cards: Cards = cards
        self.ground: Ground = ground
        self.out = ground.size
        self._none: list[list[int]] = []
        none_yet: list[list[list[int]]] = []
        self._rows: list[list[list[list[int]]]] = [none_yet] * (WOODS + len(cards.ways))

    def ends(self, row: i64, place: i64) -> list[list[int]]:
        """Return what a row says of a hex: by card the hexes of which one may be chosen."""
        rows = self._rows[row]
        if not rows:
            rows = [self._none] * self.ground.size
            self._rows[row] = rows
        found = rows[place]
        if not found:
            found = self._ends(row, place)
            rows[place] = found
        return found

    def _ends(self, row: i64, place: i64) -> list[list[int]]:
        if row >= WOODS:
            wood: i64 = row - WOODS
            return [self.ends_of_flights([wood], place, NONE)]
        deck = row // (2 * AIMS)
        short = row // AIMS % 2 == 1
        aim = row % AIMS - 1
        found: list[list[int]] = []
        for card in self.cards.of_deck[deck]:
            if self.cards.draw_from[card] == NONE:
                found.append(self.ends_of_card(card, short, place, aim))
        return found

    def ends_of_card(self, card: i64, short: bool, place: i64, aim: i64) -> list[int]:
        """Return the hexes of which one may be chosen with a card."""
        cards = self.cards
        flights = cards.short_flights[card] if short else cards.flights[card]
        return self.ends_of_flights(flights, place, aim)

    def ends_of_flights(self, flights: list[int], place: i64, aim: i64) -> list[int]:
        """Return where some flights end, in a direction or in all."""
        found: list[int] = []
        for way in range(6):
            if aim not in (NONE, way):
                continue
            for flight in flights:
                end: i64 = self.ground.ends[flight][6 * place + way]
                if end != NONE and end not in found:
                    found.append(end)
        return found or [self.out]

    def exits(self, deck: i64, place: i64, aim: i64) -> list[int]:
        """Return by card where a ball is that was to leave a bunker, or :attr:`out`."""
        found: list[int] = []
        for card in self.cards.of_deck[deck]:
            turn: i64 = self.cards.out_of_bunker[card]
            if turn != NONE:
                found.append(self.exit_of(turn, place, aim))
        return found

    def exit_of(self, turn: i64, place: i64, aim: i64) -> i64:
        """Return where a ball is after a card that says this of a bunker, or :attr:`out`."""
        if turn == STAYS:
            return place
        onto: i64 = self.ground.beside[6 * place + (aim + turn) % 6]
        if onto >= self.ground.size:
            return self.out
        return place if self.ground.ground[onto] >= TREES else onto


def mean_of_draw(costs: list[float], drawn: i64, thrown: i64) -> float:
    """Return the mean cost of a draw, of the costs that the cards of the deck would leave.

    So many are drawn; before the player chooses, one may be thrown away.
    """
    count = len(costs)
    if thrown == THROWN_BY_CHANCE:
        drawn -= 1
        thrown = PLAIN
    total = 0.0
    if drawn <= 1 or count <= drawn:
        for cost in costs:
            total += cost
        return total / count
    ranked = sorted(costs)
    ways = 0.0
    for before, cost in enumerate(ranked):
        after = count - 1 - before
        if thrown == PLAIN:
            # The least of those drawn, which are two or, by chance, three.
            way = after if drawn == 2 else after * (after - 1)
        else:
            # The second of those drawn.
            way = before if drawn == 2 else 2 * before * after
        total += cost * way
        ways += way
    return total / ways
