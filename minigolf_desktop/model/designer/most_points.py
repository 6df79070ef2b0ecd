"""What the best numbering of a course is worth, where the numbers themselves are not wanted."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from minigolf_desktop.model.designer.counting.chaining import Unit
from minigolf_desktop.model.designer.counting.choosing import Entry, Question, best_numbers
from minigolf_desktop.model.designer.counting.ordering import PLACES, POINTS
from minigolf_desktop.model.designer.scoring.par import cube_cost, zone_points
from minigolf_desktop.model.designer.scoring.playability import HOLE_COUNT_COST

_Numbered = Sequence[tuple[int, Unit]]
"""Units with their numbers, in order of number."""


@lru_cache(maxsize=4_096)
def most_points(question: Question) -> int:
    """Return the points of the best answer: of the nine, their order, cubes and extra holes."""
    entries, perfect = question.entries, question.perfect
    units = best_numbers(question)
    numbered = sorted([(number, unit) for unit, number in units if number])
    par = sum([entries[index].par for _, unit in numbered for index in unit])
    worth = sum([_worth(entries, unit) for _, unit in numbered])
    points = worth - cube_cost(par, final=question.final) + perfect.of_par(worth, par)
    points -= HOLE_COUNT_COST * (len(units) - len(numbered))
    if len(units) == PLACES:
        points += perfect.nine
    return points + perfect.of_order(_order_points(question, numbered))


def _worth(entries: Sequence[Entry], unit: Unit) -> int:
    if len(unit) == 1:
        return entries[unit[0]].worth
    return zone_points(sum([entries[index].par for index in unit]))


def _order_points(question: Question, numbered: _Numbered) -> int:
    """Return the points for links, gate and hole 4."""
    entries = question.entries
    transitions = []
    for (before, unit), (number, following) in pairwise(numbered):
        if number == before + 1:
            worths = [
                points
                for one, other, points in question.links
                if one in unit and other in following
            ]
            transitions.append(max(worths, default=0))
    points = sum(transitions)
    if sum([worth > POINTS for worth in transitions]) == PLACES - 1:
        points += question.all_aligned_bonus
    for number, unit in numbered:
        if number == 1:
            points += POINTS * any(entries[index].starts_at_gate for index in unit)
        elif number == PLACES:
            points += POINTS * any(entries[index].ends_at_gate for index in unit)
        elif number == 4 and len(unit) == 1:
            points += entries[unit[0]].fourth
    return points
