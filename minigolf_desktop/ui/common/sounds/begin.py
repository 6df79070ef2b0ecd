"""Gives a window its sounds."""

from minigolf_desktop.ui.common.main_window import MainWindow
from minigolf_desktop.ui.common.piecemeal import Piecemeal
from minigolf_desktop.ui.common.sounds.device import library_in_pieces
from minigolf_desktop.ui.common.sounds.window_sounds import Sounds


def begin_sounds(window: MainWindow) -> Sounds:
    """Let a window be heard from now on, as its player wishes."""
    sounds = Sounds(window, window.settings)
    window.settings_changed.connect(sounds.follow)
    if window.settings.sound:
        Piecemeal(library_in_pieces(), lambda _: None, sounds)
    return sounds
