"""A person leaves in the midst of a match and the computer goes on; and back."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio.fitting import faults_of

from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.storage.eighteen_holes import read_golf_book
from minigolf_desktop.storage.settings import Settings
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.common.seats import SeatsDialog, last_seats, remember_seats

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LONG = 60_000


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 0)


def putting(player):
    player.click("Putt Dice: New")
    player.screen.players.buttons[1].click()
    player.screen.first.segments.buttons[1].click()
    player.screen.main_button.click()


def golf(player):
    player.click("18 Holes: New")
    player.screen.players.choose(2)
    player.screen.options.seed.field.setText("7")
    player.screen.main_button.click()


def designing(player):
    player.flow.new_game()
    player.click("Number of players: 2")
    player.screen._seed.field.setText("77")
    player.click("Deal three lands")


GAMES = [putting, golf, designing]


def give(player, seat, character, level):
    """Give a seat to somebody by the menu of the window and its dialog."""
    player.flow.menu.seats.trigger()
    (dialog,) = player.window.findChildren(SeatsDialog)
    dialog.buttons[seat]._choose(level, character)
    dialog.accept()
    dialog.deleteLater()
    QTest.qWait(0)


def test_the_dialog_is_as_high_as_its_words_want_whatever_the_display(player):
    """Qt gives a dialog two thirds of the display, which is low here."""
    player.flow.new_game()
    player.click("Number of players: 5")
    player.click("Deal three lands")
    player.window.setMinimumSize(1500, 900)
    player.flow.menu.seats.trigger()
    (dialog,) = player.window.findChildren(SeatsDialog)
    wanted = dialog.layout().totalHeightForWidth(dialog.width())
    assert dialog.height() == wanted
    assert faults_of(dialog) == []


@pytest.mark.parametrize("begin", GAMES)
def test_a_person_leaves_and_the_computer_goes_on(player, qtbot, begin):
    begin(player)
    session = player.session
    seat = session.to_move
    give(player, seat, Character.ENID, Level.EASY)
    assert session.computer_to_move.character is Character.ENID
    qtbot.waitUntil(lambda: len(session.match.moves) > 0, timeout=LONG)
    assert session.match.moves[0].seat == seat


@pytest.mark.parametrize("begin", GAMES)
def test_a_match_left_with_a_computer_goes_on_with_it_and_the_person_comes_back(
    player, begin, monkeypatch
):
    monkeypatch.setattr(pace, "LOOK", 100_000)
    begin(player)
    seat, name = player.session.to_move, player.session.seats[player.session.to_move].name
    give(player, seat, Character.ENID, Level.EASY)
    player.flow.home()
    player.flow.play_on()
    session = player.session
    assert session.seats[seat].character is Character.ENID
    assert session.seats[seat].name == name
    give(player, seat, None, None)
    assert session.computer_to_move is None or session.to_move != seat
    assert session.seats[seat].is_person


def test_where_no_match_is_open_nothing_can_change(player):
    player.flow.menu.seats.trigger()
    assert player.window.findChildren(SeatsDialog) == []


def test_only_who_played_to_the_end_is_in_the_records_of_golf(player, qtbot, folders):
    golf(player)
    session = player.session
    give(player, 0, Character.ENID, Level.EASY)
    give(player, 1, Character.ADA, Level.EASY)
    assert session.only_computers_left
    player.screen.pace.finish_at_once()
    qtbot.waitUntil(lambda: session.is_over, timeout=LONG)
    book, _ = read_golf_book(folders.golf)
    assert book.bests_on(session.match.setup.course, session.match.setup.mode) == ()
    assert session.match.setup.players == (Seat("", "red"), Seat("", "blue"))


def test_who_has_never_had_company_is_offered_the_computer_and_not_a_second_person(make_player):
    player = make_player(computers={})
    player.click("18 Holes: New")
    first, second, *_ = player.screen.players.seats.everybody
    assert first.is_person and not second.is_person
    player.press(Qt.Key.Key_Escape)
    player.click("Putt Dice: New")
    first, second, *_ = player.screen.seats.everybody
    assert first.is_person and not second.is_person


@pytest.mark.quick
def test_a_second_person_without_a_name_is_remembered():
    seats = (Seat(), Seat(), Seat("Bruno", "", Level.EASY, Character.BRUNO))
    kept = {}
    settings = Settings()
    window = SimpleNamespace(
        settings=settings, change_settings=lambda **changes: kept.update(changes)
    )
    assert not last_seats(settings)[1].is_person
    remember_seats(window, seats)
    assert last_seats(settings._replace(computers=kept["computers"]))[:3] == seats
