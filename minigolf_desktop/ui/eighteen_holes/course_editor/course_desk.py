"""What every tool and piece of the course editor works on: the course and its board."""

from PySide6.QtCore import QRectF, Signal

from minigolf_desktop.ui.common.laying import LayingDesk
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession
from minigolf_desktop.ui.eighteen_holes.course_editor.stage import CourseEditorStage


class CourseDesk(LayingDesk):
    """The desk of the course editor as its tools and pieces see it."""

    number_asked = Signal(object)
    """The number of a green (a Hex) is to be chosen."""
    laid = Signal(QRectF)
    """A tile was put down; carries its place on the board."""

    def __init__(self, session: CourseEditorSession, stage: CourseEditorStage) -> None:
        super().__init__(stage)
        self.session = session
        """The course being laid."""
        self.stage = stage
        """The board."""
        self.hints = True
        """Whether the marks of links and wishes of a tee are shown."""
        session.changed.connect(self.board_changed)

    def _put_back(self) -> None:
        self.session.put_back()

    def discard(self) -> bool:
        """Throw what is lifted into the box; return whether there is anything."""
        return self.session.discard()
