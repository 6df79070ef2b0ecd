"""The course that a round of Putt Dice is played on, as its journal has it."""

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.model.putt_dice import PuttCourse
from minigolf_desktop.storage.designer.course_files import CourseFile, course_from_json
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.replay import Replay


def course_of_round(document: object, holes: PuttCourse, catalogue: Catalogue) -> CourseFile:
    """Return the course of a journal's document, on which the holes of the round lie.

    Raises StorageError. How the holes are numbered is not looked at: the round says that itself.
    """
    try:
        course_file = course_from_json(document, catalogue)
    except StorageError as error:
        raise StorageError(f"line 1: field 'course': {error}") from error
    course = course_file.course
    for number, hole in enumerate(holes.holes, 1):
        for tile in hole.tiles:
            laid = course.tiles.get(tile.cell)
            if laid is None or tile.segment >= len(course.box.pieces[laid]):
                raise StorageError(f"line 1: field 'course': hole {number} does not lie on it")
    return course_file


def check_round(found: Replay) -> None:
    """Raise StorageError where a saved round does not lie on the course of its journal."""
    if found.header.course is not None:
        course_of_round(found.header.course, found.match.setup.course, load())
