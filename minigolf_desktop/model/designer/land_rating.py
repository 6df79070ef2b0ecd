"""How hard a land is, told by its shape alone: at once, while it is painted.

Fitted to the 47 lands of the box, whose difficulty is known (ruling D10). A land is harder the
longer its rim is for its size and the further its cells lie from the gate; what lies inside, an
island say, makes its rim longer than it is hard. Of the 47 it tells 43 as they are rated and
misses four by one; told of each by the 46 others, 40. How well it fills in fact is tried by a
computer player (:mod:`~minigolf_desktop.bots.designer.filling`).
"""

from collections.abc import Collection
from math import sqrt
from typing import Final, NamedTuple

from minigolf_desktop.model.designer.box import Gate, enclosed_by
from minigolf_desktop.model.geometry.square import STEP

_MOST_ENCLOSED: Final = 12
"""Cells inside that count at most: as many as the lands have that it was fitted to."""
_WITHOUT_ANY: Final = 3.0
"""Hardness of what is no land yet."""


class Shape(NamedTuple):
    """What of a shape makes a land hard."""

    rim: float
    """Sides at which the land ends, as a multiple of what a square of its size has."""
    inside: int
    """Cells that the land shuts off from outside."""
    way: float
    """Steps from the gate to a cell, on average, for the width of a square of its size."""


class Cuts(NamedTuple):
    """How hard a land is at least that has more than one golf ball."""

    two: float
    three: float

    def difficulty(self, hardness: float) -> int:
        """Return the golf balls of a hardness, 1 to 3."""
        return 1 + (hardness > self.two) + (hardness > self.three)


CUTS: Final = Cuts(1.69, 2.36)


def shape_of(free: Collection[int], gate: Gate) -> Shape:
    """Return the shape of a land; cells that no way leads to count as far as the furthest."""
    cells = frozenset(free)
    width = sqrt(len(cells))
    rim = sum(cell + step not in cells for cell in cells for step in STEP)
    steps = _steps_from(gate, cells)
    furthest = max(steps.values(), default=0)
    way = sum(steps.get(cell, furthest) for cell in cells) / len(cells)
    inside = len(enclosed_by(cells, gate))
    return Shape(rim / (4 * width), min(inside, _MOST_ENCLOSED), way / width)


def _steps_from(gate: Gate, cells: frozenset[int]) -> dict[int, int]:
    """Return by cell how many steps lead there from the gate's straight sides."""
    steps = dict.fromkeys(sorted(gate.adjacent & cells), 0)
    ways = list(steps)
    for cell in ways:
        for beside in (cell + step for step in STEP):
            if beside in cells and beside not in steps:
                steps[beside] = steps[cell] + 1
                ways.append(beside)
    return steps


def hardness_of(shape: Shape) -> float:
    """Return how hard a shape is: about the golf balls, not rounded."""
    return -3.625 + 2.967 * shape.rim - 0.15 * shape.inside + 1.788 * shape.way


def difficulty_of(free: Collection[int], gate: Gate) -> int:
    """Return the golf balls of a land by its shape, 1 to 3."""
    if not free:
        return CUTS.difficulty(_WITHOUT_ANY)
    return CUTS.difficulty(hardness_of(shape_of(free, gate)))
