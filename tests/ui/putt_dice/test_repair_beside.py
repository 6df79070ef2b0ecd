"""Repairs are looked for beside the window: it waits for none, and can stop it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.designer.repair import (
    Change,
    ChangeKind,
    FoundRepair,
    changed_course,
    repair_by,
)
from minigolf_desktop.storage.designer.courses import write_course
from minigolf_desktop.storage.putt_dice import RepairNews, shipped_courses
from minigolf_desktop.ui.common.widgets import dialogs as wait
from minigolf_desktop.ui.common.widgets.dialogs import Waiting
from minigolf_desktop.ui.putt_dice import courses as desk
from minigolf_desktop.ui.putt_dice.repair_list import proof_words, search_words

Key = Qt.Key

PATIENCE = 30_000
"""Milliseconds: another process works, on a machine that may be busy."""


def turned(course_file, cells):
    course = course_file.course
    turns = [Change(ChangeKind.TURN, ((cell, course.tiles[cell] ^ 1),)) for cell in cells]
    return replace(course_file, name="Old Yard", course=changed_course(course, turns))


@pytest.fixture
def offered(catalogue, folders):
    """What lays a course into the player's folder with some of its tiles turned."""

    def offer(step):
        course_file = shipped_courses(catalogue)[0]
        folders.courses.mkdir(parents=True)
        torn = turned(course_file, list(course_file.course.tiles)[3::step])
        write_course(folders.courses / "old-yard.json", torn)

    return offer


@pytest.fixture
def patient(monkeypatch):
    """Let every search last a minute, and be spoken of at once."""
    monkeypatch.setattr(desk, "REPAIR_AT_ONCE", 60.0)
    monkeypatch.setattr(desk, "REPAIR_LONGER", 60.0)
    monkeypatch.setattr(wait, "CALM", 0)


def card_shown(player, qtbot):
    qtbot.waitUntil(lambda: len(player.window.findChildren(Waiting)) == 1, timeout=PATIENCE)
    (card,) = player.window.findChildren(Waiting)
    return card


def repair_shown(player, qtbot):
    qtbot.waitUntil(lambda: player.screen_name == "RepairScreen", timeout=PATIENCE)


def test_the_choice_tells_how_many_changes_mend_a_course_once_it_is_known(offered, player, qtbot):
    offered(100)
    player.click("Putt Dice: New")
    words = player.screen._words
    assert words.text().startswith("Mistakes: ")
    qtbot.waitUntil(
        lambda: words.text().endswith("Fewest changes that mend them: 1."), timeout=PATIENCE
    )


@pytest.mark.usefixtures("patient")
def test_a_search_that_lasts_is_told_of_and_escape_stops_it(offered, player, qtbot):
    offered(2)
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    card = card_shown(player, qtbot)
    qtbot.waitUntil(lambda: "changes mend the course" in card.words.text(), timeout=PATIENCE)
    player.press(Key.Key_Escape)
    assert player.screen_name == "PuttingChoiceScreen"
    assert not player.window.workers.work.is_busy


@pytest.mark.usefixtures("patient")
def test_a_search_that_was_stopped_can_be_begun_again(offered, player, qtbot):
    offered(2)
    player.click("Putt Dice: New")
    for _ in range(2):
        player.screen.main_button.click()
        card_shown(player, qtbot)
        player.press(Key.Key_Escape)
        qtbot.waitUntil(lambda: not player.window.findChildren(Waiting), timeout=PATIENCE)


@pytest.mark.usefixtures("patient")
def test_who_asks_twice_has_one_search(offered, player, qtbot):
    offered(2)
    player.click("Putt Dice: New")
    player.flow.shell.mend(player.screen.chosen.course_file)
    player.flow.shell.mend(player.screen.chosen.course_file)
    card_shown(player, qtbot)
    assert len(player.window.findChildren(Waiting)) == 1


@pytest.mark.usefixtures("patient")
def test_nothing_is_searched_any_more_once_the_courses_are_left(offered, player, qtbot):
    offered(2)
    player.click("Putt Dice: New")
    assert player.window.workers.work.is_busy
    player.press(Key.Key_Escape)
    assert player.screen_name == "HomeScreen"
    assert not player.window.workers.work.is_busy


@pytest.mark.usefixtures("patient")
def test_the_window_closes_in_the_midst_of_a_search(offered, player, qtbot):
    offered(2)
    player.click("Putt Dice: New")
    assert player.window.workers.work.is_busy
    player.window.close()
    assert not player.window.workers.work.is_busy


def test_who_looks_longer_may_have_enough_and_keeps_the_best(offered, player, qtbot, monkeypatch):
    offered(2)
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    repair_shown(player, qtbot)
    player.press(Key.Key_2)
    before = player.screen.bench.repair
    assert not before.is_proved
    monkeypatch.setattr(wait, "CALM", 0)
    player.screen.panel.longer.click()
    card = card_shown(player, qtbot)
    qtbot.waitUntil(lambda: "changes mend the course" in card.words.text(), timeout=PATIENCE)
    card.stop.click()
    repair_shown(player, qtbot)
    after = player.screen.bench.repair
    assert len(after.changes) <= len(before.changes)
    assert after.at_least >= before.at_least
    assert player.screen.panel.switch.current == 1


def test_what_was_changed_by_hand_is_not_lost_to_a_longer_search(offered, player, qtbot):
    offered(2)
    player.click("Putt Dice: New")
    player.screen.main_button.click()
    repair_shown(player, qtbot)
    player.press(Key.Key_2)
    panel = player.screen.panel
    assert panel.longer.isEnabled()
    panel.changes[0].box.click()
    assert not panel.longer.isEnabled()


@pytest.mark.quick
def test_the_words_say_whether_fewer_changes_could_do(catalogue, english):
    course_file = turned(shipped_courses(catalogue)[0], [])
    changes = (Change(ChangeKind.TURN, ((next(iter(course_file.course.tiles)), 0),)),) * 3
    proved = repair_by(course_file.course, {}, FoundRepair(changes, 3))
    found = repair_by(course_file.course, {}, FoundRepair(changes, 2))
    assert proof_words(proved) == "Proved: no repair takes fewer."
    assert proof_words(found) == "The best found so far. At least 2 are needed."
    news = RepairNews(FoundRepair(changes, 2), 0.5)
    assert search_words(news) == "3 changes mend the course. At least 2 are needed."
