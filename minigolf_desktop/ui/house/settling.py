"""Brings matches to where they belong that were left without being put away, one at a time.

So it is after a crash: a match that was over is filed, with its result; of any other it is summed
up anew how far it is.
"""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from minigolf_desktop.storage.continue_game import unsettled
from minigolf_desktop.storage.errors import MatchInUse, StorageError
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.painting_later import AT_A_TIME

PAUSE = 20
"""Milliseconds between two pieces of the work, in which the window answers."""

Steps: TypeAlias = Generator[None, None, bool]
"""Work piece by piece; returns whether something was brought to where it belongs."""


class Settling(QObject):
    """Works while nobody plays. Each state of a match is looked at once only."""

    done = Signal()
    """Nothing is left, and something was brought to where it belongs."""
    failed = Signal(object)
    """The disk refused; carries the StorageError."""

    def __init__(
        self,
        parent: QObject,
        folders: Folders,
        settle: Callable[[Path], Steps],
        is_free: Callable[[], bool],
    ) -> None:
        """``settle`` does it for one, as :meth:`MatchShell.settle`; ``is_free`` tells whether it
        may be done now.
        """
        super().__init__(parent)
        self._folders = folders
        self._settle = settle
        self._is_free = is_free
        self._is_looked_for = False
        self._waiting: list[Path] = []
        self._steps: Steps | None = None
        self._seen: set[tuple[str, int]] = set()
        self._told: set[str] = set()
        self._has_settled = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Look for such matches in a moment, and begin with the one played last."""
        self.stop()
        self._is_looked_for = False
        self._timer.start()

    def stop(self) -> None:
        """Let go of the match that is worked on: somebody may want to open it."""
        self._timer.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _go_on(self) -> None:
        """Work for a moment, and have a pause."""
        if not self._is_free():
            self.stop()
            return
        if not self._is_looked_for:
            self._is_looked_for = True
            self._waiting = unsettled(self._folders)
        while self._waiting:
            path = self._waiting[0]
            state = self._state_of(path)
            if self._steps is None and (state is None or state in self._seen):
                self._waiting.pop(0)
                continue
            if self._is_done_with(path, state):
                self._waiting.pop(0)
            self._timer.start()
            return
        if self._has_settled:
            self._has_settled = False
            self.done.emit()

    def _is_done_with(self, path: Path, state: tuple[str, int] | None) -> bool:
        """Work on one for a moment; return whether that was the last.

        Where the disk refuses that is told once, and tried again some other time.
        """
        if self._steps is None:
            self._steps = self._settle(path)
        spent = QElapsedTimer()
        spent.start()
        try:
            while spent.elapsed() < AT_A_TIME:
                next(self._steps)
            return False
        except StopIteration as end:
            self._has_settled |= end.value
            if state is not None:
                self._seen.add(state)
        except MatchInUse:
            # Whoever has it open puts it away.
            pass
        except StorageError as error:
            if str(error) not in self._told:
                self._told.add(str(error))
                self.failed.emit(error)
        self._steps = None
        return True

    def _state_of(self, path: Path) -> tuple[str, int] | None:
        """Return what tells a match as it is now from what it was; None where it has gone."""
        try:
            return path.name, path.stat().st_mtime_ns
        except OSError:
            return None
