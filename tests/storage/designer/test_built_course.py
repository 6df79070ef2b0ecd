"""The course that a game of Minigolf Designer leaves (ruling P8)."""

from pathlib import Path

import pytest

from minigolf_desktop.model.play import EVERYBODY
from minigolf_desktop.storage.designer.courses import built_course, course_from_json, course_to_json
from minigolf_desktop.storage.errors import StorageError
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.putt_dice import numbered_holes, shipped_courses
from minigolf_desktop.storage.reading import at_once

FINISHED = Path(__file__).parents[2] / "golden" / "home" / "finished"


@pytest.fixture(scope="module")
def duel(rules):
    """A finished game of two: Odile and Marek."""
    return at_once(read_journal(FINISHED / "designer-20261122-152413.jsonl", rules)).match


@pytest.fixture(scope="module")
def lone(rules):
    """A finished game of one."""
    return at_once(read_journal(FINISHED / "designer-20261122-152359.jsonl", rules)).match


def test_every_course_of_a_game_knows_who_won_it(duel, rules):
    """Ruling P8: the winner putts first, on whosever course."""
    table = duel.view(EVERYBODY)
    (winner,) = rules.standings(table).winners
    for seat in range(2):
        assert built_course(rules, table, seat, "").winner == duel.setup.players[winner]


def test_a_game_alone_has_no_winner(lone, rules):
    assert built_course(rules, lone.view(EVERYBODY), 0, "").winner is None


def test_a_game_that_goes_on_has_no_winner_yet(duel, rules):
    table = duel.rules.view(duel._steps[-2].state, EVERYBODY)
    assert built_course(rules, table, 0, "").winner is None


@pytest.mark.parametrize("game", ["duel", "lone"])
def test_a_course_keeps_the_hole_numbers_with_which_it_was_counted(game, rules, request):
    """Ruling P8; without clients other numbers might score better."""
    match = request.getfixturevalue(game)
    table = match.view(EVERYBODY)
    for seat, assessment in enumerate(rules.standings(table).assessments):
        counted = {
            one.hole.steps[0]: one.number
            for one in assessment.numbering.declared
            if one.number and len(one.holes) == 1
        }
        course_file = built_course(rules, table, seat, "")
        assert course_file.hole_numbers == counted
        putted = numbered_holes(course_file)
        assert {putted[number].steps[0]: number for number in counted.values()} == counted


def test_a_course_without_numbers_is_numbered_as_its_clients_would_have_it(catalogue, rules, lone):
    course_file = built_course(rules, lone.view(EVERYBODY), 0, "")
    document = course_to_json(course_file)
    document["hole_numbers"] = []
    bare = course_from_json(document, catalogue)
    counted = rules.standings(lone.view(EVERYBODY)).assessments[0].numbering.numbered()
    assert {n: hole.steps for n, hole in numbered_holes(bare).items()} == {
        n: hole.steps for n, hole in counted.items()
    }


def test_the_winner_goes_into_the_file_and_comes_back(catalogue, duel, rules):
    course_file = built_course(rules, duel.view(EVERYBODY), 0, "Ours")
    document = course_to_json(course_file)
    assert (document["version"], document["winner"]) == (
        2,
        {"name": course_file.winner.name, "colour": course_file.winner.colour},
    )
    assert course_from_json(document, catalogue).winner == course_file.winner


def test_a_course_without_a_winner_is_read_by_older_programs_too(catalogue):
    document = course_to_json(shipped_courses(catalogue)[0])
    assert document["version"] == 1
    assert "winner" not in document


@pytest.mark.parametrize(
    "change",
    [
        {"version": 1},
        {"version": 4},
        {"winner": "Odile"},
        {"winner": {"name": "Odile"}},
        {"winner": {"name": "x" * 41, "colour": "red"}},
    ],
)
def test_a_winner_that_is_none_is_refused(catalogue, duel, rules, change):
    document = course_to_json(built_course(rules, duel.view(EVERYBODY), 0, ""))
    with pytest.raises(StorageError):
        course_from_json({**document, **change}, catalogue)
