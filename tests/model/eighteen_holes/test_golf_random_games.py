"""Every golfer in every mode, for every number of players, in random play (issues 5 and 6).

The same games in numbers: ``tests/benchmarks/golf_property_games.py``.
"""

import random
from collections import Counter

import pytest
from golf_in_letters import strip
from golf_ledger import Ledger
from golf_random_games import (
    every_action,
    faults_of_game,
    next_faces,
    short_setup,
    wrong_offers,
    wrong_pieces,
)
from golf_tables import GolfTable

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode

TABLES = [(mode, players) for mode in Mode for players in SEATS[mode]]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_no_golfer_breaks_a_rule_of_any_mode_in_random_play(mode, players):
    chance = random.Random(players)
    played = Counter()
    for seed in range(700, 716):
        if min(played[face] for face in GOLFER_FACES) > 0:
            break
        faces = next_faces(played, players, chance)
        played.update(faces)
        print(mode, faces, seed)
        assert list(faults_of_game(short_setup(mode, faces, seed), seed)) == []


@pytest.mark.quick
def test_a_score_that_differs_from_the_log_is_found():
    table = GolfTable(strip("Aff1"), ["3-wood"], ["8-wood"])
    ledger = Ledger(table.state.table)
    assert ledger.differences(table.state) == []
    table.change(1, points=1)
    assert len(ledger.differences(table.state)) == 1


def test_a_lost_card_and_a_golfer_on_trees_are_found():
    table = GolfTable(strip("Axf1"), ["3-wood", "2-iron", "4-iron", "6-iron", "9-iron"])
    assert list(wrong_pieces(table.state)) == []
    table.state = table.state._replace(decks=(b"", *table.state.decks[1:]))
    table.put(0, "1")
    assert len(list(wrong_pieces(table.state))) == 2


def test_a_legal_action_that_nobody_thought_of_would_be_found():
    table = GolfTable(strip("Aff1"), ["3-wood"], ["8-wood"])
    assert list(wrong_offers(table.rules, table.state)) == []
    assert len(every_action()) > 600
