"""Tab goes round inside a widget that covers others: what lies behind it is out of reach."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def tab_within(ring: QWidget, forward: bool) -> bool:
    """Give the keyboard to the next control inside a widget; return whether there is another.

    For ``focusNextPrevChild`` of the widget, as long as it is to be seen: Qt asks who is next
    when it is hidden, too.
    """
    start = ring.focusWidget() or ring
    control = _beside(start, forward)
    while control is not None and control is not start:
        if ring.isAncestorOf(control) and _takes_tab(control):
            control.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        control = _beside(control, forward)
    return False


def _beside(control: QWidget, forward: bool) -> QWidget | None:
    return control.nextInFocusChain() if forward else control.previousInFocusChain()


def _takes_tab(control: QWidget) -> bool:
    tabbed = control.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(tabbed) and control.isVisible() and control.isEnabled()
