"""The best scores of all games."""

from minigolf_desktop.ui.house.records.screen import RecordsScreen

__all__ = ["RecordsScreen"]
