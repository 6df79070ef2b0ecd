"""The house knows its games by a list alone."""

from pkgutil import resolve_name

import pytest
from PySide6.QtWidgets import QAbstractButton

from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.games import GAMES, play_of, wing_of
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.plays import TASKS
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE


@pytest.fixture
def others(player):
    """A player in a house of other games: 18 Holes first, then Putt Dice."""
    player.flow = Flow(player.window, player.flow._folders, (EIGHTEEN_HOLES, PUTT_DICE))
    player.flow.home()
    return player


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_door_leads_into_the_game_that_it_is_asked_for(game: Game):
    wing = wing_of(game)
    assert wing.game is game
    assert wing.play is play_of(game)
    assert wing.play.rules().name == game.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_has_course_files_checks_and_draws_them(game: Game):
    has_courses = bool(game.course_format)
    assert (play_of(game).check_course is not None) == has_courses
    assert (wing_of(game).drawing is not None) == has_courses


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reference_has_pages_of_whoever_says_so(game: Game):
    assert (wing_of(game).reference is not None) == game.has_reference


@pytest.mark.parametrize("task", TASKS)
def test_whatever_works_beside_the_window_is_there(task: str):
    assert callable(resolve_name(TASKS[task]))


def test_home_shows_the_games_of_the_list_and_the_boards_that_they_have(others):
    names = [one.accessibleName() for one in others.screen.findChildren(QAbstractButton)]
    assert [name for name in names if name.endswith(": New")] == [
        "18 Holes: New",
        "Putt Dice: New",
    ]
    assert others.flow.menu.boards == []
    assert "Free board" not in names


def test_a_new_game_is_one_of_the_first_in_the_list(others):
    others.click("Begin a game")
    assert others.screen_name == "GolfChoiceScreen"


def test_records_and_reference_have_a_page_for_each_game_that_keeps_any(others):
    others.flow.records()
    assert [button.text() for button in others.screen.games.buttons] == ["18 Holes", "Putt Dice"]
    others.flow.reference()
    assert [button.text() for button in others.screen.games.buttons] == ["18 Holes"]
