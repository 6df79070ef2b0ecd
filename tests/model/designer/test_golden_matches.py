"""Matches on record, played again: the same state after every move, the same score at the end."""

import json

import pytest
from golden_matches import FOLDER, lines_of, replayed

RECORDS = sorted(FOLDER.glob("designer-*.json"))


def test_there_are_matches_on_record():
    assert len(RECORDS) >= 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_match_on_record_still_ends_with_its_score(rules, path):
    record = json.loads(path.read_text(encoding="utf-8"))
    match = replayed(rules, record)
    assert rules.to_move(match.state) is None
    assert rules.problems(match.state) == []
    assert rules.assessment(match.state, 0).score.total == record["total"]
    assert sorted(lines_of(rules, match.state)) == sorted(record["lines"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_match_on_record_played_twice_gives_the_same_log(rules, path):
    record = json.loads(path.read_text(encoding="utf-8"))
    assert replayed(rules, record).log == replayed(rules, record).log
