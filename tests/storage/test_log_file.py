"""The log of the program: what it holds, how it turns over, and what it does without."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from minigolf_desktop.storage.log_file import LogFile
from minigolf_desktop.storage.rotated_log import KEPT, MOST_BYTES, KeptFile

CHECKOUT = Path(__file__).resolve().parents[2]
SETTINGS = {**os.environ, "PYTHONPATH": str(CHECKOUT)}

program = logging.getLogger("minigolf_desktop.storage.somewhere")


def head():
    return "Minigolf Desktop 1.0"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "below" / "log"


@pytest.fixture
def log(folder):
    log = LogFile(folder, head)
    yield log
    log.close()


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def test_the_log_begins_with_what_runs_on_what(log):
    program.info("Match opened")
    first, second = lines(log.path)
    assert first.endswith("INFO minigolf_desktop: Minigolf Desktop 1.0")
    assert second.endswith("INFO minigolf_desktop.storage.somewhere: Match opened")


def test_nothing_is_opened_before_the_first_line(log):
    assert not log.path.exists()


def test_a_trace_is_in_the_log(log):
    try:
        raise KeyError("ball")
    except KeyError:
        program.exception("Unexpected")
    written = log.path.read_text()
    assert "Traceback" in written
    assert "KeyError: 'ball'" in written


@pytest.mark.parametrize("spelling", [str, repr, Path.as_uri])
def test_the_home_folder_is_shortened(folder, tmp_path, monkeypatch, spelling):
    home = tmp_path / "anna"
    monkeypatch.setattr(Path, "home", lambda: home)
    log = LogFile(folder, head)
    program.info("Opened %s", spelling(home / "courses" / "pond.json"))
    program.info("Opened %s", tmp_path / "annabel" / "pond.json")
    first, second = lines(log.path)[1:]
    log.close()
    assert "~/courses/pond.json" in first
    assert "anna" not in first
    assert second.endswith(str(Path("annabel", "pond.json")))


def test_a_full_log_is_turned_over_and_old_ones_go(log, folder):
    for number in range(40):
        program.info("%d %s", number, "x" * (MOST_BYTES // 5))
    files = sorted(path.name for path in folder.glob("*.log*") if path.suffix != ".lock")
    assert files == ["minigolf-desktop.log"] + [
        f"minigolf-desktop.log.{number}" for number in range(1, KEPT + 1)
    ]
    assert max(path.stat().st_size for path in folder.glob("*.log*")) <= MOST_BYTES
    assert lines(log.path)[-1].split()[4] == "39"


def test_a_log_that_cannot_be_moved_is_gone_on_with_and_the_old_ones_stay(tmp_path, monkeypatch):
    path = tmp_path / "a.log"
    older = tmp_path / "a.log.1"
    older.write_text("older")
    file = KeptFile(path, maxBytes=60, backupCount=2)
    busy = PermissionError(13, "used by another process")
    with monkeypatch.context() as windows:
        windows.setattr(Path, "replace", lambda path, target: (_ for _ in ()).throw(busy))
        for number in range(5):
            file.handle(logging.makeLogRecord({"msg": f"line {number} of twenty letters"}))
    assert [line.split()[1] for line in lines(path)] == list("01234")
    assert older.read_text() == "older"
    file.handle(logging.makeLogRecord({"msg": "the last line"}))
    file.close()
    assert lines(path) == ["the last line"]
    assert (tmp_path / "a.log.2").read_text() == "older"


def test_a_folder_in_which_nothing_can_be_moved_loses_no_line(tmp_path, monkeypatch):
    path = tmp_path / "a.log"
    file = KeptFile(path, maxBytes=60, backupCount=2)
    refused = PermissionError(13, "not allowed")
    monkeypatch.setattr(os, "rename", lambda path, target: (_ for _ in ()).throw(refused))
    for number in range(5):
        file.handle(logging.makeLogRecord({"msg": f"line {number} of twenty letters"}))
    file.close()
    assert [line.split()[1] for line in lines(path)] == list("01234")


def test_a_second_window_writes_a_log_of_its_own(log, folder):
    other = LogFile(folder, head)
    assert (log.path.name, other.path.name) == ("minigolf-desktop.log", "minigolf-desktop-2.log")
    other.close()
    again = LogFile(folder, head)
    assert again.path.name == "minigolf-desktop-2.log"
    again.close()


def test_no_line_is_lost_where_two_programs_write_at_the_same_time(folder):
    script = (
        "import logging, pathlib, sys\n"
        "from minigolf_desktop.storage.log_file import LogFile\n"
        "log = LogFile(pathlib.Path(sys.argv[1]), lambda: 'head')\n"
        "for number in range(3000):\n"
        "    logging.getLogger('minigolf_desktop').info("
        "'%s says %d %s', *sys.argv[2:], number, 'x' * 40)\n"
        "log.close()\n"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", script, str(folder), name], env=SETTINGS, stderr=subprocess.PIPE
        )
        for name in ("one", "two")
    ]
    assert [program.communicate()[1] for program in running] == [b"", b""]
    written = "".join(path.read_text() for path in folder.glob("*.log*"))
    for name in ("one", "two"):
        assert written.count(f"{name} says") == 3000


def test_the_program_runs_without_a_log_where_none_can_be_written(tmp_path):
    (tmp_path / "file").write_text("in the way")
    log = LogFile(tmp_path / "file" / "log", head)
    program.info("Match opened")
    log.catch_crashes()
    assert log.path is None
    log.close()


def test_a_log_that_cannot_be_opened_is_done_without(log):
    log.path.mkdir()
    program.info("Match opened")
    program.info("Match over")
    assert log.path is None


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to try it on")
def test_what_a_full_disk_does_not_take_is_left_out_without_a_word(log, capfd):
    log.path = Path("/dev/full")
    program.info("Match opened")
    log.close()
    assert capfd.readouterr() == ("", "")


def test_where_qt_breaks_down_is_in_the_next_log(folder):
    script = (
        "import faulthandler, pathlib, sys\n"
        "from minigolf_desktop.storage.log_file import LogFile\n"
        "def break_down():\n"
        "    faulthandler._sigsegv()\n"
        "LogFile(pathlib.Path(sys.argv[1]), lambda: 'head').catch_crashes()\n"
        "break_down()\n"
    )
    broken = subprocess.run([sys.executable, "-c", script, str(folder)], env=SETTINGS, check=False)
    assert broken.returncode != 0
    read = (
        "import pathlib, sys\n"
        "from minigolf_desktop.storage.log_file import LogFile\n"
        "log = LogFile(pathlib.Path(sys.argv[1]), lambda: 'head')\n"
        "log.catch_crashes()\n"
        "print(log.path.read_text())\n"
        "log.close()\n"
    )
    for wanted in (True, False):
        (folder / "minigolf-desktop.log").write_text("")
        told = subprocess.run(
            [sys.executable, "-c", read, str(folder)],
            env=SETTINGS,
            capture_output=True,
            text=True,
            check=True,
        )
        assert ("in break_down" in told.stdout) is wanted
