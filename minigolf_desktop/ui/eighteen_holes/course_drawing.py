"""Draws a course of 18 Holes into a file or for the clipboard, beside the window if need be."""

import base64
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.storage.eighteen_holes.courses import golf_course_from_json, read_golf_course
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.keepsake import Keepsake
from minigolf_desktop.ui.common.png import png_bytes
from minigolf_desktop.ui.common.translation import speaking
from minigolf_desktop.ui.eighteen_holes.render import golf_course_image, render_golf_course
from minigolf_desktop.ui.eighteen_holes.sheet import print_golf_course


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    course = read_golf_course(path)
    if not course.tiles:
        raise StorageError(f"{path.name}: no tile lies on the course")
    return partial(render_golf_course, course, load_box().face_by_id)


def draw(document: Any, path: Path, keepsake: Keepsake | None = None) -> None:
    """Draw the course of a JSON value into a file, perhaps to be shown; raises StorageError."""
    render_golf_course(golf_course_from_json(document), load_box().face_by_id, path, keepsake)


def copy(question: dict[str, Any], tell: Callable[[Any], None]) -> str:
    """Return the picture of a ``course``, a hex's side of ``unit`` pixels: PNG in Base64.

    Raises StorageError.
    """
    ready_to_draw()
    course = golf_course_from_json(question["course"])
    image = golf_course_image(course, load_box().face_by_id, question["unit"])
    return base64.b64encode(png_bytes(image)).decode("ascii")


def sheet(question: dict[str, Any], tell: Callable[[Any], None]) -> None:
    """Write the sheet to print of a ``course`` into the file of ``path``, in a ``language``.

    Raises StorageError.
    """
    ready_to_draw()
    course = golf_course_from_json(question["course"])
    with speaking(question["language"]):
        print_golf_course(course, load_box().face_by_id, Path(question["path"]))
