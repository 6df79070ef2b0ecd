"""Draws a course file of Minigolf Designer into a picture."""

import base64
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

from minigolf_desktop.content.designer.catalogue import Catalogue, load
from minigolf_desktop.storage.designer.course_files import course_from_json, read_course
from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.keepsake import Keepsake
from minigolf_desktop.ui.common.png import png_bytes
from minigolf_desktop.ui.designer.course_art import TileAtlas, course_thumbnail
from minigolf_desktop.ui.designer.render import render_course


def drawer(path: Path) -> Callable[[Path], None]:
    """Read a course and return what draws it into a file; raises StorageError."""
    return partial(render_course, read_course(path, load()))


def draw(document: Any, path: Path, keepsake: Keepsake | None = None) -> None:
    """Draw the course of a JSON value into a file, perhaps to be shown; raises StorageError."""
    render_course(course_from_json(document, load()), path, keepsake)


def small_picture(document: Any, tell: Callable[[Any], None]) -> str:
    """Return the small picture of the course of a JSON value: a PNG file in Base64.

    Drawn beside the window. Raises StorageError.
    """
    ready_to_draw()
    catalogue, atlas = _tools()
    picture = course_thumbnail(course_from_json(document, catalogue).course, atlas)
    return base64.b64encode(png_bytes(picture)).decode("ascii")


@cache
def _tools() -> tuple[Catalogue, TileAtlas]:
    """Keep what many pictures share."""
    return load(), TileAtlas()
