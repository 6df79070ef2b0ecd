"""A mouse over a widget, for what QTest has no call for."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

Left = Qt.MouseButton.LeftButton
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
