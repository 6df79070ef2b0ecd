"""The journal of a match: what was confirmed is never lost."""

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from minigolf_desktop.model.designer import Setup, setup_to_json
from minigolf_desktop.model.play import Move
from minigolf_desktop.storage import journal as journal_module
from minigolf_desktop.storage import replay
from minigolf_desktop.storage.errors import ForeignFile, MatchInUse, StorageError
from minigolf_desktop.storage.folders import judgement_beside, thumbnail
from minigolf_desktop.storage.journal import (
    Ahead,
    Journal,
    file_journal,
    open_journal,
    read_journal,
    take_up,
)
from minigolf_desktop.storage.reading import at_once

CHECKOUT = Path(__file__).resolve().parents[2]

PLAYER = """
import sys
from pathlib import Path
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.model.designer import DesignerRules, Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.journal import Journal

catalogue = load_catalogue()
rules = DesignerRules(catalogue.designs, catalogue.lands, catalogue.clients)
match = Match(rules, Setup(), 11)
journal = Journal.create(Path(sys.argv[1]), match)
print(journal.path, flush=True)
while True:
    match.play(0, sorted(rules.legal(match.state), key=repr)[0])
    journal.append(match.moves[-1])
    print(len(match.moves), flush=True)
    sys.stdin.readline()
"""


class NoRules:
    """Rules by which nothing is played: they only know how they were amended."""

    def __init__(self, rules) -> None:
        self.amendments = rules.amendments


@pytest.fixture
def saved(tmp_path, match, play_on):
    """A journal of forty moves, closed."""
    with Journal.create(tmp_path, match, name="Riverside") as journal:
        play_on(match, journal, 40)
    return journal.path


def lines_of(path):
    return path.read_bytes().splitlines(keepends=True)


def start_player(folder):
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
    )
    return player, Path(player.stdout.readline().strip())


def test_a_match_comes_back_as_it_was_left(saved, match, rules):
    again, journal = open_journal(saved, rules)
    journal.close()
    assert again.state == match.state
    assert again.moves == match.moves
    assert again.can_redo == match.can_redo
    assert journal.warning == ""


def test_a_match_goes_on_after_it_was_opened(saved, rules, play_on):
    again, journal = open_journal(saved, rules)
    with journal:
        play_on(again, journal, 20)
    third = at_once(read_journal(saved, rules)).match
    assert third.moves == again.moves
    assert third.state == again.state


def test_a_match_that_was_read_ahead_is_not_played_again_when_it_is_opened(saved, match, rules):
    ahead = Ahead(saved)
    steps = len(list(ahead.read(rules)))
    assert steps == len(lines_of(saved)) - 1
    again, journal = open_journal(saved, NoRules(rules), ahead)
    journal.close()
    assert again.moves == match.moves
    assert again.state == match.state


def test_what_was_read_ahead_counts_once_and_only_while_the_file_holds_it(saved, rules, play_on):
    ahead = Ahead(saved)
    list(ahead.read(rules))
    again, journal = open_journal(saved, rules)
    with journal:
        play_on(again, journal, 3)
    assert at_once(read_journal(saved, rules, ahead)).match.moves == again.moves
    list(ahead.read(rules))
    first, second = (at_once(read_journal(saved, rules, ahead)).match for _ in range(2))
    assert first is not second


def test_what_is_wrong_with_a_match_is_told_when_it_is_opened_not_when_it_is_read(saved, rules):
    saved.write_bytes(saved.read_bytes().replace(b'"seat": 0', b'"seat": 9', 1))
    ahead = Ahead(saved)
    list(ahead.read(rules))
    with pytest.raises(StorageError, match="line 2"):
        open_journal(saved, rules, ahead)


def test_a_journal_that_is_open_tells_its_match_as_reading_it_would(saved, rules):
    match, journal = open_journal(saved, rules)
    with journal:
        told, found = journal.as_replayed(match), at_once(read_journal(saved, rules))
        assert told._replace(match=None, lines=0) == found._replace(match=None, lines=0)
        assert told.match.moves == found.match.moves
        told.match.go_to(1)
        assert len(match.moves) == len(found.match.moves)


def test_the_first_line_tells_game_set_up_seed_and_name(saved):
    header = json.loads(lines_of(saved)[0])
    fields = {"format", "version", "game", "rules", "setup", "seed", "created", "name", "match"}
    assert set(header) == fields
    assert (header["format"], header["version"]) == ("minigolf-match", 3)
    assert (header["game"], header["seed"], header["name"]) == ("designer", 7, "Riverside")


def test_every_line_is_on_disk_before_the_call_returns(tmp_path, match, rules):
    with Journal.create(tmp_path, match) as journal:
        match.play(0, next(iter(rules.legal(match.state))))
        journal.append(match.moves[-1])
        assert len(lines_of(journal.path)) == 2
        assert at_once(read_journal(journal.path, rules)).match.moves == match.moves


@pytest.mark.parametrize("half", [b'{"seat": 0, "do": "pla', b'{"undo": true}', b"\0\0\0", b"{\n"])
def test_a_half_written_last_line_is_dropped_and_the_file_kept_aside(saved, match, rules, half):
    damaged = saved.read_bytes() + half
    saved.write_bytes(damaged)
    again, journal = open_journal(saved, rules)
    journal.close()
    assert again.moves == match.moves
    assert "half written" in journal.warning
    assert (saved.parent / "set-aside" / saved.name).read_bytes() == damaged
    assert saved.read_bytes() == damaged.removesuffix(half)


def test_a_file_cut_anywhere_opens_with_what_was_whole(saved, rules):
    whole = saved.read_bytes()
    first = len(lines_of(saved)[0])
    for length in range(first, len(whole), 37):
        saved.write_bytes(whole[:length])
        again, journal = open_journal(saved, rules)
        journal.close()
        assert whole.startswith(saved.read_bytes())
        assert length - len(saved.read_bytes()) < 200
        assert len(again.moves) <= whole[:length].count(b"\n")


def test_a_header_that_is_half_written_is_refused(saved, rules):
    saved.write_bytes(saved.read_bytes()[:40])
    with pytest.raises(StorageError, match=saved.name):
        open_journal(saved, rules)


def test_a_broken_line_in_the_middle_is_named(saved, rules):
    lines = lines_of(saved)
    lines[4] = b'{"seat": 0, "do"\n'
    saved.write_bytes(b"".join(lines))
    with pytest.raises(StorageError, match=f"{saved.name}, line 5: not JSON"):
        open_journal(saved, rules)


@pytest.mark.parametrize(
    "line",
    [
        b'{"undo": 1}',
        b'{"undo": true, "seat": 0}',
        b'{"redo": true, "do": "pass"}',
        b'{"seat": true, "do": "pass"}',
        b'{"seat": 0, "do": "fly"}',
        b'{"seat": 0, "do": "pass", "slot": 1}',
        b'{"seat": 0, "do": "choose-land", "choice": 0}',
        b'{"seat": 0, "do": "place-tile", "slot": 9, "cell": [500, 500], "rotation": 77}',
        b'{"seat": 0, "do": "pass", "do": "pass"}',
        b'{"seat": NaN}',
        b"[]",
        b"[" * 100_000,
        b"1" * 10_000,
    ],
)
def test_a_line_that_is_no_legal_move_is_refused_with_its_number(saved, rules, line):
    lines = lines_of(saved)
    saved.write_bytes(b"".join([*lines, line + b"\n", lines[-1]]))
    with pytest.raises(StorageError, match=f"line {len(lines) + 1}: "):
        open_journal(saved, rules)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("version", "1"),
        ("version", True),
        ("version", 0),
        ("version", 4),
        ("match", ""),
        ("match", "x" * 16),
        ("course", []),
        ("rules", 0),
        ("rules", "2"),
        ("rules", True),
        ("rules", 99),
        ("game", "chess"),
        ("seed", -1),
        ("seed", 1 << 64),
        ("seed", "7"),
        ("created", "yesterday"),
        ("name", "x" * 81),
        ("setup", []),
        ("setup", {"clubs": 9}),
        ("setup", {**setup_to_json(Setup()), "mrs": "mrs-nobody"}),
        ("setup", {**setup_to_json(Setup()), "mr": "mrs-bloom"}),
        ("surprise", 1),
    ],
)
def test_a_wrong_header_is_refused_with_its_line(saved, rules, field, value):
    lines = lines_of(saved)
    header = json.loads(lines[0]) | {field: value}
    saved.write_bytes(b"".join([json.dumps(header).encode() + b"\n", *lines[1:]]))
    with pytest.raises(StorageError, match="line 1: "):
        open_journal(saved, rules)


def test_a_newer_version_is_told_apart(saved, rules):
    lines = lines_of(saved)
    lines[0] = lines[0].replace(b'"version": 3', b'"version": 9')
    saved.write_bytes(b"".join(lines))
    with pytest.raises(StorageError, match="newer program"):
        open_journal(saved, rules)


@pytest.mark.parametrize("content", [b"", b"\x89PNG", b"{}", b"null\n", b'{"format": "other"}\n'])
def test_a_foreign_file_is_refused(tmp_path, rules, content):
    path = tmp_path / "some.jsonl"
    path.write_bytes(content)
    with pytest.raises(ForeignFile, match="not a saved match"):
        open_journal(path, rules)


def test_a_missing_file_leaves_no_trace(tmp_path, rules):
    with pytest.raises(ForeignFile, match="no such file"):
        open_journal(tmp_path / "none.jsonl", rules)
    assert list(tmp_path.iterdir()) == []


def test_a_huge_file_is_refused(saved, rules):
    saved.write_bytes(saved.read_bytes() + b" " * 4_000_000)
    with pytest.raises(StorageError, match="larger than"):
        open_journal(saved, rules)


def test_a_file_of_too_many_lines_is_refused(saved, rules):
    saved.write_bytes(saved.read_bytes() + b'{"undo": true}\n' * journal_module.MOST_LINES)
    with pytest.raises(StorageError, match="more than 50,000 lines"):
        open_journal(saved, rules)


def test_undoing_for_hours_does_not_outgrow_the_limit(tmp_path, match, rules, monkeypatch):
    monkeypatch.setattr(journal_module, "MOST_LINES", 50)
    with Journal.create(tmp_path, match) as journal:
        match.play(0, next(iter(rules.legal(match.state))))
        journal.append(match.moves[-1])
        for _ in range(200):
            if match.can_undo:
                match.undo()
                journal.undone()
                match.redo()
                journal.redone()
    assert len(lines_of(journal.path)) <= 50
    assert at_once(read_journal(journal.path, rules)).match.moves == match.moves


def test_a_second_window_cannot_open_the_match(tmp_path, match, rules):
    journal = Journal.create(tmp_path, match)
    with pytest.raises(MatchInUse, match="another window"):
        open_journal(journal.path, rules)
    journal.close()
    open_journal(journal.path, rules)[1].close()


def test_another_process_cannot_open_the_match(tmp_path, rules):
    player, path = start_player(tmp_path)
    try:
        with pytest.raises(MatchInUse):
            open_journal(path, rules)
    finally:
        player.kill()
        player.communicate()


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_killed_process_loses_nothing_and_leaves_no_lock(tmp_path, rules):
    player, path = start_player(tmp_path)
    confirmed = 0
    for _ in range(12):
        confirmed = int(player.stdout.readline())
        player.stdin.write("\n")
        player.stdin.flush()
    player.send_signal(signal.SIGKILL)
    player.communicate()
    again, journal = open_journal(path, rules)
    journal.close()
    # The move after the last one told may have reached the disk, too.
    assert len(again.moves) in (confirmed, confirmed + 1)


def test_two_matches_of_the_same_second_have_files_of_their_own(tmp_path, match):
    first = Journal.create(tmp_path, match)
    second = Journal.create(tmp_path, match)
    assert first.path != second.path
    first.close()
    second.close()


def test_a_finished_match_moves_with_its_picture(tmp_path, match, rules, play_on):
    journal = Journal.create(tmp_path / "saves", match)
    play_on(match, journal, 5)
    journal.path.with_suffix(".png").write_bytes(b"picture")
    place = journal.finish(tmp_path / "finished")
    assert not list((tmp_path / "saves").glob("*.jsonl"))
    assert at_once(read_journal(place, rules)).match.moves == match.moves
    assert place.with_suffix(".png").read_bytes() == b"picture"


def test_a_match_that_is_played_on_comes_back_with_its_picture(saved, match, rules, tmp_path):
    finished, saves = tmp_path / "finished", saved.parent
    thumbnail(saved).write_bytes(b"a picture")
    filed = file_journal(saved, finished)
    judgement_beside(filed).write_text("{}")
    path = take_up(filed, saves)
    assert path.parent == saves and list(finished.iterdir()) == []
    assert thumbnail(path).read_bytes() == b"a picture"
    again, journal = open_journal(path, rules)
    with journal:
        assert again.state == match.state


def test_a_match_that_goes_on_stays_where_it_is(saved):
    assert take_up(saved, saved.parent) == saved


def test_a_match_that_another_window_has_is_not_taken_up(tmp_path, match):
    with Journal.create(tmp_path, match) as journal, pytest.raises(MatchInUse):
        take_up(journal.path, tmp_path / "elsewhere")


def first_legal(match):
    return Move(0, next(iter(match.rules.legal(match.state))))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_move_that_a_full_disk_refused_leaves_the_journal_as_it_was(
    tmp_path, match, rules, monkeypatch
):
    with Journal.create(tmp_path, match) as journal:
        before = journal.path.read_bytes()
        with Path("/dev/full").open("r+b", buffering=0) as full, monkeypatch.context() as patch:
            patch.setattr(journal, "_file", full)
            with pytest.raises(StorageError, match="not saved"):
                journal.append(first_legal(match))
        assert journal.path.read_bytes() == before
        match.play(*first_legal(match))
        journal.append(match.moves[-1])
    assert at_once(read_journal(journal.path, rules)).match.moves == match.moves


@pytest.mark.parametrize("refuse", [Journal.undone, Journal.redone])
def test_what_a_full_disk_does_not_take_back_or_redo_still_stands(
    tmp_path, match, rules, monkeypatch, refuse
):
    with Journal.create(tmp_path, match) as journal:
        for _ in range(2):
            match.play(*first_legal(match))
            journal.append(match.moves[-1])
        journal.undone()
        match.take_back()
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full_disk)
            mark = journal.mark()
            refuse(journal)
            with pytest.raises(StorageError, match="not saved"):
                journal.flusher()()
            journal.go_back(mark)
        match.play(*first_legal(match))
        journal.append(match.moves[-1])
    assert at_once(read_journal(journal.path, rules)).match.moves == match.moves


def test_a_line_that_was_refused_and_cannot_be_cut_off_goes_with_the_next(
    tmp_path, match, rules, monkeypatch
):
    """The disk takes the bytes, fails to flush them and cannot even cut them off."""
    with Journal.create(tmp_path, match) as journal:
        refused = first_legal(match)
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", full_disk)
            patch.setattr(journal, "_file", Uncut(journal._file))
            mark = journal.mark()
            journal.append(refused)
            with pytest.raises(StorageError, match="not saved"):
                journal.flusher()()
            journal.go_back(mark)
        assert journal.path.read_bytes().count(b"\n") == 2
        match.play(*refused)
        journal.append(refused)
    assert at_once(read_journal(journal.path, rules)).match.moves == (refused,)


class Uncut:
    """A file that cannot be made shorter."""

    def __init__(self, file):
        self._file = file

    def truncate(self, size):
        full_disk()

    def __getattr__(self, name):
        return getattr(self._file, name)


def full_disk(*_):
    raise OSError(errno.ENOSPC, "No space left on device")


def test_what_was_flushed_stays_when_what_came_after_it_is_gone_back_from(tmp_path, match, rules):
    with Journal.create(tmp_path, match) as journal:
        match.play(*first_legal(match))
        journal.append(match.moves[-1])
        journal.flusher()()
        mark = journal.mark()
        for _ in range(3):
            match.play(*first_legal(match))
            journal.append(match.moves[-1])
        journal.go_back(mark)
    assert at_once(read_journal(journal.path, rules)).match.moves == match.moves[:1]


def test_a_mark_of_before_the_file_was_written_anew_is_gone_back_to(tmp_path, match, rules):
    with Journal.create(tmp_path, match) as journal:
        mark = journal.mark()
        match.play(*first_legal(match))
        journal.append(match.moves[-1])
        journal.rewrite()
        journal.go_back(mark)
    assert at_once(read_journal(journal.path, rules)).match.moves == ()


def test_what_programs_before_took_back_though_it_had_come_to_light_is_read(tmp_path, match, rules):
    """They wrote so that a move was not played because the disk was full."""
    with Journal.create(tmp_path, match) as journal:
        while match.can_undo or len(match.moves) < 3:
            match.play(*first_legal(match))
            journal.append(match.moves[-1])
        refused = match.take_back()
        journal.undone()
        match.play(*refused)
        journal.append(refused)
    assert at_once(read_journal(journal.path, rules)).match.moves == match.moves


def test_a_match_with_moves_can_begin_a_journal(tmp_path, match, rules):
    match.play(0, next(iter(rules.legal(match.state))))
    Journal.create(tmp_path, match).close()
    (path,) = tmp_path.glob("*.jsonl")
    assert at_once(read_journal(path, rules)).match.moves == match.moves


def test_an_old_version_is_migrated_step_by_step(saved, match, rules, monkeypatch):
    lines = lines_of(saved)
    lines[0] = lines[0].replace(b'"name"', b'"title"')
    saved.write_bytes(b"".join(lines))

    def rename(header):
        named = dict(header)
        named["name"] = named.pop("title")
        return named | {"version": 3}

    monkeypatch.setattr(replay, "VERSION", 4)
    monkeypatch.setattr(replay, "MIGRATIONS", {3: rename})
    again, journal = open_journal(saved, rules)
    journal.close()
    assert again.moves == match.moves
    assert b'"name": "Riverside"' in lines_of(saved)[0]
