"""What a placement changes of the score, itemised."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.content.designer import designer_rules, load_catalogue
from minigolf_desktop.model.designer import Phase, PlaceTile, Setup
from minigolf_desktop.model.designer.conditions import Line
from minigolf_desktop.model.designer.scoring import (
    ConditionScore,
    Score,
    ScoreChange,
    score_changes,
)
from minigolf_desktop.model.play import Match

RULES = designer_rules(load_catalogue())


def score(**conditions):
    return Score(tuple(ConditionScore(name, tuple(lines)) for name, lines in conditions.items()))


def test_nothing_changes_between_equal_scores():
    one = score(fun=[Line("people", 2, (7,))], par=[Line("in-zone", 2, (7,), 3)])
    assert score_changes(one, one) == ()


def test_people_of_a_tile_are_one_change():
    before = score(fun=[Line("people", 2, (7,))])
    after = score(fun=[Line("people", 2, (7,)), Line("people", 3, (8,))])
    assert score_changes(before, after) == (ScoreChange("fun", Line("people", 3, (8,)), False),)


def test_an_extra_and_a_malformed_hole_are_told_apart():
    before = score(playability=[])
    after = score(playability=[Line("extra-hole", -10, (4,)), Line("malformed", -3, (5,))])
    assert score_changes(before, after) == (
        ScoreChange("playability", Line("extra-hole", -10, (4,)), True),
        ScoreChange("playability", Line("malformed", -3, (5,)), True),
    )


def test_a_mistake_that_is_mended_is_points_gained_for_a_reason_that_takes_them():
    before, after = score(playability=[Line("malformed", -3, (5,))]), score(playability=[])
    assert score_changes(before, after) == (
        ScoreChange("playability", Line("malformed", 3, ()), True),
    )


def test_a_hole_that_comes_into_the_zone_is_named_by_its_number():
    before = score(par=[Line("in-zone", 2, (1,), 1)])
    after = score(par=[Line("in-zone", 2, (1,), 1), Line("in-zone", 2, (9,), 4)])
    (change,) = score_changes(before, after)
    assert change.line.number == 4


def test_a_hole_that_leaves_the_zone_is_named_by_its_number():
    before = score(par=[Line("in-zone", 2, (1,), 1), Line("in-zone", 2, (9,), 4)])
    after = score(par=[Line("in-zone", 2, (1,), 1)])
    (change,) = score_changes(before, after)
    assert (change.line.points, change.line.number) == (-2, 4)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), turns=st.integers(5, 60))
def test_the_changes_add_up_to_what_the_placement_is_worth(seed, turns):
    chance, match = random.Random(seed), Match(RULES, Setup(), seed)
    while match.state.waiting and (len(match.moves) < turns or match.state.phase is not Phase.TURN):
        match.play(0, random_action(RULES, match.state, chance))
    if not match.state.waiting:
        return
    placements = [move for move in RULES.legal(match.state) if isinstance(move, PlaceTile)]
    before = RULES.assessment(match.state, 0, False).score
    for move in chance.sample(placements, min(5, len(placements))):
        after = RULES.assessment(RULES.apply(match.state, move).state, 0, False).score
        changes = score_changes(before, after)
        assert sum(change.line.points for change in changes) == after.total - before.total
        assert all(change.line.points for change in changes)
