"""The application: with a window, or only to draw pictures."""

import os
from functools import cache

from PySide6.QtWidgets import QApplication

from minigolf_desktop import __version__
from minigolf_desktop.ui.common.qt_start import explained
from minigolf_desktop.ui.common.theme import load_fonts


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
