"""Homes whose files are written when they are read: of version 1.0, damaged, half written.

Whatever is mended, set aside or moved for it, the window's own thread flushes nothing.
"""

import os
import shutil
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from slow_disks import SlowDisk
from torture.laying import BOARDS

from minigolf_desktop.storage.folders import JOURNAL_ENDING
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.saved_matches import game_of
from minigolf_desktop.ui.games import GAMES, play_of

GOLDEN = Path(__file__).parents[1] / "golden" / "home"
BROKEN = b'{"format":'


@pytest.fixture
def disk(monkeypatch):
    """A quick disk that notes what the window's thread flushes."""
    disk = SlowDisk(os.fsync)
    disk.gate.set()
    monkeypatch.setattr(os, "fsync", disk.flush)
    return disk


@pytest.fixture
def home(folders):
    """The home that version 1.0 left, as the player's own."""
    shutil.copytree(GOLDEN, folders.data, dirs_exist_ok=True)
    return folders


@pytest.fixture
def visit(make_player, disk, qtbot):
    """Open a window, and let something be opened in it as the program does."""
    visitors = []

    def go(open_something):
        if not visitors:
            visitors.append(make_player(in_pieces=True))
        player = visitors[0]
        before = player.screen
        open_something(player.flow)
        dialogs = partial(player.window.findChildren, QDialog)
        qtbot.waitUntil(lambda: player.screen is not before or dialogs() != [])
        qtbot.waitUntil(lambda: not player.flow.is_opening and not player.window.disk.is_busy)
        return player

    return go


def as_it_was(path):
    pass


def damage(path):
    path.write_bytes(BROKEN)


def write_half_a_line(path):
    with path.open("ab") as file:
        file.write(b'{"seat": 0, "act')


changed = pytest.mark.parametrize("change", [as_it_was, damage, write_half_a_line])


def is_of_today(path):
    rules = play_of(next(game for game in GAMES if game.name == game_of(path))).rules()
    found = at_once(read_journal(path, rules))
    return found.is_of_today and found.sound == path.stat().st_size


@changed
@pytest.mark.parametrize("folder", ["saves", "finished"])
def test_matches_are_opened(home, visit, disk, folder, change):
    # Those played last go on under the rules of today.
    paths = sorted((home.data / folder).glob(f"*{JOURNAL_ENDING}"), reverse=True)
    paths = [next(one for one in paths if one.name.startswith(game.name)) for game in GAMES]
    for path in paths:
        change(path)
        player = visit(lambda flow, path=path: flow.resume(path))
        assert path.exists() is (change is not damage)
        if folder == "saves" and change is not damage:
            assert player.session.match.moves
            visit(lambda flow: flow.home())
            assert is_of_today(path)
    # One that was finished under earlier rules is looked at, and its file stays as it is.
    is_told = change is damage or (change is write_half_a_line and folder == "saves")
    assert len(player.told) == (len(paths) if is_told else 0)
    assert disk.flushed_by_window == 0


@changed
def test_boards_are_opened(home, visit, disk, change):
    old = [home.free_board, home.edited_golf_course]
    for path in old:
        change(path)
    for game in [one for one in GAMES if one.name in BOARDS]:
        player = visit(lambda flow, game=game: flow.show_board(game))
        assert player.screen_name == BOARDS[game.name]
    assert [path.name for path in old if path.exists()] == []
    assert disk.flushed_by_window == 0


ROOMS = {
    "records": lambda flow: flow.records(),
    "guest book": lambda flow: flow.guest_book(),
    "household": lambda flow: flow.people(),
    "lessons": lambda flow: flow.lessons(),
    "today": lambda flow: flow.today(),
    "season": lambda flow: flow.season(),
    "evening": lambda flow: flow.evening(),
    "all games": lambda flow: flow.all_games(),
    **{game.name: lambda flow, game=game: flow.new_game(game) for game in GAMES},
}


@pytest.mark.quick
@pytest.mark.parametrize("change", [as_it_was, damage])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_rooms_are_opened(home, visit, disk, room, change):
    books = [home.records, home.golf, home.putting, home.history, home.lessons, home.tries]
    books += [home.people, home.evenings, home.season, home.rivals]
    for path in [*books, *home.golf_courses.iterdir()]:
        if path.exists() or change is damage:
            change(path)
    visit(ROOMS[room])
    assert disk.flushed_by_window == 0
