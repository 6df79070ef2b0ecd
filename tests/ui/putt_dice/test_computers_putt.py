"""Computer players at a round of Putt Dice: seated, followed, hurried, and never recorded."""

from dataclasses import replace

import pytest
from almost_over import almost_over
from PySide6.QtCore import QPoint, QProcess, Qt
from PySide6.QtTest import QTest

from minigolf_desktop.content.characters import load_remarks
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.model.putt_dice import Phase, Roll
from minigolf_desktop.storage.putt_dice import read_putting_book
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.common.players import character_name
from minigolf_desktop.ui.common.seats import last_seats

Key = Qt.Key
LONG = 60_000
"""Milliseconds that a round may take on a busy machine."""
LAST = 12
"""Moves that are played in the window where only the end of a round is looked at."""
BRUNO = Seat("Bruno", "", Level.MEDIUM, Character.BRUNO)
ENID = Seat("Enid", "", Level.HARD, Character.ENID)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 0)


def choose(field, character, level):
    """Choose a character and its level in the menu of a seat."""
    menu = field.who.menu_of_players()
    levels = menu_of(menu, character)
    next(one for one in levels.actions() if one.text() == str(level)).trigger()
    menu.close()


def menu_of(menu, character):
    name = character_name(character)
    return next(one.menu() for one in menu.actions() if one.text().startswith(name))


@pytest.fixture
def round_with(player):
    """Begin a round of a person and some computers, or of computers alone."""

    def begin(*seats):
        player.click("Putt Dice: New")
        screen = player.screen
        screen.players.buttons[len(seats) - 1].click()
        for field, seat in zip(screen.seats.fields, seats, strict=False):
            if not seat.is_person:
                choose(field, seat.character, seat.computer)
        if len(seats) > 1:
            # Whoever sits first putts first.
            screen.first.segments.buttons[1].click()
        screen.main_button.click()
        return player.screen

    return begin


def test_a_seat_given_to_the_computer_is_remembered_and_saved_with_the_round(
    player, round_with, folders
):
    screen = round_with(Seat(), BRUNO)
    sat = (Seat("", "red"), replace(BRUNO, colour="blue"))
    assert screen.session.seats == sat
    assert read_settings(folders.settings)[0].computers == {"blue": "medium bruno"}
    assert last_seats(player.window.settings)[:2] == (Seat(), BRUNO)
    player.press(Key.Key_Escape)
    player.flow.play_on()
    assert player.screen.session.seats == sat
    player.press(Key.Key_Escape)
    player.click("Putt Dice: New")
    assert player.screen.seats.everybody[1] == sat[1]


def test_a_person_takes_a_seat_back_and_is_called_as_before(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_2)
    field = player.screen.seats.fields[1]
    field.field.setText("Marek")
    choose(field, Character.ENID, Level.HARD)
    assert field.seat == replace(ENID, colour="blue")
    assert not field.field.isVisible()
    menu = field.who.menu_of_players()
    menu.actions()[0].trigger()
    menu.close()
    assert field.seat == Seat("Marek", "blue")
    assert field.field.isVisible()


@pytest.mark.quick
def test_a_character_sits_at_one_place_of_a_table(player):
    player.click("Putt Dice: New")
    player.press(Key.Key_2)
    first, second, *_ = player.screen.seats.fields
    choose(first, Character.ENID, Level.HARD)
    menu = second.who.menu_of_players()
    assert not menu_of(menu, Character.ENID).isEnabled()
    assert menu_of(menu, Character.BRUNO).isEnabled()
    menu.close()


def test_computers_putt_by_themselves_until_it_is_the_persons_turn(player, round_with, qtbot):
    screen = round_with(Seat(), BRUNO, ENID)
    session = screen.session

    def play_and_wait():
        if (
            session.to_move == 0
            and screen.task.is_asked
            and not screen.wing.is_moving
            and session.view.phase is Phase.PUTT
        ):
            session.play(Roll(session.best_dice))
        return session.view.round == 1 and session.to_move is not None

    qtbot.waitUntil(play_and_wait, timeout=LONG)
    assert all(len(card) == 1 for card in session.view.cards)
    assert {move.seat for move in session.match.moves} == {0, 1, 2}


def played_to_the_second_hole(session, screen, qtbot):
    def play_and_wait():
        if session.to_move == 0 and screen.task.is_asked and not screen.wing.is_moving:
            for answer in screen.wing.meadow.console.answers()[:1]:
                answer.click()
            if session.view.phase is Phase.PUTT:
                session.play(Roll(session.best_dice))
        return session.view.round == 1 and session.view.phase is Phase.PUTT

    qtbot.waitUntil(play_and_wait, timeout=LONG)


def test_a_computer_speaks_of_its_plan_beside_its_row_and_hides_no_other(player, round_with, qtbot):
    screen = round_with(Seat(), BRUNO)
    played_to_the_second_hole(screen.session, screen, qtbot)
    qtbot.waitUntil(lambda: screen.conversation.bubble is not None, timeout=LONG)
    said_in = screen.conversation.bubble
    playing = load_remarks()[Character.BRUNO].playing
    said = (*playing.plan, *playing.sigh, *playing.glad, *playing.praise)
    assert said_in.words in {one.en for one in said}
    assert said_in.accessibleName() == f"Bruno: {said_in.words}"
    order = screen.wing.meadow.order
    bubble = said_in.geometry()
    rows = [order.row_of(seat).translated(order.mapTo(screen, QPoint())) for seat in (0, 1)]
    assert rows[1].top() <= bubble.center().y() <= rows[1].bottom()
    assert bubble.left() > rows[0].center().x()


@pytest.mark.parametrize("wishes", [{"remarks": False}, {"reduced_motion": True}])
def test_nobody_speaks_without_small_talk_or_with_reduced_motion(player, round_with, qtbot, wishes):
    player.window.change_settings(**wishes)
    screen = round_with(Seat(), BRUNO)
    played_to_the_second_hole(screen.session, screen, qtbot)
    QTest.qWait(20)
    assert screen.conversation.bubble is None


def test_only_people_are_in_the_records(player, round_with, folders, qtbot):
    round_with(Seat(), BRUNO)
    session = almost_over(player, folders, lacking=LAST)
    screen = player.screen

    def over():
        if session.to_move == 0 and not screen.wing.is_moving:
            for answer in screen.wing.meadow.console.answers()[:1]:
                answer.click()
            if session.view.phase is Phase.PUTT:
                session.play(Roll(session.best_dice))
        return session.to_move is None

    qtbot.waitUntil(over, timeout=LONG)
    player.rest()
    book, _ = read_putting_book(folders.putting)
    (bests,) = book.courses.values()
    assert set(bests.golfers) == {"red"}
    assert set(book.cards.values()) == {"red"}


def test_on_a_computers_turn_no_key_of_a_person_putts(round_with, monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    screen = round_with(ENID, Seat())
    for key in (Key.Key_1, Key.Key_2, Key.Key_3):
        QTest.keyClick(screen, key)
    screen.wing.meadow.console.cards[3].click()
    assert screen.session.match.moves == ()
    assert not screen.wing.meadow.console.cards[0].isEnabled()


def test_what_a_computer_is_about_to_do_is_seen_and_space_hurries_it_on(
    round_with, qtbot, monkeypatch
):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    screen = round_with(ENID, Seat())
    qtbot.waitUntil(lambda: screen.pace._computers.decision is not None, timeout=LONG)
    wanted = screen.pace._computers.decision
    assert isinstance(wanted, Roll)
    assert screen.wing.meadow.console.dice == wanted.dice
    assert screen.wing.meadow.console._question.text().startswith("Enid: Roll")
    assert screen.session.match.moves == ()
    QTest.keyClick(screen, Key.Key_Space)
    assert [move.action for move in screen.session.match.moves] == [wanted]


def test_what_was_decided_before_the_last_move_is_no_decision_of_this_turn(
    player, round_with, qtbot, monkeypatch
):
    """Whoever hears of a move first, the table or those who ask computers: it is played once."""
    monkeypatch.setattr(pace, "LOOK", 10_000)
    session = round_with(ENID, Seat()).session
    computers = player.flow.shell.computers
    qtbot.waitUntil(lambda: computers.decision is not None, timeout=LONG)
    session.changed.disconnect(computers.ask)
    session.play(computers.decision)
    assert computers.decision is None


@pytest.mark.parametrize("computers", [(ENID, BRUNO), (ENID,)], ids=["two", "one"])
def test_where_only_computers_play_they_finish_at_once_and_leave_no_record(
    player, round_with, folders, qtbot, computers
):
    screen = round_with(*computers)
    assert "Finish at once" in screen.wing.meadow.console.main_button.text()
    session = almost_over(player, folders, lacking=LAST)
    player.screen.wing.meadow.console.main_button.click()
    qtbot.waitUntil(lambda: session.to_move is None, timeout=LONG)
    assert all(len(card) >= 9 for card in session.view.cards)
    assert player.screen.wing.meadow.end.result.isVisible()
    player.rest()
    assert read_putting_book(folders.putting)[0].courses == {}


def test_a_mind_that_is_killed_is_asked_again(player, round_with, qtbot):
    screen = round_with(ENID, Seat())
    (process,) = player.window.workers.mind.findChildren(QProcess)
    process.kill()
    qtbot.waitUntil(lambda: len(screen.session.match.moves) > 0, timeout=LONG)
    assert screen.session.match.moves[0].seat == 0


def test_a_screen_made_anew_in_the_midst_goes_on(player, round_with, qtbot, monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    screen = round_with(ENID, Seat())
    qtbot.waitUntil(lambda: screen.pace._computers.decision is not None, timeout=LONG)
    player.window.change_settings(theme="dark")
    assert player.screen is not screen
    QTest.keyClick(player.screen, Key.Key_Space)
    assert len(player.screen.session.match.moves) == 1


def test_a_round_left_while_a_computer_thinks_goes_on_where_it_was(player, round_with, qtbot):
    round_with(ENID, Seat())
    player.press(Key.Key_Escape)
    player.flow.play_on()
    session = player.screen.session
    qtbot.waitUntil(lambda: len(session.match.moves) > 0, timeout=LONG)
    assert session.match.moves[0].seat == 0
