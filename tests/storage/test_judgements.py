"""What was judged of a match is kept beside its journal, and true of that match alone."""

import pytest

from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Setup
from minigolf_desktop.model.designer.moves import ChooseLand
from minigolf_desktop.model.play import Match
from minigolf_desktop.storage.folders import judgement_beside
from minigolf_desktop.storage.journal import (
    Journal,
    delete_journal,
    digest_of,
    keep_judgement,
    read_judgement,
)

DECISIONS = [{"move": 1, "best": None, "cost": [0.0, 0.0], "luck": 1.5, "mark": None}]
OUTSETS = [[118.0, 4.5, 1.0, 121.0, 5.0, 4.0], None]


@pytest.fixture
def match():
    match = Match(designer_rules(), Setup(), 5)
    match.play(0, ChooseLand(0))
    return match


@pytest.fixture
def journal(tmp_path, match):
    with Journal.create(tmp_path, match) as journal:
        return journal.path


def test_what_is_kept_is_read_again(journal, match):
    keep_judgement(journal, digest_of(match, 1), DECISIONS, OUTSETS)
    kept = read_judgement(journal, digest_of(match, 1))
    assert (kept.decisions, kept.outsets) == (DECISIONS, OUTSETS)


def test_nothing_is_kept_of_another_match_another_judge_or_fewer_moves(journal, match):
    keep_judgement(journal, digest_of(match, 1), DECISIONS, OUTSETS)
    other = Match(designer_rules(), Setup(), 6)
    other.play(0, ChooseLand(0))
    assert read_judgement(journal, digest_of(other, 1)) is None
    assert read_judgement(journal, digest_of(match, 2)) is None
    match.take_back()
    assert read_judgement(journal, digest_of(match, 1)) is None


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"format": "minigolf-judgement"}'])
def test_a_file_that_cannot_be_read_is_as_good_as_none(journal, match, text):
    judgement_beside(journal).write_bytes(text)
    assert read_judgement(journal, digest_of(match, 1)) is None


def test_it_goes_with_its_match(journal, match):
    keep_judgement(journal, digest_of(match, 1), DECISIONS, OUTSETS)
    delete_journal(journal)
    assert not judgement_beside(journal).exists()
