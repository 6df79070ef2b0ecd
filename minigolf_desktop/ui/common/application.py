"""The application and its window: how Qt starts, how both are dressed, where they stand.

Fonts and palette belong to the application, the style sheet to the window. Were it the
application's, a widget that comes into another would be measured and dressed anew with all that
lies in it, on every step up to the window: half of the work of making a screen. So it is dressed
once, when its screen comes into the window, and has its size then.

Where Qt cannot start it aborts by itself, after lines that only its developers understand: what
keeps it from starting is said here in one line.
"""

import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from gettext import gettext as _
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QDate,
    QLibrary,
    QLibraryInfo,
    QMargins,
    QMessageLogContext,
    QPoint,
    QRect,
    QSize,
    Qt,
    QtMsgType,
    qCritical,
    qDebug,
    qInfo,
    qInstallMessageHandler,
    qWarning,
)
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from minigolf_desktop import __version__
from minigolf_desktop.content.qt_libraries import why_not_loaded
from minigolf_desktop.content.terminal_language import speak_as_terminal
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import (
    DARK,
    LIGHT,
    Theme,
    TimeOfYear,
    font,
    load_fonts,
    stylesheet,
)
from minigolf_desktop.ui.common.widgets.look import Look

CANNOT_START = 2
"""Exit status when Qt does not start."""

_SAY_AGAIN: dict[QtMsgType, Callable[[str], None]] = {
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
            _explain_and_end()
        held.append((kind, text))

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for kind, text in held:
            _SAY_AGAIN[kind](text)


def _explain_and_end() -> None:
    """Say why, and end the program before Qt aborts it."""
    speak_as_terminal()
    if sys.stderr is not None:
        print(f"minigolf-desktop: {why_not_started()}", file=sys.stderr, flush=True)
    os._exit(CANNOT_START)


@cache
def ready_to_draw() -> QApplication:
    """Keep an application that shows no window: without it there is neither font nor picture."""
    return application_for_drawing()


def application_for_drawing() -> QApplication:
    """Return an application that shows no window, for pictures; keep it while drawing."""
    application = make_application()
    load_fonts()
    return application


_PAINTS_ALONE = "QT_NO_GUI_THREADPOOL"
"""Environment variable with which Qt paints in the thread of the window only."""
_FEW_CORES = 3


def make_application() -> QApplication:
    """Return the application with its names set."""
    # What is large Qt paints in threads, half as many as there are cores, and waits for them. One
    # alone paints no sooner than the window itself would, and is waited for besides.
    if (os.cpu_count() or 1) <= _FEW_CORES:
        os.environ.setdefault(_PAINTS_ALONE, "1")
    # As an argument, or it would make another style first; and Python then loads no style at all.
    with explained():
        application = QApplication(["minigolf-desktop", "-style", "Fusion"])
    application.setApplicationName("minigolf-desktop")
    application.setApplicationDisplayName("Minigolf Desktop")
    application.setApplicationVersion(__version__)
    # A store may call the menu entry, and with it windows, by a name among all programs.
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", "minigolf-desktop"))
    return application


PLATFORM = "QT_QPA_PLATFORM"
"""Environment variable that names the platforms of Qt to be tried, `;` between them."""


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


FIRST_SIZE = QSize(1366, 768)
"""Size inside the frame that a window has the first time, where there is room for it."""

USUAL_FRAME = QMargins(1, 37, 1, 1)
"""Frame of a window before the desktop has given it one: the title bars of the usual desktops
are 28 to 37 logical pixels high."""


class WindowPlace(NamedTuple):
    """Where a window stands."""

    inside: QRect
    """What is within its frame, in logical pixels of the desktop."""
    fills: bool = False
    """Whether it is to fill the display: there was less room than it wanted."""


def room_inside(area: QSize, frame: QMargins) -> QSize:
    """Return how large a window may be inside its frame.

    ``area`` is the work area: a display without its task bars.
    """
    return area.shrunkBy(frame)


def first_place(area: QRect, frame: QMargins, wanted: QSize = FIRST_SIZE) -> WindowPlace:
    """Return where a window stands the first time: in the middle of the work area."""
    room = area.marginsRemoved(frame)
    size = wanted.boundedTo(room.size())
    left = room.left() + (room.width() - size.width()) // 2
    top = room.top() + (room.height() - size.height()) // 2
    return WindowPlace(QRect(QPoint(left, top), size), fills=size != wanted)


def kept_inside(inside: QRect, area: QRect, frame: QMargins) -> QRect:
    """Return a place of a window moved, and made smaller if need be, until all of it is seen."""
    room = area.marginsRemoved(frame)
    kept = QRect(inside.topLeft(), inside.size().boundedTo(room.size()))
    kept.moveLeft(min(max(kept.left(), room.left()), room.right() + 1 - kept.width()))
    kept.moveTop(min(max(kept.top(), room.top()), room.bottom() + 1 - kept.height()))
    return kept


LEAST_ROOM = QSize(1180, 600)
"""Room that any screen needs at an interface scale of 1, in logical pixels: what a display of
1366 x 768 leaves at 115 %, without a task bar and the frame of the window."""


def room() -> QSize:
    """Return how large a window may be on the first display within its frame, in logical pixels."""
    display = QGuiApplication.primaryScreen()
    return room_inside(display.availableSize(), USUAL_FRAME) if display else LEAST_ROOM


def display_scale() -> float:
    """Return how far the system enlarges the first display: 1.5 for 150 %."""
    display = QGuiApplication.primaryScreen()
    return display.devicePixelRatio() if display else 1.0


def largest_scale(size: QSize, enlarged: float = 1.0) -> float:
    """Return how far the interface may be enlarged before a screen has no room for itself.

    ``size`` is the room that there is, in logical pixels. Where the system has enlarged the
    display beyond that (``enlarged``), some of it is taken back, never more than all.
    """
    largest = min(size.width() / LEAST_ROOM.width(), size.height() / LEAST_ROOM.height())
    # In whole hundredths, as the settings have it.
    return max(math.ceil(100 / max(1.0, enlarged)), int(100 * largest + 1e-6)) / 100


def look_of(settings: Settings, size: QSize | None = None) -> Look:
    """Return the theme and scale that the settings ask for; ``system`` follows the desktop.

    The theme has the time of the year that was chosen, or that of the calendar.

    The scale is not larger than there is room for, ``size`` or that of the display: the setting
    stays, for a larger one.
    """
    largest = largest_scale(room() if size is None else size, display_scale())
    theme = _theme(settings.theme).at(_time_of_year(settings.time_of_year))
    return Look(theme, min(settings.scale / 100, largest))


def _theme(name: str) -> Theme:
    if name == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if name == "dark" else LIGHT


def _time_of_year(name: str) -> TimeOfYear:
    if name == "date":
        return TimeOfYear.in_month(QDate.currentDate().month())
    return TimeOfYear(name)


def dress(application: QApplication, look: Look) -> None:
    """Give every widget of the application the colours and the font of a look."""
    theme = look.theme
    palette = QPalette(theme.inset, theme.window)
    roles = QPalette.ColorRole
    for role, colour in (
        (roles.WindowText, theme.text),
        (roles.Text, theme.text),
        (roles.ButtonText, theme.text),
        (roles.Base, theme.panel),
        (roles.AlternateBase, theme.inset),
        (roles.PlaceholderText, theme.second_text),
        (roles.Highlight, theme.focus),
        (roles.HighlightedText, theme.panel),
        (roles.ToolTipBase, theme.pill),
        (roles.ToolTipText, theme.pill_text),
        (roles.Link, theme.link),
    ):
        palette.setColor(role, colour)
    application.setPalette(palette)
    application.setFont(font("body", look.scale))


def dress_window(window: QWidget, look: Look) -> None:
    """Give a window, and all that comes into it, the style sheet of a look."""
    window.setStyleSheet(stylesheet(look.theme, look.scale))
