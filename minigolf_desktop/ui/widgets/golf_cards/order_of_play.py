"""Who plays when: one row a player, by initiative."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Panel


class Turn(Enum):
    """Where a player stands in the round."""

    CHOOSES = "chooses"
    """Is choosing a club now."""
    CHOSEN = "chosen"
    """Has a club face down."""
    DONE = "done"
    """Has had the turn."""
    NOW = "now"
    """Is on turn."""
    WAITS = "waits"
    """Is still to choose, or to play."""
    MISSES = "misses"
    """Has no turn in this round."""


class OrderRow(NamedTuple):
    """A player in the order of play."""

    name: str
    colour: str
    turn: Turn
    club: Club | None = None
    """The club revealed; None while it is face down or where there is none."""
    words: str = ""
    """What was done, or what is to be done now: ``moved one hex``, ``choose an aim``."""
    initiative: int = 0
    """What counts for the order where it is not the club's own; 0 for the club's own."""


class OrderOfPlay(Panel):
    """The column: done rows faded, the current one in gold, the others plain."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "")

    def show_order(self, rows: Sequence[OrderRow]) -> None:
        """Show the rows from the first to play to the last."""
