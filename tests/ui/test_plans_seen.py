"""Why a computer did what it did: asked for after its moves, in the words of hints."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.model.putt_dice import Setup
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common import computer_players as pace

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ADA = Seat("Ada", "", Level.MEDIUM, Character.ADA)
LONG = 60_000


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 0)


@pytest.fixture
def after_ada(player, folders, catalogue, qtbot):
    """Return the table once a computer has putted and a person is to."""
    course = shipped_courses(catalogue)[0]
    match = Match(putt_dice_rules(), Setup(putt_course(course), (ADA, Seat("Odile"))), 5)
    with Journal.create(folders.saves, match, course=course_document(course)) as journal:
        path = journal.path
    player.flow.resume(path)
    table = player.screen
    assert not table.plans.button.isEnabled()
    qtbot.waitUntil(
        lambda: player.screen.session.to_move == 1 and not player.screen.wing.is_moving,
        timeout=LONG,
    )
    return player.screen


def test_a_click_after_a_computers_move_tells_why_and_what_else_it_thought_of(after_ada):
    plans = after_ada.plans
    plans.button.click()
    assert plans.isVisible()
    (sentence,) = plans.sentences
    assert sentence.startswith("Ada: ")
    assert "expected on this hole" in sentence
    assert "as it sees it" in sentence
    assert "Next best: " in sentence


def test_w_opens_and_closes_it_and_esc_closes_it_before_it_leaves(after_ada, player):
    plans = after_ada.plans
    player.press(Qt.Key.Key_W)
    assert plans.isVisible()
    player.press(Qt.Key.Key_W)
    assert not plans.isVisible()
    player.press(Qt.Key.Key_W)
    player.press(Qt.Key.Key_Escape)
    assert not plans.isVisible()
    assert player.screen is after_ada


def test_what_was_taken_back_is_not_asked_about(after_ada):
    after_ada.follow(())
    assert not after_ada.plans.button.isEnabled()
