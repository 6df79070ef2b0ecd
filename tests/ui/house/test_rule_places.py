"""F1 and question marks open the rules at the part of the window that they are asked at."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QToolButton, QWidget

from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.ui.common import rule_places
from minigolf_desktop.ui.common.rule_places import RulesDesk, section_here, tells_about
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.rule_button import rule_button
from minigolf_desktop.ui.house.rules import RulesDialog

Key = Qt.Key

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def parts(qapp, monkeypatch):
    """Return a screen with a panel in it, a panel beside both, and what says where people are."""
    screen, beside = QWidget(), QWidget()
    panel = QWidget(screen)
    inside = QWidget(panel)
    tells_about(screen, "screen")
    tells_about(panel, "panel")
    tells_about(beside, "beside")

    def at(focused, pointed):
        monkeypatch.setattr(rule_places.QApplication, "focusWidget", lambda: focused)
        monkeypatch.setattr(rule_places.QApplication, "widgetAt", lambda _: pointed)
        return section_here()

    return screen, inside, beside, at


def test_the_mouse_tells_more_only_within_what_the_keyboard_is_at(parts):
    screen, inside, beside, at = parts
    assert at(None, None) == ""
    assert at(screen, None) == "screen"
    assert at(None, beside) == "beside"
    assert at(screen, inside) == "panel"
    assert at(inside, screen) == "panel"
    assert at(inside, beside) == "panel"


def test_a_part_may_tell_of_nothing_any_more(parts):
    _screen, inside, _, at = parts
    tells_about(inside.parentWidget(), "")
    assert at(inside, None) == "screen"


def test_a_question_mark_asks_its_own_window_for_what_its_panel_is_about(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    panel = QWidget(window)
    button = rule_button(Look(LIGHT))
    button.setParent(panel)
    button.click()
    tells_about(panel, "par")
    asked = []
    button.click()
    RulesDesk(window).asked.connect(asked.append)
    button.click()
    assert asked == ["par"]


def shown(player) -> str:
    (dialog,) = (one for one in player.window.findChildren(QDialog) if one.isVisible())
    assert isinstance(dialog, RulesDialog)
    section = dialog.sections.shown
    dialog.accept()
    return section


def test_the_rules_open_at_every_panel_of_a_solo_game(player, monkeypatch):
    player.press(Key.Key_Space, Key.Key_Return)
    monkeypatch.setattr(rule_places.QApplication, "widgetAt", lambda _: None)
    player.flow.rules()
    assert shown(player) == "land"
    player.session.play(ChooseLand(0))
    player.flow.rules()
    assert shown(player) == "placing"
    sheet = player.screen.panels.sheet
    monkeypatch.setattr(rule_places.QApplication, "widgetAt", lambda _: sheet.grid)
    player.flow.rules()
    assert shown(player) == "par"
    (mark,) = (one for one in sheet.findChildren(QToolButton) if one.toolTip() == "The rule (F1)")
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    assert shown(player) == "par"
