"""The rules reference: a section for every question, opened where the question is."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from minigolf_desktop.content import record as entries
from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.model.play import Refusal
from minigolf_desktop.ui.designer.teaching import rules_pages
from minigolf_desktop.ui.designer.text.conditions import CONDITION_ICONS
from minigolf_desktop.ui.designer.text.rules import section_of_condition, section_of_refusal
from minigolf_desktop.ui.house.rules import RulesDialog

Key = Qt.Key
TITLES = {
    section: chapters[0].title
    for page in rules_pages()
    for section, chapters in page.sections.items()
}
"""Of the sections of Minigolf Designer by their ids."""

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def open_rules(player) -> RulesDialog:
    (dialog,) = (one for one in player.window.findChildren(QDialog) if one.isVisible())
    assert isinstance(dialog, RulesDialog)
    return dialog


def title(dialog: RulesDialog) -> str:
    return dialog.sections.text.accessibleName()


@pytest.fixture
def at_table(player):
    player.press(Key.Key_Space, Key.Key_Return)
    player.session.play(ChooseLand(0))
    return player


@pytest.mark.parametrize("identity", CONDITION_ICONS)
def test_every_condition_has_a_section(identity: str):
    assert section_of_condition(identity) in TITLES


@pytest.mark.parametrize("code", ["side-does-not-fit", "promise-needed", "stopped", "wrong-phase"])
def test_every_refusal_has_a_section(code: str):
    assert section_of_refusal(code) in TITLES


@pytest.mark.parametrize("section", TITLES)
def test_the_rules_open_at_a_section(player, section: str):
    player.flow.rules_at(section)
    assert title(open_rules(player)) == TITLES[section]


def test_rules_that_cannot_be_read_are_said_by_their_file(player, monkeypatch, tmp_path):
    monkeypatch.setattr(entries, "resource", lambda *parts: tmp_path)
    player.flow.rules_at("turn")
    assert player.told == ["designer.json: cannot be read (No such file or directory)"]


def test_without_a_section_the_rules_open_in_short(player):
    player.flow.rules()
    assert open_rules(player).pages.currentIndex() == 0


def test_the_arrow_keys_go_from_rule_to_rule(player):
    player.flow.rules_at("placing")
    dialog = open_rules(player)
    QTest.keyClick(dialog.sections.titles, Key.Key_Down)
    assert title(dialog) == TITLES["holes"]


def test_the_question_mark_of_a_condition_opens_its_rule(at_table):
    line = at_table.screen.wing.panels.satisfaction.lines["circuit"]
    line.setFocus()
    QTest.mouseClick(line.help, Qt.MouseButton.LeftButton)
    assert title(open_rules(at_table)) == "Circuit"


def test_the_key_of_a_condition_with_the_focus_opens_its_rule(at_table):
    line = at_table.screen.wing.panels.satisfaction.lines["par"]
    line.setFocus()
    QTest.keyClick(line, "?")
    assert title(open_rules(at_table)) == "Par"


def test_a_click_on_a_refusal_opens_the_rule_that_it_follows_from(at_table):
    at_table.session.refused.emit(Refusal("touches-nothing"))
    QTest.mouseClick(at_table.screen.wing.panels.toast, Qt.MouseButton.LeftButton)
    assert title(open_rules(at_table)) == "Placing a tile"


def test_the_key_after_a_refusal_opens_the_rule_that_it_follows_from(at_table):
    at_table.session.refused.emit(Refusal("no-such-number"))
    QTest.keyClick(at_table.screen.wing.view, "?")
    assert title(open_rules(at_table)) == "Numbers at any time"


def test_a_sentence_that_is_no_refusal_has_no_rule(at_table):
    toast = at_table.screen.wing.panels.toast
    toast.say("Saved.")
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    assert not toast.isVisible()
    assert not any(one.isVisible() for one in at_table.window.findChildren(QDialog))
