"""Why Qt cannot open a window here, said in one line: a library or a display that is not there."""

import os
import sys
from gettext import gettext as _
from pathlib import Path

from PySide6.QtCore import QLibrary, QLibraryInfo

from minigolf_desktop.content.qt_libraries import why_not_loaded

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
