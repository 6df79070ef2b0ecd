"""The steps in which a final score is counted."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer import Assessment, ConditionScore, Course, Line, Score
from minigolf_desktop.model.designer.scoring.one_hole import ONE_HOLE


class CountedCourse(NamedTuple):
    """A finished course with its score, and whose it is."""

    course: Course
    numbers: Collection[tuple[int, int]]
    """Cells and segments whose holes were numbered by hand."""
    assessment: Assessment
    """Its final score."""
    colour: str
    """Colour of the player, in which the gate has its roof."""
    title: str
    """What the screen calls it."""


class Count(NamedTuple):
    """One condition being counted."""

    condition: str
    """Its id."""
    before: int
    """Total before it."""
    points: int
    reasons: tuple[Line, ...]
    """Its lines; those about no hole in particular are laid together by their reason."""

    @property
    def after(self) -> int:
        """Total after it."""
        return self.before + self.points

    @property
    def cells(self) -> frozenset[int]:
        """Cells that its points come from."""
        return frozenset(cell for line in self.reasons for cell in line.cells)


def counts_of(score: Score) -> tuple[Count, ...]:
    """Return the conditions in the order of counting, each with the total before it."""
    total, counts = 0, []
    for condition in score.conditions:
        counts.append(Count(condition.id, total, condition.points, reasons_of(condition)))
        total += condition.points
    return tuple(counts)


def totals_at(counts: Sequence[Count], step: int) -> tuple[int, int]:
    """Return the totals before and after a step; nought before the first, the end after all."""
    if step == 0:
        return 0, 0
    if step > len(counts):
        return counts[-1].after, counts[-1].after
    return counts[step - 1].before, counts[step - 1].after


def reasons_of(condition: ConditionScore) -> tuple[Line, ...]:
    """Return the lines of a condition, those without a hole number laid together by reason.

    What is counted as one hole stays line by line: each shows its own tiles.
    """
    together: dict[tuple[object, ...], Line] = {}
    for line in condition.lines:
        key = (line.reason, line.number, line.cells if line.reason in ONE_HOLE else ())
        known = together.get(key)
        if known is None:
            together[key] = line
        else:
            together[key] = known._replace(
                points=known.points + line.points, cells=known.cells + line.cells
            )
    return tuple(together.values())
