"""The verb ``hint``: good moves of a saved match, printed."""

import json

import pytest

from minigolf_desktop.bots.eighteen_holes.mind import mind
from minigolf_desktop.cli import run
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode
from minigolf_desktop.model.eighteen_holes.setup import Setup as GolfSetup
from minigolf_desktop.model.play import Match, Randomness, Seat
from minigolf_desktop.model.putt_dice import Prospects, Setup
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.storage.journal import Journal
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses

pytestmark = pytest.mark.usefixtures("qapp")
"""The verb makes an application where there is none, which the tests of screens could not use."""


def a_round(folder, putts):
    """Save a round with so many putts of one die; return its file and the match."""
    rules = putt_dice_rules()
    match = Match(rules, Setup(putt_course(shipped_courses(load_catalogue())[0]), (Seat(),)), 5)
    with Journal.create(folder, match) as journal:
        for _ in range(putts):
            if rules.to_move(match.state) is None:
                break
            match.play(0, next(iter(rules.legal(match.state))))
            journal.append(match.moves[-1])
    return next(folder.glob("*.jsonl")), match


def test_the_best_dice_come_first_with_their_strokes(tmp_path, capsys):
    path, match = a_round(tmp_path, 0)
    assert run(["hint", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    prospects = Prospects(FallTable(putt_dice_rules().dice), match.setup.course.holes[0])
    best = prospects.best_dice(0, 0)
    assert told["seat"] == 0
    assert told["hints"][0]["action"] == {"do": "roll", "dice": best}
    reasons = dict(told["hints"][0]["reasons"])
    assert reasons["strokes"] == pytest.approx(float(prospects.strokes_with(0, 0, best)))


def test_hints_are_printed_in_words(tmp_path, capsys):
    path, _ = a_round(tmp_path, 1)
    assert run(["hint", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1. ")
    assert "strokes expected on this hole" in lines[1]


def test_a_match_that_is_over_has_no_hints(tmp_path, capsys):
    path, _ = a_round(tmp_path, 1_000)
    assert run(["hint", str(path)]) == 2
    assert "the game is over" in capsys.readouterr().err


def test_a_file_that_is_no_match_is_told(tmp_path, capsys):
    path = tmp_path / "note.jsonl"
    path.write_text("hello\n", encoding="utf-8")
    assert run(["hint", str(path)]) == 2
    assert "note.jsonl" in capsys.readouterr().err


def test_a_single_one_is_printed_as_one(tmp_path, capsys):
    """A hint of golf that tells of ``1 hex``, and of several as hexes."""
    rules = EighteenHolesRules(load_box())
    courses = {preset.course.id: preset.course for preset in rules.box.presets}
    setup = GolfSetup(courses["practice-meadow"], Mode.STROKE, ("",), ClubChoice.FIRST_GAME)
    match = Match(rules, setup, 5)
    told = ""
    with Journal.create(tmp_path, match) as journal:
        while " 1 hex" not in told:
            view = rules.view(match.state, 0)
            *_, hints = mind(rules).hints(view, Randomness.of_seed(1))
            match.play(0, hints[0].action)
            journal.append(match.moves[-1])
            assert run(["hint", str(next(tmp_path.glob("*.jsonl")))]) == 0
            told = capsys.readouterr().out
    assert "1 hex to the green" in told
    assert "1 hexes" not in told
