"""F1 and question marks open the rules at the part of the window that they are asked at."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QToolButton, QWidget

import minigolf_desktop.ui
from minigolf_desktop.model.designer import ChooseLand
from minigolf_desktop.model.eighteen_holes.course import Terrain
from minigolf_desktop.model.eighteen_holes.moves import Phase
from minigolf_desktop.model.eighteen_holes.state import NONE
from minigolf_desktop.ui.common import rule_places
from minigolf_desktop.ui.common.rule_places import RulesDesk, rule_button, section_here, tells_about
from minigolf_desktop.ui.common.rules_page import pages_of
from minigolf_desktop.ui.common.theme import LIGHT
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.teaching import rules_pages as designer_pages
from minigolf_desktop.ui.eighteen_holes.round.pictures import section_of
from minigolf_desktop.ui.eighteen_holes.teaching import rules_pages as golf_pages
from minigolf_desktop.ui.house.rules import RulesDialog
from minigolf_desktop.ui.putt_dice.teaching import rules_pages as putting_pages

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
    sheet = player.screen.wing.panels.sheet
    monkeypatch.setattr(rule_places.QApplication, "widgetAt", lambda _: sheet.grid)
    player.flow.rules()
    assert shown(player) == "par"
    (mark,) = (one for one in sheet.findChildren(QToolButton) if one.toolTip() == "The rule (F1)")
    QTest.mouseClick(mark, Qt.MouseButton.LeftButton)
    assert shown(player) == "par"


SECTIONS = {
    section
    for pages in (designer_pages(), putting_pages(), golf_pages(), pages_of("house"))
    for page in pages
    for section in page.sections
}
"""Of all games, and of the house."""


def test_every_part_that_names_a_section_names_one_that_there_is():
    named = re.compile(r'tells_about\([^,()]+, "([a-z-]+)"\)')
    files = Path(minigolf_desktop.ui.__path__[0]).rglob("*.py")
    found = {section for file in files for section in named.findall(file.read_text("utf-8"))}
    assert {"par", "turn", "promises", "precision", "draft"} <= found <= SECTIONS


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_of_a_round_of_golf_has_a_section(phase):
    assert section_of(SimpleNamespace(phase=phase, ball=NONE)) in SECTIONS


def test_a_golfer_in_a_bunker_has_the_section_on_bunkers():
    field = SimpleNamespace(terrain={3: Terrain.BUNKER, 4: Terrain.ROUGH}.__getitem__)
    for place, section in ((3, "bunkers"), (4, "actions")):
        balls = (SimpleNamespace(place=place),)
        table = SimpleNamespace(field=field)
        view = SimpleNamespace(phase=Phase.ACT, ball=0, balls=balls, table=table)
        assert section_of(view) == section
