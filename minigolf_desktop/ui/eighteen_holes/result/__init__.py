"""The end of a game of 18 Holes, and the score card on the way there."""

from minigolf_desktop.ui.eighteen_holes.result.card_dialog import ScoreCardDialog
from minigolf_desktop.ui.eighteen_holes.result.screen import GolfResultScreen

__all__ = ["GolfResultScreen", "ScoreCardDialog"]
