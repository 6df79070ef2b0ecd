"""A plain, sensible golfer, choice by choice the model's greedy one.

That is :class:`~minigolf_desktop.bots.eighteen_holes.greedy_golfer.GreedyGolfer`, who says why.
"""

import random
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.greedy_golfer import FAVOURITES, OUT_COSTS, PATIENCE
from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    HAND_OVER,
    KIND_BITS,
    NAME_GOLFER,
    PICK_CLUB,
    PLAY_CLUB,
    PLAY_SHOT,
    RESET_FIRST,
    RESET_HAND,
    REVEAL_CLUB,
    SELECT_CLUB,
    STAY_PUT,
    THROW_CARD,
)
from minigolf_desktop.bots.eighteen_holes.kernel.choices import flights_of, wood_flight
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import count
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    ACT,
    CHOOSE,
    DRAFT,
    EXTRA,
    FOLLOW,
    NAME,
    NONE,
    OVER,
    SELECT,
    THROW,
)
from minigolf_desktop.bots.eighteen_holes.kernel.costs import Costs, CourseCosts
from minigolf_desktop.bots.eighteen_holes.kernel.playing import do, legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns import out_of_bunker

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
