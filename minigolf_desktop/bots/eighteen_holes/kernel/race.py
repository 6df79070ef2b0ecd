"""Who is on the green first, where the others decide what a turn is worth.

Turns left are a mean; how they are spread about it is taken to be the same for everybody, like a
bell. From that follows what each mean is worth: being first, or first alone, less what the others
then win.
"""

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import MATCH, RACING, SKINS
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import Course

ROUNDS: Final = 9
"""Rounds that are told apart; the last one stands for all after it."""
STEPS: Final = 81
"""Turns left are told apart in tenths, from 0 to 8."""
SPREAD: Final = 0.35
"""Turns by which a golfer with no turn but one to go strays from the mean."""
SPREAD_A_TURN: Final = 0.3
"""What is added for every turn more, as a part of its root."""
WORTH: Final = 3.0
"""What winning rather than losing a hole is worth, in turns."""


def scale_of(course: Course, position: Position, seat: i64) -> list[float]:
    """Return what so many turns left are worth, in tenths; nothing where each is worth the same."""
    mode = position.table.mode
    if mode not in (MATCH, SKINS, RACING):
        return []
    hole = position.balls[seat].hole
    if mode == RACING and hole + 1 < len(position.table.ground.greens):
        return []
    others: list[list[float]] = []
    for other in position.alive:
        if other != seat and position.balls[other].hole == hole:
            others.append(_arrival(course, position, other))
    if not others:
        return []
    return [_worth(arrives_after(step / 10), others, mode == SKINS) for step in range(STEPS)]


def arrives_after(turns: float) -> list[float]:
    """Return, by rounds from now, how likely a golfer arrives in each who has a mean before it."""
    if turns < 1.0:
        # It has arrived, or nearly so: the rest is what it wins on the next hole.
        return [1.0 - turns, turns] + [0.0] * (ROUNDS - 2)
    spread = SPREAD + SPREAD_A_TURN * sqrt(turns - 1.0)
    found = [0.0]
    before = 0.0
    for after in range(1, ROUNDS - 1):
        until = 0.5 * (1.0 + erf((after + 0.5 - turns) / (spread * sqrt(2.0))))
        found.append(until - before)
        before = until
    found.append(1.0 - before)
    return found


def _arrival(course: Course, position: Position, seat: i64) -> list[float]:
    """Return by rounds, after the one that is being played, how likely a seat arrives in each."""
    ball = position.balls[seat]
    if ball.home:
        return arrives_after(0.0)
    found = arrives_after(course.hole(ball.hole).at[ball.place])
    if seat in position.played:
        return found
    # It still plays in this round.
    return [found[0] + found[1], *found[2:], 0.0]


def _worth(mine: list[float], others: list[list[float]], alone: bool) -> float:
    """Return what an arrival is worth against those of the others; less is better."""
    margin = 0.0
    last = ROUNDS - 1
    for now in range(ROUNDS):
        if mine[now] > 0.0:
            wins = 1.0
            for other in others:
                wins *= _later(other, now + 1 if alone else now)
            margin += mine[now] * wins if now < last else 0.0
    for number, other in enumerate(others):
        for now in range(last):
            if other[now] > 0.0:
                first = now + 1 if alone else now
                wins = _later(mine, first)
                for third, rival in enumerate(others):
                    if third != number:
                        wins *= _later(rival, first)
                margin -= other[now] * wins / len(others)
    return -WORTH * margin


def _later(arrival: list[float], now: i64) -> float:
    """Return how likely an arrival is not before a round."""
    total = 0.0
    for after in range(now, ROUNDS):
        total += arrival[after]
    return total
