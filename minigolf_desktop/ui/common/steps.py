"""The steps of a game on a screen: what is asked, and of whom, is one after the other."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.key_gate import rest_keys


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
