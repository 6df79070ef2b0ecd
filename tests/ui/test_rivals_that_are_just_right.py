"""Rivals that are just right: chosen on a seat, as strong as the person wants it, and they tell."""

import pytest
from PySide6.QtCore import Qt
from torture.games import player as player_by_chance

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Character, Level, Match, Seat
from minigolf_desktop.model.putt_dice import Setup, standings
from minigolf_desktop.storage.designer.courses import course_document
from minigolf_desktop.storage.history import HistoryGame, HistoryPlayer
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.progress import adapt_rivals
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.common.players import character_name
from minigolf_desktop.ui.common.seats import SeatsDialog
from minigolf_desktop.ui.common.widgets.toast import Toast

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def lose(folders, name, number):
    """Write that somebody lost a round against a rival that is just right."""
    players = (
        HistoryPlayer(name=name, place=2),
        HistoryPlayer(name="Ada", level=Level.JUST_RIGHT, place=1),
    )
    date, match = "2026-11-20T12:00:00+00:00", f"{number:016x}"
    game = HistoryGame(date=date, match=match, game="putt-dice", players=players)
    adapt_rivals(folders.rivals, game)


def choose_just_right(field):
    menu = field.who.menu_of_players()
    name = character_name(Character.ADA)
    levels = next(one.menu() for one in menu.actions() if one.text().startswith(name))
    next(one for one in levels.actions() if one.text() == "just right").trigger()
    menu.close()


def test_a_rival_plays_as_strong_as_the_last_games_of_the_person_make_it(player, folders):
    lose(folders, "Odile", 1)
    lose(folders, "Odile", 2)
    player.click("Putt Dice: New")
    player.press(Qt.Key.Key_2)
    first, second, *_ = player.screen.seats.fields
    first.field.setText("Odile")
    choose_just_right(second)
    player.screen.main_button.click()
    odile, ada = player.screen.session.seats
    assert odile.strength is None
    assert (ada.computer, ada.strength) == (Level.JUST_RIGHT, 2)
    player.flow.home()
    lose(folders, "Odile", 3)
    player.flow.play_on()
    assert player.screen.session.seats[1].strength == 2


def test_nobody_takes_over_a_seat_who_is_just_right_only_from_the_beginning(player, qtbot):
    player.click("Putt Dice: New")
    player.press(Qt.Key.Key_2)
    player.screen.main_button.click()
    dialog = SeatsDialog(player.window, player.screen.session)
    qtbot.addWidget(dialog)
    menu = dialog.buttons[1].menu_of_players()
    levels = next(one.menu() for one in menu.actions() if one.menu())
    assert [one.text() for one in levels.actions()] == ["easy", "medium", "hard"]
    menu.close()


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_after_a_game_the_rival_says_how_it_plays_the_next_one(
    player, folders, catalogue, seed, qtbot
):
    course = shipped_courses(catalogue)[0]
    ada = Seat("Ada", "", Level.JUST_RIGHT, Character.ADA, 3)
    match = Match(putt_dice_rules(), Setup(putt_course(course), (Seat("Odile"), ada)), seed)
    choose = player_by_chance(match.rules, match.state, seed)
    while not match.is_over:
        match.play(match.rules.to_move(match.state), choose(match.state))
    with Journal.create(folders.saves, match, course=course_document(course)) as journal:
        path = journal.path
    player.flow.resume(path)
    ranks = {one.seat: one.rank for one in standings(match.view(0))}
    words = {
        True: "Odile won: Ada plays a little stronger next time. Won lately: 1 of 1.",
        False: "Ada beat Odile, and plays a little weaker next time. Won lately: 0 of 1.",
    }[ranks[0] < ranks[1]]
    qtbot.waitUntil(lambda: words in [one.text for one in player.window.findChildren(Toast)])
