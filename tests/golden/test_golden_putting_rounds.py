"""Saves of Putt Dice from before the players had seats: they are kept as they were written.

``ends.json`` tells where each round stood when it was saved.
"""

import json
from pathlib import Path

import pytest

from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.putt_dice import PuttDiceRules
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once

FOLDER = Path(__file__).parent / "putt_dice"
EARLIER = {"play-off": 124}
"""Saves that the rules of today refuse, and after how many moves: who had just fallen out of the
play-off picked nobody then (ruling P10)."""
ENDS = json.loads((FOLDER / "ends.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def rules():
    return PuttDiceRules(load_dice())


def plain(values):
    """The values as JSON has them: lists for tuples."""
    return json.loads(json.dumps(values))


@pytest.mark.parametrize("name", sorted(set(ENDS) - set(EARLIER)))
def test_an_older_save_plays_again_to_where_it_stood(name, rules):
    state = at_once(read_journal(FOLDER / f"{name}.jsonl", rules)).match.state
    assert rules.problems(state) == []
    end = ENDS[name]
    assert plain({field: getattr(state, field) for field in end["state"]}) == end["state"]
    setup = {field: value for field, value in end["setup"].items() if field != "golfers"}
    assert plain({field: getattr(state.setup, field) for field in setup}) == setup
    assert len(state.setup.players) == end["setup"]["golfers"]


@pytest.mark.parametrize("name", EARLIER)
def test_a_save_that_the_rules_refuse_today_is_played_as_far_as_it_is_true(name, rules):
    found = at_once(read_journal(FOLDER / f"{name}.jsonl", rules))
    assert [one.code for one in found.amendments] == ["last-player-picks"]
    assert len(found.match.moves) == EARLIER[name]
    assert rules.problems(found.match.state) == []


def test_every_save_says_where_it_stood():
    assert {path.stem for path in FOLDER.glob("*.jsonl")} == set(ENDS)
