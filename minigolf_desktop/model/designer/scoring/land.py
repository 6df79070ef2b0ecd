"""Land: the points of the land, less 3 a tile off it and 1 a cell left empty."""

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.scoring.line import Line

OFF_LAND_COST = 3
MISSING_COST = 1


def land(course: Course, *, final: bool) -> tuple[Line, ...]:
    """Return the lines; empty cells are left out of the score so far (ruling D33).

    Where a course file has no land, nothing is gained and no tile is off it.
    """
    if not course.land.is_bounded:
        return ()
    free = course.land.free
    lines = [Line("land", course.land.points, ())]
    lines += [
        Line("off-land", -OFF_LAND_COST, (cell,)) for cell in course.tiles if cell not in free
    ]
    if final and course.missing:
        empty = tuple(sorted(cell for cell in free if cell not in course.tiles))
        lines.append(Line("missing-cells", -MISSING_COST * len(empty), empty))
    return tuple(lines)
