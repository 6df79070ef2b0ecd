"""The table goes to the next seat, once what happened on it has been seen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal


class HandingOver(QObject):
    """Waits until a table may be given away."""

    due = Signal()
    """It is given away now."""

    def __init__(self, parent: QObject, rest: Callable[[], int]) -> None:
        """``rest`` returns for how many milliseconds the table is to be seen before."""
        super().__init__(parent)
        self._rest = rest
        self.is_begun = False
        """Whether the table is to be given away."""

    @property
    def is_at_once(self) -> bool:
        """Whether the table is given away before anybody sees anything of it."""
        return self.is_begun and not self._rest()

    def begin(self) -> None:
        """Give the table away after the rest."""
        if not self.is_begun:
            self.is_begun = True
            QTimer.singleShot(self._rest(), self, self._give_away)

    def stop(self) -> None:
        """Keep the table where it is."""
        self.is_begun = False

    def _give_away(self) -> None:
        if self.is_begun:
            self.due.emit()
