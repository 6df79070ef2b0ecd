"""The journal of a game of a group."""

import json
import random

import pytest

from minigolf_desktop.bots.designer.playout import random_action, setup_for_playout
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.verbs.check import run


@pytest.fixture
def saved(tmp_path, rules):
    """A journal of sixty moves of an advanced game for three, and its match."""
    match = Match(rules, setup_for_playout("expansion", 3), 21)
    chance = random.Random(2)
    with Journal.create(tmp_path, match, name="Riverside") as journal:
        for _ in range(60):
            action = random_action(rules, match.state, chance)
            match.play(match.state.waiting[0], action)
            journal.append(match.moves[-1])
    return journal.path, match


def test_a_game_of_a_group_comes_back_as_it_was_left(saved, rules):
    path, match = saved
    again, journal = open_journal(path, rules)
    journal.close()
    assert again.rules is rules
    assert again.state == match.state
    assert again.log == match.log
    assert [player.name for player in again.setup.players] == ["Red", "Blue", "Yellow"]


def lines_of(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def write(path, lines):
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))


def test_a_move_of_another_seat_is_refused(saved, rules):
    path, _ = saved
    header, first, *rest = lines_of(path)
    write(path, [header, first | {"seat": (first["seat"] + 1) % 3}, *rest])
    with pytest.raises(StorageError, match=r"line 2: .*not-your-turn"):
        at_once(read_journal(path, rules))


def test_check_replays_a_game_of_a_group(saved, capsys):
    path, _ = saved
    assert run(_Wanted(path)) == 0
    assert "OK: a match of designer, moves: 60, not over" in capsys.readouterr().out


class _Wanted:
    def __init__(self, file):
        self.file = file


def test_a_set_up_without_the_newer_fields_opens(tmp_path, rules):
    with Journal.create(tmp_path, Match(rules, Setup(), 7)) as journal:
        pass
    (header,) = lines_of(journal.path)
    for field in ("players", "mode", "expansion", "reserve", "visits"):
        del header["setup"][field]
    write(journal.path, [header])
    assert at_once(read_journal(journal.path, rules)).match.setup == Setup()
