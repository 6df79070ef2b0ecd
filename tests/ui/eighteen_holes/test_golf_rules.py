"""The rules of 18 Holes, one by one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.ui.designer.teaching import rules_pages as designer_pages
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.teaching import rules_pages as golf_pages
from minigolf_desktop.ui.eighteen_holes.text.cards import golfer_rules
from minigolf_desktop.ui.eighteen_holes.text.modes import mode_players, mode_when
from minigolf_desktop.ui.house.rules import RulesDialog
from minigolf_desktop.ui.putt_dice.teaching import rules_pages as putting_pages

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def rules(show):
    """Open the rules over an empty screen."""

    def opened(**more):
        made = []

        def make(look):
            host = QWidget()
            made.append(look)
            return host

        host = show(make)
        dialog = RulesDialog(made[0], host, [designer_pages(), golf_pages()], **more)
        dialog.open()
        return dialog

    return opened


@pytest.mark.parametrize("mode", Mode)
def test_every_mode_has_a_section(rules, mode):
    dialog = rules(section=str(mode))
    assert dialog.sections.text.accessibleName() == mode_name(mode)


@pytest.mark.quick
def test_the_section_on_golfers_tells_all_sixteen_faces():
    (golfers,) = golf_pages()[0].sections["golfers"]
    paragraphs = golfers.paragraphs
    for face in GOLFER_FACES:
        assert any(told.endswith(golfer_rules(face)) for told in paragraphs)


def test_the_section_of_a_mode_begins_with_who_plays_it_and_when():
    first = golf_pages()[0].sections[Mode.KELLY][0].paragraphs[0]
    assert first == f"{mode_players(Mode.KELLY)} players. {mode_when(Mode.KELLY)}"


def test_sections_of_the_games_have_different_ids():
    pages = (*designer_pages(), *golf_pages(), *putting_pages())
    ids = [section for page in pages for section in page.sections]
    assert len(ids) == len(set(ids))


def test_in_a_round_the_rules_open_at_18_holes_in_short(rules):
    dialog = rules(game=1)
    assert dialog.sections.titles.currentRow() == 0


def test_arrow_keys_go_from_rule_to_rule(rules):
    dialog = rules(section="chips")
    QTest.keyClick(dialog.sections.titles, Qt.Key.Key_Down)
    assert dialog.sections.text.accessibleName() == "Special cards"
