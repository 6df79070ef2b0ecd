"""The worth of placements equals scoring the course anew, in every mode (ruling D33)."""

import random
from dataclasses import replace

import pytest
from drawn_course import catalogue, drawing

from minigolf_desktop.bots.designer.playout import random_action, setup_for_playout
from minigolf_desktop.model.designer import (
    DesignerRules,
    EdgeChecking,
    NumberHole,
    Phase,
    PlaceTile,
    SwapNumbers,
    TakePromise,
)
from minigolf_desktop.model.play import Match

RULES = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)

TABLES = [
    ("family", 1),
    ("advanced", 1),
    ("expansion", 1),
    ("family", 3),
    ("advanced", 2),
    ("expansion", 5),
]

MOST_TILES = 20
"""On a course that chance has laid, more take long to score anew."""


def turns(mode, players, seed):
    """Play by chance, holes being numbered by hand at times; return some of the turns."""
    chance = random.Random(seed)
    setup = replace(
        setup_for_playout(mode, players),
        edges=chance.choice(list(EdgeChecking)),
        mistakes=chance.random() < 0.8,
    )
    match = Match(RULES, setup, seed)
    found = []
    while most_tiles(match.state) < MOST_TILES and match.state.phase is not Phase.OVER:
        state = match.state
        seat = RULES.to_move(state)
        actions = [
            one
            for one in (RULES.legal(state) if chance.random() < 0.03 else ())
            if isinstance(one, NumberHole | SwapNumbers)
        ]
        match.play(seat, chance.choice(actions) if actions else random_action(RULES, state, chance))
        if state.phase is Phase.TURN and RULES.placements(state):
            found.append(state)
    return chance.sample(found, min(len(found), 4))


def most_tiles(state):
    return max(len(one.course.tiles) if one.course else 0 for one in state.designers)


def total(state, seat):
    return RULES.assessment(state, seat, final=False).score.total


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_placement_is_worth_what_the_score_so_far_changes_by(mode, players, seed):
    for state in turns(mode, players, seed):
        seat = RULES.to_move(state)
        worths = RULES.worths(state)
        assert worths.keys() == {*RULES.placements(state)}
        for action in random.Random(seed).sample(sorted(worths), min(len(worths), 10)):
            change = total(RULES.apply(state, action).state, seat) - total(state, seat)
            designer = state.designers[seat]
            message = f"{mode}, {players} players, seed {seed}, {action}"
            assert worths[action] == change, message + drawing(designer.course, designer.numbers)


@pytest.mark.parametrize("seed", range(3))
def test_with_every_promise_taken_the_worths_are_those_of_the_score(seed):
    match = Match(RULES, setup_for_playout("advanced", 1), seed)
    chance = random.Random(seed)
    while most_tiles(match.state) < MOST_TILES and match.state.phase is not Phase.OVER:
        state = match.state
        promises = [one for one in RULES.legal(state) if isinstance(one, TakePromise)]
        if state.phase is Phase.TURN and chance.random() < 0.08:
            worths = RULES.worths(state)
            for action in chance.sample(sorted(worths), min(len(worths), 6)):
                change = total(RULES.apply(state, action).state, 0) - total(state, 0)
                assert worths[action] == change, f"seed {seed}, {action}"
        match.play(0, promises[0] if promises else random_action(RULES, state, chance))


def test_the_worth_of_one_slot_is_asked_for_alone():
    state = turns("family", 3, 1)[0]
    slot = RULES.placements(state)[0].slot
    of_one = {action: worth for action, worth in RULES.worths(state).items() if action.slot == slot}
    assert RULES.worths(state, slot) == of_one
    assert all(isinstance(action, PlaceTile) for action in of_one)
