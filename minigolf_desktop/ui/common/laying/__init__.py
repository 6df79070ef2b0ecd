"""Laying tiles on a board: one mechanism for squares and hexes, for mouse and keys.

A desk holds one tool at a time. A tool carries a piece, and lets it wait where the player is to
say yes. What differs from board to board is asked of the piece: which place lies under a point,
how the piece snaps there, why it may not lie there, how it is shown.
"""

from minigolf_desktop.ui.common.laying.desk import LayingDesk, Tool
from minigolf_desktop.ui.common.laying.piece import Piece, Spot
from minigolf_desktop.ui.common.laying.tools import Carrying, Pending, Placing

__all__ = ["Carrying", "LayingDesk", "Pending", "Piece", "Placing", "Spot", "Tool"]
