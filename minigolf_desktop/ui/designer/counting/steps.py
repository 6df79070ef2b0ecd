"""How finished courses are counted step by step, and how far a counting has come."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.model.designer import Assessment, ConditionScore, Course, Line, Score
from minigolf_desktop.model.designer.scoring import ONE_HOLE


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


class CountingSteps(QObject):
    """How far finished courses are counted, and which of them is looked at.

    The first step shows the players, one step each condition, the last one the result.
    """

    moved = Signal()
    """Another step is to be seen."""

    def __init__(self, courses: Sequence[CountedCourse], seat: int, parent: QObject) -> None:
        """``courses`` are those of all seats; that of ``seat`` is looked at first."""
        super().__init__(parent)
        self.courses = tuple(courses)
        """The finished courses, by seat."""
        self.by_seat = tuple(counts_of(one.assessment.score) for one in courses)
        """The conditions of each course, in the order of counting."""
        self.seat = seat
        """Whose course is looked at."""
        self._step = 0

    @property
    def step(self) -> int:
        """How many conditions are counted; one more when the end is shown."""
        return self._step

    @property
    def counts(self) -> tuple[Count, ...]:
        """The conditions of the course looked at."""
        return self.by_seat[self.seat]

    @property
    def count(self) -> Count | None:
        """The condition being counted; None at the start and at the end."""
        return self.counts[self._step - 1] if 0 < self._step <= len(self.counts) else None

    @property
    def coming(self) -> Count | None:
        """The condition that is counted next; None where the end comes next, or is shown."""
        return self.counts[self._step] if self._step < len(self.counts) else None

    @property
    def is_done(self) -> bool:
        """Whether the end is shown."""
        return self._step > len(self.counts)

    @property
    def totals(self) -> list[tuple[int, int]]:
        """Totals of all seats before and after this step."""
        return [totals_at(counts, self._step) for counts in self.by_seat]

    def next(self) -> None:
        """Count the next condition, or show the end."""
        self.go(self._step + 1)

    def previous(self) -> None:
        """Go one step back."""
        self.go(self._step - 1)

    def skip(self) -> None:
        """Show the end at once."""
        self.go(len(self.counts) + 1)

    def go(self, step: int) -> None:
        """Go to a step; one beyond the ends is the nearest end."""
        step = max(0, min(len(self.counts) + 1, step))
        if step != self._step:
            self._step = step
            self.moved.emit()
