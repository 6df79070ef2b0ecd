"""What a game that was left leaves behind is taken up while nobody waits."""

import gc
import sys
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmapCache

from minigolf_desktop.ui.common.art.kept import let_go
from minigolf_desktop.ui.common.piecemeal import Piecemeal

REST = 1000
"""Milliseconds after a game was left: by then its screens are gone and the next one is shown."""

_SELDOM = 200
"""Python looks through all that there is of itself once in so many times that it looks through
what is newer: hardly ever within a game."""


class Tidying(QObject):
    """Takes up what is left of a game: screens and sessions that know each other, and free memory.

    Python finds such rings only when it looks for them, which it does the more seldom the more
    there is; and the C library keeps what pictures took, in pieces that the next game's pictures
    do not fit into.
    """

    begun = Signal()
    """A game was left, and no other is shown: whoever keeps what it can paint or work out again
    lets go of it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        # It takes 60 ms and more, in which the window would be held in the midst of a game.
        gc.set_threshold(*gc.get_threshold()[:2], _SELDOM)
        self.is_at_table: Callable[[], bool] = lambda: False
        """Whether a game is shown or opened: one begun right after another needs what is kept."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self._begin)
        self._at_work: Piecemeal | None = None

    @property
    def is_due(self) -> bool:
        """Whether something was left that is not begun to be taken up yet."""
        return self._timer.isActive()

    def soon(self) -> None:
        """Tidy up once the window is at rest."""
        self._timer.start()

    def _begin(self) -> None:
        """Tidy up a little at a time."""
        if self._at_work is not None:
            self._at_work.stop()
        self._at_work = Piecemeal(self.pieces(), _no_matter, self)

    def tidy(self) -> None:
        """Tidy up at once."""
        self._timer.stop()
        for _ in self.pieces():
            pass

    def pieces(self) -> Iterator[None]:
        """Tidy up piece by piece: between two of them the window has its turn."""
        if not self.is_at_table():
            let_go()
            self.begun.emit()
        # What Qt keeps besides, of every picture that was painted at another size once.
        QPixmapCache.clear()
        yield
        # What came last goes first: most of what a game leaves is deleted here.
        gc.collect(1)
        yield
        gc.collect()
        yield
        _give_back_memory()


def keep_for_good() -> None:
    """Look no more through what there is now, such as the content of a game that was loaded.

    Of what Python would look through after a game that is four parts of five.
    """
    # What a game left shortly before would stay as well.
    gc.collect()
    gc.freeze()


def _no_matter(nothing: None) -> None:
    """Hear of no piece."""


def _give_back_memory() -> None:
    """Have the C library give back what it keeps for later."""
    if sys.platform == "linux":
        # Loaded when it is needed: the home screen must be there at once.
        import ctypes  # noqa: PLC0415

        # Other systems, and other C libraries, have no such call and need none.
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
