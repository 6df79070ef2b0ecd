"""From a course that somebody built to one to putt on (ruling P6).

The games do not know each other; whoever reads course files knows both.
"""

from collections.abc import Sequence

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
    return _number(course_file, trace_holes(course_file.course))


def _number(course_file: CourseFile, holes: Sequence[Hole]) -> dict[int, Hole]:
    course, numbers = course_file.course, course_file.hole_numbers
    return best_numbering(course, holes, course_file.mr, numbers, final=True).numbered()


def is_playable(course_file: CourseFile) -> bool:
    """Return whether a course can be putted on (ruling P6).

    Nine well-formed, numbered holes, no mismatch, no wrong direction.
    """
    return _holes_to_putt(course_file) is not None


def _holes_to_putt(course_file: CourseFile) -> dict[int, Hole] | None:
    """Return the holes of a playable course by number; None of any other."""
    holes = trace_holes(course_file.course)
    if len(holes) != HOLES:
        return None
    if any(hole.status is not Status.WELL_FORMED or hole.wrong_way for hole in holes):
        return None
    numbered = _number(course_file, holes)
    return numbered if len(numbered) == HOLES else None


def putt_course(course_file: CourseFile) -> PuttCourse:
    """Return a playable course as the putting game takes it; raises ValueError for any other."""
    course = playable_course(course_file)
    if course is None:
        raise ValueError(f"{course_file.name or 'the course'} cannot be putted on")
    return course


def playable_course(course_file: CourseFile) -> PuttCourse | None:
    """Return a course as the putting game takes it; None where it cannot be putted on."""
    numbered = _holes_to_putt(course_file)
    if numbered is None:
        return None
    return PuttCourse(
        course_file.name,
        tuple(putt_hole(course_file.course, numbered[number]) for number in sorted(numbered)),
    )


def putt_hole(course: Course, hole: Hole) -> PuttHole:
    """Return a well-formed hole as the putting game takes it."""
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
