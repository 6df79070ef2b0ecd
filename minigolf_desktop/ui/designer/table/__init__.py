"""The table of Minigolf Designer: board in the middle, clients and score on its sides."""

from minigolf_desktop.ui.designer.table.table import DesignerTable

__all__ = ["DesignerTable"]
