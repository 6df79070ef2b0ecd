"""The steps in which a final score is counted."""

from typing import NamedTuple

from minigolf_desktop.model.designer import ConditionScore, Line, Score


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


def reasons_of(condition: ConditionScore) -> tuple[Line, ...]:
    """Return the lines of a condition, those without a hole number laid together by reason."""
    together: dict[tuple[str, int], Line] = {}
    for line in condition.lines:
        key = (line.reason, line.number)
        known = together.get(key)
        if known is None:
            together[key] = line
        else:
            together[key] = known._replace(
                points=known.points + line.points, cells=known.cells + line.cells
            )
    return tuple(together.values())
