"""Random legal play, choice by choice that of the model's random golfer.

That is :class:`~minigolf_desktop.bots.eighteen_holes.random_golfer.RandomGolfer`, who says why: the
same seed plays the same game in both.
"""

import random
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import (
    ARGUMENT,
    KIND_BITS,
    LOOK_AT_DECK,
    MOVE_ONE_HEX,
    PASS_PICK,
    PLAY_SHOT,
    REDRAW,
    RESET_HAND,
)
from minigolf_desktop.bots.eighteen_holes.kernel.choices import flights_of, wood_flight
from minigolf_desktop.bots.eighteen_holes.kernel.codes import ACT, CHOOSE, NONE, OVER, SELECT
from minigolf_desktop.bots.eighteen_holes.kernel.modes.chaos_golf import may_claim
from minigolf_desktop.bots.eighteen_holes.kernel.playing import do, legal
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.random_golfer import RARE_ONCE_IN

_CODE_BITS: Final = 16
_CODE: Final = 65_535
"""The bits of an action."""
_NO_SHOT: Final = 65_536_000_000
"""More than any shot is worth: a distance above an action."""


@final
class RandomGolfer:
    """Plays for everybody at a table, each decision drawn for itself."""

    def __init__(self, seed: int) -> None:
        """Take the golfer's own seed."""
        self._random: Callable[[], float] = random.Random(seed).random

    def play_out(self, position: Position) -> int:
        """Play a game to its end; return the number of actions."""
        actions = 0
        while position.phase != OVER:
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
            return _nearer(position, far, 0, [wood_flight(position, club, place)], _NO_SHOT) & _CODE
        best: i64 = _NO_SHOT
        for slot, stack in enumerate(position.stacks):
            if position.forced in (NONE, slot):
                flights = flights_of(position, club, stack[-1], place)
                best = _nearer(position, far, slot, flights, best)
        return NONE if best == _NO_SHOT else best & _CODE


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
