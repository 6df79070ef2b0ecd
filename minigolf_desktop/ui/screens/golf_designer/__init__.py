"""The course designer of 18 Holes: courses laid by hand from the tiles of the box."""

from minigolf_desktop.ui.screens.golf_designer.screen import DesignerScreen
from minigolf_desktop.ui.screens.golf_designer.session import DesignSession

__all__ = ["DesignSession", "DesignerScreen"]
