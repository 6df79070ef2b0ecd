"""His whim: points for each hole, or each way to the next hole, that pleases Mr Client.

Only well-formed holes with a number count: an extra hole is none of the nine.
"""

from collections.abc import Mapping
from itertools import pairwise

from minigolf_desktop.model.designer.clients import Feature, MrClient
from minigolf_desktop.model.designer.holes import Hole, Status
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.geometry.square import STEP

HOLE_POINTS = 2
"""Points for a hole, or for an aligned transition."""
ALL_ALIGNED_POINTS = 2
"""Bonus of Mr Straightforward when all eight transitions are aligned."""
AVERAGE_PAR = 4
LONG = 4
"""Tiles of a hole that Mr Long finds long."""


def pleases(feature: Feature | None, hole: Hole, number: int) -> bool:
    """Whether a hole by itself has the feature that Mr Client looks for.

    ``number`` matters to Mr Überstitious alone; 0 stands for any but 4. Mr Straightforward looks at
    transitions, Mr Perfect at whole conditions (:mod:`perfection`), neither ever at a hole.
    """
    if hole.status is not Status.WELL_FORMED:
        return False
    match feature:
        case Feature.SHORT:
            return hole.length == 2
        case Feature.LONG:
            return hole.length >= LONG
        case Feature.LINEAR:
            return not hole.bends
        case Feature.TURNER:
            return hole.bends
        case Feature.LUCKYFOR:
            return hole.par == AVERAGE_PAR
        case Feature.UBERSTITIOUS:
            return (hole.par == AVERAGE_PAR) == (number == 4)
        case Feature.INTHEWAY:
            return hole.has_obstacle
        case _:
            return False


def is_aligned(hole: Hole, following: Hole) -> bool:
    """Whether the way from a green to the next tee goes straight on (ruling D20)."""
    if hole.status is not Status.WELL_FORMED or following.status is not Status.WELL_FORMED:
        return False
    green, tee = hole.greens[0], following.tees[0]
    return hole.finish == following.start and tee in (green, green + STEP[hole.finish])


def all_aligned_bonus(feature: Feature | None) -> int:
    """Return the bonus for eight aligned transitions under a client; 0 for most."""
    return ALL_ALIGNED_POINTS if feature is Feature.STRAIGHTFORWARD else 0


def his_whim(numbered: Mapping[int, Hole], mr: MrClient | None) -> tuple[Line, ...]:
    """Return a line a hole (or transition) that pleases him; ``numbered`` is in order."""
    if mr is None:
        return ()
    if mr.feature is Feature.STRAIGHTFORWARD:
        return _aligned_transitions(numbered)
    return tuple(
        Line("hole-pleases", HOLE_POINTS, hole.cells, number)
        for number, hole in numbered.items()
        if pleases(mr.feature, hole, number)
    )


def _aligned_transitions(numbered: Mapping[int, Hole]) -> tuple[Line, ...]:
    lines = [
        Line("transition-aligned", HOLE_POINTS, (hole.greens[0], following.tees[0]), number)
        for (before, hole), (number, following) in pairwise(numbered.items())
        if number == before + 1 and is_aligned(hole, following)
    ]
    if len(lines) == 8:
        lines.append(Line("all-aligned", ALL_ALIGNED_POINTS, ()))
    return tuple(lines)
