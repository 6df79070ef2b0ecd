"""What a tool on a board can be asked to do, by mouse and by key."""

from PySide6.QtCore import QPointF, Qt

Direction = tuple[int, int]
"""A step of the arrow keys: to the east, to the south."""


class Gestures:
    """What a gesture does by default: nothing."""

    cursor = Qt.CursorShape.ArrowCursor
    """Pointer over the board."""

    def begin(self) -> None:
        """Be taken in hand."""

    def end(self) -> None:
        """Be put away."""

    def hover(self, at: QPointF) -> None:
        """Follow the pointer without a button."""

    def press(self, at: QPointF) -> bool:
        """Begin a gesture; return False to let the view pan instead."""
        return False

    def drag(self, at: QPointF) -> None:
        """Follow the pointer with the button held."""

    def release(self, at: QPointF) -> None:
        """End the gesture."""

    def click(self, at: QPointF) -> None:
        """Follow a click where no gesture began, and the view did not pan."""

    def leave(self) -> None:
        """Notice that the pointer has left the board."""

    def turn(self, steps: int) -> bool:
        """Turn what is held; return whether anything is."""
        return False

    def wheel(self, steps: int) -> bool:
        """Turn what is in hand; return False to let the view zoom instead."""
        return False

    def step(self, direction: Direction) -> bool:
        """Follow an arrow key; return whether it meant anything."""
        return False

    def confirm(self) -> bool:
        """Follow Enter; return whether it meant anything."""
        return False
