"""A board in the window on which a course is laid; what lies there is kept after every change."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.guest import Guest
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.setting_aside import set_aside_in_words

CourseT = TypeVar("CourseT")


class KeptBoard(Guest):
    """Looks after the files of a board, and passes on what its screen asks for."""

    def __init__(self, window: MainWindow, path: Path) -> None:
        """``path`` is the file that keeps what lies on the board."""
        super().__init__(window)
        self._path = path
        self._told_failure = False

    def _last_time(self, read: Callable[[Path], CourseT], unreadable: str) -> CourseT | None:
        """Return what lay there last; None at the first time, and where it cannot be read.

        ``unreadable`` tells that, with the ``{fault}``; the file is set aside.
        """
        if not self._path.exists():
            return None
        try:
            return read(self._path)
        except StorageError as error:
            text = unreadable.replace("{fault}", str(error))
            self._window.warn(set_aside_in_words(self._path, text))
            return None

    def _keep_with(self, write: Callable[[Path], None]) -> None:
        """Write down what lies there; a disk that fails is told about once."""
        try:
            write(self._path)
        except StorageError as error:
            if not self._told_failure:
                self._window.tell_fault(error)
            self._told_failure = True
        else:
            self._told_failure = False

    def _read_or_tell(
        self, path: Path, read: Callable[[Path], CourseT], unreadable: str
    ) -> CourseT | None:
        """Return the course of a file; None where it cannot be read, which is told."""
        try:
            return read(path)
        except StorageError as error:
            self._window.warn(unreadable.replace("{fault}", str(error)))
            return None
