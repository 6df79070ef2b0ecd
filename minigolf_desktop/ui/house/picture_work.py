"""Pictures of courses that are drawn beside the window."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.picture_file import Keepsake
from minigolf_desktop.ui.games import GAMES


def draw_picture(question: dict[str, Any], tell: Callable[[Any], None]) -> None:
    """Draw the course of ``course`` into the file of ``path``, as its ending says.

    ``keepsake`` tells the theme and what stands below it, if anything does. Raises StorageError.
    """
    ready_to_draw()
    course = question["course"]
    kind = course["format"]
    files = next(game.courses for game in GAMES if game.courses and game.courses.format == kind)
    files.draw(course, Path(question["path"]), Keepsake.from_json(question.get("keepsake")))
