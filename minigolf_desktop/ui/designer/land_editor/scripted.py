"""Pictures of the land editor in scripted states."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from minigolf_desktop.bots.designer.filling import Filled, fill_once
from minigolf_desktop.model.designer.land_drawing import LandDrawing, drawing_of
from minigolf_desktop.model.designer.own_land import read_land
from minigolf_desktop.ui.designer.land_editor.editor import LandEditor, answer_of
from minigolf_desktop.ui.designer.land_editor.screen import LandEditorScreen

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from minigolf_desktop.ui.common.scripted import Stage
    from minigolf_desktop.ui.designer.box import DesignerBox

BEHIND_THE_HOUSE: Final = (
    "GG.....  ",
    "GG...... ",
    ".........",
    "...~~....",
    ".==~~~...",
    "...~~....",
    "  ......=",
)
"""A land with a pond in its middle and a stream."""
_DIFFICULTY: Final = 2
"""Golf balls of that land."""
IN_PIECES: Final = ("GG...", "GG...", ".....", "     ", "  ...")


def drawn(name: str, rows: tuple[str, ...]) -> LandDrawing:
    """Return the drawing of a map."""
    return drawing_of(name, read_land("", "", 0, 0, rows, "SE"))


def behind_the_house() -> LandDrawing:
    """Return the drawing of the land that can be built on."""
    return drawn("Behind the house", BEHIND_THE_HOUSE)


def land_editor_scenes(stage: Stage, box: DesignerBox) -> Iterator[tuple[str, QImage]]:
    """Take the pictures: just begun, something missing, a land that was filled, the shelf."""
    editor = LandEditor(stage.window, stage.shell.requests, stage.folders, box)
    editor.show()
    yield "land-editor-empty", stage.again()
    yield from stage.states(_at_work(stage, editor, box))
    editor.show_shelf()
    yield "land-editor-shelf", stage.again()
    editor.put_away()


def _at_work(stage: Stage, editor: LandEditor, box: DesignerBox) -> Iterator[tuple[str, QImage]]:
    editor.open_beside(drawn("", IN_PIECES))
    screen = stage.window.screen_shown
    if not isinstance(screen, LandEditorScreen):
        raise TypeError("the window shows another screen")
    screen.stage.light(screen.stage.drawing.problems[1].cells)
    yield "land-editor-missing", stage.again()
    whole = behind_the_house()
    editor.open_beside(whole)
    land = whole.own_land()
    # It need not be known how hard it is: that takes as long as the rest of all pictures.
    editor.take_filling(land, answer_of(Filled(fill_once(box.rules, land), _DIFFICULTY)))
    yield "land-editor", stage.again()
