"""The gate of all keys: one press does one thing, for whoever pressed it.

A key that is held down sends itself again and again, and a finger that taps twice presses what
came in between. Whatever a screen does with keys, none of that reaches it: the gate stands before
the windows, so that no button, shortcut, menu or dialog can forget to look.
"""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

Key = Qt.Key

REST = 400
"""Milliseconds that a screen which has just come, or another player's step, takes no decision:
longer than a double tap or a double click, shorter than it takes to read what is asked."""

_MOVING = frozenset(
    {
        *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down),
        *(Key.Key_Tab, Key.Key_Backtab, Key.Key_PageUp, Key.Key_PageDown),
        *(Key.Key_Home, Key.Key_End, Key.Key_Plus, Key.Key_Minus, Key.Key_Equal),
    }
)
"""Keys that only look further, and may be held down for it."""
_LEAVING = frozenset({Key.Key_Return, Key.Key_Enter, Key.Key_Escape})
"""Keys that decide in a text field too."""
_FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
_PRESSES = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})
_CLICKS = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
_KEYS = _PRESSES | {QEvent.Type.KeyRelease}


class KeyGate(QObject):
    """Keeps repeated keys, and those that come too early, from every window of the program."""

    pressed = Signal()
    """A key or a button of the mouse was pressed, and goes on to a window."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.clock = clock
        """Tells the time in seconds, from any start."""
        self._opens = 0.0
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            # Keys go to the window that has the focus: dialogs and menus of their own too.
            application.focusWindowChanged.connect(self._stand_before)

    def _stand_before(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def rest(self, milliseconds: int = REST) -> None:
        """Let nothing be decided for a while: what is asked, or who is asked, is new."""
        self._opens = max(self._opens, self.clock() + milliseconds / 1000)

    @property
    def rests(self) -> bool:
        """Whether what is asked is too new to be answered."""
        return self.clock() < self._opens

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop what was not pressed, or not pressed for this."""
        kind = event.type()
        if kind in _CLICKS:
            return self._stops_click(kind)
        if kind not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        stops = event.isAutoRepeat() or (kind in _PRESSES and self.rests)
        if not stops or _only_looks(event):
            if kind is QEvent.Type.KeyPress:
                self.pressed.emit()
            return False
        # An override that is accepted keeps the key from all shortcuts.
        event.accept()
        return True

    def _stops_click(self, kind: QEvent.Type) -> bool:
        if kind is QEvent.Type.MouseButtonDblClick and self.rests:
            return True
        self.pressed.emit()
        return False


def _only_looks(event: QKeyEvent) -> bool:
    """Return whether a key decides nothing: it moves on, or types."""
    key = Key(event.key())
    if key in _MOVING:
        return True
    return isinstance(QApplication.focusWidget(), _FIELDS) and key not in _LEAVING


def gate_of(screen: QWidget) -> KeyGate | None:
    """Return the gate before the window of a screen; None where there is none."""
    gate = screen.window().findChild(KeyGate, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return gate if isinstance(gate, KeyGate) else None


def rest_keys(screen: QWidget, milliseconds: int = REST) -> None:
    """Let nothing be decided for a moment in the window of a screen."""
    gate = gate_of(screen)
    if gate is not None:
        gate.rest(milliseconds)
