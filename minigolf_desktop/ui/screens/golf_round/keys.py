"""Keys that count, and keys that step."""

from PySide6.QtCore import Qt

Key = Qt.Key

_ARROWS = {Key.Key_Left: -1, Key.Key_Up: -1, Key.Key_Right: 1, Key.Key_Down: 1}


def number_of(key: int) -> int:
    """Return the number of a key from 1 to 9; 0 for any other key."""
    return key - Key.Key_0 if Key.Key_1 <= key <= Key.Key_9 else 0


def arrow_of(key: int) -> int:
    """Return -1 for an arrow back, 1 for one on; 0 for any other key."""
    return next((by for arrow, by in _ARROWS.items() if arrow == key), 0)
