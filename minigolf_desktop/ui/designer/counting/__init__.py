"""The end of a game: condition by condition on a score track, then what the clients say."""

from minigolf_desktop.ui.designer.counting.screen import CountingScreen

__all__ = ["CountingScreen"]
