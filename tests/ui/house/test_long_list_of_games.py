"""A list of hundreds of saved games is there at once and fills while it is looked at."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.storage.folders import JOURNAL_ENDING
from minigolf_desktop.ui.house import saved_games

HOME = Path(__file__).parents[2] / "golden" / "home"
GAMES = 40


@pytest.fixture
def many_games(folders):
    folders.saves.mkdir(parents=True, exist_ok=True)
    journal = min(HOME.rglob(f"*{JOURNAL_ENDING}"))
    for number in range(GAMES):
        shutil.copy(journal, folders.saves / f"game-{number:02}{JOURNAL_ENDING}")


def test_the_first_games_are_there_at_once_and_the_others_follow(many_games, player, qtbot):
    player.click("All games")
    wall = player.screen.wall
    assert len(wall.framed) == saved_games.AT_ONCE
    first = wall.framed[0].key
    assert wall.current == first
    qtbot.waitUntil(lambda: len(wall.framed) == GAMES)
    assert wall.current == first


def test_the_list_may_be_left_before_it_is_full(many_games, player):
    player.click("All games")
    player.press(Qt.Key.Key_Escape)
    assert player.screen_name == "HomeScreen"
