"""The screen on which a course to putt on is chosen."""

from minigolf_desktop.ui.putt_dice.choice.screen import PuttingChoiceScreen

__all__ = ["PuttingChoiceScreen"]
