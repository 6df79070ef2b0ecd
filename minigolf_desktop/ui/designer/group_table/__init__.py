"""The table for two to five players, grown from the table of one."""

from minigolf_desktop.ui.designer.group_table.screen import GroupTableScreen

__all__ = ["GroupTableScreen"]
