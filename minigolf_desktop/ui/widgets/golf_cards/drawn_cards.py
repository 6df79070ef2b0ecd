"""Shot cards that were drawn: one stack a slot, of which only the topmost counts."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.shot_cards import ShotCard
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.widgets.look import Look


class Stack(NamedTuple):
    """The cards of a slot."""

    cards: tuple[ShotCard, ...]
    """The topmost last."""
    refusal: str = ""
    """Why the slot cannot be chosen; empty where it can. It is the tooltip then."""
    label: str = ""
    """On the pill below the card: ``thrown away``, ``must be played``."""


class DrawnCards(QWidget):
    """Stacks side by side; a covered card shows its edge above the one that covers it."""

    chosen = Signal(int)
    """A slot that may be chosen was clicked or keyed."""

    def __init__(self, look: Look, motion: Motion, width: float = 128) -> None:
        """``width`` is that of a card at an interface scale of 1."""
        super().__init__()

    def show_stacks(self, stacks: Sequence[Stack], selected: int = -1) -> None:
        """Show the slots; cards that were not shown before turn over one after the other.

        ``selected`` is the slot with the gold edge, -1 for none.
        """

    def press(self, number: int) -> bool:
        """Choose by slot, from 1, as a key does; return whether it could be chosen."""
        return False

    def skip(self) -> None:
        """Show every card at once."""
