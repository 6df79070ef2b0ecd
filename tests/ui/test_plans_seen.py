"""Why a computer did what it did: asked for after its moves, in the words of hints."""

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea

from minigolf_desktop.bots.mind import Hint, HintWords
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.model.putt_dice import Roll, Setup
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.common.plans import Plan, Plans, PlansPanel

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


@pytest.fixture
def card(after_ada):
    """Return a card at a table that tells of two computers at any length."""

    def make(length):
        plans, seat = Plans(after_ada), Seat("Bruno", "", Level.HARD, Character.BRUNO)
        for one in (ADA, seat):
            plans.note(Plan(one, None, Hint(Roll(1)), Hint(Roll(2))))
        words = HintWords("Roll", "word " * length)
        room = QRect(20, 30, 600, 420)
        found = PlansPanel(after_ada.look, after_ada, plans, lambda *_: words, lambda: room)
        found.toggle()
        return found, room

    return make


@pytest.mark.parametrize("length", [1, 20, 200])
def test_the_card_stays_in_its_room_however_much_there_is_to_tell(card, length, qtbot):
    panel, room = card(length)
    assert room.contains(panel.geometry())
    bar = panel.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: (bar.maximum() > 0) == (length == 200))


@pytest.mark.parametrize("length", [1, 20, 200])
def test_the_card_is_as_high_as_what_it_tells_also_when_that_is_told_again(card, length):
    panel, _ = card(length)
    for _ in range(2):
        area = panel.findChildren(QScrollArea)[-1]
        assert panel.height() >= area.height() + panel.heading.height()
        assert area.height() >= (240 if length == 200 else 60)
        panel.stand()


def test_the_keys_of_pages_roll_what_is_longer_than_the_card(card, qtbot):
    panel, _ = card(200)
    bar = panel.findChild(QScrollArea).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)

    def press(key):
        return panel.take_key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    assert press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
    assert press(Qt.Key.Key_PageUp)
    assert bar.value() == 0
    assert press(Qt.Key.Key_Escape)
    assert not press(Qt.Key.Key_PageDown)


def test_what_was_taken_back_is_not_asked_about(after_ada):
    after_ada.follow(())
    assert not after_ada.plans.button.isEnabled()
