"""The course editor of 18 Holes: courses laid by hand from the tiles of the box."""

from minigolf_desktop.ui.eighteen_holes.course_editor.screen import CourseEditorScreen
from minigolf_desktop.ui.eighteen_holes.course_editor.session import CourseEditorSession

__all__ = ["CourseEditorScreen", "CourseEditorSession"]
