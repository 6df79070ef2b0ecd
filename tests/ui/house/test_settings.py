"""Settings take effect at once and are kept."""

import pytest
from PySide6.QtCore import QDate, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel

from minigolf_desktop.storage.settings import Settings, read_settings
from minigolf_desktop.ui.common import application as appearance
from minigolf_desktop.ui.common.application import look_of
from minigolf_desktop.ui.common.theme import TimeOfYear
from minigolf_desktop.ui.common.translation import languages
from minigolf_desktop.ui.house.settings import SettingsDialog

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


def test_a_language_without_a_catalogue_follows_the_system(player):
    player.window.change_settings(language="tlh")
    dialog = open_settings(player)
    (language,) = (
        box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Language"
    )
    assert language.currentText() == "As the system"


@pytest.fixture
def make_display(monkeypatch):
    """Return a function that gives the player a display of a size."""

    def make(width, height):
        monkeypatch.setattr(appearance, "room", lambda: QSize(width, height))

    return make


def test_another_scale_makes_everything_larger(player, make_display):
    make_display(2560, 1400)
    before = player.button("Begin a game").height()
    dialog = open_settings(player)
    (scale,) = (
        box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Interface scale"
    )
    index = scale.findText("150\N{NO-BREAK SPACE}%")
    scale.setCurrentIndex(index)
    scale.activated.emit(index)
    dialog.accept()
    assert player.window.settings.scale == 150
    assert player.button("Begin a game").height() > before


@pytest.mark.quick
@pytest.mark.parametrize(
    ("width", "height", "wanted", "shown"),
    [
        (1366, 690, 150, 1.15),
        (1366, 690, 115, 1.15),
        (3840, 2100, 200, 2),
        (800, 600, 90, 0.9),
    ],
)
def test_the_interface_grows_no_larger_than_the_display_has_room_for(
    make_display, width, height, wanted, shown
):
    make_display(width, height)
    assert look_of(Settings(scale=wanted)).scale == pytest.approx(shown)


def test_a_scale_chosen_on_a_larger_display_is_kept_for_it(player, make_display):
    make_display(1366, 690)
    player.window.change_settings(scale=150)
    dialog = open_settings(player)
    words = [label.text() for label in dialog.findChildren(QLabel)]
    assert any("This display has room for 115 %." in text for text in words)
    assert player.window.settings.scale == 150
    assert player.window.look.scale < 1.16


def test_a_setting_reaches_a_table_that_is_open(player):
    player.press(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Return)
    player.window.change_settings(hints=False)
    assert player.screen.wing.desk.habits.hints is False


def test_english_is_among_the_languages():
    assert languages()["en"] == "English"


def test_the_seasons_follow_the_choice_at_once_and_are_kept(player, folders):
    dialog = open_settings(player)
    (seasons,) = (
        box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Seasons"
    )
    seasons.setCurrentIndex(seasons.findText("Winter"))
    seasons.activated.emit(seasons.currentIndex())
    assert player.screen.look.theme.time_of_year is TimeOfYear.WINTER
    assert read_settings(folders.settings)[0].time_of_year == "winter"


def test_by_the_date_the_season_is_that_of_the_month():
    now = TimeOfYear.in_month(QDate.currentDate().month())
    assert look_of(Settings(time_of_year="date")).theme.time_of_year is now
