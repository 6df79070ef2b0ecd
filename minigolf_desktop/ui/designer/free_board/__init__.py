"""The free board: tiles laid by hand from the whole box on any land."""

from minigolf_desktop.ui.designer.free_board.layout import FreeLayout
from minigolf_desktop.ui.designer.free_board.screen import FreeBoardScreen
from minigolf_desktop.ui.designer.free_board.session import FreeSession

__all__ = ["FreeBoardScreen", "FreeLayout", "FreeSession"]
