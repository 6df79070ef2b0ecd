"""Settings take effect at once and are kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.screens.settings import SettingsDialog
from minigolf_desktop.ui.translation import languages

# The display that tests draw on can do little for dialogs and menus, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def open_settings(player) -> SettingsDialog:
    player.flow.settings()
    return player.window.findChildren(SettingsDialog)[-1]


def test_a_quick_setting_is_kept(player, folders):
    player.click("Theme: Dark")
    assert read_settings(folders.settings)[0].theme == "dark"


def test_the_theme_changes_the_screen_at_once(player):
    player.click("Theme: Dark")
    assert player.window.look.theme.is_dark
    assert player.screen.look.theme.is_dark


def test_the_focus_stays_where_it_was_when_the_theme_changes(player):
    player.button("Theme: Dark").setFocus()
    QTest.keyClick(player.focus, Qt.Key.Key_Space)
    assert player.focus.accessibleName() == "Theme: Dark"


def test_the_dialog_changes_and_keeps_a_setting(player, folders):
    dialog = open_settings(player)
    player.click("Confirm: Off")
    dialog.accept()
    assert read_settings(folders.settings)[0].confirm is False


def test_another_scale_makes_everything_larger(player):
    before = player.button("Begin a game").height()
    dialog = open_settings(player)
    (scale,) = (
        box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Interface scale"
    )
    index = scale.findText("150 %")
    scale.setCurrentIndex(index)
    scale.activated.emit(index)
    dialog.accept()
    assert player.window.settings.scale == 150
    assert player.button("Begin a game").height() > before


def test_a_setting_reaches_a_table_that_is_open(player):
    player.press(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return)
    player.window.change_settings(hints=False)
    assert player.screen.desk.habits.hints is False


def test_english_is_among_the_languages():
    assert languages()["en"] == "English"
