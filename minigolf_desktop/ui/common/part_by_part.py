"""A board with panels over it that is another one at once, painted part by part."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from minigolf_desktop.ui.common.boards.window import BoardWindow
from minigolf_desktop.ui.common.painting_later import PaintingLater


class PartByPart(PaintingLater):
    """Has each part painted in a turn of the loop of its own, so that the window never waits long.

    It waits for no spare time: the screen is to be seen soon. Until then a part is seen as it was,
    so there must be nothing below it that is painted where it lies.
    """

    def __init__(self, parent: QObject, board: BoardWindow) -> None:
        """The board is held with the parts, and painted before them."""
        super().__init__(parent)
        self._board = board
        self._held: list[QWidget] = []
        self._others_first = False
        self._clock = QTimer(self)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._show_next)

    @property
    def busy(self) -> bool:
        """Whether a part is still to be painted."""
        return bool(self._held)

    def hold(self, parts: Sequence[QWidget]) -> None:
        """Paint nothing of some parts, which are about to change, until :meth:`go_on`.

        They are told from the first to be painted to the last; those of before are let go.
        """
        self._clock.stop()
        self._board.hold()
        self._hold(parts)

    def _hold(self, parts: Sequence[QWidget]) -> None:
        for part in self._held:
            if part not in parts:
                part.setUpdatesEnabled(True)
        self._held = list(parts)
        for part in parts:
            part.setUpdatesEnabled(False)

    def go_on(self) -> None:
        """Have the parts painted that are held, one with each turn of the loop.

        First come the board and whatever else is to be painted.
        """
        self._board.go_on()
        if self._held:
            self._others_first = True
            self._clock.start()

    def finish(self) -> None:
        """Hold nothing any more: all of it is painted with the next turn of the loop."""
        self._clock.stop()
        self._board.go_on()
        self._hold(())

    def _show_next(self) -> None:
        if self._others_first:
            self._others_first = False
            return
        self._held.pop(0).setUpdatesEnabled(True)
        if not self._held:
            self._clock.stop()
