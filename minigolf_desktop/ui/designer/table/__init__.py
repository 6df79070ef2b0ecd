"""The table of the solo game: board in the middle, clients and score on its sides."""

from minigolf_desktop.ui.designer.table.screen import TableScreen

__all__ = ["TableScreen"]
