"""Plain golfers, choice by choice those of the model: the random one and the greedy one.

The greedy one weighs what hexes cost a golfer, in turns, and what is left of that after a draw.

The same golfers as in :mod:`~minigolf_desktop.bots.eighteen_holes.plain_golfers`: what changes
there changes here.
"""

import random
from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    BIG_HIT,
    EXIT_BUNKER,
    HAND_OVER,
    KIND_BITS,
    LOOK_AT_DECK,
    MOVE_ONE_HEX,
    NAME_GOLFER,
    PASS_PICK,
    PICK_CLUB,
    PLAY_CLUB,
    PLAY_SHOT,
    REDRAW,
    RESET_FIRST,
    RESET_HAND,
    REVEAL_CLUB,
    SELECT_CLUB,
    STAY_PUT,
    THROW_CARD,
)
from minigolf_desktop.bots.eighteen_holes.kernel.choices import flights_of, wood_flight
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    BUNKER,
    CHOOSE,
    DRAFT,
    EXTRA,
    FOLLOW,
    NAME,
    NONE,
    OVER,
    SELECT,
    THROW,
    TREES,
    count,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes import may_claim
from minigolf_desktop.bots.eighteen_holes.kernel.nineteenth import who_may_play
from minigolf_desktop.bots.eighteen_holes.kernel.playing import do, legal, out_of_bunker
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.table import STAYS, Cards, CourseTables
from minigolf_desktop.bots.eighteen_holes.plain_golfers import (
    FAST_TRAVEL,
    FAVOURITES,
    GROUND_COSTS,
    HEXES_A_SHOT,
    OUT_COSTS,
    PATIENCE,
    POINTS_A_TURN,
    RARE_ONCE_IN,
)
from minigolf_desktop.model.eighteen_holes.course import Terrain

# --- What hexes cost a golfer, in turns, and what is left of that after a draw

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

    def __init__(self, cards: Cards, ground: CourseTables, at: list[float]) -> None:
        """Take the costs by hex; the rest is worked out on demand."""
        self.at = at
        self._cards: Cards = cards
        self._ground: CourseTables = ground
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

    def __init__(self, cards: Cards, ground: CourseTables) -> None:
        """Take the course; :func:`course_costs` keeps what is worked out for the next game."""
        self._cards: Cards = cards
        self._ground: CourseTables = ground
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
            return self._of_hole[position.balls[position.balls_of(seat)[0]].hole]
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
def course_costs(cards: Cards, ground: CourseTables) -> CourseCosts:
    """Return the costs of a course, the same ones again for the same tables."""
    return CourseCosts(cards, ground)


# --- A plain, sensible golfer, choice by choice the model's greedy one

_NO_SHOT: Final = -1.0


@final
class GreedyGolfer:
    """Plays a seat by looking at every landing of the next shot."""

    def __init__(self, costs: CourseCosts, seed: int) -> None:
        """Take the costs of the course, and the golfer's own seed for choices between equals."""
        self._costs: CourseCosts = costs
        self._random: random.Random = random.Random(seed)
        self._has_reset: bool = False
        self._place: i64 = NONE
        self._stays: i64 = 0
        self._shot: i64 = NONE
        self._shot_cost: float = _NO_SHOT

    def choose(self, position: Position) -> int:
        """Return a legal action; nobody resets the hand, or stays on a hex, for ever."""
        actions = legal(position)
        if position.phase in (ACT, CHOOSE) and self._has_lost_patience(position):
            return self._any(actions)
        if position.phase != ACT:
            return self._decide(position, actions)
        if self._has_reset:
            others = [one for one in actions if one != RESET_HAND << KIND_BITS]
            actions = others or actions
        action = self._decide(position, actions)
        self._has_reset = action == RESET_HAND << KIND_BITS
        return action

    def _has_lost_patience(self, position: Position) -> bool:
        """Return whether the golfer who acts has been on its hex for too long."""
        if position.ball == NONE:
            return False
        place = position.balls[position.ball].place
        self._stays = self._stays + 1 if place == self._place else 0
        self._place = place
        return self._stays > PATIENCE

    def _decide(self, position: Position, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        phase = position.phase
        if phase in (SELECT, EXTRA):
            return self._best_club(position, actions)
        if phase == ACT:
            return self._best_action(position, actions)
        if phase in (CHOOSE, FOLLOW, THROW):
            return self._best_shot(position, actions)
        if phase == DRAFT:
            return _favourite(position, actions)
        if phase == NAME:
            return self._best_golfer(position, actions)
        return self._any(actions)

    def _any(self, actions: list[int]) -> int:
        action: int = self._random.choice(actions)
        return action

    def _best_club(self, position: Position, actions: list[int]) -> int:
        seat = position.seat
        costs = self._costs.for_seat(position, seat)
        extra = position.phase == EXTRA
        balls = [position.ball] if extra else list(position.balls_of(seat))
        best: i64 = NONE
        least = 0.0
        luck = 0.0
        for action in actions:
            kind: i64 = action >> KIND_BITS
            if kind == RESET_FIRST:
                return action
            if kind != SELECT_CLUB:
                continue
            cost = costs.of_club(action & ARGUMENT, position.balls[balls[0]].place)
            for ball in balls[1:]:
                cost = min(cost, costs.of_club(action & ARGUMENT, position.balls[ball].place))
            drawn: float = self._random.random()
            if best == NONE or cost < least or (cost == least and drawn < luck):
                best, least, luck = action, cost, drawn
        if extra and (best == NONE or costs.at[position.balls[position.ball].place] <= least):
            return STAY_PUT << KIND_BITS
        return best

    def _best_action(self, position: Position, actions: list[int]) -> int:
        seat = position.seat
        player = position.players[seat]
        costs = self._costs.for_seat(position, seat)
        if position.ball == NONE:
            return self._for_the_team(position, actions, costs)
        place = position.balls[position.ball].place
        discard = count(player.discard)
        best: i64 = NONE
        least = 0.0
        luck = 0.0
        for action in actions:
            kind: i64 = action >> KIND_BITS
            if kind in (REVEAL_CLUB, NAME_GOLFER):
                continue
            cost = costs.of_action(player.used, place, action, discard)
            drawn: float = self._random.random()
            if best == NONE or cost < least or (cost == least and drawn < luck):
                best, least, luck = action, cost, drawn
        return best

    def _for_the_team(self, position: Position, actions: list[int], costs: Costs) -> int:
        """Draw with the club if that helps one of the golfers, else move one of them."""
        club = position.players[position.seat].used
        named = [one for one in actions if one >> KIND_BITS == NAME_GOLFER]
        best: i64 = NONE
        least = 0.0
        luck = 0.0
        for action in actions:
            if action >> KIND_BITS != PLAY_CLUB:
                continue
            for name in named:
                place = position.balls[name & ARGUMENT].place
                cost = costs.of_action(club, place, action, 0) - costs.at[place]
                drawn: float = self._random.random()
                if best == NONE or cost < least or (cost == least and drawn < luck):
                    best, least, luck = action, cost, drawn
        return best if best != NONE else self._any(named or actions)

    def _best_golfer(self, position: Position, actions: list[int]) -> int:
        costs = self._costs.for_seat(position, position.seat)
        best: i64 = NONE
        least = 0.0
        for action in actions:
            if action >> KIND_BITS != NAME_GOLFER:
                continue
            ball: i64 = action & ARGUMENT
            self._look_at_shots(position, ball, costs, 0.0)
            reached = self._shot_cost if self._shot != NONE else 99.0
            gain = reached - costs.at[position.balls[ball].place]
            if best == NONE or gain < least:
                best, least = action, gain
        return best

    def _best_shot(self, position: Position, actions: list[int]) -> int:
        """Take the best landing of what was drawn; throw away the best card of a neighbour."""
        if position.phase == FOLLOW:
            return actions[1] if actions[0] == HAND_OVER << KIND_BITS else actions[0]
        costs = self._costs.for_seat(position, position.order[0])
        if position.ball == NONE:
            self._shot = NONE
        else:
            self._look_at_shots(position, position.ball, costs, OUT_COSTS)
        if position.phase == THROW:
            slot = (self._shot & ARGUMENT) // 32 if self._shot != NONE else 0
            return THROW_CARD << KIND_BITS | slot
        return self._shot if self._shot != NONE else self._any(actions)

    def _look_at_shots(self, position: Position, ball: i64, costs: Costs, out: float) -> None:
        """Find the best landing of what was drawn; ``out`` is what one out of bounds costs more."""
        self._shot = NONE
        self._shot_cost = _NO_SHOT
        place = position.balls[ball].place
        if position.bunker:
            turn = position.table.cards.out_of_bunker[position.stacks[0][-1]]
            end = out_of_bunker(position, place, position.aim, turn)
            self._consider(PLAY_SHOT << KIND_BITS | position.aim, costs, place, end, out)
            return
        club = position.players[position.seat_of(ball)].used
        if not position.stacks:
            self._look_at_flights(
                position, 0, place, [wood_flight(position, club, place)], costs, out
            )
            return
        for slot, stack in enumerate(position.stacks):
            if position.forced in (NONE, slot):
                flights = flights_of(position, club, stack[-1], place)
                self._look_at_flights(position, slot, place, flights, costs, out)

    def _look_at_flights(
        self,
        position: Position,
        slot: i64,
        place: i64,
        flights: list[int],
        costs: Costs,
        out: float,
    ) -> None:
        """Consider the landings of a card: inside the course where any of them ends."""
        ends = position.table.ground.ends
        for aim in range(6):
            if position.aim not in (NONE, aim):
                continue
            inside = False
            for flight in flights:
                if ends[flight][6 * place + aim] != NONE:
                    inside = True
            for number, flight in enumerate(flights):
                end: i64 = ends[flight][6 * place + aim]
                if end != NONE or not inside:
                    shot = PLAY_SHOT << KIND_BITS | 32 * slot + 8 * number + aim
                    self._consider(shot, costs, place, end, out)

    def _consider(self, shot: i64, costs: Costs, place: i64, end: i64, out: float) -> None:
        cost = costs.at[end] if end != NONE else costs.at[place] + out
        least = self._shot_cost
        if self._shot == NONE or cost < least or (cost == least and shot < self._shot):
            self._shot = shot
            self._shot_cost = cost


def play_out(position: Position, golfers: list[GreedyGolfer]) -> int:
    """Play a game to its end, a golfer for each seat; return the number of actions."""
    actions = 0
    while position.phase != OVER:
        do(position, golfers[position.seat].choose(position))
        actions += 1
    return actions


def _favourite(position: Position, actions: list[int]) -> int:
    """Return the pick that is drafted before the others."""
    names = position.table.cards.name
    best: i64 = NONE
    least: i64 = len(FAVOURITES)
    for action in actions:
        if action >> KIND_BITS == PICK_CLUB:
            place: i64 = FAVOURITES.index(names[action & ARGUMENT])
            if place < least:
                best, least = action, place
    return best


# --- Random legal play, choice by choice that of the model's random golfer

_CODE_BITS: Final = 16
_CODE: Final = 65_535
"""The bits of an action."""
_NO_FLIGHT: Final = 65_536_000_000
"""More than any shot is worth: a distance above an action."""


@final
class RandomGolfer:
    """Plays for everybody at a table, each decision drawn for itself."""

    def __init__(self, seed: int) -> None:
        """Take the golfer's own seed."""
        self._random: Callable[[], float] = random.Random(seed).random

    def play_out(self, position: Position) -> int:
        """Play a game to its end, and the 19th where it may be; return the number of actions."""
        actions = 0
        while position.phase != OVER or who_may_play(position):
            do(position, self.choose(position))
            actions += 1
        return actions

    def choose(self, position: Position) -> int:
        """Return a legal action."""
        actions = legal(position)
        if len(actions) == 1:
            return actions[0]
        phase = position.phase
        if phase == CHOOSE and self._random() < 0.5:
            shot = self._nearest(position)
            return shot if shot != NONE else self._any(actions)
        if phase in (ACT, SELECT, CHOOSE):
            return self._one_of_a_kind(position, actions)
        return self._any(actions)

    def _any(self, actions: list[int]) -> int:
        return actions[int(self._random() * len(actions))]

    def _one_of_a_kind(self, position: Position, actions: list[int]) -> int:
        """Draw a kind of action, rare ones seldom, then one of that kind."""
        kinds: list[int] = []
        common: list[int] = []
        last: i64 = NONE
        for action in actions:
            kind: i64 = action >> KIND_BITS
            if kind != last and kind not in kinds:
                kinds.append(kind)
                if kind not in (RESET_HAND, LOOK_AT_DECK, PASS_PICK, REDRAW):
                    common.append(kind)
            last = kind
        if len(kinds) == 1:
            return self._any(actions)
        if common and self._random() * RARE_ONCE_IN >= 1:
            kinds = common
        drawn: i64 = self._any(kinds)
        if drawn == MOVE_ONE_HEX and self._random() < 0.5:
            return _nearest_step(position, actions)
        return self._any([action for action in actions if action >> KIND_BITS == drawn])

    def _nearest(self, position: Position) -> int:
        """Return the shot that ends nearest to the green; NONE where there is none."""
        if position.bunker:
            return PLAY_SHOT << KIND_BITS | position.aim
        place = position.balls[position.ball].place
        club = position.players[position.seat_of(position.ball)].used
        far = _steps_wanted(position)
        if not position.stacks:
            return (
                _nearer(position, far, 0, [wood_flight(position, club, place)], _NO_FLIGHT) & _CODE
            )
        best: i64 = _NO_FLIGHT
        for slot, stack in enumerate(position.stacks):
            if position.forced in (NONE, slot):
                flights = flights_of(position, club, stack[-1], place)
                best = _nearer(position, far, slot, flights, best)
        return NONE if best == _NO_FLIGHT else best & _CODE


def _nearer(position: Position, far: list[int], slot: i64, flights: list[int], best: i64) -> i64:
    """Return the best shot so far or a better one of a slot: its steps above its number."""
    place = position.balls[position.ball].place
    ends = position.table.ground.ends
    first: i64 = 0
    last: i64 = 5
    if position.aim != NONE:
        first = last = position.aim
    for aim in range(first, last + 1):
        for flight, number in enumerate(flights):
            end: i64 = ends[number][6 * place + aim]
            steps: i64 = far[end if end != NONE else place]
            if steps < best >> _CODE_BITS and (end != NONE or _all_out(ends, flights, place, aim)):
                shot = PLAY_SHOT << KIND_BITS | 32 * slot + 8 * flight + aim
                best = steps << _CODE_BITS | shot
    return best


def _all_out(ends: list[list[int]], flights: list[int], place: i64, aim: i64) -> bool:
    return all(ends[flight][6 * place + aim] == NONE for flight in flights)


def _steps_wanted(position: Position) -> list[int]:
    """Return the steps, by hex, to the green that is played, or the nearest to be won."""
    steps = position.table.ground.steps
    ball = position.balls[position.ball]
    if not position.table.fast_travel:
        return steps[ball.hole]
    target = position.players[position.seat].target
    if target != NONE:
        return steps[target]
    nearest: i64 = 0
    least: i64 = NONE
    for hole, far in enumerate(steps):
        if may_claim(position, position.seat, hole) and (least == NONE or far[ball.place] < least):
            nearest = hole
            least = far[ball.place]
    return steps[nearest]


def _nearest_step(position: Position, actions: list[int]) -> int:
    """Return the step that leads nearest to the green."""
    wanted = _steps_wanted(position)
    beside = position.table.ground.beside
    place = position.balls[position.ball].place
    best: i64 = NONE
    least: i64 = NONE
    for action in actions:
        if action >> KIND_BITS == MOVE_ONE_HEX:
            far: i64 = wanted[beside[6 * place + (action & ARGUMENT)]]
            if least == NONE or far < least:
                best = action
                least = far
    return best
