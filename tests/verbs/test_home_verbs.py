"""The verbs that take a home along and bring it back: nothing is overwritten or changed in vain."""

import shutil
import sys
from pathlib import Path

import pytest

from minigolf_desktop import cli
from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders

GOLDEN = Path(__file__).parents[1] / "golden" / "home"


@pytest.fixture
def packed(tmp_path, monkeypatch, capsys):
    """A home that somebody took along; what is here is another one."""
    shutil.copytree(GOLDEN, tmp_path / "there")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "there"))
    path = tmp_path / "all.minigolf-home"
    assert cli.run(["take-along", str(path)]) == 0
    assert capsys.readouterr() == (f"{path}\n", "")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "here"))
    return path


def files_of(home):
    return {path.name: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def test_what_was_taken_along_is_brought_back_and_told(packed, tmp_path, capsys):
    games = len(
        list((GOLDEN / "finished").glob("*.jsonl")) + list((GOLDEN / "saves").glob("*.jsonl"))
    )
    assert cli.run(["bring-back", str(packed)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"new here: games {games}, ")
    assert err == ""
    here = Folders.below(tmp_path / "here")
    assert {path.name for path in here.finished.glob("*.jsonl")} == {
        path.name for path in (GOLDEN / "finished").glob("*.jsonl")
    }
    before = files_of(tmp_path / "here")
    assert cli.run(["bring-back", str(packed)]) == 0
    assert capsys.readouterr().out == "new here: games 0, boards 0, courses 0\n"
    assert files_of(tmp_path / "here") == before


def test_a_file_that_is_there_is_not_written_over(packed, capsys):
    before = packed.read_bytes()
    assert cli.run(["take-along", str(packed)]) == 2
    assert "there is such a file already" in capsys.readouterr().err
    assert packed.read_bytes() == before


@pytest.mark.parametrize("spoil", [lambda data: data[:-40], lambda data: b"Dear all"])
def test_a_damaged_or_foreign_file_changes_nothing(packed, tmp_path, capsys, spoil):
    packed.write_bytes(spoil(packed.read_bytes()))
    assert cli.run(["bring-back", str(packed)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("minigolf-desktop: all.minigolf-home: ")
    assert err.count("\n") == 1
    assert files_of(tmp_path / "here") == {}


def test_who_sits_at_a_terminal_sees_how_far_it_is(packed, monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli.run(["bring-back", str(packed)]) == 0
    err = capsys.readouterr().err
    assert "\r100%" in err
    assert err.endswith("\r    \r")
