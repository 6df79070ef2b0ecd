"""The program's window in this process, on any home: as the tests have it, but without pytest."""

import os
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import Any, Self

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QSize,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings, read_settings, write_settings
from minigolf_desktop.ui.common import disk
from minigolf_desktop.ui.common.application import dress, look_of, make_application
from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.spare_time import SpareTime
from minigolf_desktop.ui.common.theme import load_fonts
from minigolf_desktop.ui.common.translation import fall_silent, speak
from minigolf_desktop.ui.house.flow import Flow

from .faulty_disk import Killed

USUAL_PATIENCE = disk.PATIENCE
"""Seconds that the program itself waits for a disk."""
disk.PATIENCE = 60
"""What a disk is waited for in these windows: faults of it are to be met where they happen."""

NO_FRAME = "This plugin does not support propagateSizeHints()"
"""What Qt says of every dialog, and of a window that is to be larger, where no display is."""

MOST_TURNS = 20_000
"""Turns after which what is done bit by bit will never be done."""


def application() -> QApplication:
    """Return the application of this process."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    made = make_application()
    load_fonts()
    # Once is enough, and takes longer than all else that a window needs.
    dress(made, look_of(Settings(theme="light")))
    return made


class Opened:
    """A window on a home, from its opening to the end of the context.

    What is told to the player, and what nobody caught, is noted and shown nowhere.
    """

    in_pieces = False
    """Whether what a screen waits for is done between turns of the window, as in the program."""

    room: QSize | None = None
    """How large the window is; None for what the platform without a display gives it."""

    def __init__(self, home: Path, **settings: Any) -> None:
        """A home that has no settings yet gets these, and no animation."""
        application()
        self.folders = Folders.below(home)
        """Where everything lies."""
        self.told: list[str] = []
        """What the player was told had gone wrong."""
        self.errors: list[str] = []
        """What nobody caught, each in a line; being killed is none."""
        self._first_settings(settings)

    def _first_settings(self, settings: dict[str, Any]) -> None:
        if not self.folders.settings.exists():
            usual = {"animation_speed": 0, "theme": "light", "confirm": False}
            write_settings(self.folders.settings, Settings(**(usual | settings)))

    def __enter__(self) -> Self:
        self._hooks = sys.excepthook, sys.unraisablehook
        sys.excepthook = self._caught
        sys.unraisablehook = lambda failed: self._caught(
            failed.exc_type, failed.exc_value, failed.exc_traceback
        )
        self._messages = qInstallMessageHandler(self._qt_says)
        settings, warning = read_settings(self.folders.settings)
        if warning:
            self.told.append(warning)
        self.window = MainWindow(self.folders, settings, speak("en"), self.room)
        if self.room is not None:
            self.window.resize(self.room)
        self.window.warn = self.told.append  # type: ignore[method-assign]
        self.flow = Flow(self.window, self.folders, in_pieces=self.in_pieces)
        self.flow.home()
        self.flow.warm_up()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.window.close()
            self.pause()
        except Killed:
            pass
        finally:
            self.window.deleteLater()
            self.pause()
            fall_silent(self.window.translator)
            qInstallMessageHandler(self._messages)
            sys.excepthook, sys.unraisablehook = self._hooks

    def pause(self) -> None:
        """Let everything happen that waits for a moment."""
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def rest(self) -> None:
        """Let everything be done that is done bit by bit, such as the end of a match."""
        spare_time = SpareTime.of_application()
        for _ in range(MOST_TURNS):
            if not spare_time.is_wanted:
                return
            self.pause()
        self.errors.append("what is done bit by bit never ends")

    @property
    def screen(self) -> QWidget | None:
        """The screen that is shown."""
        return self.window.screen_shown

    @property
    def session(self) -> Any:
        """The match that is open; None without one."""
        return None if self.flow.shell is None else self.flow.shell.session

    def _caught(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not isinstance(error, Killed):
            lines = traceback.format_exception(kind, error, trace)
            self.errors.append(" | ".join("".join(lines[-3:]).split("\n")).strip())

    def _qt_says(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and text != NO_FRAME:
            self.errors.append(f"Qt: {text}")
