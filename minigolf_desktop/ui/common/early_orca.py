"""Speaks to an early Orca, which hears no announcements.

Orca before version 46, that of Debian 12 for one, knows nothing of what is announced. But it reads
out how the control with the keyboard is described whenever that changes: so what would be announced
is that description for as long as the control keeps the keyboard.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

FIRST_THAT_HEARS = 46
"""The first version of Orca that every system with announcements has."""
A_WHILE = 500
"""Milliseconds in which Orca hears that the keyboard is elsewhere: else it would read that out."""
_WHERE_ORCA_LISTENS = ("xcb", "wayland")
"""Platforms of Qt on which Orca may be the one that reads the screen out."""


def early_orca(application: QApplication) -> EarlyOrca:
    """Return what speaks to an early Orca for all windows of the program."""
    found = application.findChild(EarlyOrca)
    return found if isinstance(found, EarlyOrca) else EarlyOrca(application)


class EarlyOrca(QObject):
    """Asks once which Orca the system has, if any, and speaks to an early one."""

    known = Signal()
    """It is known which Orca there is."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.listens = False
        """Whether it is an early one."""
        self._described: QWidget | None = None
        self._before = ""
        self._now = ""
        self._asked = QProcess(self)
        self._asked.finished.connect(self._take)
        self._asked.errorOccurred.connect(self.known)
        application.focusChanged.connect(self._restore)
        if QGuiApplication.platformName() in _WHERE_ORCA_LISTENS:
            self._asked.start("orca", ["--version"])

    @property
    def is_asked(self) -> bool:
        """Whether it is not known yet."""
        process = self._asked
        return process.state() is not QProcess.ProcessState.NotRunning

    def _take(self) -> None:
        self.hear_of(bytes(self._asked.readAllStandardOutput().data()).decode(errors="replace"))
        self.known.emit()

    def hear_of(self, version: str) -> None:
        """Take what Orca says of its version: ``43.1``."""
        number = version.strip().partition(".")[0]
        self.listens = number.isdecimal() and int(number) < FIRST_THAT_HEARS

    def say(self, words: str) -> None:
        """Describe what has the keyboard by some words; nothing where nothing has it."""
        focus = QApplication.focusWidget()
        if focus is None:
            return
        if focus is not self._described:
            self._described, self._before = focus, focus.accessibleDescription()
        # What is said twice in a row must differ, or nobody reads it out again.
        self._now = f"{words} " if focus.accessibleDescription() == words else words
        focus.setAccessibleDescription(self._now)

    def _restore(self, old: QWidget | None, now: QWidget | None) -> None:
        """Let a control that the keyboard has left be described as before, in a while."""
        described, self._described = self._described, None
        if old is not None and old is described:
            said, before = self._now, self._before

            def restore() -> None:
                # It may have been described anew meanwhile.
                if old.accessibleDescription() == said:
                    old.setAccessibleDescription(before)

            QTimer.singleShot(A_WHILE, old, restore)
