"""A card of the home screen that leads to a game."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QFrame


class Card(QFrame):
    """A card that tells when somebody may be about to use it."""

    approached = Signal()
    """Somebody points at it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that somebody points at it."""
        self.approached.emit()
        super().enterEvent(event)
