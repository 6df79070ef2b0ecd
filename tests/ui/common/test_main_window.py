"""How the window appears the first time, and how it comes back from the whole screen."""

import errno
import os
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, QSize, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings, read_settings
from minigolf_desktop.ui.common import application
from minigolf_desktop.ui.common.application import FIRST_SIZE
from minigolf_desktop.ui.common.main_window import MainWindow


@pytest.fixture
def open_window(qtbot, tmp_path, monkeypatch):
    def appear(width, height):
        monkeypatch.setattr(MainWindow, "work_area", property(lambda _: QRect(0, 0, width, height)))
        window = MainWindow(Folders.below(tmp_path), Settings(), QTranslator(), QSize(1100, 600))
        qtbot.addWidget(window)
        window.appear()
        return window

    return appear


def test_a_display_that_holds_the_window_but_not_its_frame_is_filled(open_window):
    assert open_window(*FIRST_SIZE.toTuple()).isMaximized()


def test_on_a_large_display_the_window_has_its_own_size(open_window):
    window = open_window(1920, 1040)
    assert not window.isMaximized()
    assert window.size() == FIRST_SIZE


def test_a_window_that_filled_the_work_area_does_so_again_after_the_whole_screen(open_window):
    window = open_window(1366, 728)
    window.toggle_full_screen()
    assert window.isFullScreen()
    window.toggle_full_screen()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_a_window_that_leaves_the_whole_screen_shows_all_of_itself(open_window, qtbot):
    window = open_window(1920, 1040)
    window.toggle_full_screen()
    window.toggle_full_screen()
    window.move(1000, 700)
    qtbot.waitUntil(lambda: QRect(0, 0, 1920, 1040).contains(window.geometry()))
    assert window.size() == FIRST_SIZE


def test_settings_that_found_no_room_on_the_disk_are_written_when_the_window_closes(
    open_window, monkeypatch
):
    window, told = open_window(1920, 1040), []
    monkeypatch.setattr(window, "warn", told.append)
    window.change_settings(scale=110)
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full_disk)
        window.change_settings(hints=False)
    assert "No space left" in told[0]
    window.close()
    assert not read_settings(window._folders.settings)[0].hints


def full_disk(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(("wanted", "becomes"), [("system", "dark"), ("light", "light")])
def test_a_desktop_that_turns_dark_is_followed_where_the_settings_say_so(
    qtbot, tmp_path, monkeypatch, wanted, becomes
):
    settings = Settings(theme=wanted)
    window = MainWindow(Folders.below(tmp_path), settings, QTranslator(), QSize(1100, 600))
    qtbot.addWidget(window)
    window.show_screen(lambda look: QLabel(look.theme.name))
    assert window.screen_shown.text() == "light"
    turned_dark = SimpleNamespace(
        primaryScreen=QGuiApplication.primaryScreen,
        styleHints=lambda: SimpleNamespace(colorScheme=lambda: Qt.ColorScheme.Dark),
    )
    monkeypatch.setattr(application, "QGuiApplication", turned_dark)
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert window.screen_shown.text() == becomes
