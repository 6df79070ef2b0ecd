"""The best scores of all games."""

from minigolf_desktop.ui.screens.records.screen import RecordsScreen

__all__ = ["RecordsScreen"]
