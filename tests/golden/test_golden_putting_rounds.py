"""Saves of Putt Dice from before the players had seats: they are kept as they were written.

``ends.json`` tells where each round stood when it was saved.
"""

import json
from pathlib import Path

import pytest

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.storage.journal import read_journal

FOLDER = Path(__file__).parent / "putt_dice"
ENDS = json.loads((FOLDER / "ends.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def rules():
    return PuttDiceRules(load_dice())


def plain(values):
    """The values as JSON has them: lists for tuples."""
    return json.loads(json.dumps(values))


@pytest.mark.parametrize("name", ENDS)
def test_an_older_save_plays_again_to_where_it_stood(name, rules):
    state = read_journal(FOLDER / f"{name}.jsonl", rules).match.state
    assert rules.problems(state) == []
    end = ENDS[name]
    assert plain({field: getattr(state, field) for field in end["state"]}) == end["state"]
    setup = {field: value for field, value in end["setup"].items() if field != "golfers"}
    assert plain({field: getattr(state.setup, field) for field in setup}) == setup
    assert len(state.setup.players) == end["setup"]["golfers"]


def test_every_save_says_where_it_stood():
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(ENDS)
