"""A shelf of hundreds of courses is there at once and fills while it is looked at."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from minigolf_desktop.storage.designer import courses
from minigolf_desktop.storage.designer.courses import write_course
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.putt_dice import course_cards as shelf
from minigolf_desktop.ui.putt_dice import course_cards as thumbnails
from minigolf_desktop.ui.putt_dice.course_cards import COLUMNS, Thumbnails

OWN = 30


@pytest.fixture
def long_shelf(catalogue, folders):
    folders.courses.mkdir(parents=True)
    shipped = shipped_courses(catalogue)
    for number in range(OWN):
        course_file = replace(shipped[number % len(shipped)], name=f"Course {number}")
        write_course(folders.courses / f"{number:02}.minigolf", course_file)
    return OWN + len(shipped)


def test_the_first_courses_are_there_at_once_and_the_others_follow(long_shelf, player, qtbot):
    player.click("Putt Dice: New")
    assert len(player.screen.cards) == shelf.AT_ONCE
    assert player.screen.chosen is player.screen.cards[0]
    qtbot.waitUntil(lambda: len(player.screen.cards) == long_shelf)
    assert player.screen.chosen is player.screen.cards[0]


def test_the_shelf_may_be_left_before_it_is_full(long_shelf, player):
    player.click("Putt Dice: New")
    player.press(Qt.Key.Key_Escape)
    assert player.screen_name == "HomeScreen"


def test_a_card_far_down_is_reached_by_the_keyboard(long_shelf, player, qtbot):
    player.click("Putt Dice: New")
    qtbot.waitUntil(lambda: len(player.screen.cards) == long_shelf)
    player.press(*[Qt.Key.Key_Down] * 5)
    assert player.screen.chosen is player.screen.cards[5 * COLUMNS]


def test_small_pictures_come_one_by_one_for_the_cards_that_are_seen(long_shelf, player, qtbot):
    player.click("Putt Dice: New")
    cards = player.screen.cards
    assert cards[0].waits
    qtbot.waitUntil(lambda: not cards[0].waits, timeout=20_000)
    assert cards[-1].waits


@pytest.mark.quick
def test_only_the_pictures_seen_last_are_kept(player, catalogue, monkeypatch):
    monkeypatch.setattr(thumbnails, "KEPT", 3 * 2 * 2 * 4)
    pictures = Thumbnails(player.window)
    for number in range(10):
        pictures._put(number, QPixmap(2, 2))
    assert [number for number in range(10) if pictures._done.found(number)] == [7, 8, 9]


def test_no_course_is_checked_to_have_it_painted(player, catalogue, monkeypatch):
    """Loading what checks takes longer than anything may hold the window that is painted."""
    monkeypatch.setattr(courses, "record_of", lambda *told: pytest.fail("a course is checked"))
    assert Thumbnails(player.window).picture(shipped_courses(catalogue)[0]) is None


def test_a_course_that_cannot_be_painted_is_asked_for_once(player, catalogue, qtbot):
    pictures = Thumbnails(player.window)
    course_file = shipped_courses(catalogue)[0]
    assert pictures.picture(course_file) is None
    work = pictures._work
    with qtbot.waitSignal(pictures.painted, raising=False, timeout=10):
        pass
    work.refused.emit("no")
    assert pictures.picture(course_file) is not None


def test_no_row_overlaps_another_while_the_shelf_fills(long_shelf, player, qtbot):
    player.click("Putt Dice: New")
    seen = []

    def is_full():
        cards = player.screen.cards
        rows = {card.y(): card.geometry().bottom() for card in cards[::COLUMNS]}
        tops = sorted(rows)
        seen.append(all(rows[one] < other for one, other in pairwise(tops)))
        return len(cards) == long_shelf

    qtbot.waitUntil(is_full)
    assert all(seen)
