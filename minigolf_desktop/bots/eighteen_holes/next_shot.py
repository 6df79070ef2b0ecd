"""What the shot after the next one may come to, from where a ball would lie.

The kernel says which club is likeliest to reach a green; how likely it is, the model says.
"""

from collections.abc import Iterator
from typing import NamedTuple

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT, BIG_HIT, KIND_BITS
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.codes import BUNKER
from minigolf_desktop.bots.eighteen_holes.kernel.judge import Judge
from minigolf_desktop.bots.eighteen_holes.kernel.shots import PLAIN, WOODS, mean_of_draw, row_of
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import Goal
from minigolf_desktop.model.eighteen_holes.prospects import prospects
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.model.eighteen_holes.view import View


class NextShot(NamedTuple):
    """The best chance to come to a green that counts."""

    club: int
    """The club of it; NONE for a step, which needs none."""
    chance: float


def next_shot(view: View, judge: Judge, ball: int, place: int, clubs: int) -> NextShot:
    """Return what is likeliest to bring a golfer to a green that counts, once it lies on a hex.

    ``clubs`` are in hand then, as bits: after the last one all of them. The decks are as now.
    """
    goal = judge.hand.goal
    field, size = view.table.field, len(goal.ends)
    if any(beside[place] < size and goal.ends[beside[place]] for beside in field.next):
        return NextShot(NONE, 1.0)
    every = clubs_of(clubs) if clubs else judge.hand.clubs
    club = max(every, key=lambda one: _reaches(goal, one, place))
    there = list(view.balls)
    there[ball] = there[ball]._replace(place=place)
    found = prospects(view._replace(balls=tuple(there)), view.table.seat_of(ball), club, ball)
    chances = [
        chance
        for one in found
        for end, chance in one.ends.items()
        if end != place and goal.ends[end]
    ]
    return NextShot(club, max(chances, default=0.0))


def _reaches(goal: Goal, club: int, place: int) -> float:
    """Return about how likely a club comes to a green that counts."""
    course = goal.course
    most = 0.0
    for row in _rows(goal, club, place):
        costs = [
            0.0 if any(end != course.shots.out and goal.ends[end] for end in ends) else 1.0
            for ends in course.shots.ends(row, place)
        ]
        most = max(most, 1.0 - mean_of_draw(costs, course.cards.drawn[club], PLAIN))
    return most


def _rows(goal: Goal, club: int, place: int) -> Iterator[int]:
    """Yield the rows of shots that a club may play from a hex."""
    cards, ground = goal.course.cards, goal.course.ground
    if ground.ground[place] == BUNKER and not cards.in_bunkers >> club & 1:
        return
    if cards.tee_only >> club & 1 and not ground.tee_box[place]:
        return
    short = ground.rough[place] and cards.rough_penalty[club] == 1
    for action in cards.draws[club]:
        deck, aim = (action & ARGUMENT) // 7 - 1, (action & ARGUMENT) % 7 - 1
        if action >> KIND_BITS == BIG_HIT:
            continue
        if deck == NONE:
            yield WOODS + (cards.wood_rough[club] if ground.rough[place] else cards.wood[club])
        else:
            yield row_of(deck, short, aim)
