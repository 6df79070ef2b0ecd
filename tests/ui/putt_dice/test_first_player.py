"""Who putts first (ruling P8)."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.play import Seat
from minigolf_desktop.storage.putt_dice import shipped_courses
from minigolf_desktop.ui.designer.entry import DESIGNER
from minigolf_desktop.ui.putt_dice import shell as putting_shell
from minigolf_desktop.ui.putt_dice.choice import seat_of_winner


@pytest.mark.parametrize(
    ("winner", "names", "seat"),
    [
        (Seat("Marek", "blue"), ("Odile", "Marek"), 1),
        (Seat("Marek", "blue"), ("marek", "Odile"), 0),
        (Seat("", "blue"), ("Odile", "Marek"), 1),
        (Seat("Marek", "blue"), ("", ""), 1),
        (Seat("Marek", "blue"), ("Odile", "Sol"), None),
        (Seat("Marek", "green"), ("Odile", ""), None),
        (None, ("Odile", "Marek"), None),
    ],
)
def test_the_winner_is_known_by_name_else_by_colour(winner, names, seat):
    assert seat_of_winner(winner, tuple(map(Seat, names))) == seat


@pytest.fixture
def choose(player, catalogue):
    """Choose a course for players of these names."""

    def open_choice(names, winner=None):
        course_file = replace(shipped_courses(catalogue)[0], winner=winner)
        player.flow.play_on_course(DESIGNER, course_file)
        screen = player.screen
        screen.players.buttons[len(names) - 1].click()
        for field, name in zip(screen.seats.fields, names, strict=False):
            field.field.setText(name)
        return screen

    return open_choice


def begun(player):
    player.screen.main_button.click()
    return player.session.view.setup


def test_who_won_the_game_in_which_the_course_was_built_putts_first(player, choose):
    screen = choose(("Odile", "Marek", "Sol"), Seat("Sol", "green"))
    assert not screen.first.segments.isEnabled()
    assert begun(player).first == 2


def test_on_any_other_course_the_players_choose(player, choose):
    screen = choose(("Odile", "Marek"))
    screen.first.segments.buttons[2].click()
    assert begun(player).first == 1


def test_or_chance_chooses(player, choose, monkeypatch):
    monkeypatch.setattr(putting_shell.secrets, "randbelow", lambda players: players - 1)
    choose(("Odile", "Marek", "Sol"))
    assert begun(player).first == 2


def test_who_was_chosen_is_chosen_still_when_a_name_is_typed(player, choose):
    screen = choose(("Odile", "Marek"))
    screen.first.segments.buttons[2].click()
    screen.seats.fields[0].field.setText("Odette")
    assert screen.first.seat == 1


def test_alone_nobody_is_asked_who_putts_first(player, choose):
    assert not choose(("Odile",)).first.isVisible()


def test_enter_begins_the_round_after_the_first_player_was_chosen(player, choose):
    screen = choose(("Odile", "Marek"))
    screen.more.click()
    segment = screen.first.segments.buttons[2]
    segment.click()
    segment.setFocus()
    player.press(Qt.Key.Key_2)
    assert player.focus is segment
    player.press(Qt.Key.Key_Return)
    assert player.screen_name == "PuttTable"
    assert player.session.view.setup.first == 1
