"""The strip above the course: every hole with who took it, then the players with their scores."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal

from minigolf_desktop.ui.widgets.look import Look
from minigolf_desktop.ui.widgets.panel import Panel


class StripHole(NamedTuple):
    """A hole."""

    number: int
    """From 1."""
    par: int
    winners: tuple[str, ...] = ()
    """Colours of those who have something from it, the one with the flag first."""
    tokens: tuple[int, ...] = ()
    """Values that still lie on its green, where the mode has tokens worth something."""
    is_current: bool = False


class StripPlayer(NamedTuple):
    """A player with a score."""

    name: str
    colour: str
    score: str
    """Points, or strokes against par with their sign, as it is to be written."""
    is_current: bool = False
    aces: int = 0
    """Hole-in-one tokens."""
    words: str = ""
    """More for the tooltip."""


class ScoreStrip(Panel):
    """Five to eighteen holes, more than nine of them in two rows, and one to five players."""

    hole_pointed = Signal(int)
    """The pointer is on a hole, counted from 0; -1 when it left."""
    hole_chosen = Signal(int)
    """A hole was clicked, counted from 0."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "")

    def show_scores(self, holes: Sequence[StripHole], players: Sequence[StripPlayer]) -> None:
        """Show holes and players."""
