"""What is new is shown once after an update, and whenever somebody asks for it."""

import shutil
from pathlib import Path

import pytest

from minigolf_desktop import EDITION, __version__
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.settings import read_settings
from minigolf_desktop.ui.house.news import NewsDialog

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

HOME = Path(__file__).parents[2] / "golden" / "home"
"""A home as version 1.0 left it."""


def shown(player) -> bool:
    return any(one.isVisible() for one in player.window.findChildren(NewsDialog))


@pytest.fixture
def at_home_since_1_0(folders: Folders, make_player):
    shutil.copytree(HOME, folders.data, dirs_exist_ok=True)
    return make_player()


def test_whoever_played_version_1_0_is_told_what_is_new(at_home_since_1_0, folders: Folders):
    at_home_since_1_0.flow.tell_news(is_first_start=False)
    assert shown(at_home_since_1_0)
    assert read_settings(folders.settings)[0].news == EDITION


def test_it_is_told_once(at_home_since_1_0, make_player):
    at_home_since_1_0.flow.tell_news(is_first_start=False)
    again = make_player()
    again.flow.tell_news(is_first_start=False)
    assert not shown(again)


def test_whoever_starts_for_the_first_time_is_told_nothing_also_later(player, make_player):
    player.flow.tell_news(is_first_start=True)
    assert not shown(player)
    again = make_player()
    again.flow.tell_news(is_first_start=False)
    assert not shown(again)


def test_a_version_that_only_mends_brings_nothing_new(make_player):
    player = make_player(news=EDITION)
    player.flow.tell_news(is_first_start=False)
    assert not shown(player)
    assert __version__.startswith(f"{EDITION}.")


def test_the_menu_shows_it_again(player):
    player.flow.menu.news.trigger()
    assert shown(player)
