"""The records: framed courses by who played and by version, and the ribbon of past scores."""

from dataclasses import replace

import pytest
from made_up_results import made_up_result
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from minigolf_desktop.model.play import Level
from minigolf_desktop.storage.designer.records import (
    Result,
    RivalResult,
    SeatResult,
    add_result,
)
from minigolf_desktop.ui.common.records.figures import round_marks
from minigolf_desktop.ui.common.spare_time import PaintingLater
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.records import MOST_SCORES, DesignerRecords, scores_over_time
from minigolf_desktop.ui.house.records import RecordsScreen

# The display that tests draw on does not know sizes of windows, and says so each time.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def on_day(number: int, total: int) -> Result:
    return made_up_result(date=f"2026-02-{number:02}T20:15:00+00:00", total=total)


@pytest.fixture
def make_records(qtbot, english, folders, catalogue):
    def make(*results: Result, theme=LIGHT) -> RecordsScreen:
        load_fonts()
        for one in results:
            add_result(folders.records, one)
        pages = [("Designer", lambda look: DesignerRecords(look, folders, catalogue))]
        screen = RecordsScreen(Look(theme), pages)
        qtbot.addWidget(screen)
        screen.resize(1366, 768)
        with qtbot.waitExposed(screen):
            screen.show()
        return screen

    return make


def frames(screen: RecordsScreen) -> list[str]:
    return [one.words for one in screen.page.wall.framed]


def told_on_the_sheet(screen: RecordsScreen) -> set[str]:
    return {one.text() for one in screen.page.sheet.findChildren(QLabel)} - {""}


def press(screen: RecordsScreen, name: str) -> None:
    (button,) = (one for one in screen.findChildren(QAbstractButton) if one.text() == name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_solo_game_is_told_with_date_seed_land_and_clients(make_records):
    screen = make_records(made_up_result())
    (words,) = frames(screen)
    for told in ("1. 100", "Dog-Ear", "Mrs Evergreen, Mr Luckyfor", "Seed 199"):
        assert told in words


def test_a_race_names_the_rival_and_its_points(make_records):
    rival = RivalResult(name="Cleo", level=Level.HARD, total=104)
    screen = make_records(replace(on_day(3, 88), rival=rival))
    assert "Rival: Cleo, hard: 104" in told_on_the_sheet(screen)


def test_the_best_course_stands_on_the_easel_with_its_clients(make_records):
    screen = make_records(on_day(1, 90), on_day(2, 110))
    told = told_on_the_sheet(screen)
    assert {"110", "Dog-Ear", "Mrs Evergreen", "Mr Luckyfor"} <= told
    assert [one.best for one in screen.page.wall.framed] == [True, False]


def test_the_course_looked_at_comes_on_the_easel(make_records):
    screen = make_records(on_day(1, 90), on_day(2, 110))
    QTest.keyClick(screen.page.wall, Qt.Key.Key_Right)
    assert "90" in told_on_the_sheet(screen)


def test_a_click_on_a_frame_puts_its_course_on_the_easel(make_records):
    screen = make_records(on_day(1, 90), on_day(2, 110))
    wall = screen.page.wall
    there = wall.visualRect(wall.model().index(1, 0)).center()
    QTest.mouseClick(wall.viewport(), Qt.MouseButton.LeftButton, pos=there)
    assert "90" in told_on_the_sheet(screen)


def test_the_picture_of_a_course_comes_when_there_is_time_for_it(make_records, qtbot):
    screen = make_records(made_up_result())
    qtbot.waitUntil(lambda: screen.page.easel.is_painted)
    qtbot.waitUntil(lambda: not any(one.busy for one in screen.findChildren(PaintingLater)))


def test_a_course_of_a_land_unknown_here_hangs_without_a_picture(make_records):
    screen = make_records(made_up_result(land="land-99"))
    assert screen.page.wall.framed[0].picture() is None
    assert not screen.grab().isNull()
    assert not screen.page.easel.is_painted


@pytest.mark.parametrize("width", [1024, 1366, 2560])
def test_the_frames_of_a_row_share_the_wall(make_records, width):
    screen = make_records(*(on_day(day, 100 - day) for day in range(1, 21)))
    screen.resize(width, 768)
    screen.grab()
    wall = screen.page.wall
    places = [wall.visualRect(wall.model().index(row, 0)) for row in range(20)]
    columns = sum(one.top() == places[0].top() for one in places)
    assert columns == min(5, columns) and columns > 1
    assert all(one.right() <= wall.viewport().width() for one in places)
    # No room for another frame is left bare beside them.
    assert wall.viewport().width() - places[columns - 1].right() < places[0].width()


def test_own_lands_are_compared_apart_under_the_names_they_had(make_records):
    field = {"land": "own-0123456789abcdef", "land_name": "Field"}
    screen = make_records(made_up_result(), made_up_result(total=140, **field))
    grounds = screen.page.choosers[-1]
    assert [grounds.itemText(row) for row in range(grounds.count())] == [
        "Lands of the box",
        "Field",
    ]
    for place, told in enumerate(("1. 100", "1. 140")):
        grounds.setCurrentIndex(place)
        (words,) = frames(screen)
        assert words.startswith(told)
    assert "Field" in words


def test_a_version_without_games_invites(make_records):
    screen = make_records(made_up_result())
    press(screen, "Advanced")
    assert frames(screen) == []
    assert not screen.page.chart.isVisible()
    assert screen.page.invitation.isVisible()
    assert screen.page.invitation.words.startswith("No course has been judged yet.")
    assert not screen.page.easel.isVisible()


def test_the_first_course_takes_the_place_of_the_invitation(make_records):
    screen = make_records(made_up_result())
    assert not screen.page.invitation.isVisible()
    assert screen.page.easel.isVisible()


def test_the_chart_follows_time_and_not_points():
    course = scores_over_time([on_day(9, 120), on_day(2, 90), on_day(5, 100)])
    assert [one.total for one in course.results] == [90, 100, 120]
    assert course.best == 2


def test_times_of_other_zones_are_set_in_order():
    early = made_up_result(date="2026-02-01T23:30:00+02:00", total=1)
    late = made_up_result(date="2026-02-01T22:00:00+00:00", total=2)
    assert [one.total for one in scores_over_time([late, early]).results] == [1, 2]


@pytest.mark.parametrize("value", [-37, 0, 1, 71, 128, 5000])
def test_the_chart_of_one_figure_has_even_figures_about_it_and_not_only_its_neighbour(value):
    marks = round_marks([value])
    assert marks == round_marks([value] * 3)
    assert marks[0] <= value < marks[-1]
    assert (value == 0) or marks[0] < value
    assert marks[-1] - marks[0] >= abs(value) // 10


@pytest.mark.parametrize(
    "totals", [(0,), (100, 100), (-40, 20), (99, 135, 71), (-9000, 9000), (100, 103)]
)
def test_the_marks_of_the_chart_are_even_and_hold_every_score(totals: tuple[int, ...]):
    course = scores_over_time([on_day(day, total) for day, total in enumerate(totals, 1)])
    steps = {after - before for before, after in zip(course.marks, course.marks[1:], strict=False)}
    assert len(steps) == 1 and 2 <= len(course.marks) <= 6
    assert course.marks[0] <= min(totals) and max(totals) <= course.marks[-1]


def test_only_the_last_games_are_drawn():
    results = [
        made_up_result(date=f"{2000 + year}-01-01T00:00:00") for year in range(MOST_SCORES + 5)
    ]
    course = scores_over_time(results)
    assert len(course.results) == MOST_SCORES
    assert course.results[-1] == results[-1]


def test_no_game_makes_an_empty_chart():
    assert scores_over_time([]).results == ()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_chart_marks_the_game_of_the_frame_looked_at(make_records, theme):
    screen = make_records(on_day(1, 90), on_day(2, 110), on_day(3, 70), theme=theme)
    assert screen.page.chart.marked == on_day(2, 110)
    QTest.keyClick(screen.page.wall, Qt.Key.Key_Right)
    assert screen.page.chart.marked == on_day(1, 90)
    assert not screen.page.chart.grab().isNull()


def test_the_chart_is_told_to_those_who_listen(make_records):
    screen = make_records(on_day(1, 90), on_day(2, 110))
    assert screen.page.chart.accessibleName() == (
        "Scores of 2 games over time: 90 to 110, the last one 110"
    )


def test_a_shared_win_is_shared(make_records):
    """Ruling D27: nothing broke the tie of the first two."""
    seats = tuple(
        SeatResult(name=name, colour=colour, land="land-01", total=total, place=place)
        for name, colour, total, place in (
            ("Odile", "red", 90, 1),
            ("Marek", "blue", 90, 1),
            ("Sol", "green", 70, 3),
        )
    )
    screen = make_records(made_up_result(seats=seats, level=0, total=90))
    (words,) = frames(screen)
    assert "Odile, Marek" in words
    assert "Sol 70" in words
    assert {"Odile, Marek", "Then came: Sol 70"} <= told_on_the_sheet(screen)


def test_d36_courses_without_mistakes_counted_hang_after_the_others_and_say_so(make_records):
    children = replace(on_day(1, 160), mistakes=False)
    screen = make_records(children, on_day(2, 90))
    assert [words.split(",")[0] for words in frames(screen)] == ["1. 90", "2. 160"]
    assert ["Mistakes were ignored" in words for words in frames(screen)] == [False, True]
