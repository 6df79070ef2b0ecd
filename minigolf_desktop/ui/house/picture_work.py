"""Pictures of courses, and pages to print, that are drawn beside the window."""

from collections.abc import Callable
from pathlib import Path

from minigolf_desktop.storage.atomic import write_atomically
from minigolf_desktop.storage.work_lines import PagesQuestion, PictureQuestion
from minigolf_desktop.ui.common.application import ready_to_draw
from minigolf_desktop.ui.common.picture_file import Keepsake
from minigolf_desktop.ui.common.printing.sheets import (
    Ink,
    Sheets,
    page_image,
    paper_called,
    write_sheets,
)
from minigolf_desktop.ui.common.thumbnails import png_bytes
from minigolf_desktop.ui.common.translation import speaking
from minigolf_desktop.ui.games import game_called, game_of_course, wing_of


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


def draw_pages(question: PagesQuestion, tell: Callable[[object], None]) -> None:
    """Draw sheets into a PDF file, or each of their pages into a picture of its own.

    Told is which page is drawn, and how many there are. Raises StorageError.
    """
    ready_to_draw()
    paper, ink = paper_called(question["paper"]), Ink(question["ink"])
    with speaking(question["language"]):
        sheets = sheets_of(question.get("course"), question.get("game", ""), ink)
        path, count = question.get("path"), len(sheets.pages)
        if path is not None:
            write_sheets(sheets, paper, Path(path), lambda number: tell((number, count)))
            return
        for number in range(count):
            image = page_image(sheets, number, paper, question["dots"])
            write_atomically(Path(f"{question['place']}{number}.png"), png_bytes(image))
            tell((number, count))


def sheets_of(course: dict[str, object] | None, game: str, ink: Ink) -> Sheets:
    """Return the sheets of the document of a course, or where there is none a game's score sheets.

    Raises StorageError.
    """
    of_game = game_called(game) if course is None else game_of_course(str(course.get("format")))
    assert of_game is not None, "whoever asks for score sheets knows the games"
    return wing_of(of_game).sheets(course, ink)
