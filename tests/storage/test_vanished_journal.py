"""A journal that somebody deletes or renames while it is played is written anew: nothing is lost.

Whoever played goes on; what is on the disk is the whole match, under a name of its own.
"""

import os
import shutil

import pytest

from minigolf_desktop.model.play import Move
from minigolf_desktop.storage import journal as journal_module
from minigolf_desktop.storage.errors import DiskError, MatchInUse
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.storage.reading import at_once


@pytest.fixture
def playing(tmp_path, match, play_on):
    """A match in the midst of being played."""
    with Journal.create(tmp_path / "saves", match, name="Riverside") as journal:
        play_on(match, journal, 10)
        yield journal


def deleted(path):
    path.unlink()


def renamed(path):
    path.rename(path.with_name("other.jsonl"))


def folder_deleted(path):
    shutil.rmtree(path.parent)


def folder_renamed(path):
    path.parent.rename(path.parent.with_name("elsewhere"))


@pytest.mark.parametrize("vanish", [deleted, renamed, folder_deleted, folder_renamed])
def test_a_journal_whose_name_vanished_is_written_anew(playing, match, rules, play_on, vanish):
    vanish(playing.path)
    play_on(match, playing, 5)
    assert at_once(read_journal(playing.path, rules)).match.moves == match.moves
    assert at_once(read_journal(playing.path, rules)).header.name == "Riverside"


@pytest.mark.parametrize("vanish", [deleted, folder_deleted])
def test_the_journal_that_is_written_anew_is_locked_too(playing, match, rules, play_on, vanish):
    vanish(playing.path)
    play_on(match, playing, 3)
    with pytest.raises(MatchInUse):
        open_journal(playing.path, rules)


def test_another_file_under_its_name_stays_as_it_is(playing, match, rules, play_on):
    place = playing.path
    place.unlink()
    place.write_bytes(b"of somebody else")
    play_on(match, playing, 5)
    assert place.read_bytes() == b"of somebody else"
    assert playing.path != place
    assert at_once(read_journal(playing.path, rules)).match.moves == match.moves


def test_a_journal_that_vanished_before_its_end_is_filed_whole(playing, match, rules, tmp_path):
    playing.path.unlink()
    place = playing.finish(tmp_path / "finished")
    assert at_once(read_journal(place, rules)).match.moves == match.moves


def test_a_journal_that_cannot_be_written_anew_is_whole_as_soon_as_it_can(
    playing, match, rules, play_on, monkeypatch
):
    playing.path.unlink()

    def fail(path, data):
        raise DiskError("full")

    before = len(match.moves)
    with monkeypatch.context() as full:
        full.setattr(journal_module, "write_atomically", fail)
        for _ in range(2):
            with pytest.raises(DiskError):
                playing.append(Move(0, next(iter(rules.legal(match.state)))))
    play_on(match, playing, 1)
    assert len(match.moves) == before + 1
    assert at_once(read_journal(playing.path, rules)).match.moves == match.moves


@pytest.mark.parametrize("vanish", [deleted, renamed, folder_deleted])
def test_a_journal_that_vanished_is_written_anew_when_the_match_is_left(
    playing, match, rules, vanish
):
    vanish(playing.path)
    playing.close()
    assert at_once(read_journal(playing.path, rules)).match.moves == match.moves


def test_a_journal_that_was_filed_or_closed_is_not_written_again(playing, tmp_path):
    before = playing.path
    playing.finish(tmp_path / "finished").unlink()
    playing.close()
    assert not before.exists()
    assert not playing.path.exists()


def test_a_disk_that_tells_no_files_apart_has_one_journal_all_the_same(
    tmp_path, match, rules, play_on, monkeypatch
):
    monkeypatch.setattr(os.path, "samestat", lambda one, other: False)
    with Journal.create(tmp_path, match) as journal:
        play_on(match, journal, 10)
    assert [entry.name for entry in tmp_path.glob("*.jsonl")] == [journal.path.name]
    assert at_once(read_journal(journal.path, rules)).match.moves == match.moves
