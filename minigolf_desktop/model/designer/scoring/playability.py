"""Playability: what a course loses for mistakes (rule book: checking the Playable condition)."""

from collections.abc import Sequence

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole, Status
from minigolf_desktop.model.designer.scoring.line import Line
from minigolf_desktop.model.geometry.square import STEP

HOLES = 9
HOLE_COUNT_COST = 10
"""Points for each hole missing or too many."""
MALFORMED_COST = 3
MISMATCH_COST = 3
WRONG_DIRECTION_COST = 1


def playability(
    course: Course,
    holes: Sequence[Hole],
    declared: Sequence[tuple[int, Hole]],
    *,
    final: bool,
    mistakes: bool = True,
) -> tuple[Line, ...]:
    """Return a line a mistake.

    ``holes`` are those traced, ``declared`` (number, hole) as they are counted. Missing holes are
    left out of the score so far (ruling D33), mismatches and wrong directions where no
    ``mistakes`` are counted (ruling D36).
    """
    lines = [
        Line("extra-hole", -HOLE_COUNT_COST, hole.cells) for number, hole in declared if not number
    ]
    if final and len(declared) < HOLES:
        lines.append(Line("missing-holes", -HOLE_COUNT_COST * (HOLES - len(declared)), ()))
    for hole in holes:
        lines += mistakes_of(course, hole, counted=mistakes)
    return tuple(lines)


def mistakes_of(course: Course, hole: Hole, *, counted: bool = True) -> list[Line]:
    """Return a line a mistake of a traced hole.

    ``counted`` says whether mismatches and wrong directions are (ruling D36).
    """
    lines = []
    if hole.status is Status.MALFORMED:
        lines.append(Line("malformed", -MALFORMED_COST, hole.cells))
    if not counted:
        return lines
    land, tiles = course.land, course.tiles
    for cell, side in hole.blocked_edges:
        ahead = cell + STEP[side]
        both = (cell, ahead) if ahead in tiles else (cell,)
        lines.append(Line("mismatch", -MISMATCH_COST, both))
    for cell, side in hole.open_edges:
        if land.is_bounded and cell + STEP[side] not in land.free:
            lines.append(Line("mismatch", -MISMATCH_COST, (cell,)))
    for cell in hole.wrong_way:
        lines.append(Line("wrong-direction", -WRONG_DIRECTION_COST, (cell,)))
    return lines
