"""How games of 18 Holes end: places and what they were decided by, in every mode."""

import pytest
from golf_in_letters import strip
from golf_random_games import short_setup
from golf_tables import GolfTable, the_box

from minigolf_desktop.bots.eighteen_holes.plain_golfers import RandomGolfer
from minigolf_desktop.model.eighteen_holes.moves import MoveOneHex, Phase
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode
from minigolf_desktop.model.geometry.hexagon import NORTH
from minigolf_desktop.model.play import Outcome

RULES = EighteenHolesRules(the_box())


def played(mode, seed):
    """The last state of a random game without golfer cards."""
    state = RULES.start(short_setup(mode, ("",) * SEATS[mode][-1], seed), seed).state
    golfer = RandomGolfer(RULES, seed)
    while state.phase is not Phase.OVER:
        assert RULES.outcome(state) is None
        state = RULES.apply(state, golfer.choose(state)).state
    return state


@pytest.mark.parametrize("mode", sorted(set(Mode) - {Mode.SOLO_CHAOS}))
@pytest.mark.parametrize("seed", [0, 1])
def test_nobody_has_a_better_score_than_the_winners(mode, seed):
    state = played(mode, seed)
    outcome = RULES.outcome(state)
    assert outcome.places == state.ranks
    best = min if mode is Mode.STROKE else max
    assert {outcome.scores[seat] for seat in outcome.winners} == {best(outcome.scores)}


@pytest.mark.parametrize("seed", range(6))
def test_alone_the_place_is_the_one_among_the_opponents(seed):
    state = played(Mode.SOLO_CHAOS, seed)
    outcome = RULES.outcome(state)
    points = state.players[0].points
    ahead = sum(rival.points > points for rival in state.rivals)
    assert outcome == Outcome(places=(1 + ahead,), scores=(points,))
    assert outcome.winners == (() if ahead else (0,))


def ended(mode, *strokes):
    """How a game on one hole ends when both walk onto its green, with so many strokes before."""
    table = GolfTable(strip("A1"), ["8-hybrid"], ["2-iron"], mode=mode)
    for ball, turns in enumerate(strokes):
        table.put(ball, "0", turns=turns)
    table.select("8-hybrid", "2-iron")
    table.play(MoveOneHex(NORTH), MoveOneHex(NORTH))
    return RULES.outcome(table.state)


def test_a_race_is_decided_by_greens_reached():
    assert ended(Mode.RACING, 0, 4) == Outcome(places=(1, 1), scores=(1, 1))


def test_stroke_play_is_decided_by_the_fewest_strokes():
    assert ended(Mode.STROKE, 5, 0) == Outcome(places=(2, 1), scores=(6, 1))


def test_match_play_is_decided_by_points():
    assert ended(Mode.MATCH, 0, 4) == Outcome(places=(1, 1), scores=(1, 1))
