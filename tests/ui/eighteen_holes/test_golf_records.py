"""The best scores of 18 Holes, by mode and course."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.hazards import Hazards
from minigolf_desktop.model.eighteen_holes.setup import Mode
from minigolf_desktop.storage.eighteen_holes import GolfBest, keep_golf_scores, read_golf_book
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.ui.common.records.exhibition import RecordsPage
from minigolf_desktop.ui.eighteen_holes.records import GolfRecordsPage
from minigolf_desktop.ui.house.records import RecordsScreen

Key = Qt.Key


def best(score, **more):
    return GolfBest(score=score, date="2026-01-03T20:15:00+00:00", **more)


@pytest.fixture
def records(show, tmp_path, box, courses):
    """Show the records after some games, at those of 18 Holes."""

    def made(*games):
        folders = Folders.below(tmp_path)
        for course, mode, scores in games:
            keep_golf_scores(folders.golf, courses[course], mode, scores)
        book, _ = read_golf_book(folders.golf)
        pages = [
            ("Another", lambda look: RecordsPage(look, "Another")),
            (
                "18 Holes",
                lambda look: GolfRecordsPage(look, book, box, folders),
            ),
        ]
        screen = show(lambda look: RecordsScreen(look, pages))
        QTest.mouseClick(screen.games.buttons[1], Qt.MouseButton.LeftButton)
        return screen

    return made


def cells(screen, column):
    table = screen.page.table
    return [table.item(row, column).text() for row in range(table.rowCount())]


def test_the_best_scores_of_a_course_stand_best_first(records):
    screen = records(("larkfield", Mode.STROKE, [best(40), best(31, name="Odile"), best(38)]))
    assert cells(screen, 1) == ["31 strokes", "38 strokes", "40 strokes"]
    assert cells(screen, 2) == ["Odile", "Red", "Red"]


def test_points_are_better_the_more_they_are(records):
    screen = records(("larkfield", Mode.STABLEFORD, [best(12), best(20)]))
    assert cells(screen, 1) == ["20 points", "12 points"]


def test_h35_a_relaxed_course_hangs_beside_the_one_as_drawn(records, tmp_path, courses):
    path = Folders.below(tmp_path).golf
    for way, score in zip(Hazards, (31, 24, 40), strict=True):
        keep_golf_scores(path, courses["larkfield"], Mode.STROKE, [best(score)], hazards=way)
    screen = records()
    titles = [one.words for one in screen.page.courses.exhibits]
    assert titles == [
        "Larkfield Nine, sharp, 9 holes: 40 strokes",
        "Larkfield Nine, relaxed, 9 holes: 24 strokes",
        "Larkfield Nine, 9 holes: 31 strokes",
    ]
    assert cells(screen, 1) == ["40 strokes"]


def test_only_modes_that_were_played_are_offered(records):
    screen = records(("larkfield", Mode.KELLY, [best(12)]), ("larkfield", Mode.STROKE, [best(30)]))
    assert screen.page.modes == [Mode.STROKE, Mode.KELLY]


def test_arrow_keys_go_from_mode_to_mode(records):
    screen = records(
        ("larkfield", Mode.STROKE, [best(30)]), ("larkfield", Mode.STABLEFORD, [best(12)])
    )
    QTest.keyClick(screen.page.tabs, Key.Key_Down)
    assert screen.page.mode is Mode.STABLEFORD
    assert cells(screen, 1) == ["12 points"]


def test_the_course_played_last_stands_first(records):
    screen = records(
        ("larkfield", Mode.STROKE, [best(30)]), ("heron-pond", Mode.STROKE, [best(41)])
    )
    words = [exhibit.words for exhibit in screen.page.courses.exhibits]
    assert words == ["Heron Pond, 9 holes: 41 strokes", "Larkfield Nine, 9 holes: 30 strokes"]


def test_arrow_keys_go_from_course_to_course(records):
    screen = records(
        ("larkfield", Mode.STROKE, [best(30)]), ("heron-pond", Mode.STROKE, [best(41)])
    )
    QTest.keyClick(screen.page.courses, Key.Key_Right)
    assert cells(screen, 1) == ["30 strokes"]


def test_golfer_cards_are_told(records):
    screen = records(("larkfield", Mode.STROKE, [best(30, golfer="lucky-b")]))
    assert cells(screen, 3) == ["Lucky B"]


def test_without_games_there_is_a_word_and_a_button(records, qtbot):
    screen = records()
    assert not screen.page.table.isVisible()
    with qtbot.waitSignal(screen.new_game, check_params_cb=lambda place: place == 1):
        screen.page.new_game.emit()


def test_the_records_of_the_other_game_are_a_click_away(records):
    screen = records()
    QTest.mouseClick(screen.games.buttons[0], Qt.MouseButton.LeftButton)
    assert not screen.pages[1].isVisible()


def test_escape_leads_back(records, qtbot):
    screen = records(("larkfield", Mode.STROKE, [best(30)]))
    with qtbot.waitSignal(screen.back):
        QTest.keyClick(screen.page.table, Key.Key_Escape)
