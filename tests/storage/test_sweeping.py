"""Files left by programs that were killed go at the next start; those of living ones stay."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from minigolf_desktop.storage.atomic import Lock, hold, write_atomically
from minigolf_desktop.storage.errors import MatchInUse
from minigolf_desktop.storage.folders import sweep

CHECKOUT = Path(__file__).resolve().parents[2]

OTHER_WINDOW = """
import os, sys
from pathlib import Path
from minigolf_desktop.storage.atomic import Lock, hold
folder = Path(sys.argv[1])
lock = Lock(folder / "match.jsonl")
descriptor = hold(folder / f".{os.getpid()}-1.new")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def other_window(folders):
    """Another window, which has a match open and is writing a file."""
    folders.saves.mkdir(parents=True)
    process = subprocess.Popen(
        [sys.executable, "-c", OTHER_WINDOW, str(folders.saves)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"held\n"
    yield process
    process.kill()
    process.communicate()


def names(folder):
    return sorted(entry.name for entry in folder.iterdir())


def test_what_a_living_window_holds_stays_and_goes_when_it_is_killed(folders, other_window):
    sweep(folders)
    assert names(folders.saves) == [f".{other_window.pid}-1.new", "match.jsonl.lock"]
    with pytest.raises(MatchInUse):
        Lock(folders.saves / "match.jsonl")
    other_window.kill()
    other_window.wait()
    sweep(folders)
    assert names(folders.saves) == []


def test_what_version_one_left_goes_too(folders):
    folders.log.mkdir()
    folders.data.mkdir()
    (folders.log / "minigolf-desktop.log.lock").touch()
    (folders.data / ".records.json.4711.new").write_bytes(b"half")
    sweep(folders)
    assert (names(folders.log), names(folders.data)) == ([], [])


def test_files_of_other_people_stay(folders):
    folders.courses.mkdir(parents=True)
    (folders.courses / "door.lock").write_bytes(b"a picture of a lock")
    (folders.courses / "brand.new").touch()
    (folders.courses / "folder.lock").mkdir()
    sweep(folders)
    assert names(folders.courses) == ["brand.new", "door.lock", "folder.lock"]


def test_a_lock_that_is_given_back_leaves_no_file(tmp_path):
    with Lock(tmp_path / "match.jsonl") as lock:
        assert lock.holds
        assert names(tmp_path) == ["match.jsonl.lock"]
    assert names(tmp_path) == []


def test_a_file_that_was_deleted_under_a_lock_is_not_held_twice(tmp_path, monkeypatch):
    """Whoever waits opens a file that goes meanwhile: it takes the one that lies there now."""
    place = tmp_path / "match.jsonl.lock"
    really_open, opened = os.open, []

    def slow_open(path, *rest):
        descriptor = really_open(path, *rest)
        if not opened:
            place.unlink()
        opened.append(descriptor)
        return descriptor

    monkeypatch.setattr(os, "open", slow_open)
    held = hold(place)
    assert len(opened) == 2
    assert os.path.samestat(os.fstat(held), place.stat())
    os.close(held)


def test_a_whole_file_is_written_beside_one_that_was_left(tmp_path):
    for _ in range(2):
        write_atomically(tmp_path / "file", b"whole")
    assert names(tmp_path) == ["file"]
