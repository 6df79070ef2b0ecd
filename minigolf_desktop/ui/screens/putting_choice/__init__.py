"""The screen on which a course to putt on is chosen."""

from minigolf_desktop.ui.screens.putting_choice.screen import PuttingChoiceScreen

__all__ = ["PuttingChoiceScreen"]
