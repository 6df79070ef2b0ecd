"""The screen on which a round of Putt Dice is played."""

from minigolf_desktop.ui.putt_dice.round.screen import PuttingScreen

__all__ = ["PuttingScreen"]
