"""Books that several windows write in, and matches that are written once."""

import subprocess
import sys

import pytest

from minigolf_desktop.storage import books
from minigolf_desktop.storage.atomic import Lock
from minigolf_desktop.storage.books import MOST_MATCHES
from minigolf_desktop.storage.designer.records import Result, add_result, is_kept, read_results
from minigolf_desktop.storage.errors import MatchInUse

WINDOW = """
import sys
from pathlib import Path
from minigolf_desktop.storage import books
from minigolf_desktop.storage.designer.records import Result, add_result
# Each waits for its turn, however long a busy machine lets the other one write.
books.PATIENCE = 60
first, path = int(sys.argv[1]), Path(sys.argv[2])
for number in range(first, first + 25):
    add_result(path, Result(date="2026-01-01T12:00:00", seed=number, land="land-01", clients=(),
        total=number, level=0, practice=False, match=f"{number:016x}"))
"""


def result(number, **changes):
    fields = {"date": "2026-01-01T12:00:00", "seed": 7, "land": "land-01", "clients": ()}
    fields |= {"total": number, "level": 0, "practice": False, "match": f"{number:016x}"}
    return Result(**(fields | changes))


def test_windows_that_write_at_once_lose_nothing_of_each_other(tmp_path):
    path = tmp_path / "records.json"
    windows = [
        subprocess.Popen([sys.executable, "-c", WINDOW, str(first), str(path)])
        for first in (0, 100)
    ]
    assert [window.wait() for window in windows] == [0, 0]
    totals = sorted(one.total for one in read_results(path)[0])
    assert totals == [*range(25), *range(100, 125)]


@pytest.mark.quick
def test_a_match_is_written_once(tmp_path):
    path = tmp_path / "records.json"
    add_result(path, result(1))
    before = path.read_bytes()
    add_result(path, result(1, total=90))
    assert path.read_bytes() == before
    assert is_kept(path, f"{1:016x}")
    assert not is_kept(path, f"{2:016x}")


def test_a_result_that_fell_off_the_list_is_not_written_again(tmp_path, monkeypatch):
    monkeypatch.setattr("minigolf_desktop.storage.designer.records.MOST_RESULTS", 1)
    path = tmp_path / "records.json"
    add_result(path, result(1))
    add_result(path, result(2))
    before = path.read_bytes()
    add_result(path, result(1))
    assert path.read_bytes() == before


def test_a_book_remembers_so_many_matches(tmp_path, monkeypatch):
    monkeypatch.setattr(books, "MOST_MATCHES", 2)
    path = tmp_path / "records.json"
    for number in range(4):
        add_result(path, result(number))
    assert [is_kept(path, f"{number:016x}") for number in range(4)] == [False, False, True, True]
    assert MOST_MATCHES > 500


def test_a_window_that_does_not_come_to_an_end_is_told_of(tmp_path, monkeypatch):
    monkeypatch.setattr(books, "PATIENCE", 0.05)
    path = tmp_path / "records.json"
    with Lock(path), pytest.raises(MatchInUse):
        add_result(path, result(1))
