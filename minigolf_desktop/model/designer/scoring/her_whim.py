"""Her whim: points for each element that Mrs Client loves (ruling D19)."""

from minigolf_desktop.model.designer.clients import MrsClient
from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.scoring.line import Line


def her_whim(course: Course, mrs: MrsClient | None) -> tuple[Line, ...]:
    """Return a line a tile that shows what she loves."""
    if mrs is None:
        return ()
    count = course.box.count_of(mrs.element)
    return tuple(
        Line(mrs.element, mrs.points * count[tile >> 2], (cell,))
        for cell, tile in course.tiles.items()
        if count[tile >> 2]
    )
