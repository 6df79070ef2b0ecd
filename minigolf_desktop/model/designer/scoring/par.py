"""Par: 2 points a hole in the green zone, a point off for each cube unused or black.

The score sheet has a row for each of the nine holes; extra holes have none.
"""

from collections.abc import Mapping

from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.scoring.line import Line

CUBES = 36
"""Par cubes of a player."""
ZONE = range(3, 6)
"""Pars in the green zone of the score sheet."""
ZONE_POINTS = 2


def zone_points(par: int) -> int:
    """Return the points of a hole for its par alone."""
    return ZONE_POINTS if par in ZONE else 0


def cube_cost(par: int, *, final: bool) -> int:
    """Return the points that a total par costs; unused cubes only in the final count (D33)."""
    return par - CUBES if par > CUBES else CUBES - par if final else 0


def par(numbered: Mapping[int, Hole], *, final: bool) -> tuple[Line, ...]:
    """Return a line a hole in the zone, and one for cubes left over or black."""
    lines = [
        Line("in-zone", ZONE_POINTS, hole.cells, number)
        for number, hole in numbered.items()
        if hole.par in ZONE
    ]
    total = sum(hole.par for hole in numbered.values())
    cost = cube_cost(total, final=final)
    if cost:
        lines.append(Line("black-cubes" if total > CUBES else "unused-cubes", -cost, ()))
    return tuple(lines)
