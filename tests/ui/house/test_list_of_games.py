"""The house knows its games by a list alone."""

from collections.abc import Iterable, Mapping
from importlib import import_module

import pytest
from PySide6.QtWidgets import QAbstractButton

from minigolf_desktop.ui.common.game import Game
from minigolf_desktop.ui.common.later import Later
from minigolf_desktop.ui.eighteen_holes.entry import EIGHTEEN_HOLES
from minigolf_desktop.ui.games import GAMES
from minigolf_desktop.ui.house.flow import Flow
from minigolf_desktop.ui.putt_dice.entry import PUTT_DICE


def laters(value: object) -> list[Later]:
    """Return what an entry names and does not load."""
    if isinstance(value, Later):
        return [value]
    parts = value.values() if isinstance(value, Mapping) else value
    if not isinstance(parts, Iterable) or isinstance(value, str):
        return []
    return [later for part in parts for later in laters(part)]


@pytest.fixture
def others(player):
    """A player in a house of other games: 18 Holes first, then Putt Dice."""
    player.flow = Flow(player.window, player.flow._folders, (EIGHTEEN_HOLES, PUTT_DICE))
    player.flow.home()
    return player


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whatever_an_entry_names_is_there(game: Game):
    named = laters(game)
    assert len(named) >= 10
    for later in named:
        module, _, name = later.place.partition(":")
        assert callable(getattr(import_module(module), name))


def test_the_name_of_a_game_in_files_is_that_of_its_rules():
    assert [game.rules().name for game in GAMES] == [game.name for game in GAMES]


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
