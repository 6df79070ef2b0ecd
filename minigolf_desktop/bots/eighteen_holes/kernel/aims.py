"""What a golfer is after: clubs and tokens before the first shot, greens, and to be there first.

A hand is as good as what it leaves from places of the course: from tees, and from where the shots
after them are played. The best club for a place counts most there, the others less, for clubs are
played once before all come back.

Where any green will do, a green is worth its token, less where others are nearer and will take it
first, more where the one after it is near, and where it is the one that somebody else is about to
take. Where the others decide what a turn is worth, turns left are a mean; how they are spread
about it is taken to be the same for everybody, like a bell. From that follows what each mean is
worth: being first, or first alone, less what the others then win.
"""

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from mypy_extensions import i64

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT, KIND_BITS, PICK_CLUB
from minigolf_desktop.bots.eighteen_holes.kernel.codes import (
    KELLY,
    MATCH,
    RACING,
    SKINS,
    SOLO_CHAOS,
    clubs_of,
)
from minigolf_desktop.bots.eighteen_holes.kernel.modes import FIRST_TOKEN
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import FAR, CourseInTurns, Goal

# --- What is chosen before the first shot: clubs, the club that never expires, targets, tokens

HOLES: Final = 6
"""So many holes of a course are looked at."""
COUNTS = (0.6, 0.2, 0.1, 0.06, 0.04)
"""How much the best club of a hand counts from a place, the second, and so on."""
PASSING: Final = 0.5
"""How much better than the mean a club must be to be the only one (Slick Rikesh's B side)."""


def worths_of_picks(course: CourseInTurns, position: Position, actions: list[int]) -> list[float]:
    """Return the mean turns left with each club that may be drafted, beside those picked."""
    table = position.table
    turns = turns_by_club(course, table.fast_travel)
    names = table.cards.names
    mine = [names[club] for club in clubs_of(position.players[position.seat].hand)]
    found: list[float] = []
    for action in actions:
        if action >> KIND_BITS == PICK_CLUB:
            found.append(_of_hand(turns, [*mine, names[action & ARGUMENT]]))
        else:
            found.append(min(found) + PASSING if found else 0.0)
    return found


def worths_of_declaring(
    course: CourseInTurns, position: Position, actions: list[int]
) -> list[float]:
    """Return the mean turns left with each club that may be told never to expire."""
    turns = turns_by_club(course, position.table.fast_travel)
    names = position.table.cards.names
    return [_of_hand(turns, [names[action & ARGUMENT]]) for action in actions]


def _of_hand(turns: list[list[float]], names: list[int]) -> float:
    """Return the mean turns left with some clubs; others are as good as the mean of the box."""
    total = 0.0
    for each in turns:
        mean = each[len(each) - 1]
        ranked = [each[name] for name in names] + [mean] * (len(COUNTS) - len(names))
        ranked.sort()
        for number, share in enumerate(COUNTS):
            total += share * ranked[number]
    return total / len(turns)


@lru_cache(maxsize=8)
def turns_by_club(course: CourseInTurns, anywhere: bool) -> list[list[float]]:
    """Return, by place of a course, what each club leaves there on average, last of all the mean.

    Clubs of one name stand once, at the number of the first.
    """
    names = course.cards.names
    kinds = [club for club in range(len(names)) if names[club] == club]
    found: list[list[float]] = []
    for place, hole in _places(course):
        goal = course.hole(hole)
        each = [0.0] * (len(names) + 1)
        for club in kinds:
            each[club] = course.of_club(club, place, goal)
        each[len(names)] = sum([each[club] for club in kinds]) / len(kinds)
        found.append(each)
    return found


def _places(course: CourseInTurns) -> list[tuple[int, int]]:
    """Return places from which shots are played, each with its hole."""
    ground = course.ground
    holes = len(ground.greens)
    found: list[tuple[int, int]] = []
    for number in range(min(HOLES, holes)):
        hole = number * holes // min(HOLES, holes)
        at = course.hole(hole).at
        place: int = ground.tees[hole]
        wanted = at[place]
        found.append((place, hole))
        while wanted > 2.2:
            wanted -= 1.0
            best = 0
            for other in range(ground.size):
                if abs(at[other] - wanted) < abs(at[best] - wanted):
                    best = other
            found.append((best, hole))
    return found


def worths_of_targets(course: CourseInTurns, position: Position, actions: list[int]) -> list[float]:
    """Return the turns to each target that may be kept (Kelly Golf)."""
    place = position.balls[position.seat].place
    return [course.hole(action & ARGUMENT).at[place] for action in actions]


def worths_of_tokens(position: Position, actions: list[int]) -> list[float]:
    """Return the worth of each green for one's five-point token: long holes tell most (Skins)."""
    return [-float(position.table.ground.pars[action & ARGUMENT]) for action in actions]


# --- Which greens a golfer wants where any will do: Chaos Golf, teams, Kelly Golf and solo

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


def goal_of_greens(course: CourseInTurns, position: Position, seat: i64) -> Goal:
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


def contested(course: CourseInTurns, position: Position, seat: i64) -> float:
    """Return what playing first of all is worth to a seat, in turns: a green that others reach too.

    Of one such green it is enough.
    """
    for hole in _claimable(position, seat):
        mine = _turns(course, position, seat, hole)
        if mine <= WITHIN_REACH and _reached(course, position, seat, hole) > 0.0:
            return PLAYING_FIRST
    return 0.0


def gains_at_once(course: CourseInTurns, position: Position, seat: i64) -> list[float]:
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


def _reached(course: CourseInTurns, position: Position, seat: i64, hole: i64) -> float:
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


def _turns(course: CourseInTurns, position: Position, seat: i64, hole: i64) -> float:
    """Return the turns that a seat has to a green."""
    at = course.hole(hole).at
    least = FAR
    for ball in position.balls_of(seat):
        least = min(least, at[position.balls[ball].place])
    return least


def _taken_before(course: CourseInTurns, position: Position, seat: i64, hole: i64) -> float:
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


def _less(course: CourseInTurns, position: Position, seat: i64, hole: i64, before: float) -> float:
    """Return how many turns less than the best flag one is worth."""
    if position.table.mode == KELLY:
        worth = _points_of_target(course, position, seat, hole)
        return TURNS_A_FLAG * (OWN_TARGET - worth * (1.0 - min(1.0, before)))
    values = position.tokens[hole]
    first: float = float(values[0])
    second = float(values[1]) if len(values) > 1 else 0.0
    worth = first - (first - second) * min(1.0, before)
    return TURNS_A_POINT * (FIRST_TOKEN - worth)


def _points_of_target(course: CourseInTurns, position: Position, seat: i64, hole: i64) -> float:
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


# --- Who is on the green first, where the others decide what a turn is worth

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


def scale_of(course: CourseInTurns, position: Position, seat: i64) -> list[float]:
    """Return what so many turns left are worth, in tenths; nothing where each is worth the same."""
    mode = position.table.mode
    if mode not in (MATCH, SKINS, RACING) and not position.nineteenth:
        return []
    hole = _hole_of(position, seat)
    if mode == RACING and hole + 1 < len(position.table.ground.greens):
        return []
    others: list[list[float]] = []
    for other in position.alive:
        if other != seat and _hole_of(position, other) == hole:
            others.append(_arrival(course, position, other))
    if not others:
        return []
    return [_worth(arrives_after(step / 10), others, mode == SKINS) for step in range(STEPS)]


def _hole_of(position: Position, seat: i64) -> i64:
    return position.balls[position.balls_of(seat)[0]].hole


def first_in_clubhouse(course: CourseInTurns, position: Position, seat: i64) -> float:
    """Return what playing first of all is worth to a seat on the 19th, in turns.

    Of those who arrive in one round the lower club goes first (ruling H34).
    """
    hole = _hole_of(position, seat)
    if _turns(course, position, seat, hole) > WITHIN_REACH:
        return 0.0
    for other in position.alive:
        if other != seat and _turns(course, position, other, hole) <= WITHIN_REACH:
            return PLAYING_FIRST
    return 0.0


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


def _arrival(course: CourseInTurns, position: Position, seat: i64) -> list[float]:
    """Return by rounds, after the one that is being played, how likely a seat arrives in each."""
    least = FAR
    for number in position.balls_of(seat):
        ball = position.balls[number]
        least = min(least, 0.0 if ball.home else course.hole(ball.hole).at[ball.place])
    found = arrives_after(least)
    if least == 0.0:
        return found
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
