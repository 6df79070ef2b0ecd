"""Every game shows its best scores: on home, in the records, and the course of each line."""

import shutil
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.designer.best_courses import BestCourse, write_best_courses
from minigolf_desktop.storage.eighteen_holes import GolfBest, keep_golf_scores
from minigolf_desktop.storage.people import (
    Guest,
    PeopleBook,
    change_people,
    with_guests,
    with_person,
)
from minigolf_desktop.storage.putt_dice import keep_round, putt_course, shipped_courses
from minigolf_desktop.ui.common.spare_time import Piecemeal
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.cards import BestLine, welcome

HOME = Path(__file__).parents[2] / "golden" / "home"
NOON = datetime(2026, 1, 3, 12, tzinfo=UTC)
DESIGNER, PUTT_DICE, GOLF = GAMES

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(scope="module")
def ponds(catalogue):
    return next(one for one in shipped_courses(catalogue) if one.name == "Duck Ponds")


@pytest.fixture
def scores(folders, ponds):
    """A best score in each game."""
    write_best_courses(folders, [BestCourse("Cove", "Mrs Bloom", "Mr Long", 141, 3)])
    keep_round(folders.putting, putt_course(ponds), {"red": 50, "blue": 44}, {}, NOON)
    course = load_box().presets[1].course
    best = GolfBest(score=41, name="Odile", date=NOON.isoformat())
    keep_golf_scores(folders.golf, course, Mode.STROKE, [best])


def words(screen):
    return {label.text() for label in screen.findChildren(QLabel)}


def framed(screen):
    (one,) = screen.page.wall.framed
    return one


def test_home_shows_the_best_score_of_every_game(scores, player):
    assert {"141", "Happy, Cove, Mrs Bloom, Mr Long"} <= words(player.screen)
    assert {"44", "strokes, Duck Ponds"} <= words(player.screen)
    assert {"41", "strokes, Larkfield Nine, Odile"} <= words(player.screen)


def test_a_game_without_a_score_says_so_on_home(folders, make_player):
    write_best_courses(folders, [BestCourse("Cove", "Mrs Bloom", "Mr Long", 141, 3)])
    lines = make_player().screen.findChildren(BestLine)
    told = [line.accessibleDescription() for line in lines]
    assert told == ["141, Happy, Cove, Mrs Bloom, Mr Long", *["No game finished yet"] * 2]


@pytest.mark.parametrize(
    "content", [b"", b"[]", b'{"courses": []}', b'{"courses": {"a": {"golfers": [3]}}}',
                b'{"courses": {"a": {"bests": {"stroke": [{"score": "41"}]}}}}']
)  # fmt: skip
def test_a_damaged_book_of_scores_is_passed_over_on_home(folders, content):
    folders.data.mkdir(exist_ok=True)
    folders.putting.write_bytes(content)
    folders.golf.write_bytes(content)
    assert welcome(folders, GAMES).best == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_trophy_of_a_game_on_home_leads_to_its_records(scores, player, game):
    player.click(f"See the records of {game.title}")
    assert player.screen.games.buttons[player.screen.games.current].text() == game.title


def test_putt_dice_has_a_page_of_records_with_a_frame_for_each_course(scores, player):
    player.flow.records_of(PUTT_DICE)
    one = framed(player.screen)
    assert (one.title, one.score) == ("Duck Ponds", "44")
    assert one.words.startswith("Duck Ponds, 44 strokes, Blue, The others: Red 50")


def test_a_record_that_two_reached_in_one_round_is_shared(folders, ponds, player):
    keep_round(folders.putting, putt_course(ponds), {"red": 44, "blue": 44}, {}, NOON)
    player.flow.records_of(PUTT_DICE)
    assert framed(player.screen).words.startswith("Duck Ponds, 44 strokes, Red, Blue")
    assert "The others" not in framed(player.screen).words


def test_a_record_tells_a_person_by_the_name_of_today(folders, ponds, player):
    names = {"red": "Odile", "blue": "Pim"}
    keep_round(folders.putting, putt_course(ponds), {"red": 44, "blue": 50}, {}, NOON, names=names)
    house = with_guests(PeopleBook(), [Guest("Odile"), Guest("Pim")])
    pim = replace(house.called("Pim"), name="Pimpernel")
    change_people(folders.people, lambda _: with_person(house, pim))
    player.flow.records_of(PUTT_DICE)
    words = "Duck Ponds, 44 strokes, Odile, The others: Pimpernel 50"
    assert framed(player.screen).words.startswith(words)


def test_the_record_of_a_round_opens_its_course(scores, player, qtbot):
    player.flow.records_of(PUTT_DICE)
    QTest.keyClick(player.screen.page.wall, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: player.screen_name == "PuttingChoiceScreen")
    assert player.screen.chosen.title == "Duck Ponds"


def test_a_double_click_on_a_frame_opens_its_course(scores, player, qtbot):
    player.flow.records_of(PUTT_DICE)
    wall = player.screen.page.wall
    there = wall.visualRect(wall.model().index(0, 0)).center()
    QTest.mouseClick(wall.viewport(), Qt.MouseButton.LeftButton, pos=there)
    QTest.mouseDClick(wall.viewport(), Qt.MouseButton.LeftButton, pos=there)
    qtbot.waitUntil(lambda: player.screen_name == "PuttingChoiceScreen")


def test_a_frame_of_a_round_shows_its_course(scores, player, qtbot):
    player.flow.records_of(PUTT_DICE)
    qtbot.waitUntil(lambda: player.screen.page.easel.is_painted)


def test_a_course_that_is_in_no_file_any_more_cannot_be_opened(folders, ponds, player, qtbot):
    other = putt_course(ponds)
    lost = type(other)("Lost", other.holes[::-1])
    keep_round(folders.putting, lost, {"red": 44}, {}, NOON)
    player.flow.records_of(PUTT_DICE)
    player.screen.page.open_button.click()
    qtbot.waitUntil(lambda: not player.screen.page.open_button.isEnabled())
    assert player.screen_name == "RecordsScreen"


def test_the_record_of_a_game_of_golf_opens_its_course(scores, player):
    player.flow.records_of(GOLF)
    player.screen.page.open_button.click()
    assert player.screen_name == "GolfChoiceScreen"
    assert player.screen.wanted.course == "larkfield"


@pytest.fixture
def at_home(folders, make_player):
    shutil.copytree(HOME, folders.data, dirs_exist_ok=True)
    return make_player()


@pytest.fixture
def show_records(at_home, qtbot):
    """Show the records, and wait until all saved games were looked at."""

    def show():
        at_home.flow.records()
        searches = at_home.screen.page.findChildren(Piecemeal)
        qtbot.waitUntil(lambda: not any(one.busy for one in searches))

    return show


def test_the_record_of_a_course_that_was_built_opens_it(at_home, show_records):
    show_records()
    at_home.screen.page.open_button.click()
    assert at_home.screen_name == "CountingScreen"
    assert at_home.told == []


def test_enter_opens_a_game_that_was_not_looked_at_yet(at_home):
    at_home.flow.records()
    QTest.keyClick(at_home.screen.page.wall, Qt.Key.Key_Return)
    assert at_home.screen_name == "CountingScreen"


def test_the_record_of_a_game_that_was_deleted_opens_nothing(folders, at_home, show_records):
    for path in folders.finished.glob("designer-*.jsonl"):
        path.unlink()
    show_records()
    assert not at_home.screen.page.open_button.isEnabled()
