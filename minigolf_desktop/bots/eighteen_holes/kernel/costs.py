"""What hexes cost a golfer, in turns, and what is left of that after a draw.

The numbers are those of :mod:`minigolf_desktop.bots.eighteen_holes.greedy_golfer`, which says what
they mean. Each is worked out when it is first asked for, and kept with the course: games on the
same course share them.
"""

from functools import lru_cache
from math import fsum
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import (
    FAST_TRAVEL,
    GROUND_COSTS,
    HEXES_A_SHOT,
    OUT_COSTS,
    POINTS_A_TURN,
)
from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    EXIT_BUNKER,
    KIND_BITS,
    MOVE_ONE_HEX,
    PLAY_CLUB,
    RESET_HAND,
)
from minigolf_desktop.bots.eighteen_holes.kernel.cards import STAYS, Cards
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER, NONE, TREES
from minigolf_desktop.bots.eighteen_holes.kernel.ground import Ground
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.model.eighteen_holes.terrain import Terrain

_UNKNOWN: Final = -1.0
"""What was not yet asked for: nothing costs less than nothing."""
_ARGUMENTS: Final = 64
"""More than a club has ways to draw."""
_BIG_HIT: Final = 63
"""The way of a big hit among them."""
_MOST_TABLES: Final = 64
"""So many sets of greens are kept before all are forgotten."""


@final
class Costs:
    """What every hex costs a golfer who wants certain greens."""

    at: list[float]
    """By hex."""

    def __init__(self, cards: Cards, ground: Ground, at: list[float]) -> None:
        """Take the costs by hex; the rest is worked out on demand."""
        self.at = at
        self._cards: Cards = cards
        self._ground: Ground = ground
        clubs = len(cards.initiative)
        # One empty row for all: thousands of them would keep the garbage collector busy.
        none_yet: list[float] = []
        self._draws: list[list[float]] = [none_yet] * (clubs * _ARGUMENTS)
        self._exits: list[list[float]] = [none_yet] * _ARGUMENTS
        self._clubs: list[list[float]] = [none_yet] * clubs

    def of_end(self, place: i64, end: i64) -> float:
        """Return the cost after a shot that ends somewhere, NONE for out of bounds."""
        return self.at[end] if end != NONE else self.at[place] + OUT_COSTS

    def of_club(self, club: i64, place: i64) -> float:
        """Return the mean cost that the best use of a club leaves."""
        cards = self._cards
        row = self._clubs[cards.names[club]]
        if not row:
            row = [_UNKNOWN] * self._ground.size
            self._clubs[cards.names[club]] = row
        known = row[place]
        if known != _UNKNOWN:
            return known
        least = self.at[place]
        in_bunker = self._ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1
        if in_bunker:
            actions = cards.exits[club]
        elif cards.tee_only >> club & 1 and not self._ground.tee_box[place]:
            actions = self._ground.walks[place]
        else:
            actions = self._ground.walks[place] + cards.draws[club]
        for action in actions:
            least = min(least, self.of_action(club, place, action, 0))
        row[place] = least
        return least

    def of_action(self, club: i64, place: i64, action: i64, discard: int) -> float:
        """Return the mean cost that an action leaves, with so many clubs on the discard."""
        kind = action >> KIND_BITS
        argument = action & ARGUMENT
        if kind == MOVE_ONE_HEX:
            return self.at[self._ground.beside[6 * place + argument]]
        if kind == PLAY_CLUB:
            return self._of_draw(club, place, argument, argument // 7 - 1, argument % 7 - 1)
        if kind == BIG_HIT:
            return self._of_draw(club, place, _BIG_HIT, self._cards.big_hit_deck[club], NONE)
        if kind == EXIT_BUNKER:
            return self._of_exit(place, argument)
        if kind == RESET_HAND:
            return self.at[place] - 0.05 * discard
        return self.at[place] + 1

    def _of_draw(self, club: i64, place: i64, way: i64, deck: i64, aim: i64) -> float:
        """Return the mean cost after drawing cards of a deck and taking the best of them."""
        index: i64 = self._cards.names[club] * _ARGUMENTS + way
        row = self._draws[index]
        if not row:
            row = [_UNKNOWN] * self._ground.size
            self._draws[index] = row
        if row[place] == _UNKNOWN:
            row[place] = self._mean_of_draw(club, place, deck, aim)
        return row[place]

    def _mean_of_draw(self, club: i64, place: i64, deck: i64, aim: i64) -> float:
        cards = self._cards
        rough = self._ground.rough[place]
        if deck == NONE:
            wood = cards.wood_rough[club] if rough else cards.wood[club]
            return self._best_end(place, [wood], aim)
        falls_short = rough and cards.rough_penalty[club] == 1
        each: list[float] = []
        for card in cards.of_deck[deck]:
            flights = cards.short_flights[card] if falls_short else cards.flights[card]
            if flights:
                each.append(self._best_end(place, flights, aim))
        each.sort()
        count = len(each)
        if cards.drawn[club] <= 1 or count == 1:
            return fsum(each) / count
        weighed: list[float] = []
        for number, cost in enumerate(each):
            weighed.append(cost * (count - 1 - number))
        mean: float = sum(weighed) / (count * (count - 1) / 2)
        return mean

    def _best_end(self, place: i64, flights: list[int], aim: i64) -> float:
        """Return the least cost after one of some flights, in one direction or any."""
        least = -1.0
        for way in range(6):
            if aim not in (NONE, way):
                continue
            for flight in flights:
                cost = self.of_end(place, self._ground.ends[flight][6 * place + way])
                if least < 0.0 or cost < least:
                    least = cost
        return least

    def _of_exit(self, place: i64, argument: i64) -> float:
        """Return the mean cost after an attempt to leave a bunker."""
        row = self._exits[argument]
        if not row:
            row = [_UNKNOWN] * self._ground.size
            self._exits[argument] = row
        if row[place] == _UNKNOWN:
            row[place] = self._mean_of_exit(place, argument // 6, argument % 6)
        return row[place]

    def _mean_of_exit(self, place: i64, deck: i64, aim: i64) -> float:
        ground = self._ground
        each: list[float] = []
        for card in self._cards.of_deck[deck]:
            turn: i64 = self._cards.out_of_bunker[card]
            if turn == STAYS:
                each.append(self.at[place])
            elif turn != NONE:
                onto: i64 = ground.beside[6 * place + (aim + turn) % 6]
                each.append(self.at[place if ground.ground[onto] >= TREES else onto])
        return fsum(each) / len(each)


@final
class CourseCosts:
    """The costs of a course, by the greens that a golfer wants."""

    def __init__(self, cards: Cards, ground: Ground) -> None:
        """Take the course; :func:`course_costs` keeps what is worked out for the next game."""
        self._cards: Cards = cards
        self._ground: Ground = ground
        lies = [GROUND_COSTS.get(Terrain(kind), 0.0) for kind in ground.ground[: ground.size]]
        self._of_hole: list[Costs] = [
            Costs(
                cards,
                ground,
                [
                    0.0 if steps == 0 else 1 + steps / HEXES_A_SHOT + lie
                    for steps, lie in zip(far, lies, strict=True)
                ],
            )
            for far in ground.steps
        ]
        self._of_greens: dict[bytes, Costs] = {}

    def for_seat(self, position: Position, seat: i64) -> Costs:
        """Return the costs for a seat, as the seat to move may know them."""
        if not position.table.fast_travel:
            return self._of_hole[position.balls[seat].hole]
        player = position.players[seat]
        wanted = bytearray()
        for hole, values in enumerate(position.tokens):
            if values and not player.claimed >> hole & 1:
                wanted.append(hole)
                wanted.append(values[0])
        wanted.append(player.target + 1 if seat == position.seat else 0)
        key = bytes(wanted)
        if key not in self._of_greens:
            if len(self._of_greens) >= _MOST_TABLES:
                self._of_greens.clear()
            self._of_greens[key] = self._costs_of_greens(key)
        return self._of_greens[key]

    def _costs_of_greens(self, wanted: bytes) -> Costs:
        """Return the costs when any of some greens will do."""
        if len(wanted) == 1:
            return self._of_hole[0]
        target: i64 = wanted[-1]
        target -= 1
        at: list[float] = []
        for place in range(self._ground.size):
            least = -1.0
            for number in range(0, len(wanted) - 1, 2):
                hole: i64 = wanted[number]
                less = (5 - wanted[number + 1]) / POINTS_A_TURN
                if target != NONE:
                    less = 0.0 if hole == target else 1.0
                cost = self._of_hole[hole].at[place] + less
                if least < 0.0 or cost < least:
                    least = cost
            tee: float = 1.0 if self._ground.tee_box[place] else 0.0
            at.append(least - FAST_TRAVEL * tee)
        return Costs(self._cards, self._ground, at)


@lru_cache(maxsize=16)
def course_costs(cards: Cards, ground: Ground) -> CourseCosts:
    """Return the costs of a course, the same ones again for the same tables."""
    return CourseCosts(cards, ground)
