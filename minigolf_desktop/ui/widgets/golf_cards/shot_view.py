"""One shot card, large, that turns over when it is drawn."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Deck
from minigolf_desktop.model.eighteen_holes.shot_cards import ShotCard
from minigolf_desktop.ui.boards.motion import Motion
from minigolf_desktop.ui.widgets.look import Look


class ShotCardView(QWidget):
    """Shows a card, the back of a deck, or an empty place."""

    flipped = Signal()
    """The card lies face up; at once where nothing moves."""

    def __init__(self, look: Look, motion: Motion, width: float = 166) -> None:
        """``width`` is that of the card at an interface scale of 1."""
        super().__init__()

    def show_card(self, card: ShotCard | None, *, flip: bool = True) -> None:
        """Show a card, or an empty place for None; another card than before turns over."""

    def show_back(self, deck: Deck) -> None:
        """Show the back of a deck's cards."""

    def skip(self) -> None:
        """End the turning over at once; a click does the same."""
