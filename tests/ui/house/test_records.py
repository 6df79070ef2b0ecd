"""The records: tables by who played and by version, and the chart of past scores."""

import pytest
from made_up_results import made_up_result
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QTableWidget

from minigolf_desktop.storage.designer.records import Result, SeatResult, add_result
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.designer.records_page import DesignerRecords
from minigolf_desktop.ui.designer.score_chart import MOST, scores_over_time
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


def words(screen: RecordsScreen) -> list[list[str]]:
    (table,) = screen.findChildren(QTableWidget)
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def press(screen: RecordsScreen, name: str) -> None:
    (button,) = (one for one in screen.findChildren(QAbstractButton) if one.text() == name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_solo_game_is_told_with_date_seed_land_and_clients(make_records):
    (row,) = words(make_records(made_up_result()))
    assert row[1] == "100"
    assert {"Dog-Ear", "Mrs Evergreen, Mr Luckyfor", "199"} <= set(row)


def test_a_version_without_games_says_so(make_records):
    screen = make_records(made_up_result())
    press(screen, "Advanced")
    assert words(screen) == []
    assert not screen.page.chart.isVisible()


def test_the_chart_follows_time_and_not_points():
    course = scores_over_time([on_day(9, 120), on_day(2, 90), on_day(5, 100)])
    assert [one.total for one in course.results] == [90, 100, 120]
    assert course.best == 2


def test_times_of_other_zones_are_set_in_order():
    early = made_up_result(date="2026-02-01T23:30:00+02:00", total=1)
    late = made_up_result(date="2026-02-01T22:00:00+00:00", total=2)
    assert [one.total for one in scores_over_time([late, early]).results] == [1, 2]


@pytest.mark.parametrize(
    "totals", [(0,), (100, 100), (-40, 20), (99, 135, 71), (-9000, 9000), (100, 103)]
)
def test_the_marks_of_the_chart_are_even_and_hold_every_score(totals: tuple[int, ...]):
    course = scores_over_time([on_day(day, total) for day, total in enumerate(totals, 1)])
    steps = {after - before for before, after in zip(course.marks, course.marks[1:], strict=False)}
    assert len(steps) == 1 and 2 <= len(course.marks) <= 6
    assert course.marks[0] <= min(totals) and max(totals) <= course.marks[-1]


def test_only_the_last_games_are_drawn():
    results = [made_up_result(date=f"{2000 + year}-01-01T00:00:00") for year in range(MOST + 5)]
    course = scores_over_time(results)
    assert len(course.results) == MOST
    assert course.results[-1] == results[-1]


def test_no_game_makes_an_empty_chart():
    assert scores_over_time([]).results == ()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_chart_marks_the_game_of_the_line_looked_at(make_records, theme):
    screen = make_records(on_day(1, 90), on_day(2, 110), on_day(3, 70), theme=theme)
    assert screen.page.chart.marked == on_day(2, 110)
    (table,) = screen.findChildren(QTableWidget)
    QTest.keyClick(table, Qt.Key.Key_Down)
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
    (row,) = words(make_records(made_up_result(seats=seats, level=0, total=90)))
    assert "Odile, Marek" in row
    assert "Sol 70" in row
