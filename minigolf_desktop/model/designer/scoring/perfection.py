"""Perfection: what Mr Perfect gives for conditions met without a fault (expansion).

He looks at the whole course, so his points hang on those of other conditions. A part stands as
soon as it is perfect, in the score so far too.
"""

from collections.abc import Sequence
from typing import NamedTuple

from minigolf_desktop.model.designer.clients import Feature, MrClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.promises import (
    CIRCUIT_POINTS,
    PAR_POINTS,
    is_land_perfect,
)
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.designer.scoring.par import cube_cost
from minigolf_desktop.model.designer.scoring.playability import HOLES, playability

PLAYABLE = 3
LAND = 4
CIRCUIT = 5
PAR = 6


def perfection(
    course: Course,
    par_lines: Sequence[Line],
    circuit_lines: Sequence[Line],
    mistakes: Sequence[Line],
) -> tuple[Line, ...]:
    """Return a line a condition met perfectly.

    ``mistakes`` are the lines of playability in the final count, missing holes among them.
    """
    parts = (
        ("perfect-playability", PLAYABLE, not mistakes),
        ("perfect-land", LAND, is_land_perfect(course)),
        ("perfect-circuit", CIRCUIT, _sum(circuit_lines) == CIRCUIT_POINTS),
        ("perfect-par", PAR, _sum(par_lines) == PAR_POINTS),
    )
    return tuple(Line(reason, points, ()) for reason, points, is_met in parts if is_met)


class PerfectPoints(NamedTuple):
    """What the numbering may win from Mr Perfect; all nought for any other client."""

    nine: int = 0
    """For nine holes, neither more nor less, on a course without another mistake."""
    circuit: int = 0
    par: int = 0
    final: bool = True
    """Whether unused par cubes count yet (ruling D33): then perfect par takes all of them."""

    def of_order(self, points: int) -> int:
        """Return the points of an order of holes, with those for a perfect circuit."""
        return points + self.circuit if points == CIRCUIT_POINTS else points

    def of_order_at_most(self, points: int) -> int:
        """Return a bound for the points of an order that is worth at most so much by itself."""
        return points + self.circuit if points >= CIRCUIT_POINTS else points

    def of_par(self, zone: int, par: int) -> int:
        """Return the points for perfect par, by points for the green zone and total par."""
        return self.par if zone - cube_cost(par, final=self.final) == PAR_POINTS else 0


def perfect_points(
    course: Course, holes: Sequence[Hole], mr: MrClient | None, *, final: bool, mistakes: bool
) -> PerfectPoints:
    """Return what the numbering of a course may win from a client.

    ``final`` says whether unused par cubes count yet (ruling D33), ``mistakes`` whether mismatches
    and wrong directions do (ruling D36).
    """
    if mr is None or mr.feature is not Feature.PERFECT:
        return PerfectPoints()
    nine = [(1, hole) for hole in holes[:1]] * HOLES
    faults = playability(course, holes, nine, final=True, mistakes=mistakes)
    return PerfectPoints(0 if faults else PLAYABLE, CIRCUIT, PAR, final)


def _sum(lines: Sequence[Line]) -> int:
    return sum([line.points for line in lines])
