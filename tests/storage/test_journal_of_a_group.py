"""The journal of a game of a group."""

import random

import pytest

from minigolf_desktop.bots.random_group import random_group_action
from minigolf_desktop.bots.random_player import setup_for_playout
from minigolf_desktop.model.designer import GroupRules, Setup, setup_to_json
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.verbs.check import run


@pytest.fixture
def saved(tmp_path, rules):
    """A journal of sixty moves of an advanced game for three, and its match."""
    match = Match(rules.group, setup_for_playout("expansion", 3), 21)
    chance = random.Random(2)
    with Journal.create(tmp_path, match, name="Riverside") as journal:
        for _ in range(60):
            action = random_group_action(rules.group, match.state, chance)
            match.play(match.state.waiting[0], action)
            journal.append(match.moves[-1])
    return journal.path, match


def test_a_game_of_a_group_comes_back_as_it_was_left(saved, rules):
    path, match = saved
    again, journal = open_journal(path, rules)
    journal.close()
    assert isinstance(again.rules, GroupRules)
    assert again.state == match.state
    assert again.log == match.log
    assert [player.name for player in again.setup.players] == ["Red", "Blue", "Yellow"]


def test_a_move_of_another_seat_is_refused(saved, rules):
    path, _ = saved
    lines = path.read_text().splitlines(keepends=True)
    lines[1] = lines[1].replace('"seat":', '"seat": 1').replace("1 ", "1")
    first = read_journal(path, rules).moves[0].seat
    wrong = lines[1].replace(f'"seat": 1{first}', f'"seat": {(first + 1) % 3}')
    path.write_text("".join([lines[0], wrong, *lines[2:]]))
    with pytest.raises(StorageError, match="line 2"):
        read_journal(path, rules)


def test_check_replays_a_game_of_a_group(saved, capsys):
    path, _ = saved
    assert run(_Wanted(path)) == 0
    assert "OK: a match of designer, 60 moves, not over" in capsys.readouterr().out


class _Wanted:
    def __init__(self, file):
        self.file = file


def test_a_set_up_without_the_newer_fields_opens(tmp_path, rules):
    match = Match(rules, Setup(), 7)
    with Journal.create(tmp_path, match) as journal:
        pass
    text = journal.path.read_text()
    for field in ("players", "mode", "expansion", "reserve", "visits"):
        value = setup_to_json(Setup())[field]
        assert f'"{field}"' in text
        written = {False: "false", "family": '"family"', "tiles": '"tiles"'}.get(
            value if isinstance(value, bool | str) else "", "[]"
        )
        for gap in ('": ', '":'):
            for comma in (", ", ","):
                text = text.replace(f'{comma}"{field}{gap}{written}', "")
    journal.path.write_text(text)
    assert '"mode"' not in text
    assert read_journal(journal.path, rules).match.setup == Setup()
