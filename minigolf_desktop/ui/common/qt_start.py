"""What keeps Qt from starting, said in one line: a library or a display that is not there.

Qt aborts by itself then, after lines that only its developers understand. Nothing here costs time
where it starts: only what fails is looked into.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from gettext import gettext as _
from pathlib import Path

from PySide6.QtCore import (
    QLibrary,
    QLibraryInfo,
    QMessageLogContext,
    QtMsgType,
    qCritical,
    qDebug,
    qInfo,
    qInstallMessageHandler,
    qWarning,
)

from minigolf_desktop.content.qt_libraries import why_not_loaded
from minigolf_desktop.content.terminal_language import speak_as_terminal

CANNOT_START = 2
"""Exit status when Qt does not start."""

PLATFORM = "QT_QPA_PLATFORM"
"""Environment variable that names the platforms of Qt to be tried, `;` between them."""

_AGAIN: dict[QtMsgType, Callable[[str], None]] = {
    QtMsgType.QtDebugMsg: qDebug,
    QtMsgType.QtInfoMsg: qInfo,
    QtMsgType.QtWarningMsg: qWarning,
    QtMsgType.QtCriticalMsg: qCritical,
}
"""What says again, by kind, what Qt said."""


def platforms_of_window() -> list[str]:
    """Return the platforms of Qt on which a window opens here, the one tried first at first."""
    if sys.platform == "win32":
        return ["windows"]
    if sys.platform == "darwin":
        return ["cocoa"]
    on_wayland = "WAYLAND_DISPLAY" in os.environ or (
        os.environ.get("XDG_SESSION_TYPE") == "wayland"
    )
    return ["wayland", "xcb"] if on_wayland else ["xcb"]


def platform_fault(platform: str) -> str:
    """Load the plugin of a platform and return in one line why that fails; empty if it loads."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    found = [path for path in folder.glob("*") if path.stem.removeprefix("lib") == f"q{platform}"]
    if not found:
        return _("Qt has no platform {name} here").format(name=platform)
    library = QLibrary(str(found[0]))
    if library.load():
        return ""
    return why_not_loaded(library.errorString()) or library.errorString().splitlines()[0]


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


def why_not_started() -> str:
    """Return in one line why Qt makes no application for a window."""
    asked = os.environ.get(PLATFORM, "")
    names = [part.partition(":")[0] for part in asked.split(";") if part] or platforms_of_window()
    for name in names:
        fault = platform_fault(name)
        if fault:
            return fault
    display = os.environ.get("DISPLAY", "")
    if display or "WAYLAND_DISPLAY" in os.environ:
        where = display or os.environ["WAYLAND_DISPLAY"]
        return _("the display {name} cannot be opened").format(name=where)
    return _("there is no display: DISPLAY and WAYLAND_DISPLAY are not set; start from a desktop")


def _end() -> None:
    """Say why, and end the program before Qt aborts it."""
    speak_as_terminal()
    if sys.stderr is not None:
        print(f"minigolf-desktop: {why_not_started()}", file=sys.stderr, flush=True)
    os._exit(CANNOT_START)
