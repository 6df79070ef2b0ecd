"""Journals of earlier days open and lead where they led."""

import json
from copy import deepcopy

import pytest
from recorded import rules
from recorded_journals import FOLDER, SETUPS, ending

from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.storage.replay import replay

ENDINGS = json.loads((FOLDER / "endings.json").read_text(encoding="utf-8"))


AMENDED = {"solo-begun": {0: {"par": 4}}}
"""Points by journal and seat that ruling D17, amended since, changes: two parts that look into the
same cell are one hole, and in the green zone."""


@pytest.fixture(scope="module")
def game():
    return rules()


@pytest.mark.parametrize("name", ENDINGS)
def test_a_journal_with_undo_and_redo_leads_where_it_led(name, game):
    found = at_once(replay((FOLDER / f"{name}.jsonl").read_bytes(), game))
    assert game.problems(found.match.state) == []
    wanted = deepcopy(ENDINGS[name])
    for seat, points in AMENDED.get(name, {}).items():
        wanted["points"][seat] |= points
    assert ending(found.match, game) == wanted


def test_there_is_a_journal_of_every_kind_with_an_ending():
    journals = {path.stem for path in FOLDER.glob("*.jsonl")}
    assert set(ENDINGS) == journals >= set(SETUPS)
