"""What lies above what on the board of the course editor."""

from enum import IntEnum


class CourseEditorLayer(IntEnum):
    """Z values of the items of the board, lowest first."""

    PLACES = 1
    LIGHTS = 2
    TEES = 3
    FLAGS = 4
    FAULTS = 5
    GHOST = 6
    PILL = 7
