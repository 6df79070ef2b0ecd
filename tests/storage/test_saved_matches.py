"""Which match to go on with."""

import json
import os

import pytest

from minigolf_desktop.storage.folders import summary_beside
from minigolf_desktop.storage.journal import Journal, open_journal
from minigolf_desktop.storage.saved_matches import Latest, read_latest, saves, write_latest


def summary(journal):
    name, size = journal.path.name, journal.path.stat().st_size
    found = Latest(name, "land-07", "Teapot", 12, 37, -3, "2025-11-20T06:12:00", "designer", 1)
    return found._replace(size=size)


def dated(journal, seconds):
    os.utime(journal.path, (seconds, seconds))


@pytest.fixture
def closed_journal(folders, match, play_on):
    with Journal.create(folders.saves, match, name="Riverside") as journal:
        play_on(match, journal, 3)
    return journal


def test_nothing_is_offered_to_a_new_player(folders):
    assert read_latest(folders) is None
    assert tuple(saves(folders)) == ()


def test_a_match_of_the_future_is_not_offered_before_those_of_today(folders, match):
    with (
        Journal.create(folders.saves, match) as today,
        Journal.create(folders.saves, match) as future,
    ):
        dated(future, 10_000_000_000)
    assert [save.path for save in saves(folders)] == [today.path, future.path]
    assert read_latest(folders).journal == today.path.name


def test_a_file_without_a_first_line_is_listed_but_not_offered(folders, closed_journal):
    (folders.saves / "z.jsonl").write_bytes(b"")
    assert read_latest(folders).journal == closed_journal.path.name
    assert {save.path.name for save in saves(folders)} == {closed_journal.path.name, "z.jsonl"}


def test_the_match_is_offered_with_its_summary(folders, closed_journal):
    write_latest(folders, summary(closed_journal))
    assert read_latest(folders) == summary(closed_journal)


@pytest.mark.parametrize(
    "change",
    [
        {"placed": "12"},
        {"placed": True},
        {"score": 1e6},
        {"of": 10**30},
        {"saved": "now"},
        {"land": None},
        {"journal": "../other.jsonl"},
        {"land_name": "x" * 300},
        {"extra": 1},
        {"size": "12"},
        {"is_known": 1},
    ],
)
def test_a_wrong_summary_is_passed_over_but_the_match_is_offered(folders, closed_journal, change):
    document = summary(closed_journal)._asdict() | change
    summary_beside(closed_journal.path).write_text(json.dumps(document))
    offered = read_latest(folders)
    assert (offered.journal, offered.land, offered.of) == (closed_journal.path.name, "", 0)
    assert offered.game == "designer"


def test_a_summary_of_before_the_last_moves_is_not_told(folders, rules, closed_journal, play_on):
    """The program crashed after them: what it had summed up before is not true any more."""
    write_latest(folders, summary(closed_journal))
    match, journal = open_journal(closed_journal.path, rules)
    with journal:
        play_on(match, journal, 2)
    offered = read_latest(folders)
    assert (offered.journal, offered.is_known) == (closed_journal.path.name, False)
    assert (offered.land, offered.placed, offered.of, offered.score) == ("", 0, 0, 0)


@pytest.mark.parametrize("content", [b"", b"\0" * 40, b"[1]", b"{" * 9_000, b" " * 100_000])
def test_a_damaged_summary_is_passed_over(folders, closed_journal, content):
    summary_beside(closed_journal.path).write_bytes(content)
    assert read_latest(folders).journal == closed_journal.path.name


def test_the_newest_match_is_offered(folders, match, closed_journal):
    write_latest(folders, summary(closed_journal))
    dated(closed_journal, 1_000)
    with Journal.create(folders.saves, match) as newer:
        pass
    assert read_latest(folders).journal == newer.path.name


def test_a_match_that_another_window_plays_is_not_offered(folders, match, closed_journal):
    dated(closed_journal, 1_000)
    with Journal.create(folders.saves, match):
        assert read_latest(folders).journal == closed_journal.path.name


def test_a_finished_match_is_not_offered_but_listed(folders, match):
    journal = Journal.create(folders.saves, match, name="Done")
    journal.finish(folders.finished)
    assert read_latest(folders) is None
    (save,) = saves(folders)
    assert (save.name, save.game, save.finished) == ("Done", "designer", True)
    assert save.path.is_file()


def test_all_matches_are_listed_unfinished_first_newest_first(folders, match):
    journals = [Journal.create(folders.saves, match, name=name) for name in "abc"]
    for seconds, journal in enumerate(journals, 1_000):
        journal.close()
        dated(journal, seconds)
    done = Journal.create(folders.saves, match, name="d")
    done.finish(folders.finished)
    assert [save.name for save in saves(folders)] == ["c", "b", "a", "d"]


def test_a_damaged_match_is_not_offered_but_listed_so_that_opening_it_can_say_why(folders):
    folders.saves.mkdir(parents=True)
    (folders.saves / "broken.jsonl").write_bytes(b"\xff\n")
    (save,) = saves(folders)
    assert (save.game, save.name, save.created) == ("", "", "")
    assert read_latest(folders) is None
