"""Gives a window its sounds."""

from PySide6.QtCore import SignalInstance

from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.sounds.window_sounds import Sounds


def begin_sounds(window: MainWindow, entered: SignalInstance) -> Sounds:
    """Let a window be heard from now on, as its player wishes.

    ``entered`` tells that a game is on the window: home is silent, and does without the library.
    """
    sounds = Sounds(window, window.settings)
    window.settings_changed.connect(sounds.follow)
    entered.connect(sounds.make_ready)
    return sounds
