"""From a course that somebody built to one to putt on (ruling P6).

The games do not know each other; whoever reads course files knows both.
"""

from minigolf_desktop.model.designer import (
    Course,
    Hazard,
    Hole,
    Status,
    best_numbering,
    trace_holes,
)
from minigolf_desktop.model.putt_dice import HOLES, HoleTile, PuttCourse, PuttHole
from minigolf_desktop.storage.designer.course_files import CourseFile


def numbered_holes(course_file: CourseFile) -> dict[int, Hole]:
    """Return the holes by number: as the file says, else as scores best with its clients.

    So a course keeps the numbers with which it was counted (ruling P8).
    """
    course, numbers = course_file.course, course_file.hole_numbers
    holes = trace_holes(course)
    return best_numbering(course, holes, course_file.mr, numbers, final=True).numbered()


def is_playable(course_file: CourseFile) -> bool:
    """Return whether a course can be putted on (ruling P6).

    Nine well-formed, numbered holes, no mismatch, no wrong direction.
    """
    holes = trace_holes(course_file.course)
    return (
        len(holes) == HOLES
        and all(hole.status is Status.WELL_FORMED and not hole.wrong_way for hole in holes)
        and len(numbered_holes(course_file)) == HOLES
    )


def putt_course(course_file: CourseFile) -> PuttCourse:
    """Return a playable course as the putting game takes it; raises ValueError for any other."""
    if not is_playable(course_file):
        raise ValueError(f"{course_file.name or 'the course'} cannot be putted on")
    numbered = numbered_holes(course_file)
    return PuttCourse(
        course_file.name,
        tuple(_putt_hole(course_file.course, numbered[number]) for number in sorted(numbered)),
    )


def _putt_hole(course: Course, hole: Hole) -> PuttHole:
    tiles = []
    for cell, index in hole.steps:
        segment = course.box.design(course.tiles[cell]).segments[index]
        tiles.append(
            HoleTile(
                segment.par,
                Hazard.SLOPE in segment.hazards,
                Hazard.WATER in segment.hazards,
                Hazard.FLOWERS in segment.hazards,
                cell,
                index,
            )
        )
    return PuttHole(tuple(tiles))
