"""Pictures of courses that are drawn beside the window."""

from collections.abc import Callable
from pathlib import Path

from minigolf_desktop.storage.work_lines import PictureQuestion
from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.picture_file import Keepsake
from minigolf_desktop.ui.games import game_of_course, wing_of


def draw_picture(question: PictureQuestion, tell: Callable[[object], None]) -> None:
    """Draw a course into a file; raises StorageError."""
    ready_to_draw()
    course = question["course"]
    drawing = wing_of(game_of_course(str(course["format"]))).drawing
    assert drawing is not None, "whoever has course files draws them"
    path, keepsake = Path(question["path"]), Keepsake.from_json(question.get("keepsake"))
    colour = question.get("evening")
    if colour is None:
        drawing.draw(course, path, keepsake)
        return
    assert drawing.draw_evening is not None, "whoever asks for an evening has one"
    drawing.draw_evening(course, path, keepsake, colour)
