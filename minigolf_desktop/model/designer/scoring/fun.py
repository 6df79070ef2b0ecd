"""Fun: a point for each person on the course (rule book: scoring the Fun condition)."""

from minigolf_desktop.model.designer.course import Course
from minigolf_desktop.model.designer.scoring.line import Line


def fun(course: Course) -> tuple[Line, ...]:
    """Return a line a tile with people; tiles off the land count too (ruling D19)."""
    people = course.box.count_of("people")
    return tuple(
        Line("people", people[tile >> 2], (cell,))
        for cell, tile in course.tiles.items()
        if people[tile >> 2]
    )
