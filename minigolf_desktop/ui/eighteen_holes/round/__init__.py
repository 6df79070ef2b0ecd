"""The screen of a round of 18 Holes."""

from minigolf_desktop.ui.eighteen_holes.round.screen import GolfRoundScreen

__all__ = ["GolfRoundScreen"]
