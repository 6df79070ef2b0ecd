"""What the tests of storage share: content, rules, and matches played at random."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from minigolf_desktop.model.designer import DesignerRules, Setup
from minigolf_desktop.model.play import AnyMatch, Match
from minigolf_desktop.storage.folders import Folders
from minigolf_desktop.storage.journal import Journal


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path / "config", tmp_path / "log")


@pytest.fixture
def match(rules: DesignerRules) -> AnyMatch:
    return Match(rules, Setup(), 7)


Played = Callable[[AnyMatch, Journal, int], None]


@pytest.fixture
def play_on() -> Played:
    """Play moves at random, now and then undone or redone, into a journal."""
    chance = random.Random(1)

    def play(match: AnyMatch, journal: Journal, moves: int) -> None:
        for _ in range(moves):
            dice = chance.random()
            if dice < 0.1 and match.can_undo:
                match.undo()
                journal.undone()
            elif dice < 0.2 and match.can_redo:
                match.redo()
                journal.redone()
            elif match.rules.to_move(match.state) is not None:
                actions = [
                    action
                    for action in match.rules.legal(match.state)
                    if type(action).__name__ != "Stop"
                ]
                match.play(0, chance.choice(actions))
                journal.append(match.moves[-1])

    return play
