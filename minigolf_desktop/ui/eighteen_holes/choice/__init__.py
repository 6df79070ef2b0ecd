"""The screen on which a game of 18 Holes is set up."""

from minigolf_desktop.ui.eighteen_holes.choice.screen import GolfChoiceScreen
from minigolf_desktop.ui.eighteen_holes.choice.wanted import WantedGolf, setting_changes, wanted_by

__all__ = ["GolfChoiceScreen", "WantedGolf", "setting_changes", "wanted_by"]
