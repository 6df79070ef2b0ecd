"""The course designer of 18 Holes: courses laid by hand from the tiles of the box."""

from minigolf_desktop.ui.eighteen_holes.course_editor.screen import DesignerScreen
from minigolf_desktop.ui.eighteen_holes.course_editor.session import DesignSession

__all__ = ["DesignSession", "DesignerScreen"]
