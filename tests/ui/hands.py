"""A mouse over a widget, and a keyboard before a window, for what QTest has no call for."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

Left = Qt.MouseButton.LeftButton
_APART = 25
"""Milliseconds between two taps: faster than that is no finger."""
NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier


def move(widget: QWidget, at: QPoint | QPointF, held: Qt.MouseButton = NO_BUTTON) -> None:
    """Move the mouse, even if it is there since the test before."""
    here = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove, here, widget.mapToGlobal(here), NO_BUTTON, held, NO_KEY
    )
    QApplication.sendEvent(widget, event)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Drag with the left button; the end may lie beside the widget, in its coordinates."""
    QTest.mousePress(widget, Left, pos=start)
    move(widget, (start + end) / 2, Left)
    move(widget, end, Left)
    QTest.mouseRelease(widget, Left, pos=end)


def wheel(widget: QWidget, at: QPoint | QPointF, clicks: int = 1) -> None:
    """Turn the wheel away from oneself."""
    here = QPointF(at)
    event = QWheelEvent(
        here,
        widget.mapToGlobal(here),
        QPoint(),
        QPoint(0, 120 * clicks),
        NO_BUTTON,
        NO_KEY,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def tap(widget: QWidget, *keys: Qt.Key) -> None:
    """Press keys one after the other, the way the system hands them to the window."""
    for key in keys:
        QTest.qWait(_APART)
        QTest.keyClick(widget.window().windowHandle(), key)


def hold(widget: QWidget, key: Qt.Key, repeats: int = 30) -> None:
    """Press a key and hold it down; thirty repeats are a second."""
    window = widget.window().windowHandle()
    QTest.qWait(_APART)
    QTest.keyPress(window, key)
    for _ in range(repeats):
        repeat(widget, key)
    QTest.keyRelease(window, key)


def repeat(widget: QWidget, key: Qt.Key) -> bool:
    """Send what a held key sends; return whether the key is kept from all shortcuts."""
    window = widget.window().windowHandle()
    text = "\r" if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) else chr(key) if key < 256 else ""
    event, press, release = QEvent.Type, QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    QApplication.sendEvent(window, QKeyEvent(release, key, NO_KEY, text, True))
    override = QKeyEvent(event.ShortcutOverride, key, NO_KEY, text, True)
    override.ignore()
    QApplication.sendEvent(window, override)
    QApplication.sendEvent(window, QKeyEvent(press, key, NO_KEY, text, True))
    return override.isAccepted()


def lift_curtain(screen: QWidget) -> None:
    """Open the curtain before a screen, if it is down, as its player does once it has rested."""
    if screen.curtain is not None:
        screen.curtain.wake()
        QTest.keyClick(screen.curtain.main_button, Qt.Key.Key_Return)
