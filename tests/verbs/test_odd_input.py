"""Whatever a verb is given: one line on standard error and exit status 2, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from odd import ODD

from minigolf_desktop import cli
from minigolf_desktop.storage.putt_dice import shipped_paths

CHECKOUT = Path(__file__).resolve().parents[2]

VERBS = {
    "score": lambda file: ["score", file],
    "check": lambda file: ["check", file],
    "render": lambda file: ["render", file, "--out", str(Path(file).with_name("out.png"))],
}


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("verb", VERBS)
def test_what_is_no_course_is_refused_in_one_line(tmp_path, capsys, verb, odd):
    ODD[odd](tmp_path / "odd.minigolf")
    assert cli.run(VERBS[verb](str(tmp_path / "odd.minigolf"))) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("minigolf-desktop: odd.minigolf: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["two\nlines", "x" * 300, "", "good.json/x", "a\x1b[2Jb\u202ec"])
@pytest.mark.parametrize("verb", ["score", "check", "render"])
def test_a_name_that_leads_nowhere_is_refused_in_one_line(tmp_path, capsys, verb, name):
    (tmp_path / "good.json").write_bytes(shipped_paths()[0].read_bytes())
    assert cli.run(VERBS[verb](str(tmp_path / name))) == 2
    _, err = capsys.readouterr()
    assert err.removesuffix("\n").isprintable()


def minigolf(*arguments, stdout):
    """Run the program as a command."""
    return subprocess.run(
        [sys.executable, "-m", "minigolf_desktop", *arguments],
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "QT_QPA_PLATFORM": "offscreen"},
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_behind_what_is_printed_is_told_in_one_line():
    with Path("/dev/full").open("w") as full:
        done = minigolf("score", str(shipped_paths()[0]), stdout=full)
    assert done.returncode == 2
    assert done.stderr == "minigolf-desktop: No space left on device\n"


def test_a_folder_whose_name_is_too_long_is_told_in_one_line(tmp_path):
    out = str(tmp_path / ("x" * 300) / "out.png")
    done = minigolf("render", str(shipped_paths()[0]), "--out", out, stdout=subprocess.PIPE)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "File name too long" in done.stderr
