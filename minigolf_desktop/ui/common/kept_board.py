"""A board in the window on which a course is laid; what lies there is kept after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.ui.common.setting_aside import set_aside_in_words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from minigolf_desktop.ui.common.laying.board_screen import BoardScreen
    from minigolf_desktop.ui.common.main_window import MainWindow

CourseT = TypeVar("CourseT")


class KeptBoard(QObject):
    """Looks after the files of a board, and passes on what its screen asks for."""

    left = Signal()
    """The home screen is asked for."""
    settings = Signal()
    """The settings are asked for."""
    rules = Signal()
    """The short rules are asked for."""
    menu = Signal()
    """The menu is asked for."""

    def __init__(self, window: MainWindow, path: Path) -> None:
        """``path`` is where that which lies on the board is kept."""
        super().__init__(window)
        self._window = window
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

    def _listen(self, screen: BoardScreen) -> None:
        """Pass on what a screen asks of the window."""
        self._window.settings_changed.connect(screen.apply_settings)
        screen.home_requested.connect(self.left)
        screen.settings_requested.connect(self.settings)
        screen.rules_requested.connect(self.rules)
        screen.menu_requested.connect(self.menu)
        screen.setting_changed.connect(
            lambda name, value: self._window.change_settings(**{name: value})
        )
