"""The screen of a round of 18 Holes."""

from minigolf_desktop.ui.eighteen_holes.round.offer import GolfOffer
from minigolf_desktop.ui.eighteen_holes.round.table import GolfTable

__all__ = ["GolfOffer", "GolfTable"]
