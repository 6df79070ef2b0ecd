"""A golfer card as a widget."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.widgets.look import Look


class GolferCardView(QWidget):
    """A golfer card; checkable where one is to be chosen."""

    chosen = Signal(str)
    """The face was clicked or keyed."""

    def __init__(self, look: Look, width: float = 128) -> None:
        """``width`` is that of the card at an interface scale of 1."""
        super().__init__()

    def show_face(
        self, face: str, *, used: bool = False, colour: str = "", choosable: bool = False
    ) -> None:
        """Show a face by id (``lucky-b``).

        ``used`` is whether its power is used up for now; ``colour`` that of the player who has it.
        """
