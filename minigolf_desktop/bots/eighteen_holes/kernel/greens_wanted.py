"""Which greens a golfer wants where any will do: Chaos Golf, teams, Kelly Golf and solo.

A green is worth its token, less where others are nearer and will take it first, more where the one
after it is near, and where it is the one that somebody else is about to take.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.codes import KELLY, SOLO_CHAOS
from minigolf_desktop.bots.eighteen_holes.kernel.modes.chaos_golf import FIRST_TOKEN
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import FAR, Course, Goal

TURNS_A_POINT: Final = 0.4
"""So many turns more of travel a point more is worth."""
TURNS_A_FLAG: Final = 0.8
"""The same in Kelly Golf, where there are fewer points."""
OWN_TARGET: Final = 3.0
"""Points of one's own target there; of another flag one, and one more as somebody's target."""
NEXT_FLAG: Final = 0.3
"""How much of the way to the flag after the next one counts."""
GOES_THERE: Final = 0.8
"""How likely somebody plays to the green that is nearest to it."""
GOES_ELSEWHERE: Final = 0.2
"""The same of any other green."""
DENIED: Final = 0.3
"""How much of what others lose counts as won."""
WITHIN_REACH: Final = 1.8
"""Turns at most to a green that may be reached with the next shot."""
PLAYING_FIRST: Final = 0.5
"""Turns that the lowest initiative is worth more than the highest where a green is contested."""
STEP: Final = 0.25
"""Turns are told apart in steps of so much, so that the same goal is met again."""


def goal_of_greens(course: Course, position: Position, seat: i64) -> Goal:
    """Return what a seat wants, as the seat to move may know it."""
    holes = _claimable(position, seat)
    likely = [_taken_before(course, position, seat, hole) for hole in holes]
    less: list[float] = []
    for number, hole in enumerate(holes):
        turns = _less(course, position, seat, hole, likely[number])
        after = FAR
        for other in holes:
            if other != hole:
                after = min(after, course.hole(other).at[course.ground.greens[hole]])
        if after < FAR:
            turns += NEXT_FLAG * after
        less.append(STEP * int(turns / STEP + 0.5))
    return course.of_greens(holes, less)


def contested(course: Course, position: Position, seat: i64) -> float:
    """Return what playing first of all is worth to a seat, in turns: a green that others reach too.

    Of one such green it is enough.
    """
    for hole in _claimable(position, seat):
        mine = _turns(course, position, seat, hole)
        if mine <= WITHIN_REACH and _reached(course, position, seat, hole) > 0.0:
            return PLAYING_FIRST
    return 0.0


def gains_at_once(course: Course, position: Position, seat: i64) -> list[float]:
    """Return by hole the turns that its green is worth more if the seat is on it now.

    Nobody comes before it then; and who was about to take the token finds less.
    """
    found = [0.0] * len(position.tokens)
    for hole in _claimable(position, seat):
        before = min(1.0, _taken_before(course, position, seat, hole))
        if position.table.mode == KELLY:
            lost = _points_of_target(course, position, seat, hole)
            found[hole] = TURNS_A_FLAG * (
                lost * before + DENIED * _reached(course, position, seat, hole)
            )
            continue
        values = position.tokens[hole]
        lost = float(values[0]) - (float(values[1]) if len(values) > 1 else 0.0)
        denied = DENIED * _reached(course, position, seat, hole)
        found[hole] = TURNS_A_POINT * lost * (before + denied)
    return found


def _reached(course: Course, position: Position, seat: i64, hole: i64) -> float:
    """Return 1 where somebody else may reach a green with the next shot, else 0."""
    for other in position.alive:
        if other == seat or position.players[other].claimed >> hole & 1:
            continue
        if _turns(course, position, other, hole) <= WITHIN_REACH:
            return 1.0
    return 0.0


def _claimable(position: Position, seat: i64) -> list[int]:
    """Return the holes of which a seat may still take a token."""
    found: list[int] = []
    for hole in range(len(position.tokens)):
        if position.tokens[hole] and not position.players[seat].claimed >> hole & 1:
            found.append(hole)
    return found


def _turns(course: Course, position: Position, seat: i64, hole: i64) -> float:
    """Return the turns that a seat has to a green."""
    at = course.hole(hole).at
    least = FAR
    for ball in position.balls_of(seat):
        least = min(least, at[position.balls[ball].place])
    return least


def _taken_before(course: Course, position: Position, seat: i64, hole: i64) -> float:
    """Return how many others are likely to take a token of a green before a seat does."""
    mine = _turns(course, position, seat, hole)
    total = 0.0
    for other in position.alive:
        if other == seat or position.players[other].claimed >> hole & 1:
            continue
        theirs = _turns(course, position, other, hole)
        nearest = FAR
        for rival in _claimable(position, other):
            nearest = min(nearest, _turns(course, position, other, rival))
        goes = GOES_THERE if theirs <= nearest else GOES_ELSEWHERE
        total += goes / (1.0 + exp(min(20.0, 2.0 * (theirs - mine))))
    if position.table.mode == SOLO_CHAOS:
        for one in position.rivals:
            if one.targets and one.targets[0] == hole:
                total += 1.0 if mine > float(_turns_to_combined(position)) else 0.0
    return total


def _turns_to_combined(position: Position) -> int:
    """Return after how many rounds the automatic opponents score (Solo Chaos)."""
    turns = position.table.solo_turns[position.solo_card]
    found = 1
    for place in range(position.solo_place, len(turns)):
        if turns[place] == "C":
            return found
        found += 1
    return found


def _less(course: Course, position: Position, seat: i64, hole: i64, before: float) -> float:
    """Return how many turns less than the best flag one is worth."""
    if position.table.mode == KELLY:
        worth = _points_of_target(course, position, seat, hole)
        return TURNS_A_FLAG * (OWN_TARGET - worth * (1.0 - min(1.0, before)))
    values = position.tokens[hole]
    first: float = float(values[0])
    second = float(values[1]) if len(values) > 1 else 0.0
    worth = first - (first - second) * min(1.0, before)
    return TURNS_A_POINT * (FIRST_TOKEN - worth)


def _points_of_target(course: Course, position: Position, seat: i64, hole: i64) -> float:
    """Return the points that a flag of Kelly Golf is likely to bring.

    Whose target it may be is guessed from how near they are to it.
    """
    if seat == position.seat and position.players[seat].target == hole:
        return OWN_TARGET
    points = 1.0
    for other in position.alive:
        if other != seat:
            total = 0.0
            here = 0.0
            for one in range(len(position.tokens)):
                if position.tokens[one]:
                    near = exp(-_turns(course, position, other, one))
                    total += near
                    if one == hole:
                        here = near
            if total > 0.0:
                points += here / total
    return min(points, OWN_TARGET - 1.0)
