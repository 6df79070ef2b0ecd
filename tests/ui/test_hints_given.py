"""When hints are given, in the games that have a bulb on their screen."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Character, Level, Seat
from minigolf_desktop.ui.common import computer_players as pace
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES

Key = Qt.Key
ADA = Seat("Ada", "", Level.HARD, Character.ADA)


def putting(player, box, seats):
    player.click("Putt Dice: New")
    course = next(iter(player.flow.shell.courses.offered()))
    player.flow.shell.begin(course, seats, first=0, seed=1)


def golf(player, box, seats):
    player.click("18 Holes: New")
    course = box.presets[0].course
    setup = Setup(course, Mode.STROKE, ("",) * len(seats), ClubChoice.FIRST_GAME, seats)
    player.flow.shell_of(EIGHTEEN_HOLES).beginning.begin(setup, 7)


@pytest.fixture(params=[putting, golf], ids=lambda begin: begin.__name__)
def begun(request, player, box):
    """Begin a game of the seats given; return its screen."""

    def begin(*seats):
        request.param(player, box, seats)
        return player.screen

    return begin


def test_no_hint_is_given_on_the_turn_of_a_computer(begun, monkeypatch):
    monkeypatch.setattr(pace, "LOOK", 10_000)
    screen = begun(ADA, Seat())
    assert not screen.hint_panel.bulb.isEnabled()
    screen.hint_panel.hit()
    assert not screen.hint_panel.isVisible()


@pytest.mark.quick
def test_the_settings_allow_no_hints_in_a_game_that_counts(player, begun):
    screen = begun(Seat())
    player.window.change_settings(advice=False)
    assert not screen.hint_panel.bulb.isVisible()
    player.press(Key.Key_H, Key.Key_H)
    assert not screen.hint_panel.isVisible()
    player.window.change_settings(advice=True)
    assert screen.hint_panel.bulb.isVisible()
