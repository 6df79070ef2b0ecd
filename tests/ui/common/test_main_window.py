"""How the window appears the first time."""

import pytest
from PySide6.QtCore import QSize, QTranslator

from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common import main_window
from minigolf_desktop.ui.common.main_window import FIRST_SIZE, MainWindow


@pytest.fixture
def open_window(qtbot, tmp_path, monkeypatch):
    def appear(room):
        monkeypatch.setattr(main_window, "room", lambda: room)
        window = MainWindow(Folders.below(tmp_path), Settings(), QTranslator())
        qtbot.addWidget(window)
        window.appear()
        return window

    return appear


def test_a_display_that_holds_the_window_but_not_its_title_bar_is_filled(open_window):
    assert open_window(FIRST_SIZE).isMaximized()


def test_on_a_large_display_the_window_has_its_own_size(open_window):
    window = open_window(QSize(1920, 1040))
    assert not window.isMaximized()
    assert window.size() == FIRST_SIZE
