"""The opening day in a window: how it is come to, watched, hurried and left."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.designer import ChooseLand, Phase, PutBack, Stop
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common.boards.motion import Motion
from minigolf_desktop.ui.common.picture_file import Keepsake
from minigolf_desktop.ui.common.theme import LIGHT, load_fonts
from minigolf_desktop.ui.common.translation import speaking
from minigolf_desktop.ui.common.widgets.look import Look
from minigolf_desktop.ui.common.widgets.picture import Picture
from minigolf_desktop.ui.designer.counting import CountingScreen
from minigolf_desktop.ui.designer.course_art import draw
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.opening.gates import draw_evening
from minigolf_desktop.ui.designer.opening.scene import EVENING, clock_at, light_at
from minigolf_desktop.ui.designer.opening.screen import SPEEDS, OpeningScreen, best_words
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.cards import welcome
from minigolf_desktop.ui.house.home import HomeScreen


@pytest.fixture
def shown(qtbot, catalogue, english):
    """Shows the day of a course that comes along, worked out."""
    load_fonts()

    def show(motion=None) -> OpeningScreen:
        course = shipped_courses(catalogue)[5]
        screen = OpeningScreen(Look(LIGHT), course, putt_dice_rules(), "blue", motion or Motion())
        qtbot.addWidget(screen)
        screen.resize(900, 600)
        with qtbot.waitActive(screen):
            screen.show()
            screen.activateWindow()
        qtbot.waitUntil(lambda: screen.day is not None and screen.view.is_ready, timeout=60_000)
        return screen

    return show


def test_the_day_begins_by_itself_and_the_hut_counts(shown, qtbot):
    screen = shown()
    qtbot.waitUntil(lambda: screen.time > 0, timeout=20_000)
    screen.view.rest()
    screen.view.pass_by(screen.day.length)
    assert screen.figures.told["Visitors"] == str(screen.day.visitors(screen.day.length))
    assert screen.figures.told["Best round"] == best_words(screen.day, screen.day.length)
    assert screen.figures.told["Most hated hole"].startswith(str(screen.day.hated.number))


def test_a_course_that_bears_the_name_of_its_land_is_called_in_the_language_of_the_player(
    qtbot, catalogue
):
    load_fonts()
    course = replace(shipped_courses(catalogue)[5], name="Lily Pads")
    with speaking("fr"):
        screen = OpeningScreen(Look(LIGHT), course, putt_dice_rules(), "blue", Motion(0))
        qtbot.addWidget(screen)
        assert "Nénuphars" in [one.text() for one in screen.bar.findChildren(QLabel)]


def test_nothing_moves_once_the_day_is_over(shown):
    screen = shown()
    screen.view.pass_by(screen.day.length)
    assert not screen.view.is_running
    assert not screen.faster.isVisible()


def test_a_click_on_the_course_lets_it_go_by_faster_and_at_last_slowly_again(shown):
    screen = shown()
    seen = []
    for _ in SPEEDS:
        QTest.mouseClick(screen.view, Qt.MouseButton.LeftButton)
        seen.append(screen.view.speed)
    assert seen == [2, 4, 1]


def test_who_likes_it_quick_sees_a_quick_day(shown):
    assert shown(Motion(2.0)).view.speed == 2


def test_with_reduced_motion_the_evening_stands_still(shown):
    screen = shown(Motion(reduced=True))
    assert screen.time == pytest.approx(screen.day.bell * EVENING)
    assert not screen.view.is_running
    assert not screen.skip.isVisible()


def test_keys_lead_to_the_evening_back_to_the_morning_and_away(shown, qtbot):
    screen = shown()
    screen.view.rest()
    QTest.keyClick(screen, Qt.Key.Key_S)
    assert screen.time >= screen.day.bell * EVENING
    QTest.keyClick(screen, Qt.Key.Key_R)
    assert screen.time < screen.day.bell / 2
    with qtbot.waitSignal(screen.back):
        QTest.keyClick(screen, Qt.Key.Key_Escape)


def test_time_stands_still_while_nobody_looks(shown):
    screen = shown()
    screen.hide()
    assert not screen.view.is_running
    screen.show()
    assert screen.view.is_running


@pytest.mark.quick
def test_the_day_runs_from_the_morning_to_the_night(shown):
    assert clock_at(0.0) == (9, 0)
    assert clock_at(1.0) == (21, 0)
    assert light_at(0.0).night == 0
    assert light_at(0.5).tint.alpha() == 0
    assert light_at(0.8).tint.alpha() > 0
    assert light_at(1.0).night == 1


def test_the_same_day_is_gone_on_with_in_another_look(shown):
    before, after = shown(), None
    before.view.rest()
    before.view.go(20.0)
    after = OpeningScreen(Look(LIGHT, 1.5), before.course_file, putt_dice_rules(), "blue", Motion())
    after.go_on_from(before)
    after.hide()
    assert after.wanted == 20.0
    after.deleteLater()


@pytest.fixture
def counted(player):
    """A player who has just had a small course counted."""
    player.press(Qt.Key.Key_Space, Qt.Key.Key_Return)
    player.session.play(ChooseLand(0))
    player.session.play(next(iter(player.session.placements)))
    while player.session.match.state.phase is Phase.REST:
        slot = next(slot for slot, tile in enumerate(player.session.tiles) if tile >= 0)
        player.session.play(PutBack(slot))
    player.session.play(Stop())
    player.click("Count the points")
    player.screen.skip()
    return player


def test_the_gates_are_opened_after_the_counting_and_esc_leads_back_to_it(counted):
    counted.click("Open the gates")
    assert isinstance(counted.screen, OpeningScreen)
    counted.press(Qt.Key.Key_Escape)
    assert isinstance(counted.screen, CountingScreen)
    assert counted.screen.is_done


def test_a_finished_course_has_gates_among_the_saved_games_and_the_records(counted):
    counted.rest()
    for room in (counted.flow.all_games, lambda: counted.flow.records_of(DESIGNER)):
        room()
        counted.rest()
        before = counted.screen
        counted.click("Open the gates")
        assert isinstance(counted.screen, OpeningScreen)
        counted.press(Qt.Key.Key_Escape)
        assert counted.screen is before


def test_home_shows_the_evening_of_the_last_course_until_another_game_is_begun(counted, folders):
    counted.rest()
    assert folders.evening.is_file()
    seen = welcome(folders, GAMES)
    assert seen.evening == folders.evening
    counted.flow.home()
    names = {one.accessibleName() for one in counted.screen.findChildren(Picture)}
    assert "Your last course in the evening" in names


def test_the_picture_of_an_evening_is_darker_than_that_of_the_day(qapp, tmp_path, catalogue):
    load_fonts()
    course = course_document(shipped_courses(catalogue)[5])
    day, evening = tmp_path / "day.png", tmp_path / "evening.png"
    keepsake = Keepsake("Pocket Park", "40 visitors", "", "light")
    draw(course, day, keepsake)
    draw_evening(course, evening, keepsake, "green")

    def brightness(path):
        image = QImage(str(path)).scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
        return image.pixelColor(0, 0).lightness()

    assert brightness(evening) < 0.8 * brightness(day)


def test_an_evening_that_was_broken_leaves_the_meadow(folders, qtbot, english):
    folders.data.mkdir(parents=True, exist_ok=True)
    folders.evening.write_bytes(b"no picture")
    load_fonts()
    home = HomeScreen(Look(LIGHT), welcome(folders, GAMES), Settings())
    qtbot.addWidget(home)
    home.resize(1366, 768)
    assert not home.grab().isNull()


def test_the_gates_of_a_free_board_open_when_there_is_something_to_see(player):
    player.flow.show_board(DESIGNER)
    board = player.screen
    board.actions_.gates.trigger()
    assert player.screen is board
    land = board.session.course.land
    layout = board.session.layout
    cell = min(land.gate.adjacent & land.free)
    course = layout.course._replace(tiles={cell: 0})
    board.session.change(replace(layout, course_file=replace(layout.course_file, course=course)))
    board.actions_.gates.trigger()
    assert isinstance(player.screen, OpeningScreen)
    player.press(Qt.Key.Key_Escape)
    assert player.screen is board


def test_the_last_guests_are_home_before_midnight():
    assert clock_at(1.0) == (21, 0)
    assert clock_at(1.3) == (21, 45)
    assert clock_at(1.5) == (22, 30)
