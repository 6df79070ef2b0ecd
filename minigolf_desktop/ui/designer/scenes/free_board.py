"""The free board in scripted states, for the pictures of all screens."""

from collections.abc import Iterator

from minigolf_desktop.storage.designer.course_files import CourseFile
from minigolf_desktop.ui.common.scripted import Picture, Stage
from minigolf_desktop.ui.designer.box import DesignerBox
from minigolf_desktop.ui.designer.free_board import FreeBoardScreen, FreeLayout
from minigolf_desktop.ui.designer.free_board.files import FreeBoard
from minigolf_desktop.ui.designer.scenes.showcase import finished_game, game_with

_LAID = 22
"""Tiles on the board that is at work."""


def free_board_scenes(stage: Stage, box: DesignerBox) -> Iterator[Picture]:
    """Take the pictures: nothing laid, at work, a tile in hand, the shelf of boards."""
    board = FreeBoard(stage.window, stage.folders, box)
    board.show()
    yield "free-board-empty", stage.again()
    for match, name in ((finished_game(box.rules), "Riverside"), (game_with(box.rules, _LAID), "")):
        course = match.state.designers[0].course
        if course is not None:
            board.open_beside(FreeLayout(CourseFile(name, course, match.state.clients)))
    yield "free-board", stage.again()
    screen = stage.window.screen_shown
    if not isinstance(screen, FreeBoardScreen):
        raise TypeError("the window shows another screen")
    screen.desk.take(0, by_key=True)
    yield "free-board-tile", stage.again()
    board.show_shelf()
    yield "free-board-shelf", stage.again()
    board.put_away()
