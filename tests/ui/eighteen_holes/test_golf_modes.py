"""How players see a mode of 18 Holes stands in one place."""

import re
from pathlib import Path

import pytest

from minigolf_desktop.model.eighteen_holes import Mode
from minigolf_desktop.ui.eighteen_holes.entry import mode_name
from minigolf_desktop.ui.eighteen_holes.text.modes import GOLF_MODES, score_words

WING = Path(__file__).resolve().parents[3] / "minigolf_desktop/ui/eighteen_holes"
NAMED_IN = {
    "text/modes.py",  # what it says, counts and shows
    "choice/mode_cards.py",  # the scene on its card
    "choice/wanted.py",  # the one that is proposed first
    "widgets/score_card.py",  # the same, before a game is shown
    "shell.py",  # the usual one, whose section of the rules follows what is asked
    "scripted.py",  # which of them have pictures
}
"""Modules of the wing that may name a mode."""


@pytest.mark.parametrize("mode", Mode)
def test_every_mode_says_what_it_is_and_when_to_choose_it(mode: Mode) -> None:
    described = GOLF_MODES[mode]
    assert mode_name(mode)
    assert described.when().endswith(".")
    assert described.wins().endswith(".")


def test_scores_say_what_they_count() -> None:
    told = {mode: score_words(mode, 3).split()[1] for mode in Mode}
    assert told == {
        Mode.MATCH: "flags",
        Mode.STROKE: "strokes",
        Mode.STABLEFORD: "points",
        Mode.SKINS: "points",
        Mode.RACING: "greens",
        Mode.CHAOS: "points",
        Mode.CHAOS_TEAMS: "flags",
        Mode.KELLY: "points",
        Mode.SOLO_CHAOS: "points",
    }


def test_a_mode_is_named_where_it_is_described_and_hardly_elsewhere() -> None:
    named = re.compile(r"\bMode\.[A-Z]")
    found = {
        path.relative_to(WING).as_posix()
        for path in WING.rglob("*.py")
        if named.search(path.read_text(encoding="utf-8"))
    }
    assert found == NAMED_IN
