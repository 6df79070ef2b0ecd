"""Computer players at a game of Minigolf Designer: seated, followed, hurried, never recorded."""

import random
from dataclasses import replace

import pytest
from almost_over import almost_over
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import Done, Mode, Phase, PlaceTile
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.storage.designer.records import read_results
from minigolf_desktop.storage.people import people_in
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.common.seats import SeatsDialog
from minigolf_desktop.ui.common.table.small_talk import SpeechBubble

Key = Qt.Key
LONG = 90_000
"""Milliseconds that some rounds may take on a busy machine."""
LAST = 20
"""Moves that the computers finish with at once."""
ODILE = Seat("Odile", "red")
BRUNO = Seat("Bruno", "blue", Level.EASY, Character.BRUNO)
CLEO = Seat("Cleo", "yellow", Level.EASY, Character.CLEO)
DARIO = Seat("Dario", "purple", Level.EASY, Character.DARIO)
SOL = Seat("Sol", "yellow")


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 0)


@pytest.fixture
def game_with(player):
    """Begin a game of people and computers."""

    def begin(*seats, mode=Mode.FAMILY):
        player.flow.new_game()
        player.click(f"Number of players: {len(seats)}")
        for field, seat in zip(player.screen._seats.fields, seats, strict=False):
            field.field.setText(seat.name if seat.is_person else "")
            field.who.seat_player(seat.computer, seat.character)
            field.who.chosen.emit()
        player.click(f"Version: {mode.capitalize()}")
        player.screen._seed.field.setText("77")
        player.click("Deal three lands")
        return player.session

    return begin


class People:
    """Whoever sits before the screen plays by chance, as far as the screen lets them."""

    def __init__(self, player, session, chance) -> None:
        self.player, self.session, self.chance = player, session, chance
        self.screens = []

    def act(self) -> None:
        session, player = self.session, self.player
        if session.to_move is None or session.computer_to_move is not None:
            return
        self.screens.append((player.screen_name, session.to_move))
        if player.screen_name == "CurtainScreen" or player.screen_name == "LandChoiceScreen":
            player.press(Key.Key_Return)
        elif player.screen_name == "PromisesScreen":
            if not session.designer.promises:
                player.press(Key.Key_1)
            player.press(Key.Key_Return)
        elif player.screen.wing.is_my_turn and not player.screen.wing.is_anothers:
            action = random_action(session.rules, session.match.state, self.chance)
            session.play(Done() if session.phase is Phase.REST else action)


@pytest.fixture
def play_until(player, qtbot):
    """Play for the people until something is so; return what they saw."""
    chance = random.Random(5)

    def play(session, is_reached):
        people = People(player, session, chance)

        def step():
            if is_reached():
                return True
            people.act()
            return False

        qtbot.waitUntil(step, timeout=LONG)
        return people

    return play


def test_any_mix_of_seats_is_remembered_and_saved_with_the_game(player, game_with, folders):
    session = game_with(BRUNO, ODILE, CLEO)
    seats = session.seats
    assert [seat.computer for seat in seats] == [Level.EASY, None, Level.EASY]
    assert [seat.name for seat in seats] == ["Bruno", "Odile", "Cleo"]
    kept = read_settings(folders.settings)[0].last_group["players"]
    assert [one.get("character") for one in kept] == ["bruno", None, "cleo"]
    player.flow.home()
    player.flow.new_game()
    known = people_in(folders).called("Odile")
    assert known.portrait
    odile = replace(seats[1], portrait=known.portrait)
    assert player.screen._seats.players == (seats[0], odile, seats[2])


def test_with_one_person_no_curtain_falls_and_the_table_is_that_persons(
    player, game_with, play_until
):
    session = game_with(ODILE, BRUNO, CLEO, DARIO, mode=Mode.ADVANCED)
    seen = play_until(session, lambda: session.table.turn >= 3)
    names = {name for name, _ in seen.screens}
    assert names == {"LandChoiceScreen", "PromisesScreen", "DesignerTable"}
    assert player.screen.wing.seat == 0
    assert {move.seat for move in session.match.moves} == {0, 1, 2, 3}


def test_the_curtain_falls_between_people_only(player, game_with, play_until):
    session = game_with(ODILE, BRUNO, SOL, mode=Mode.ADVANCED)
    seen = play_until(session, lambda: session.table.turn >= 2)
    assert {seat for name, seat in seen.screens if name == "CurtainScreen"} == {0, 2}


def test_what_a_computer_is_about_to_do_is_seen_and_enter_hurries_it_on(
    player, game_with, play_until, monkeypatch
):
    session = game_with(ODILE, BRUNO)
    play_until(session, lambda: session.phase is Phase.TURN and session.to_move == 0)
    monkeypatch.setattr(pace, "LOOK", 10_000)

    def places():
        decision = player.flow.shell.computers.decision
        return session.to_move == 1 and isinstance(decision, PlaceTile)

    play_until(session, places)
    sign = player.screen.wing.watching.sign
    assert sign.words == "Bruno: places a tile"
    assert sign.isVisible()
    before = len(session.match.moves)
    player.press(Key.Key_1, Key.Key_P)
    assert len(session.match.moves) == before
    QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
    assert len(session.match.moves) == before + 1


def test_a_remark_hides_nobody_who_is_said_to_think(player, game_with, play_until, qtbot):
    session = game_with(ODILE, BRUNO)
    play_until(session, lambda: session.phase is Phase.TURN and session.to_move == 0)
    qtbot.waitUntil(lambda: player.screen_name == "DesignerTable", timeout=LONG)
    play_until(session, lambda: player.screen.wing.watching.sign is not None)
    table = player.screen
    talk, sign, card = table.wing.talk, table.wing.watching.sign, table.wing.panels.courses[1]
    qtbot.waitUntil(lambda: talk.seats(1) != (), timeout=LONG)
    face, thinking = talk.seats(1)
    assert thinking.size() == sign.size()
    assert card.mapTo(table, QPoint()) == face.topLeft()
    bubble = SpeechBubble(table.look, table)
    bubble.say(table.look, Character.BRUNO, "A bend, and then another", talk.seats(1), 1000)
    assert not bubble.geometry().intersects(thinking)


def test_only_people_are_in_the_records(player, game_with, play_until, folders, qtbot):
    game_with(ODILE, BRUNO, SOL)
    session = almost_over(player, folders)
    play_until(session, lambda: session.is_over)
    player.press(Key.Key_Return)
    qtbot.waitUntil(lambda: player.screen_name == "CountingScreen")
    player.screen.skip()
    qtbot.waitUntil(lambda: read_results(folders.records)[0] != ())
    (result,), _ = read_results(folders.records)
    assert [seat.name for seat in result.seats] == ["Odile", "Sol"]
    assert min(seat.place for seat in result.seats) == 1
    assert result.total == max(seat.total for seat in result.seats)


def test_where_only_computers_play_they_finish_at_once_and_leave_no_record(
    player, game_with, qtbot, folders
):
    game_with(BRUNO, CLEO)
    qtbot.waitUntil(lambda: player.screen_name == "DesignerTable", timeout=LONG)
    assert player.screen.wing.actions_.place.text() == "Finish at once"
    session = almost_over(player, folders, lacking=LAST)
    player.screen.wing.actions_.place.trigger()
    qtbot.waitUntil(lambda: session.is_over, timeout=LONG)
    qtbot.waitUntil(lambda: player.screen.wing.actions_.place.text() == "Count the points")
    player.screen.wing.actions_.place.trigger()
    player.screen.skip()
    player.rest()
    assert read_results(folders.records)[0] == ()


def test_undo_goes_back_to_the_last_decision_of_the_person(
    player, game_with, play_until, monkeypatch
):
    session = game_with(ODILE, BRUNO)
    play_until(session, lambda: session.phase is Phase.TURN and session.to_move == 0)
    monkeypatch.setattr(pace, "LOOK", 3_000)
    play_until(session, lambda: session.to_move == 1 and session.can_undo)
    moves = session.match.moves
    player.screen.wing.actions_.undo.trigger()
    assert session.match.moves == moves[:-1]
    assert session.to_move == 0
    assert player.screen.wing.is_my_turn


def test_a_click_on_the_board_hurries_it_on(player, game_with, play_until, monkeypatch):
    session = game_with(ODILE, BRUNO)
    play_until(session, lambda: session.phase is Phase.TURN and session.to_move == 0)
    monkeypatch.setattr(pace, "LOOK", 100_000)
    shell = player.flow.shell
    play_until(session, lambda: session.to_move == 1 and shell.computers.decision is not None)
    play_until(session, lambda: player.screen.wing.watching.sign.words != "Bruno is thinking")
    before = len(session.match.moves)
    board = player.screen.wing.view.viewport()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.rect().center())
    assert len(session.match.moves) == before + 1


def test_the_counting_opens_on_the_course_of_the_person_whoever_won(
    player, game_with, play_until, folders, qtbot
):
    game_with(BRUNO, ODILE)
    session = almost_over(player, folders, seed=2)
    play_until(session, lambda: session.is_over)
    assert session.standings.winners == (0,)
    player.press(Key.Key_Return)
    qtbot.waitUntil(lambda: player.screen_name == "CountingScreen")
    assert player.screen.seat == 1


def test_a_promise_is_taken_back_while_only_computers_promised_since(
    player, game_with, play_until, monkeypatch
):
    session = game_with(ODILE, BRUNO, CLEO, mode=Mode.ADVANCED)
    play_until(session, lambda: session.phase is Phase.PROMISES and session.to_move == 0)
    monkeypatch.setattr(pace, "LOOK", 100_000)
    player.press(Key.Key_1, Key.Key_Return)
    assert session.computer_to_move is not None
    assert session.seat_to_undo == 0
    assert session.undo()
    assert session.to_move == 0
    assert session.phase is Phase.PROMISES


def test_who_plays_on_for_somebody_is_called_by_its_own_name(
    player, game_with, play_until, monkeypatch
):
    session = game_with(ODILE, SOL)
    play_until(session, lambda: session.phase is Phase.TURN and session.to_move == 0)
    monkeypatch.setattr(pace, "LOOK", 100_000)
    session.seat_player(0, Level.EASY, Character.FRITZ)
    assert player.screen.wing.watching.sign.words == "Fritz is thinking"


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_menu_of_the_table_leads_to_who_plays(player, game_with, play_until):
    session = game_with(ODILE, BRUNO)
    play_until(session, lambda: session.phase is Phase.TURN and session.to_move == 0)
    menu = player.screen.wing.panels.bar.menu_button.menu()
    assert player.screen.wing.actions_.seats in menu.actions()
    player.screen.wing.actions_.seats.trigger()
    (dialog,) = player.window.findChildren(SeatsDialog)
    assert len(dialog.buttons) == 2
    dialog.accept()
