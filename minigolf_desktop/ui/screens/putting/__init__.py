"""The screen on which a round of Putt Dice is played."""

from minigolf_desktop.ui.screens.putting.screen import PuttingScreen

__all__ = ["PuttingScreen"]
