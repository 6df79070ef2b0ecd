"""A line of the score: why, how many points, and where."""

from typing import NamedTuple


class Line(NamedTuple):
    """A named part of a condition's points; the lines of a condition add up to it."""

    reason: str
    """Code of the reason; the screen has words for it."""
    points: int
    cells: tuple[int, ...]
    """Cells that it comes from."""
    number: int = 0
    """Number of the hole that it is about; 0 where it is about none."""
