"""Writing whole files, and moving files aside."""

import os

import pytest

from minigolf_desktop.storage.atomic import copy_aside, set_aside, write_atomically
from minigolf_desktop.storage.errors import StorageError


def test_a_file_is_replaced_as_a_whole(tmp_path):
    path = tmp_path / "deep" / "file.json"
    write_atomically(path, b"first")
    write_atomically(path, b"second")
    assert path.read_bytes() == b"second"
    assert [entry.name for entry in path.parent.iterdir()] == ["file.json"]


def test_a_write_that_fails_keeps_the_old_file(tmp_path):
    folder = tmp_path / "file.json"
    folder.mkdir()
    (folder / "inside").write_bytes(b"kept")
    with pytest.raises(StorageError, match=r"file\.json: cannot be written"):
        write_atomically(folder, b"new")
    assert (folder / "inside").read_bytes() == b"kept"
    assert [entry.name for entry in tmp_path.iterdir()] == ["file.json"]


def test_setting_aside_never_overwrites(tmp_path):
    path = tmp_path / "match.jsonl"
    places = []
    for content in (b"one", b"two", b"three"):
        path.write_bytes(content)
        places.append(set_aside(path))
        assert not path.exists()
    assert [place.read_bytes() for place in places] == [b"one", b"two", b"three"]


def test_a_copy_aside_never_overwrites(tmp_path):
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"now")
    first, second = copy_aside(path, b"one"), copy_aside(path, b"two")
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")
    assert path.read_bytes() == b"now"


def test_what_is_not_there_cannot_be_set_aside(tmp_path):
    with pytest.raises(StorageError, match="cannot be moved"):
        set_aside(tmp_path / "none")


def test_that_a_file_was_set_aside_is_flushed_before_another_takes_its_place(tmp_path, monkeypatch):
    path = tmp_path / "file.json"
    path.write_bytes(b"damaged")
    flushed = []
    monkeypatch.setattr(
        os, "fsync", lambda one: flushed.append((os.fstat(one).st_ino, path.exists()))
    )
    place = set_aside(path)
    assert flushed == []
    write_atomically(path, b"new")
    assert (place.parent.stat().st_ino, False) in flushed
