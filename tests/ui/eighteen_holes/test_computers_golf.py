"""Computer players at a game of 18 Holes: seated, followed, hurried, and never asked behind a
curtain.
"""

from dataclasses import replace

import pytest
from almost_over import almost_over
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from minigolf_desktop.model.eighteen_holes.moves import (
    MoveOneHex,
    Phase,
    PlayClub,
    PlayShot,
    SelectClub,
)
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.play import EVERYBODY, Character, Level, Randomness, Seat
from minigolf_desktop.storage.people import people_in
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.eighteen_holes.round.tasks import Computer

Key = Qt.Key
LONG = 60_000
"""Milliseconds that a few turns may take on a busy machine."""
LAST = 20
"""Moves that the computers finish with at once."""
BRUNO = Seat("Bruno", "", Level.MEDIUM, Character.BRUNO)
CLEO = Seat("Cleo", "", Level.EASY, Character.CLEO)
DARIO = Seat("Dario", "", Level.MEDIUM, Character.DARIO)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 0)


@pytest.fixture
def game_with(player):
    """Begin a game on the practice course of people and computers."""

    def begin(*seats, clubs=ClubChoice.FIRST_GAME, mode=Mode.MATCH):
        player.click("18 Holes: New")
        choice = player.screen
        choice.modes.choose(mode)
        choice.players.choose(len(seats))
        choice.options.choose(clubs)
        choice.options.seed.field.setText("7")
        for row, seat in zip(choice.players.rows, seats, strict=False):
            row.field.setText(seat.name if seat.is_person else "")
            row.who.seat_player(seat.computer, seat.character)
            row.who.chosen.emit()
        choice.main_button.click()
        return player.session

    return begin


def act_for_people(player, session, chance):
    """Let whoever sits before the screen do anything; return what follows of the chance."""
    if session.seat is None or session.computer_to_move is not None:
        return chance
    if getattr(player.screen, "curtain", None) is not None:
        player.screen.curtain.main_button.click()
        return chance
    place, chance = chance.below(len(session.legal))
    session.play(session.legal[place])
    return chance


def play_until(player, session, qtbot, is_reached):
    """Play for the people until something is so."""
    chance = Randomness.of_seed(1)

    def step():
        nonlocal chance
        if is_reached():
            return True
        chance = act_for_people(player, session, chance)
        return False

    qtbot.waitUntil(step, timeout=LONG)


def test_seats_given_to_the_computer_are_remembered_and_saved_with_the_game(
    player, game_with, folders
):
    session = game_with(Seat("Odile"), BRUNO, CLEO)
    computers = replace(BRUNO, colour="blue"), replace(CLEO, colour="yellow")
    assert session.seats == (Seat("Odile", "red"), *computers)
    kept = read_settings(folders.settings)[0]
    assert kept.computers == {"blue": "medium bruno", "yellow": "easy cleo"}
    player.flow.home()
    player.flow.play_on()
    assert player.session.seats == (Seat("Odile", "red"), *computers)
    player.flow.home()
    player.click("18 Holes: New")
    known = people_in(folders).called("Odile")
    odile = Seat("Odile", "red", portrait=known.portrait)
    assert known.portrait
    assert player.screen.players.seats.players == (odile, *computers)


def test_one_person_and_three_computers_play_on_without_a_curtain(player, game_with, qtbot):
    session = game_with(Seat("Odile"), BRUNO, CLEO, DARIO)
    fallen = []

    def second_round():
        fallen.append(player.screen.curtain)
        return session.view.round >= 3

    play_until(player, session, qtbot, second_round)
    assert {move.seat for move in session.match.moves} == {0, 1, 2, 3}
    assert set(fallen) == {None}


@pytest.mark.quick
def test_the_cards_of_a_computer_show_to_nobody(game_with, qtbot, monkeypatch, player):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    session = game_with(Seat("Odile"), BRUNO)
    play_until(player, session, qtbot, lambda: session.computer_to_move is not None)
    assert [seat for seat, one in enumerate(session.view.players) if one.hand] == [0]
    assert player.screen.offer.owner in (0, -1)


def test_between_two_people_the_curtain_falls_and_for_the_computer_it_does_not(
    game_with, qtbot, player
):
    session = game_with(Seat("Odile"), BRUNO, Seat("Sol"))
    asked = []

    def second_round():
        if player.screen.curtain is not None:
            asked.append(session.seat)
        return session.view.round >= 2

    play_until(player, session, qtbot, second_round)
    assert set(asked) == {0, 2}


def test_nobody_may_look_at_the_hand_of_a_computer(game_with, qtbot, player, monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    session = game_with(Seat("Odile"), BRUNO, Seat("Sol"))
    play_until(player, session, qtbot, lambda: session.computer_to_move is not None)
    screen = player.screen
    assert not screen.wing.board.may_look
    player.press(Key.Key_V)
    assert not session.peeks


def test_what_a_computer_is_about_to_do_is_seen_and_space_hurries_it_on(
    game_with, qtbot, player, monkeypatch
):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    session = game_with(Seat("Odile"), BRUNO)

    def decided():
        computers = player.flow.shell.computers
        is_turn = session.computer_to_move is not None and session.view.phase is Phase.ACT
        return is_turn and computers.decision is not None

    play_until(player, session, qtbot, decided)
    screen = player.screen
    assert isinstance(screen.task, Computer)
    assert screen.offer.title.startswith("Bruno: ")
    before = len(session.match.moves)
    for key in (Key.Key_1, Key.Key_M, Key.Key_R):
        QTest.keyClick(screen, key)
    assert len(session.match.moves) == before
    QTest.keyClick(screen, Key.Key_Space)
    assert len(session.match.moves) == before + 1


def test_where_only_computers_play_they_finish_at_once(game_with, qtbot, player, folders):
    session = game_with(CLEO, BRUNO)
    assert player.screen.offer.main.words == "Finish at once"
    assert session._looker == EVERYBODY
    session = almost_over(player, folders, lacking=LAST)
    player.press(Key.Key_Return)
    qtbot.waitUntil(lambda: session.is_over, timeout=LONG)


def test_a_draft_goes_round_people_and_computers(game_with, qtbot, player):
    session = game_with(Seat("Odile"), BRUNO, CLEO, clubs=ClubChoice.DRAFT)
    assert player.screen_name == "DraftTable"
    play_until(player, session, qtbot, lambda: session.view.phase is not Phase.DRAFT)
    assert player.screen_name == "GolfTable"
    assert all(one.clubs == 5 for one in session.view.players)


def test_undo_goes_back_to_what_the_person_decided_last(game_with, qtbot, player, monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    session = game_with(Seat("Odile"), BRUNO)

    def walked():
        walks = session.offers(MoveOneHex) if session.computer_to_move is None else []
        is_first = session.view.phase is Phase.ACT and not session.view.played
        return bool(walks) and is_first and session.play(walks[0])

    def hurried():
        if session.computer_to_move is not None:
            QTest.keyClick(player.screen, Key.Key_Space)
        elif session.view.phase is Phase.SELECT:
            # The lowest club acts before that of the computer.
            session.play(min(session.legal))
        return walked()

    play_until(player, session, qtbot, hurried)
    assert session.computer_to_move is not None
    moves = len(session.match.moves)
    player.screen.tools.undo.trigger()
    assert len(session.match.moves) == moves - 1
    assert session.to_move == 0


def test_why_a_computer_played_so_tells_of_open_decisions_alone(game_with, qtbot, player):
    session = game_with(Seat("Odile"), BRUNO)
    plans, told = player.flow.shell.computers.plans, []

    def second_round():
        told.extend(plan.done.action for turn in plans.latest for plan in turn)
        return session.view.round >= 2

    play_until(player, session, qtbot, second_round)
    assert any(isinstance(action, PlayClub | PlayShot) for action in told)
    assert not any(isinstance(action, SelectClub) for action in told)
    screen = player.screen
    assert plans.latest[0][0].seat == replace(BRUNO, colour="blue")
    assert screen.plans.sentences[0].startswith("Bruno: ")
