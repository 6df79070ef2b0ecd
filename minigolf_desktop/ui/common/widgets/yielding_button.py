"""A button that gives up the room about its words before anything is cut off."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QSizePolicy

from minigolf_desktop.ui.common.widgets.pieces import caption


class YieldingButton(QPushButton):
    """A button that may be narrower than is best, as long as its words have room.

    The style sheet gives it hardly any padding: what it has of that is in its size.
    """

    def __init__(self, text: str, spare: int, least: int = 0) -> None:
        """``spare`` is the room that it gives up, on both sides together; ``least`` is the width
        that it keeps, where Qt knows less than that of what it shows.
        """
        super().__init__(caption(text))
        self._spare, self._least = spare, least
        # Buttons are else never narrower than is best.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size with room on both sides of the words."""
        return self.minimumSizeHint() + QSize(self._spare, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the size with hardly any room there."""
        # Qt's least size is its best one.
        return super().sizeHint().expandedTo(QSize(self._least, 0))
