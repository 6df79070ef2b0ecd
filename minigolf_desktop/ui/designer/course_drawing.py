"""Draws a course file of Minigolf Designer into a picture."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from minigolf_desktop.content.designer.catalogue import load
from minigolf_desktop.storage.designer.course_files import read_course
from minigolf_desktop.ui.designer.render import render_course


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    return partial(render_course, read_course(path, load()))
