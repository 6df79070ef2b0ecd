"""Mouse and keyboard on the screens of 18 Holes."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest


def press(screen, *keys):
    """Press keys, each where the keyboard is by then."""
    for key in keys:
        QTest.keyClick(screen.window().focusWidget() or screen, key)


def click(widget):
    """Click the middle of a widget."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
