"""Rules, about, menu and messages."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu, QMessageBox

from minigolf_desktop.ui.common.main_window import MainWindow

# The display that tests draw on can do little for dialogs and menus, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def menu_of(player):
    """Return the menu that is open."""
    (menu,) = (menu for menu in player.window.findChildren(QMenu) if menu.isVisible())
    return menu


def test_the_menu_opens_below_its_button(player):
    player.click("Menu")
    menu, opener = menu_of(player), player.button("Menu")
    corner = opener.mapToGlobal(opener.rect().bottomLeft())
    assert 0 <= menu.y() - corner.y() < 12
    assert player.window.width() / 3 < player.window.mapFromGlobal(menu.pos()).x()
    menu.close()


@pytest.mark.parametrize("game", ["Putt Dice", "18 Holes"])
def test_a_new_game_of_the_menu_is_one_of_the_kind_that_is_played(player, game):
    player.click(f"{game}: New")
    set_up = player.screen_name
    player.screen.main_button.click()
    assert player.screen_name != set_up
    player.flow.menu.new.trigger()
    assert player.screen_name == set_up


@pytest.mark.parametrize("name", ["rules", "about", "settings"])
def test_a_dialog_closes_with_escape(player, name: str, qtbot):
    getattr(player.flow, name)()
    (dialog,) = (one for one in player.window.findChildren(QDialog) if one.isVisible())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_menu_opens_by_its_key(player, qtbot):
    QTest.keyClick(player.focus, Qt.Key.Key_F10)
    (menu,) = (one for one in player.window.findChildren(QMenu) if one.isVisible())
    assert player.flow.menu.quit in menu.actions()
    menu.close()


def test_the_menu_has_the_keys_of_the_platform(player):
    keys = QKeySequence.keyBindings(QKeySequence.StandardKey.New)
    assert player.flow.menu.new.shortcuts() == keys


def test_the_full_screen_key_fills_the_screen_and_leaves_it(player, qtbot):
    player.flow.menu.full_screen.trigger()
    assert player.window.isFullScreen()
    player.flow.menu.full_screen.trigger()
    assert not player.window.isFullScreen()


def test_a_message_waits_until_it_was_read(player):
    MainWindow.warn(player.window, "The disk is full.")
    (box,) = (one for one in player.window.findChildren(QMessageBox) if one.isVisible())
    assert box.text() == "The disk is full."
    box.accept()


def test_what_is_said_for_a_moment_stands_over_the_screen(player):
    player.window.say("Saved as course.json.")
    assert any(
        widget.accessibleName() == "Saved as course.json." and widget.isVisible()
        for widget in player.window.children()
        if widget.isWidgetType()
    )
