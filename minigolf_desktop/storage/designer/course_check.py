"""Whether a course file of Minigolf Designer is sound."""

from pathlib import Path

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.model.designer import trace_holes
from minigolf_desktop.storage.designer.course_files import read_course


def check_course(path: Path) -> tuple[str, list[str]]:
    """Return a summary, and no problem: whatever can be read as a course is one.

    Raises StorageError for what cannot be read.
    """
    course = read_course(path, load()).course
    return f"a course of {len(course.tiles)} tiles, {len(trace_holes(course))} holes", []
