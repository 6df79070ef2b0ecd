"""What a rival does is kept in the journal, apart from the moves of whoever plays."""

import json

import pytest

from minigolf_desktop.model.designer import ChooseLand, Setup
from minigolf_desktop.model.play import Character, Level, Match, Move, Seat
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.storage.reading import at_once

ADA = Seat("Ada", "red", Level.HARD, Character.ADA)


@pytest.fixture
def match(rules):
    return Match(rules, Setup(rival=ADA), 7)


@pytest.fixture
def journal(tmp_path, match):
    with Journal.create(tmp_path, match) as journal:
        yield journal


def act(match, journal, actions):
    """Let the rival do the first things that come to mind."""
    rival = match.rival
    for _ in range(actions):
        action = next(iter(rival.rules.legal(rival.state)))
        journal.rival_acts(action)
        rival.play(0, action)


def choose(match, journal, land):
    move = Move(0, ChooseLand(land))
    journal.append(move)
    match.play(*move)


def test_both_houses_are_read_again_however_their_lines_mix(journal, match, rules):
    act(match, journal, 1)
    choose(match, journal, 2)
    act(match, journal, 4)
    found = at_once(read_journal(journal.path, rules)).match
    assert found.moves == match.moves
    assert found.rival.moves == match.rival.moves
    assert found.rival.state == match.rival.state


def test_undo_takes_back_nothing_of_the_rival(journal, match, rules):
    choose(match, journal, 0)
    act(match, journal, 3)
    match.take_back()
    journal.undone()
    found = at_once(read_journal(journal.path, rules)).match
    assert found.moves == ()
    assert len(found.rival.moves) == 3


def test_a_journal_written_anew_keeps_the_rival(journal, match, rules):
    choose(match, journal, 1)
    act(match, journal, 4)
    journal.rewrite()
    assert at_once(read_journal(journal.path, rules)).match.rival.moves == match.rival.moves


def test_a_race_goes_on_after_it_was_opened(journal, match, rules):
    act(match, journal, 2)
    journal.close()
    again, second = open_journal(journal.path, rules)
    act(again, second, 2)
    second.rewrite()
    second.close()
    assert len(at_once(read_journal(journal.path, rules)).match.rival.moves) == 4


def test_the_journal_of_a_race_that_runs_already_has_both_houses(tmp_path, match, rules):
    match.rival.play(0, ChooseLand(1))
    with Journal.create(tmp_path, match) as journal:
        pass
    assert at_once(read_journal(journal.path, rules)).match.rival.moves == (Move(0, ChooseLand(1)),)


@pytest.mark.parametrize(
    "line",
    [
        {"rival": {"do": "choose-land", "choice": 9}},
        {"rival": {"do": "fly"}},
        {"rival": {"undo": True}},
        {"rival": {"do": "choose-land", "choice": 0, "seat": 0}},
        {"rival": {"do": "choose-land", "choice": 0}, "seat": 0},
    ],
)
def test_what_a_rival_cannot_do_names_its_line(journal, rules, line):
    journal.close()
    with journal.path.open("a") as file:
        file.write(json.dumps(line) + "\n")
    with pytest.raises(StorageError, match="line 2"):
        at_once(read_journal(journal.path, rules))


def test_without_a_rival_nobody_else_acts(tmp_path, rules):
    with Journal.create(tmp_path, Match(rules, Setup(), 7)) as journal:
        pass
    with journal.path.open("a") as file:
        file.write(json.dumps({"rival": {"do": "choose-land", "choice": 0}}) + "\n")
    with pytest.raises(StorageError, match="line 2: there is no rival"):
        at_once(read_journal(journal.path, rules))
