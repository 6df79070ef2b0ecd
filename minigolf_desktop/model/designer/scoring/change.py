"""What lies between two scores, itemised: what is gained and lost, condition by condition."""

from collections.abc import Iterable
from typing import NamedTuple

from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.designer.scoring.score import Score


class Change(NamedTuple):
    """Points gained or lost for one reason."""

    condition: str
    """Id of the condition."""
    line: Line
    """The reason and the difference in points, with the hole's number where it is about one."""
    is_cost: bool
    """Whether the reason is one that takes points: a mistake, a tile off the land."""


def score_changes(before: Score, after: Score) -> tuple[Change, ...]:
    """Return what changes from one score to another, in the order in which it is counted.

    Both are of the same game, so they have the same conditions. The points add up to the
    difference of the totals.
    """
    changes: list[Change] = []
    for was, now in zip(before.conditions, after.conditions, strict=True):
        for reason in dict.fromkeys(line.reason for line in (*was.lines, *now.lines)):
            old = [line for line in was.lines if line.reason == reason]
            new = [line for line in now.lines if line.reason == reason]
            points = _points(new) - _points(old)
            if points:
                line = Line(reason, points, *_cells_and_number(old, new, points))
                changes.append(Change(now.id, line, min(_points(old), _points(new)) < 0))
    return tuple(changes)


def _cells_and_number(old: list[Line], new: list[Line], points: int) -> tuple[tuple[int, ...], int]:
    """Return the cells of what came or went, and its number if that is one hole."""
    before, after = {line.number for line in old}, {line.number for line in new}
    came = [line for line in new if line.number not in before]
    went = [line for line in old if line.number not in after]
    others = came or went
    number = others[0].number if len(others) == 1 and abs(points) == abs(others[0].points) else 0
    known = set(old)
    cells = {cell for line in new if line not in known for cell in line.cells}
    return tuple(sorted(cells)), number


def _points(lines: Iterable[Line]) -> int:
    return sum(line.points for line in lines)
