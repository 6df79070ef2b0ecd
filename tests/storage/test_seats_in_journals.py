"""Who sits on a seat is kept in the journal, whatever is undone and however often it is written."""

import json

import pytest

from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Character, Level, Match, Move, Seat
from minigolf_desktop.model.putt_dice import Roll, Setup
from minigolf_desktop.storage.books import EndedMatch
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import Journal, open_journal, read_journal
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.storage.reading import at_once

BRUNO = Seat("Odile", "", Level.MEDIUM, Character.BRUNO)


@pytest.fixture
def rules():
    return putt_dice_rules()


@pytest.fixture
def match(rules):
    course = putt_course(shipped_courses(load_catalogue())[0])
    setup = Setup(course, (Seat("Odile"), Seat("Marek")))
    return Match(rules, setup, 3)


@pytest.fixture
def journal(tmp_path, match):
    with Journal.create(tmp_path, match) as journal:
        yield journal


def play(match, journal):
    move = Move(match.rules.to_move(match.state), Roll(1))
    journal.append(move)
    match.play(*move)


def test_who_sits_there_is_read_again(journal, match, rules):
    play(match, journal)
    journal.seated(0, BRUNO)
    play(match, journal)
    found = at_once(read_journal(journal.path, rules))
    assert found.sitting == {0: BRUNO}
    assert found.match.moves == match.moves


def test_who_sat_there_before_a_kill_goes_on(journal, match, rules):
    journal.seated(0, BRUNO)
    journal.close()
    _, again = open_journal(journal.path, rules)
    assert again.sitting == {0: BRUNO}
    again.close()


def test_a_journal_written_anew_keeps_who_sits_there(journal, match, rules):
    play(match, journal)
    journal.seated(0, BRUNO)
    journal.seated(1, BRUNO)
    journal.seated(1, Seat("Marek"))
    journal.rewrite()
    assert at_once(read_journal(journal.path, rules)).sitting == {0: BRUNO, 1: Seat("Marek")}


def test_a_person_who_was_away_is_in_no_book(journal, match, rules):
    journal.seated(1, BRUNO)
    journal.seated(1, Seat("Marek"))
    found = at_once(read_journal(journal.path, rules))
    ended = EndedMatch.of(journal.path, found.match, found.header, found.sitting)
    assert ended.people == (0,)


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 2, "sits": {"name": "", "colour": ""}},
        {"seat": -1, "sits": {"name": "", "colour": ""}},
        {"seat": 0, "sits": {"name": "", "colour": "", "computer": "godlike"}},
        {"seat": 0, "sits": "odile"},
    ],
)
def test_a_seat_that_cannot_be_names_its_line(journal, rules, line):
    journal.close()
    with journal.path.open("a") as file:
        file.write(json.dumps(line) + "\n")
    with pytest.raises(StorageError, match="line 2"):
        at_once(read_journal(journal.path, rules))
