"""The shelf of boards and the histories on it, as files."""

import json
import os
from datetime import UTC, datetime

import pytest

from minigolf_desktop.storage import shelf as shelf_module
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.errors import MatchInUse, NewerFile, StorageError
from minigolf_desktop.storage.shelf import (
    LONGEST,
    MOST_STATES,
    REDO,
    UNDO,
    BoardSteps,
    HistoryFile,
    Shelf,
    history_of,
)

NOW = datetime(2026, 11, 22, 12, 0, 0, tzinfo=UTC)


def state(number):
    return {"board": {"name": str(number)}}


def steps(count, now):
    return BoardSteps(tuple(state(number) for number in range(count)), now)


@pytest.fixture
def shelf(tmp_path):
    return Shelf(tmp_path / "boards")


@pytest.fixture
def history(tmp_path):
    return HistoryFile(tmp_path / "board.history")


def lay(shelf, name, number=0, *, touched=False):
    """Put a board on the shelf; ``number`` tells how long ago."""
    shelf.folder.mkdir(parents=True, exist_ok=True)
    path = shelf.folder / f"{name}.json"
    path.write_text(json.dumps({"name": name}))
    past = ({"board": {"name": "before"}},) if touched else ()
    HistoryFile(history_of(path)).write(BoardSteps((*past, {"board": {"name": name}}), len(past)))
    os.utime(path, (10**9 - number, 10**9 - number))
    return path


def names(shelf):
    return [board.path.stem for board in shelf.boards()]


# Histories


@pytest.mark.parametrize("now", [0, 2, 4])
def test_a_history_is_read_as_it_was_written(history, now):
    history.write(steps(5, now))
    assert HistoryFile(history.path).read() == steps(5, now)


def test_steps_that_are_added_one_by_one_are_read_again(history):
    history.write(steps(2, 1))
    for line in ({"state": state(2)}, {"step": UNDO}, {"step": UNDO}, {"step": REDO}):
        assert history.add(line)
    assert HistoryFile(history.path).read() == steps(3, 1)
    assert history.add({"state": state(9)})
    assert HistoryFile(history.path).read().states == (state(0), state(1), state(9))


def test_a_line_that_was_never_finished_is_left_out_and_nothing_is_added_to_it(history):
    history.write(steps(3, 2))
    history.path.write_bytes(history.path.read_bytes()[:-7])
    again = HistoryFile(history.path)
    assert again.read() == steps(2, 1)
    assert not again.add({"step": UNDO})


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: b"{}\n",
        lambda data: data.replace(b"history", b"misery"),
        lambda data: data.replace(b'"state"', b'"stat"'),
        lambda data: data + b'{"step":"sideways"}\n',
        lambda data: data + b'{"step":"redo"}\n',
        lambda data: data + b'{"state":{},"more":1}\n',
        lambda data: data + b"\xff\n",
        lambda data: data.split(b"\n")[0] + b"\n",
    ],
)
def test_a_damaged_history_is_refused_whole(history, damage):
    history.write(steps(3, 2))
    history.path.write_bytes(damage(history.path.read_bytes()))
    with pytest.raises(StorageError):
        HistoryFile(history.path).read()


def test_a_history_of_a_newer_program_is_told_as_such(history):
    history.write(steps(1, 0))
    history.path.write_bytes(history.path.read_bytes().replace(b'"version":1', b'"version":2'))
    with pytest.raises(NewerFile):
        HistoryFile(history.path).read()


def test_a_history_is_bounded_and_never_lets_the_present_state_go():
    long = steps(MOST_STATES + 50, MOST_STATES + 49).shortened
    assert len(long.states) == MOST_STATES
    assert long.states[long.now] == state(MOST_STATES + 49)
    undone = steps(MOST_STATES + 50, 3).shortened
    assert undone.states[undone.now] == state(3)


def test_a_file_that_grows_too_long_asks_to_be_written_anew(history):
    history.write(steps(1, 0))
    assert not history.add({"state": {"board": "x" * LONGEST}})


@pytest.mark.parametrize("now", [0, 3, 7])
def test_a_history_of_large_boards_stays_short_enough_to_be_read(history, now):
    large = "x" * (LONGEST // 5)
    states = tuple({"board": {"name": f"{number}{large}"}} for number in range(8))
    history.write(BoardSteps(states, now))
    again = HistoryFile(history.path).read()
    assert history.path.stat().st_size < LONGEST
    assert again.states[again.now] == states[now]


# The shelf


def test_the_board_used_last_stands_first(shelf):
    for age, name in enumerate(("new", "old", "older")):
        lay(shelf, name, age)
    assert names(shelf) == ["new", "old", "older"]
    shelf.used(shelf.folder / "older.json")
    assert names(shelf)[0] == "older"


def test_the_one_board_of_version_one_comes_to_the_shelf_once(shelf, tmp_path):
    old = tmp_path / "free-board.json"
    old.write_text("{}")
    shelf.take_in(old)
    shelf.take_in(old)
    assert names(shelf) == ["free-board"]
    assert not old.exists()


def test_two_windows_never_claim_the_same_place(shelf):
    one, lock = shelf.claim(NOW)
    other, second = shelf.claim(NOW)
    assert one != other
    lock.release()
    second.release()


def test_a_board_is_found_by_what_lies_on_it(shelf):
    path = lay(shelf, "pond")
    assert shelf.find({"name": "pond"}) == path
    assert shelf.find({"name": "hill"}) is None


def test_a_board_thrown_away_comes_back_with_its_history(shelf):
    path = lay(shelf, "pond", touched=True)
    gone = shelf.throw_away(path)
    assert not names(shelf)
    assert shelf.bring_back(gone) == path
    assert HistoryFile(history_of(path)).read().now == 1


def test_a_board_that_another_window_has_is_not_thrown_away(shelf):
    path = lay(shelf, "pond")
    with Lock(path), pytest.raises(MatchInUse):
        shelf.throw_away(path)
    assert path.exists()


def test_the_boards_thrown_away_last_can_be_brought_back(shelf, monkeypatch):
    monkeypatch.setattr(shelf_module, "MOST_THROWN_AWAY", 2)
    gone = [shelf.throw_away(lay(shelf, name, age)) for age, name in enumerate("cba")]
    assert [place.exists() for place in gone] == [False, True, True]


def test_a_full_shelf_lets_go_only_of_boards_on_which_nobody_laid_anything(shelf, monkeypatch):
    monkeypatch.setattr(shelf_module, "MOST_BOARDS", 1)
    lay(shelf, "new", 0, touched=True)
    lay(shelf, "looked-at", 1)
    lay(shelf, "mine", 2, touched=True)
    unknown = lay(shelf, "unknown", 3)
    history_of(unknown).unlink()
    with Lock(lay(shelf, "in-use", 4)):
        assert shelf.make_room() == 4
    assert names(shelf) == ["new", "mine", "unknown", "in-use"]
