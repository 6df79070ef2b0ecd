"""How many cards are left in each shot deck, and the choice of one to draw from."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.widgets.look import Look


class DecksLeft(QWidget):
    """The five deck signs with the number of cards below."""

    chosen = Signal(int)
    """A deck that may be chosen was clicked or keyed."""

    def __init__(self, look: Look) -> None:
        super().__init__()

    def show_decks(
        self, left: Sequence[int], choices: Mapping[int, str] | None = None, selected: int = -1
    ) -> None:
        """Show how many cards are left by deck.

        ``choices`` are decks that may be chosen now with their tooltips; ``selected`` is the one
        in gold, -1 for none.
        """
