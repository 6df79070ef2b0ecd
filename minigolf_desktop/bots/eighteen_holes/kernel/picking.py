"""What is chosen before the first shot: clubs, the club that never expires, targets, tokens.

A hand is as good as what it leaves from places of the course: from tees, and from where the shots
after them are played. The best club for a place counts most there, the others less, for clubs are
played once before all come back.
"""

from functools import lru_cache
from typing import Final

from minigolf_desktop.bots.eighteen_holes.kernel.actions import ARGUMENT, KIND_BITS, PICK_CLUB
from minigolf_desktop.bots.eighteen_holes.kernel.clubs import clubs_of
from minigolf_desktop.bots.eighteen_holes.kernel.position import Position
from minigolf_desktop.bots.eighteen_holes.kernel.turns_left import Course

HOLES: Final = 6
"""So many holes of a course are looked at."""
COUNTS = (0.6, 0.2, 0.1, 0.06, 0.04)
"""How much the best club of a hand counts from a place, the second, and so on."""
PASSING: Final = 0.5
"""How much better than the mean a club must be to be the only one (Slick Rikesh's B side)."""


def worths_of_picks(course: Course, position: Position, actions: list[int]) -> list[float]:
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


def worths_of_declaring(course: Course, position: Position, actions: list[int]) -> list[float]:
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
def turns_by_club(course: Course, anywhere: bool) -> list[list[float]]:
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


def _places(course: Course) -> list[tuple[int, int]]:
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


def worths_of_targets(course: Course, position: Position, actions: list[int]) -> list[float]:
    """Return the turns to each target that may be kept (Kelly Golf)."""
    place = position.balls[position.seat].place
    return [course.hole(action & ARGUMENT).at[place] for action in actions]


def worths_of_tokens(position: Position, actions: list[int]) -> list[float]:
    """Return the worth of each green for one's five-point token: long holes tell most (Skins)."""
    return [-float(position.table.ground.pars[action & ARGUMENT]) for action in actions]
