"""The window onto the board of the course editor; gestures and keys go to its tools."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QKeyEvent

from minigolf_desktop.ui.common.boards.gestures import Gestures
from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.common.laying import LayingDesk
from minigolf_desktop.ui.eighteen_holes.board.lens import UNIT
from minigolf_desktop.ui.eighteen_holes.board.view import HexView
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import CourseEditorStage

_BESIDE = 2.2 * UNIT
"""How much of the places beside a tile is to be seen."""


class CourseEditorView(HexView):
    """Shows the stage of the editor."""

    def __init__(self, stage: CourseEditorStage, desk: LayingDesk) -> None:
        self._editor_stage = stage
        self._desk = desk
        super().__init__(stage)
        desk.tool_changed.connect(self._show_cursor)
        desk.spot_changed.connect(self._show_cursor)

    @property
    def _tool(self) -> Gestures:
        return self._desk.tool

    def shows(self, part: QRectF) -> bool:
        """Return whether all of a rectangle of the scene is in sight, with no panel over it."""
        return self.free_area.contains(self.mapFromScene(part).boundingRect().toRectF())

    def make_room_beside(self, tile: QRectF) -> None:
        """Show a tile that was laid, and where the next ones may lie beside it."""
        room = tile.adjusted(-_BESIDE, -_BESIDE, _BESIDE, _BESIDE)
        if self.shows(room):
            return
        if self.is_fitted:
            self._editor_stage.fit_bounds()
        else:
            self.reveal(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key but Space to the screen."""
        BoardWindow.keyPressEvent(self, event)
