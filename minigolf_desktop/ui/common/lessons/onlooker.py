"""Looks on while a window is used: says when it is time to look at its screen again."""

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from minigolf_desktop.ui.common.lessons.taught import is_moving
from minigolf_desktop.ui.common.main_window import MainWindow

LOOKS = 90
"""Milliseconds between two looks at most."""


class Onlooker(QObject):
    """Says so soon after anything in a window was painted anew.

    What moves there tells nobody, and there are as many kinds of it as screens: boards that are
    panned, panels that open, dice that fall. But all of it is painted. While a screen says of
    itself that something is on its way, it is looked at too, painted or not. A window in which
    nothing happens costs nothing.
    """

    looked = Signal()
    """It is time to look."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(LOOKS)
        self._clock.timeout.connect(self._look)
        window.installEventFilter(self)
        self.soon()

    def soon(self) -> None:
        """Look soon, whatever is painted."""
        if not self._clock.isActive():
            self._clock.start()

    def close(self) -> None:
        """Look on no more."""
        self._clock.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note that something is painted, or all of it has another size; keep nothing back."""
        if watched is self._window:
            if event.type() == QEvent.Type.UpdateRequest:
                self.soon()
            elif event.type() == QEvent.Type.Resize:
                # The screen takes its new size first.
                QTimer.singleShot(0, self, self._look)
        return False

    def _look(self) -> None:
        if is_moving(self._window.screen_shown):
            self.soon()
        self.looked.emit()
