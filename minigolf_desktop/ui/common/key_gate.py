"""The gate of all keys: one press does one thing, for the player who pressed it.

Behind it every keyboard is the same: a key that means another than it says goes on as that one.

A key that is held down sends itself again and again, and a finger that taps twice presses what
came in between. Whatever a screen does with keys, none of that reaches it: the gate stands before
the windows, so that no button, shortcut, menu or dialog can forget to look. Where one step of a
game follows another, nothing that was pressed for the first counts for the second.
"""

import sys
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QKeyCombination, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from shiboken6 import isValid

from minigolf_desktop.ui.common.keyboard import Keyboard, as_override

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

# The names of all standard keys are looked up with the first menu: home does without them.


Key = Qt.Key

REST = 400
"""Milliseconds that a screen which has just come, or another player's step, takes no decision:
longer than a double tap or a double click, shorter than it takes to read what is asked."""

BOUNCE = 20
"""Milliseconds between letting a key go and pressing it again that no finger is fast enough for.
X11 repeats a held key by letting it go and pressing it at the same time, and Qt does not always
see the two together."""

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
_ASKS_FOR_MENU = QKeyCombination(Qt.KeyboardModifier.ShiftModifier, Key.Key_F10)
"""The menu key of keyboards that have none."""
_ASK_THEMSELVES = ("win32", "darwin")
"""Systems that tell of it in their own way."""
_FIELDS = ("QLineEdit", "QTextEdit", "QPlainTextEdit", "QAbstractSpinBox")
"""Classes of what is written in, by name: home has none, and loads none."""
_PRESSES = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})
_CLICKS = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick})
_KEYS = _PRESSES | {QEvent.Type.KeyRelease}


class KeyGate(QObject):
    """Keeps repeated keys, and those that come too early, from every window of the program."""

    pressed = Signal()
    """A key or a button of the mouse was pressed, and goes on to a window."""

    def __init__(self, parent: QObject, clock: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self.keyboard = Keyboard(QGuiApplication.platformName())
        """Tells what keys mean."""
        self.clock = clock
        """Tells the time in seconds, from any start."""
        self._opens = 0.0
        self.keeps_releases = QGuiApplication.platformName() == "xcb"
        """Whether a key that was let go may be held all the same: what is looked at while a key is
        held must not flicker, so the gate waits for the press that then follows at once."""
        self._let_go: dict[int, int] = {}
        self._kept: dict[int, QEvent] = {}
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            # Keys go to the window that has the focus: dialogs and menus of their own too.
            application.focusWindowChanged.connect(self._stand_before)

    def _stand_before(self, window: "QWindow | None") -> None:
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
        if self._keeps(watched, event):
            return True
        is_typed = _is_typed(event)
        if is_typed:
            self.keyboard.hear(event)
        meanings = [] if is_typed else self.keyboard.meanings(event)
        stops = self._is_repeated(event) or (kind in _PRESSES and self.rests)
        if stops and not _only_looks(meanings[0] if meanings else event):
            # An override that is accepted keeps the key from all shortcuts.
            event.accept()
            return True
        if meanings:
            return self._translate(watched, event, meanings)
        if kind is QEvent.Type.KeyPress:
            self.pressed.emit()
            if _asks_for_menu(event):
                return True
        return self._is_of_popup(event)

    def _translate(self, window: QObject, event: QKeyEvent, meanings: list[QKeyEvent]) -> bool:
        """Hand on what a key means, instead of it."""
        kind = event.type()
        if kind is QEvent.Type.ShortcutOverride:
            # No shortcut may act by what the key says; what it means is looked for at the press.
            self._is_of_popup(event)
            event.accept()
        elif kind is QEvent.Type.KeyRelease:
            QApplication.sendEvent(window, meanings[0])
        else:
            any(_is_taken(window, meant) for meant in meanings)
        return True

    def _is_of_popup(self, event: QKeyEvent) -> bool:
        """Return whether a key is done with, because a menu or a list is open.

        It belongs to what is open: no shortcut of the screen behind acts. In a menu the key that
        stands beside an entry chooses it.
        """
        popup = QApplication.activePopupWidget()
        if popup is None:
            return False
        if event.type() is QEvent.Type.ShortcutOverride:
            # The press that follows goes to the window of the menu, which never has the focus.
            self._stand_before(popup.windowHandle())
            if not isinstance(popup, QMenu):
                # Here already a list takes Enter for what is chosen in it.
                QApplication.sendEvent(popup.focusWidget() or popup, event)
            event.accept()
            return True
        if event.type() is not QEvent.Type.KeyPress or not isinstance(popup, QMenu):
            return False
        key = QtGui.QKeySequence(event.keyCombination())
        entry = next((one for one in popup.actions() if key in one.shortcuts()), None)
        if entry is None or not entry.isEnabled():
            return False
        popup.close()
        entry.trigger()
        return True

    def _is_repeated(self, event: QKeyEvent) -> bool:
        """Return whether a key is held; events made by a program have no time."""
        key, now = event.key(), event.timestamp()
        if event.type() is QEvent.Type.KeyRelease:
            self._let_go[key] = now
            return event.isAutoRepeat()
        let_go = self._let_go.get(key, -BOUNCE)
        # An earlier time than that of the last key is of another clock.
        at_once = now > 0 and let_go <= now < let_go + BOUNCE
        if at_once:
            self._kept.pop(key, None)
        return event.isAutoRepeat() or at_once

    def _keeps(self, watched: QObject, event: QKeyEvent) -> bool:
        """Keep a release back for a moment; return whether it is."""
        is_new = event.type() is QEvent.Type.KeyRelease and event.spontaneous()
        if not (self.keeps_releases and is_new) or event.isAutoRepeat():
            return False
        key, kept = event.key(), event.clone()
        self._let_go[key], self._kept[key] = event.timestamp(), kept

        def hand_on() -> None:
            if self._kept.get(key) is kept:
                del self._kept[key]
                # A list that a key closed may be gone by now, and hears of nothing.
                if isValid(watched):
                    QApplication.sendEvent(watched, kept)

        QTimer.singleShot(BOUNCE, watched, hand_on)
        return True

    def _stops_click(self, kind: QEvent.Type) -> bool:
        if kind is QEvent.Type.MouseButtonDblClick and self.rests:
            return True
        self.pressed.emit()
        return False


def _only_looks(event: QKeyEvent) -> bool:
    """Return whether a key decides nothing: it moves on, or types."""
    key = event.key()
    return key in _MOVING or (_in_field() and key not in _LEAVING)


def _in_field() -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and any(map(focus.inherits, _FIELDS))


def _is_typed(event: QKeyEvent) -> bool:
    """Return whether a key is for a text, where it writes what it says."""
    window = QApplication.activeWindow()
    # Names of files are typed in the list of them, too.
    asks_for_file = window is not None and window.inherits("QFileDialog")
    is_command = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return not is_command and (asks_for_file or _in_field())


def _asks_for_menu(event: QKeyEvent) -> bool:
    """Ask what has the keyboard for its menu where Shift+F10 is pressed; return whether it was.

    Qt knows the menu key by itself. Windows tells of either alike, macOS of none.
    """
    focus = QApplication.focusWidget()
    is_pressed = event.keyCombination() == _ASKS_FOR_MENU and sys.platform not in _ASK_THEMSELVES
    if not is_pressed or focus is None or QApplication.activePopupWidget() is not None:
        return False
    # A board knows no cursor.
    cursor = focus.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle) or focus.rect()
    at = QRectF(cursor).center().toPoint()
    reason = QtGui.QContextMenuEvent.Reason.Keyboard
    asked = QtGui.QContextMenuEvent(reason, at, focus.mapToGlobal(at))
    QApplication.sendEvent(focus, asked)
    return True


def _is_taken(window: QObject, press: QKeyEvent) -> bool:
    """Press a key in a window; return whether anything took it, a shortcut or a widget.

    Qt looks for shortcuts by the key that was pressed, before it sends any press.
    """
    override = as_override(press)
    QApplication.sendEvent(window, override)
    if not override.isAccepted():
        shortcut = _shortcut(QtGui.QKeySequence(press.keyCombination()))
        if isinstance(shortcut, QtGui.QAction):
            shortcut.trigger()
            return True
        if shortcut is not None:
            shortcut.activated.emit()
            return True
    QApplication.sendEvent(window, press)
    return press.isAccepted()


def _shortcut(keys: "QtGui.QKeySequence") -> "QtGui.QAction | QtGui.QShortcut | None":
    """Return what a key is a shortcut of in the window that is used, as Qt chooses it."""
    window = QApplication.activeWindow()
    if window is None:
        return None
    for shortcut in window.findChildren(QtGui.QShortcut):
        owner, its_keys = shortcut.parent(), shortcut.keys()
        is_meant = keys in its_keys and shortcut.isEnabled()
        if is_meant and isinstance(owner, QWidget) and _reaches(owner, shortcut.context()):
            return shortcut
    for action in window.findChildren(QtGui.QAction):
        if keys in action.shortcuts() and action.isEnabled() and action.isVisible():
            owners = [one for one in action.associatedObjects() if isinstance(one, QWidget)]
            if any(_reaches(owner, action.shortcutContext()) for owner in owners):
                return action
    return None


def _reaches(owner: QWidget, context: Qt.ShortcutContext) -> bool:
    """Return whether a shortcut of a widget acts where the keyboard is."""
    if not owner.isVisible() or not owner.isEnabled():
        return False
    if context is Qt.ShortcutContext.WindowShortcut:
        return owner.window() is QApplication.activeWindow()
    focus = QApplication.focusWidget()
    if context is Qt.ShortcutContext.WidgetShortcut or focus is None:
        return focus is owner
    return focus is owner or owner.isAncestorOf(focus)


def gate_of(screen: QWidget) -> KeyGate | None:
    """Return the gate before the window of a screen; None where there is none."""
    gate = screen.window().findChild(KeyGate, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return gate if isinstance(gate, KeyGate) else None


def rest_keys(screen: QWidget, milliseconds: int = REST) -> None:
    """Let nothing be decided for a moment in the window of a screen."""
    gate = gate_of(screen)
    if gate is not None:
        gate.rest(milliseconds)


class Steps(QObject):
    """Ends the steps of a screen, so that nothing of one is left for the next.

    No control of a step keeps the keyboard: what had it may be somebody else's, or something else,
    by now. What was told for a moment listens to ``ended``.
    """

    ended = Signal()
    """What was asked before is asked no more."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen

    def end(self) -> None:
        """End the step: the keyboard goes back to the screen itself."""
        focus = self._screen.window().focusWidget()
        if focus is not None and self._screen.isAncestorOf(focus):
            self._screen.setFocus()
        self.ended.emit()

    def hand_over(self) -> None:
        """End the step, and let the next one, which is somebody else's, take no key at once."""
        self.end()
        rest_keys(self._screen)
