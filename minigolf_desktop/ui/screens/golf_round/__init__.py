"""The screen of a round of 18 Holes."""

from minigolf_desktop.ui.screens.golf_round.screen import GolfRoundScreen

__all__ = ["GolfRoundScreen"]
