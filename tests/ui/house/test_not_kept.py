"""A home that cannot be written: one looks at games and plays, and a sign says nothing is kept."""

import pytest
from PySide6.QtCore import Qt

from minigolf_desktop.storage.folders import home_to_use
from minigolf_desktop.storage.settings import Settings, write_settings
from minigolf_desktop.ui.house.app import say_not_kept, tell_not_kept


@pytest.fixture
def read_only(folders):
    """The player's own folders, of which that of saved games is a file."""
    write_settings(folders.settings, Settings(animation_speed=0, theme="light"))
    folders.saves.write_bytes(b"")
    return folders


@pytest.fixture
def not_kept(read_only, make_player):
    """A player in a home that goes with the program."""
    with home_to_use(read_only) as (home, why):
        player = make_player(home)
        say_not_kept(player.window, why)
        yield player
        player.window.close()


def test_it_is_told_once_with_the_reason_and_what_to_do(not_kept, read_only):
    tell_not_kept(not_kept.window, f"{read_only.saves}: a file, not a folder")
    (told,) = not_kept.told
    assert f"{read_only.saves}: a file, not a folder" in told
    assert "start the program again" in told


def test_the_sign_stays_on_every_screen(not_kept, read_only):
    assert str(read_only.saves) in not_kept.notice
    for show in (
        not_kept.flow.all_games,
        not_kept.flow.records,
        not_kept.flow.home,
        lambda: not_kept.window.change_settings(theme="dark"),
    ):
        show()
        assert str(read_only.saves) in not_kept.notice


def test_a_game_is_begun_and_left_and_nothing_more_is_told(not_kept, read_only):
    before = {entry.name: entry.read_bytes() for entry in read_only.data.glob("*.json")}
    for game in not_kept.flow._games:
        not_kept.flow.new_game(game)
        not_kept.press(Qt.Key.Key_Return)
    not_kept.flow.home()
    not_kept.flow.all_games()
    assert not_kept.told == []
    assert read_only.saves.read_bytes() == b""
    after = {entry.name: entry.read_bytes() for entry in read_only.data.glob("*.json")}
    assert after == before
