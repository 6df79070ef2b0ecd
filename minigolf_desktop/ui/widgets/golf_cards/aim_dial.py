"""The dial of six aims: keys 1 to 6, clockwise from north."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.geometry.hexagon import (
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
)
from minigolf_desktop.ui.widgets.look import Look

AIM_DIRECTIONS = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
"""By key, from 1: the direction of the model."""


class Aim(NamedTuple):
    """One direction that can be chosen."""

    words: str = ""
    """What comes of it: ``lands on green 3``; for the tooltip and for those who listen."""
    out: bool = False
    """Whether the ball leaves the course: struck through, and still to be chosen."""


class AimDial(QWidget):
    """Six round buttons in a ring, each where its direction leads."""

    chosen = Signal(int)
    """A direction of the model was chosen, by click, by Enter or by its key."""
    pointed = Signal(int)
    """The pointer or the focus is on a direction; -1 when it left."""

    def __init__(self, look: Look) -> None:
        super().__init__()

    def show_aims(self, aims: Mapping[int, Aim], selected: int = -1) -> None:
        """Show the aims by direction; a direction that is missing cannot be chosen.

        ``selected`` is the direction drawn in gold, -1 for none.
        """

    def press(self, number: int) -> bool:
        """Choose by number, 1 to 6, as a key does; return whether it could be chosen."""
        return False
