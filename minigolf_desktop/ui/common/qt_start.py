"""Starts Qt, and lets what keeps it from starting be said in one line.

Qt aborts by itself then, after lines that only its developers understand. Nothing here costs time
where it starts: only what fails is looked into.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import (
    QMessageLogContext,
    QtMsgType,
    qCritical,
    qDebug,
    qInfo,
    qInstallMessageHandler,
    qWarning,
)

from minigolf_desktop.ui.common.later import Later

why_not_started: Callable[[], str] = Later(
    "minigolf_desktop.ui.common.qt_platforms:why_not_started"
)
speak_as_terminal: Callable[[], None] = Later(
    "minigolf_desktop.content.terminal_language:speak_as_terminal"
)

CANNOT_START = 2
"""Exit status when Qt does not start."""

_AGAIN: dict[QtMsgType, Callable[[str], None]] = {
    QtMsgType.QtDebugMsg: qDebug,
    QtMsgType.QtInfoMsg: qInfo,
    QtMsgType.QtWarningMsg: qWarning,
    QtMsgType.QtCriticalMsg: qCritical,
}
"""What says again, by kind, what Qt said."""


@contextmanager
def explained() -> Iterator[None]:
    """While Qt makes an application: end with one line and status 2 where it would abort."""
    held: list[tuple[QtMsgType, str]] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            _end()
        held.append((kind, text))

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for kind, text in held:
            _AGAIN[kind](text)


def _end() -> None:
    """Say why, and end the program before Qt aborts it."""
    speak_as_terminal()
    if sys.stderr is not None:
        print(f"minigolf-desktop: {why_not_started()}", file=sys.stderr, flush=True)
    os._exit(CANNOT_START)
