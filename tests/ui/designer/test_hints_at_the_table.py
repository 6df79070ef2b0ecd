"""Hints at the table of Minigolf Designer: laid on the board with their points, not placed."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.designer import Mode, Setup
from minigolf_desktop.model.designer.moves import PlaceTile
from minigolf_desktop.model.play import Seat
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.designer.new_game import WantedGame

Key = Qt.Key
LONG = 60_000
"""Milliseconds in which a process starts and thinks on a busy machine."""


@pytest.fixture
def table(player):
    """Return a table with a land and a few tiles on it, alone or of a group."""

    def begin(*seats, practice=False):
        player.flow.new_game(DESIGNER)
        setup = Setup(players=seats, mode=Mode.FAMILY, practice=practice)
        player.flow.shell.begin(WantedGame(setup, "7"))
        while player.screen_name == "LandChoiceScreen":
            player.press(Key.Key_Return)
        return player.screen

    return begin


@pytest.fixture
def begun(player):
    """Begin an advanced game alone; return its first screen, on which a land is chosen."""
    player.flow.new_game(DESIGNER)
    player.flow.shell.begin(WantedGame(Setup(mode=Mode.ADVANCED), "7"))
    return player.screen


def ask(panel, qtbot):
    panel.bulb.click()
    qtbot.waitUntil(lambda: bool(panel.rows) and not panel._hints.is_looking, timeout=LONG)
    return [hint.action for hint in panel._hints.found]


@pytest.fixture
def advised(table, qtbot):
    """Return a table at which hints are shown."""

    def begin(*seats):
        screen = table(*seats)
        panel = screen.hint_panel
        panel.bulb.click()
        qtbot.waitUntil(lambda: bool(panel.rows) and not panel._hints.is_looking, timeout=LONG)
        return screen

    return begin


def test_the_best_move_lies_on_the_board_and_waits_for_a_yes(advised):
    screen = advised()
    (best, *_) = screen.hint_panel._hints.found
    assert screen.wing.desk.placement == best.action
    assert screen.session.table.designers[0].course.tiles == {}


def test_a_tile_that_is_dropped_on_the_card_goes_back(advised):
    screen = advised()
    card, desk = screen.hint_panel, screen.wing.desk
    desk.take(0)
    assert card.isVisible() and desk.slot == 0
    screen.wing.drop(0, card.mapToGlobal(card.rect().center()))
    assert desk.slot is None and not screen.session.course.tiles


def test_the_points_of_a_hint_are_those_of_the_score_afterwards(advised):
    screen = advised()
    session = screen.session
    told = 0
    for hint in screen.hint_panel._hints.found:
        if not isinstance(hint.action, PlaceTile):
            continue
        now, then = session.assessment.score, session.outlook(hint.action).score
        conditions = {condition.id for condition in then.conditions}
        points = [reason.amount for reason in hint.reasons if reason.what in conditions]
        assert sum(points) == then.total - now.total
        told += 1
    assert told


def test_enter_takes_a_hint_in_hand_and_a_second_one_places_it(advised, player):
    screen = advised()
    action = screen.hint_panel._hints.found[0].action
    player.press(Key.Key_Return)
    assert not screen.hint_panel.isVisible()
    assert screen.wing.desk.placement == action
    player.press(Key.Key_Return)
    assert screen.session.match.moves[-1].action == action


def test_escape_puts_card_and_proposal_away(advised, player):
    screen = advised()
    player.press(Key.Key_Escape)
    assert player.screen is screen
    assert not screen.hint_panel.isVisible()
    assert screen.wing.desk.placement is None


def test_h_once_shows_what_fits_and_h_twice_leaves_that_and_shows_hints(table, player, qtbot):
    screen = table()
    shown = screen.wing.actions_.hints.isChecked()
    player.press(Key.Key_H)
    assert screen.wing.actions_.hints.isChecked() is not shown
    player.press(Key.Key_H)
    assert screen.wing.actions_.hints.isChecked() is shown
    qtbot.waitUntil(lambda: bool(screen.hint_panel.rows), timeout=LONG)


@pytest.mark.quick
def test_a_practice_game_gives_hints_whatever_the_settings_say(table, player):
    player.window.change_settings(advice=False)
    assert table(practice=True).hint_panel.bulb.isVisible()
    assert not table().hint_panel.bulb.isVisible()


def test_a_group_is_given_hints_for_the_seat_to_move(advised):
    screen = advised(Seat("Odile", "red"), Seat("Marek", "blue"))
    assert screen.hint_panel._hints.found
    assert screen.session.seat == screen.wing.seat


def test_the_hint_of_a_land_looks_at_it_and_a_second_enter_builds_on_it(begun, player, qtbot):
    lands = ask(begun.hint_panel, qtbot)
    player.press(Key.Key_Down, Key.Key_Return)
    assert player.screen is begun
    assert player.focus is begun._lands[lands[1].choice]
    player.press(Key.Key_Return)
    assert player.screen_name == "PromisesScreen"
    assert player.flow.shell.session.match.moves[-1].action == lands[1]


def test_the_hint_of_a_promise_chooses_its_card_and_makes_it_no_promise(begun, player, qtbot):
    player.press(Key.Key_Return)
    screen = player.screen
    (promise, *_) = ask(screen.hint_panel, qtbot)
    player.press(Key.Key_Return)
    assert screen.chosen == (promise.promise,)
    assert player.screen is screen
    player.press(Key.Key_Return)
    assert promise in [move.action for move in player.flow.shell.session.match.moves]


def test_hints_of_lands_and_promises_hide_no_name_and_no_wish(begun, player, qtbot):
    ask(begun.hint_panel, qtbot)
    card = begun.hint_panel.geometry()
    land = begun._lands[-1].geometry()
    assert card.bottom() < land.bottom() - begun._lands[-1].words_height
    player.press(Key.Key_Escape, Key.Key_Return)
    screen = player.screen
    ask(screen.hint_panel, qtbot)
    assert not any(screen.hint_panel.geometry().intersects(area) for area in screen._areas())


def test_without_hints_in_counted_games_no_land_and_no_promise_is_told(begun, player):
    player.window.change_settings(advice=False)
    assert not begun.hint_panel.bulb.isVisible()
    player.press(Key.Key_H, Key.Key_H)
    assert not begun.hint_panel.isVisible()
    player.press(Key.Key_Return)
    assert not player.screen.hint_panel.bulb.isVisible()


def test_down_on_the_last_hint_goes_to_the_first(begun, player, qtbot):
    rows = begun.hint_panel.rows if ask(begun.hint_panel, qtbot) else []
    for _ in rows:
        player.press(Key.Key_Down)
    assert player.focus is begun.hint_panel.rows[0]
    player.press(Key.Key_Up)
    assert player.focus is begun.hint_panel.rows[-1]
