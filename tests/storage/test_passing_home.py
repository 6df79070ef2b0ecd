"""Where the folders cannot be written, all is done on a copy that goes with the program."""

import errno
import os

import pytest
from odd import ODD

from minigolf_desktop.storage.folders import HOME_VARIABLE, Folders, home_to_use, why_not_kept
from minigolf_desktop.storage.journal import Journal, open_journal


def on_a_read_only_disk(monkeypatch, home):
    """Let no file be made below a home, whoever asks: tests may run as a user who may do all."""
    really_open = os.open

    def refuse(path, flags, *rest, **named):
        if flags & os.O_CREAT and str(path).startswith(str(home)):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return really_open(path, flags, *rest, **named)

    monkeypatch.setattr(os, "open", refuse)


def test_a_home_that_can_be_written_is_used_as_it_is(folders):
    with home_to_use(folders) as (home, why):
        assert (home, why) == (folders, "")
    assert sorted(entry.name for entry in folders.data.iterdir()) == []


@pytest.mark.parametrize("odd", [odd for odd in ODD if odd != "a folder"])
@pytest.mark.parametrize("name", ["", "saves", "finished"])
def test_a_folder_that_is_none_is_the_reason_that_nothing_is_kept(folders, name, odd):
    place = folders.data / name
    place.parent.mkdir(parents=True, exist_ok=True)
    ODD[odd](place)
    why = why_not_kept(folders)
    assert str(place) in why
    assert "\n" not in why
    assert "folder" in why or "link" in why or "symbolic" in why.lower()


def test_a_read_only_disk_is_the_reason_that_nothing_is_kept(folders, monkeypatch):
    folders.data.mkdir()
    on_a_read_only_disk(monkeypatch, folders.data)
    assert why_not_kept(folders) == f"{folders.data}: {os.strerror(errno.EROFS)}"


def test_a_match_of_a_read_only_home_is_played_on_and_stays_as_it_was(
    folders, match, rules, play_on, monkeypatch
):
    with Journal.create(folders.saves, match) as journal:
        play_on(match, journal, 10)
    # Nor may the file itself be written, and it was played last long ago.
    journal.path.chmod(0o444)
    os.utime(journal.path, (1_000_000_000, 1_000_000_000))
    before = journal.path.read_bytes()
    with monkeypatch.context() as disk:
        on_a_read_only_disk(disk, folders.data)
        with home_to_use(folders) as (home, why):
            assert why
            assert home.goes_with_program
            assert home.log == folders.log
            copy = home.saves / journal.path.name
            assert copy.stat().st_mtime == 1_000_000_000
            again, playing = open_journal(copy, rules)
            play_on(again, playing, 5)
            playing.finish(home.finished)
    assert not home.data.parent.exists()
    assert journal.path.read_bytes() == before


def test_odd_things_and_what_is_none_of_ours_are_not_copied(folders):
    folders.courses.mkdir(parents=True)
    (folders.data / "saves").touch()
    (folders.data / "photos").mkdir()
    for number, put in enumerate(ODD.values()):
        put(folders.courses / f"{number}.minigolf")
    with (folders.courses / "large.minigolf").open("wb") as large:
        large.truncate(50_000_000)
    with home_to_use(folders) as (home, why):
        assert why
        assert len(list(home.courses.iterdir())) == 2
        assert not (home.data / "photos").exists()


def test_without_room_for_temporary_files_the_home_is_looked_at_as_it_is(folders, monkeypatch):
    folders.data.mkdir()
    folders.saves.touch()

    def full(prefix):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("tempfile.mkdtemp", full)
    with home_to_use(folders) as (home, why):
        assert home == folders
        assert why


def test_folders_of_one_home_are_all_copied(tmp_path):
    """One folder for all, as on a memory stick: the settings lie beside what the player made."""
    folders = Folders.below(tmp_path)
    folders.settings.write_bytes(b"settings")
    folders.saves.touch()
    with home_to_use(folders) as (home, _):
        assert home.settings.read_bytes() == b"settings"


@pytest.mark.skipif(os.name == "nt", reason="Windows knows every user's home")
def test_somebody_without_a_home_plays_on_what_goes_with_the_program(monkeypatch):
    def nobody(number):
        raise KeyError(number)

    monkeypatch.setattr("pwd.getpwuid", nobody)
    for name in [name for name in os.environ if name == "HOME" or name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    with home_to_use(Folders.of_user()) as (home, why):
        assert why == "there is no home folder (HOME is not set)"
        assert home.goes_with_program
        assert home.data.is_dir()
        assert home.to_share.is_dir()
