"""Her whim: points for each thing that Mrs Client loves (ruling D19, expansion)."""

from collections.abc import Sequence

from minigolf_desktop.model.designer.clients import ARROWS, MrsClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.holes import Hole
from minigolf_desktop.model.designer.scoring.line import Line


def her_whim(course: Course, holes: Sequence[Hole], mrs: MrsClient | None) -> tuple[Line, ...]:
    """Return a line a tile that shows what she loves; ``holes`` are those traced."""
    if mrs is None:
        return ()
    if mrs.element == ARROWS:
        return _arrows(holes, mrs.points)
    count = course.box.count_of(mrs.element)
    return tuple(
        Line(mrs.element, mrs.points * count[tile >> 2], (cell,))
        for cell, tile in course.tiles.items()
        if count[tile >> 2]
    )


def _arrows(holes: Sequence[Hole], points: int) -> tuple[Line, ...]:
    """Return a line an arrow in the direction of play (Mrs Noreturn; ruling D30)."""
    return tuple(Line(ARROWS, points, (cell,)) for hole in holes for cell in hole.right_way)
