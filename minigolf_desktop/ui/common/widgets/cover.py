"""What lies over a whole screen for a while: as large as it, and Tab goes round inside."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    """Lies over a screen, which rests meanwhile, until it is put away."""

    def cover(self, screen: QWidget, focus: QWidget) -> None:
        """Lie over a screen and grow with it; the keyboard goes to a control here."""
        self.setParent(screen)
        self.setGeometry(screen.rect())
        screen.installEventFilter(_Fitting(self))
        self.show()
        self.raise_()
        focus.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Uncover the screen, for good."""
        self.hide()
        self.deleteLater()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go round here: what lies behind is out of reach."""
        # Qt asks who is next when it is hidden, too.
        if self.isVisible():
            return _tab_within(self, forward)
        return super().focusNextPrevChild(forward)


class _Fitting(QObject):
    """Keeps a cover as large as the screen whose events it sees."""

    def __init__(self, cover: Cover) -> None:
        super().__init__(cover)
        self._cover = cover

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the screen."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._cover.setGeometry(watched.rect())
        return super().eventFilter(watched, event)


def _tab_within(ring: QWidget, forward: bool) -> bool:
    """Give the keyboard to the next control inside a widget; return whether there is another."""
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
