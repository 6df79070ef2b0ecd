"""The clubs that were used, on a pile."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.clubs import Club
from minigolf_desktop.ui.widgets.look import Look


class DiscardPile(QWidget):
    """The topmost used club, faded, with ``Discard 3`` below; the tooltip names all of them."""

    opened = Signal()
    """It was clicked or keyed."""

    def __init__(self, look: Look) -> None:
        super().__init__()

    def show_clubs(self, clubs: Sequence[Club]) -> None:
        """Show the used clubs, the topmost last."""
