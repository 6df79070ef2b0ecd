"""What a date gives out: begun once, counted once, gone on with, shared, and played by code."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit

from minigolf_desktop.model.play import EVERYBODY, Character, Level
from minigolf_desktop.storage.overview import tries_in
from minigolf_desktop.storage.saved_matches import saves
from minigolf_desktop.ui.house.day_words import day_number
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.house.today import CodeDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TODAY = QDate(2026, 11, 23)


class Clock:
    """Tells the date that a test wants."""

    def __init__(self) -> None:
        self.date = TODAY

    def __call__(self) -> QDate:
        return self.date


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def dated(player, folders, clock):
    """Return a player whose clock shows a date of the test's."""
    player.flow = Flow(player.window, folders, clock=clock)
    player.flow.home()
    return player


def play_to_the_end(session, seed: int) -> None:
    """Play legal actions by chance until the match is over; a failure names the seed."""
    rng = random.Random(seed)
    for _ in range(3000):
        if session.match.is_over:
            return
        legal = list(session.match.rules.legal(session.match.state))
        assert session.play(rng.choice(legal)), f"seed {seed}"
    pytest.fail(f"seed {seed}: the match does not end")


def test_a_day_is_tried_once_counted_once_and_then_practised_and_shared(dated, folders, clock):
    player = dated
    player.click("Today: Putt Dice")
    assert player.screen_name == "TodayScreen"
    assert player.focus.accessibleName() == "Putt Dice: Play"
    player.click("Putt Dice: Play")
    assert player.screen_name == "PuttTable"
    (begun,) = tries_in(folders.tries)
    assert (begun.game, begun.day, begun.is_over) == ("putt-dice", day_number(TODAY), False)
    given = player.session.match

    player.flow.today()
    player.click("Putt Dice: Play on")
    assert (player.session.match.seed, player.session.match.setup) == (given.seed, given.setup)
    play_to_the_end(player.session, 1)
    player.rest()
    strokes = sum(player.session.match.view(EVERYBODY).cards[0])
    (ended,) = tries_in(folders.tries)
    assert (ended.is_over, ended.score, ended.match) == (True, strokes, begun.match)

    player.click("Share")
    shared_at_once = QGuiApplication.clipboard().text()

    player.flow.today()
    player.click("Putt Dice: Practise")
    assert player.session.match.setup.practice
    assert player.session.match.seed == given.seed
    play_to_the_end(player.session, 2)
    assert tries_in(folders.tries) == (ended,)

    player.flow.today()
    player.click("Putt Dice: Share")
    data = QGuiApplication.clipboard().mimeData()
    lines = data.text().split("\n")
    assert len(lines) == 3
    assert lines[0].startswith("Putt Dice, ")
    assert f"{strokes} strokes" in lines[1]
    assert lines[2] == f"Code: {begun.code}"
    assert data.hasImage()
    assert shared_at_once.split("\n")[::2] == lines[::2]
    assert f"{strokes} strokes" in shared_at_once

    clock.date = TODAY.addDays(1)
    player.flow.today()
    assert player.button("Putt Dice: Play").isVisible()


def test_a_try_that_a_computer_played_on_is_over_does_not_count_and_says_so(dated, folders):
    player = dated
    player.flow.today()
    player.click("Putt Dice: Play")
    assert player.session.seat_player(0, Level.EASY, Character.ADA)
    assert "does not count" in player.notice
    assert player.session.seat_player(0, None)
    play_to_the_end(player.session, 1)
    player.rest()
    (ended,) = tries_in(folders.tries)
    assert (ended.is_over, ended.counts) == (True, False)
    player.flow.today()
    assert player.button("Putt Dice: Practise").isVisible()
    told = player.screen.calendar.accessibleDescription()
    assert "Putt Dice: a computer played on, which does not count" in told
    player.flow.home()
    assert "does not count" in player.button("Today: Putt Dice").toolTip()


def test_the_page_can_be_left_and_come_back_to_again_and_again(dated):
    for _ in range(3):
        dated.flow.today()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        dated.flow.home()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert dated.screen_name == "HomeScreen"


@pytest.mark.quick
def test_a_page_that_was_left_open_over_midnight_begins_nothing_of_yesterday(dated, folders, clock):
    dated.flow.today()
    clock.date = TODAY.addDays(1)
    dated.click("18 Holes: Play")
    assert (dated.screen_name, tries_in(folders.tries)) == ("TodayScreen", ())
    assert dated.screen.today == clock.date


def test_a_code_that_is_typed_leads_to_its_game_and_a_wrong_one_says_why(dated, folders):
    player = dated
    player.flow.today()
    player.click("Hole of the week: Play")
    assert len(player.session.match.setup.course.holes) == 1
    given = player.session.match
    player.flow.given.copy_code()
    code = QGuiApplication.clipboard().text()

    player.flow.today()
    screen = player.screen
    places = [ticket.geometry() for ticket in screen.tickets]
    screen.field.field.setText("P" + code[1:])
    player.click("Play the code")
    QApplication.processEvents()
    assert screen.field._fault.isVisible()
    assert [ticket.geometry() for ticket in screen.tickets] == places, "nothing jumps"
    player.flow.home()

    player.flow.given.ask_for_code()
    (field,) = [one for one in player.window.findChildren(QLineEdit) if one.isVisible()]
    dialog = field.window()
    assert isinstance(dialog, CodeDialog)
    high = dialog.height()
    for text, fault in ((code[:-1] + "?", "no code"), ("P" + code[1:], "wrong")):
        field.setText(text)
        player.click("Play the code")
        assert fault in field.parentWidget()._fault.text()
        QApplication.processEvents()
        assert dialog.height() > high, "there is room for what is wrong"
    field.setText(f"Hole of the week, 23 November\n1 hole: 5 strokes\nCode: {code}")
    player.click("Play the code")
    again = player.session.match
    assert (again.setup, again.seed, again.moves) == (given.setup, given.seed, ())
    assert again is not given
    assert len(list(saves(folders))) == 2
    assert len(tries_in(folders.tries)) == 1, "a code counts as no try"


def test_back_from_the_land_of_the_day_keeps_the_try(dated, folders):
    player = dated
    player.flow.today()
    player.click("Minigolf Designer: Play")
    assert player.screen_name == "LandChoiceScreen"
    player.click("Back")
    player.flow.today()
    player.click("Minigolf Designer: Play on")
    assert player.session.match.setup.land is not None


def test_the_calendar_is_walked_with_keys_and_offers_what_was_missed_for_practice(dated, folders):
    player = dated
    player.flow.today()
    calendar = player.screen.calendar
    calendar.setFocus()
    calendar.look_at(TODAY.addDays(-1))
    QApplication.processEvents()
    assert player.button("Minigolf Designer: Practise").isVisible()
    calendar.look_at(TODAY.addDays(5))
    assert calendar.day == TODAY
    calendar.turn(-1)
    QApplication.processEvents()
    assert (calendar.day, calendar.month_words) == (QDate(2026, 10, 23), "October 2026")
    player.click("Minigolf Designer: Practise")
    assert player.session.match.setup.practice
    assert tries_in(folders.tries) == ()
