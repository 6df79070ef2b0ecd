"""What a task asks for: a figure of a match, and from where on it earns stars.

Each game names what it measures in a module of its own, such as
:mod:`minigolf_desktop.model.designer.goals`. A measure counts with the scores of the game, of the
first seat, at any moment of a match: a goal can be followed while it is played.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from minigolf_desktop.model.play.match import AnyMatch

Measure = Callable[[AnyMatch], int]
"""Returns a figure of a match as it stands, for the person on the first seat."""

Measures = Mapping[str, Measure]
"""The measures of a game, by their names in files."""

FIRST = 0
"""The seat that a task is set to."""


class GoalStanding(NamedTuple):
    """How far a match is towards its goal."""

    value: int
    """What the goal measures."""
    stars: int
    """Stars that it would earn if it ended so."""
    broken: bool = False
    """Whether a condition is not met, without which there are no stars."""


def stars_of(value: int, steps: Sequence[int]) -> int:
    """Return how many of the steps a value has reached.

    Steps that rise are to be reached from below (points), steps that fall from above (strokes).
    """
    if steps[0] < steps[-1]:
        return sum(value >= step for step in steps)
    return sum(value <= step for step in steps)
