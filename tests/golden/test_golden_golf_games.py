"""Recorded games of 18 Holes play again, to the same end."""

import json

import pytest
from recorded_golf import FOLDER, outcome, replayed, setups

from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes import EighteenHolesRules, Mode
from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.fixture(scope="module")
def rules():
    return EighteenHolesRules(load_box())


@pytest.fixture(scope="module")
def records():
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in GAMES}


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_recorded_game_of_golf_plays_again_to_the_same_end(path, rules, records):
    record = records[path.stem]
    match = replayed(record, rules)
    assert rules.to_move(match.state) is None
    assert rules.problems(match.state) == []
    assert outcome(match.state) == record["outcome"]


def test_there_is_a_record_of_every_mode_and_every_golfer(records):
    assert set(records) >= set(setups())
    assert {record["setup"]["mode"] for record in records.values()} == {*map(str, Mode)}
    faces = {face for record in records.values() for face in record["setup"]["golfers"]}
    assert faces - {""} == set(GOLFER_FACES)


def test_every_kind_of_action_is_in_some_record(records, rules):
    done = {move["do"] for record in records.values() for move in record["moves"]}
    assert done == set(rules.action_kinds)
