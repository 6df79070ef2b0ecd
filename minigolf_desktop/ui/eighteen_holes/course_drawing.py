"""Draws a course file of 18 Holes into a picture."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.storage.eighteen_holes.courses import read_golf_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.eighteen_holes.render import render_golf_course


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    course = read_golf_course(path)
    if not course.tiles:
        raise StorageError(f"{path.name}: no tile lies on the course")
    return partial(render_golf_course, course, load_box().face_by_id)
