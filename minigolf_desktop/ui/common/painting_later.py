"""What is painted when there is nothing else to do."""

from PySide6.QtCore import QObject


class PaintingLater(QObject):
    """Paints bit by bit; a picture of its screen waits until nothing is missing."""

    @property
    def busy(self) -> bool:
        """Whether something is still to be painted."""
        raise NotImplementedError
