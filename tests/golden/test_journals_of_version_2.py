"""Journals of version 2, which had no id and kept the course of a round in a file beside them."""

import shutil
from pathlib import Path

import pytest

from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.storage.folders import course_beside
from minigolf_desktop.storage.journal import open_journal, read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import VERSION

FOLDER = Path(__file__).parent / "journals_of_version_2"


@pytest.fixture
def journal(tmp_path):
    for path in FOLDER.glob("putting-round*"):
        shutil.copy(path, tmp_path)
    return tmp_path / "putting-round.jsonl"


@pytest.fixture(scope="module")
def rules():
    return putt_dice_rules()


def test_the_course_is_read_from_beside_it(journal, rules):
    found = at_once(read_journal(journal, rules))
    assert found.match.is_over
    assert found.header.course["name"] == found.match.setup.course.name == "Duck Ponds"


def test_its_id_is_the_same_whenever_it_is_read(journal, rules):
    assert at_once(read_journal(journal, rules)).header.match == "1ea20f39e03cb2b7"
    open_journal(journal, rules)[1].close()
    assert at_once(read_journal(journal, rules)).header.match == "1ea20f39e03cb2b7"


def test_once_opened_it_holds_its_course_itself(journal, rules):
    before = at_once(read_journal(journal, rules))
    open_journal(journal, rules)[1].close()
    assert not course_beside(journal).exists()
    again = at_once(read_journal(journal, rules))
    assert again.header.version == VERSION
    assert again.header.course == before.header.course
    assert again.match.moves == before.match.moves


def test_a_journal_holds_all_that_its_match_needs(journal, rules, tmp_path):
    """Content has ids; whatever else the match refers to stands in the journal itself."""
    open_journal(journal, rules)[1].close()
    alone = tmp_path / "alone"
    alone.mkdir()
    shutil.copy(journal, alone)
    found = at_once(read_journal(alone / journal.name, rules))
    assert found.header.course["tiles"]
