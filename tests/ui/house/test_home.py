"""The home screen: what it shows, and how little it needs to open."""

import os
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QLocale, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from minigolf_desktop.storage.designer.best_courses import BestCourse, write_best_courses
from minigolf_desktop.storage.saved_matches import Latest
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.theme import DARK, LIGHT, load_fonts
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.pieces import Segments
from minigolf_desktop.ui.games import GAMES, game_called
from minigolf_desktop.ui.house.cards import Card, Welcome, welcome
from minigolf_desktop.ui.house.day_words import day_and_month
from minigolf_desktop.ui.house.home import HomeScreen, Pill


def offer() -> Latest:
    yesterday = datetime.now().astimezone() - timedelta(days=1)
    return Latest(
        "a.jsonl",
        "land-01",
        "Dog-Ear",
        28,
        37,
        88,
        yesterday.isoformat(timespec="seconds"),
        "designer",
        1,
    )


def words(screen: HomeScreen) -> set[str]:
    return {label.text() for label in screen.findChildren(QLabel)}


@pytest.fixture
def make_home(qtbot, english):
    def make(seen: Welcome, theme=LIGHT) -> HomeScreen:
        load_fonts()
        screen = HomeScreen(Look(theme), seen, Settings(theme=theme.name))
        qtbot.addWidget(screen)
        screen.resize(1366, 768)
        screen.show()
        return screen

    return make


def test_a_game_to_go_on_with_is_shown_with_land_score_and_tiles(make_home):
    assert {"Dog-Ear", "88", "28 of 37 tiles"} <= words(make_home(Welcome(offer())))


def test_the_day_it_was_left_is_told(make_home):
    assert any(word.startswith("yesterday, ") for word in words(make_home(Welcome(offer()))))


def test_every_game_of_the_house_can_be_begun(make_home):
    screen = make_home(Welcome())
    begins = {
        button.accessibleName()
        for button in screen.findChildren(QPushButton)
        if button.isEnabled() and button.accessibleName().endswith(": New")
    }
    assert begins == {"Minigolf Designer: New", "Putt Dice: New", "18 Holes: New"}


def test_a_game_of_18_holes_to_go_on_with_is_shown_with_course_and_holes(make_home):
    left = offer()._replace(game="eighteen-holes", land_name="Larkfield Nine", placed=3, of=9)
    assert {"Larkfield Nine", "3 of 9 holes"} <= words(make_home(Welcome(left)))


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("seen", [Welcome(), Welcome(offer())])
def test_there_is_one_filled_button(make_home, seen: Welcome, theme):
    screen = make_home(seen, theme)
    buttons = screen.findChildren(QPushButton)
    assert sum(button.property("role") == "main" for button in buttons) == 1


def test_every_button_has_a_name(make_home):
    screen = make_home(Welcome(offer()))
    assert all(button.accessibleName() for button in screen.findChildren(QPushButton))


def test_the_best_courses_are_shown(make_home, folders):
    write_best_courses(folders, [BestCourse("Cove", "Mrs Bloom", "Mr Long", 141, 3)])
    seen = welcome(folders, GAMES)
    assert {"141", "Happy, Cove, Mrs Bloom, Mr Long"} <= words(make_home(seen))


def test_a_damaged_summary_of_the_best_is_passed_over(folders):
    folders.data.mkdir(exist_ok=True)
    (folders.data / "best.json").write_text('[{"land": 3}]')
    assert welcome(folders, GAMES).best == {}


def test_home_opens_without_rules_content_and_pydantic():
    program = (
        "import sys, minigolf_desktop.ui.house.app; "
        "print([name for name in sys.modules if name.startswith(('pydantic',"
        " *(f'minigolf_desktop.{layer}.{game}' for layer in ('model', 'content')"
        " for game in ('designer', 'putt_dice', 'eighteen_holes'))))])"
    )
    checkout = Path(__file__).resolve().parents[2]
    told = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(checkout)},
    )
    assert told.stdout.strip() == "[]"


def test_the_program_ends_by_itself_after_its_first_paint(tmp_path: Path):
    checkout = Path(__file__).resolve().parents[2]
    environment = {
        **os.environ,
        "PYTHONPATH": str(checkout),
        "MINIGOLF_DESKTOP_HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "minigolf_desktop", "--exit-when-shown"]
    done = subprocess.run(command, env=environment, check=False, timeout=60)
    assert done.returncode == 0


def test_tab_walks_through_everything_that_can_be_done(player):
    seen = set()
    for _ in range(30):
        seen.add(player.focus.accessibleName())
        QTest.keyClick(player.focus, Qt.Key.Key_Tab)
    wanted = {"Begin a game", "All games", "Minigolf Designer: New", "Records"}
    wanted |= {"See the records of Putt Dice", "Today: Putt Dice", "Open the calendar"}
    assert wanted | {"Rules", "Settings", "Menu"} <= seen


def test_enter_goes_on_with_the_game_that_was_left(make_home, qtbot):
    screen = make_home(Welcome(offer()))
    with qtbot.waitSignal(screen.play_on, timeout=100):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("speed", "words"),
    [(100, ["1×", "2×"]), (0, ["1×", "2×", "None"]), (50, ["Slow", "1×", "2×"])],
)
def test_the_speed_that_is_chosen_is_shown_whatever_it_is(qtbot, english, speed, words):
    screen = HomeScreen(Look(LIGHT), Welcome(), Settings(animation_speed=speed))
    qtbot.addWidget(screen)
    (speeds,) = [one for one in screen.findChildren(Segments) if one.accessibleName() == "Speed"]
    assert [one.text() for one in speeds.buttons] == words
    assert speeds.buttons[speeds.current].isChecked()


def test_who_points_at_a_card_comes_near_to_its_game(make_home):
    offered = offer()._replace(game="putt-dice")
    screen, near = make_home(Welcome(offered)), []
    screen.approached.connect(near.append)
    for card in screen.findChildren(Card):
        QApplication.sendEvent(card, QEnterEvent(QPointF(), QPointF(), QPointF()))
    assert near[:4] == [game_called("putt-dice"), *GAMES]


def test_who_points_at_today_the_season_or_the_head_comes_near_to_rooms_and_boards(make_home):
    screen, near = make_home(Welcome()), []
    screen.approached.connect(near.append)
    for way in [*screen.findChildren(Card)[4:], *screen.findChildren(Pill)]:
        QApplication.sendEvent(way, QEnterEvent(QPointF(), QPointF(), QPointF()))
    rooms, boards = near.count(None), [game for game in near if game]
    assert (rooms, boards) == (8, [game for game in GAMES if game.board])


def test_the_keyboard_comes_near_to_a_game_with_tab(make_home, qtbot):
    screen, near = make_home(Welcome()), []
    screen.approached.connect(near.append)
    with qtbot.waitActive(screen):
        screen.activateWindow()
    # The mouse may lie where the window has come up.
    near.clear()
    for _ in range(20):
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Tab)
    assert [game for game in dict.fromkeys(near) if game] == list(GAMES)
    assert None in near


@pytest.mark.parametrize("date", [QDate(2026, 2, 7), QDate(2026, 11, 27), QDate()])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_date_is_written_as_the_language_writes_it(date, language):
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert day_and_month(date) == QLocale().toString(date, "d MMM")
    finally:
        QLocale.setDefault(before)
