"""Holes numbered by hand in a solo game (ruling D16)."""

import pytest
from solo_table import code, holding

from minigolf_desktop.model.designer import (
    HoleNumbered,
    NumberHole,
    Pass,
    Stop,
    SwapNumbers,
)
from minigolf_desktop.model.geometry.square import pack

NUMBERED = "G G ▶ ╴ \n G G . ."
TWO_HOLES = "G G ▶ ╴ \n G G ▶ ╴"
FIRST, SECOND = pack(2, 0), pack(2, 1)


def test_d16_a_hole_may_be_numbered_at_any_time_of_the_turn(rules):
    turn = holding(rules, NUMBERED, "▒", "▒")
    rest = rules.apply(turn, Pass()).state
    for state in (turn, rest):
        step = rules.apply(state, NumberHole(pack(2, 0), 0, 7))
        assert step.events == (HoleNumbered(0, pack(2, 0), 0, 7),)
        assert step.state.phase is state.phase
        assert [one.number for one in rules.assessment(step.state, 0).numbering.declared] == [7]


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (NumberHole(pack(2, 1), 0, 1), "no-path-there"),
        (NumberHole(pack(9, 9), 0, 1), "no-path-there"),
        (NumberHole(pack(2, 0), 1, 1), "no-path-there"),
        (NumberHole(pack(2, 0), -1, 1), "no-path-there"),
        (NumberHole(pack(2, 0), 0, 10), "no-such-number"),
        (NumberHole(pack(2, 0), 0, -1), "no-such-number"),
        (NumberHole(pack(2, 0), 0, 9), None),
        (NumberHole(pack(3, 0), 0, 0), None),
    ],
)
def test_numbers_go_to_holes_and_run_from_1_to_9(rules, action, refusal):
    assert code(rules, holding(rules, NUMBERED, "▒", "▒"), action) == refusal


def test_grass_has_no_number(rules):
    state = holding(rules, "G G ▒ \n G G .", "▒", "▒")
    assert code(rules, state, NumberHole(pack(2, 0), 0, 1)) == "no-path-there"


def numbers_of(rules, state):
    """Return the number of each hole of two by the cell of its tee."""
    declared = rules.assessment(state, 0).numbering.declared
    return {one.hole.tees[0]: one.number for one in declared}


def test_two_holes_swap_their_numbers(rules):
    state = holding(rules, TWO_HOLES, "▒", "▒")
    state = rules.apply(state, NumberHole(FIRST, 0, 3)).state
    before = numbers_of(rules, state)
    action = SwapNumbers(pack(3, 0), 0, before[SECOND])
    assert code(rules, state, action) is None
    step = rules.apply(state, action)
    after = numbers_of(rules, step.state)
    assert (after[FIRST], after[SECOND]) == (before[SECOND], before[FIRST])
    assert {type(event) for event in step.events} == {HoleNumbered}
    again = rules.apply(step.state, SwapNumbers(FIRST, 0, before[FIRST])).state
    assert numbers_of(rules, again) == before


def test_a_swap_with_a_number_that_no_hole_has_only_gives_it(rules):
    state = holding(rules, NUMBERED, "▒", "▒")
    after = rules.apply(state, SwapNumbers(FIRST, 0, 8)).state
    assert numbers_of(rules, after) == {FIRST: 8}


@pytest.mark.parametrize("cell", [pack(2, 2), pack(9, 9)])
def test_a_swap_wants_a_hole(rules, cell):
    state = holding(rules, TWO_HOLES, "▒", "▒")
    assert code(rules, state, SwapNumbers(cell, 0, 1)) == "no-path-there"


@pytest.mark.parametrize("number", [0, 10])
def test_a_swap_wants_a_number_from_1_to_9(rules, number):
    state = holding(rules, TWO_HOLES, "▒", "▒")
    assert code(rules, state, SwapNumbers(FIRST, 0, number)) == "no-such-number"


def test_d35_holes_are_numbered_before_the_final_count(rules):
    over = rules.apply(holding(rules, NUMBERED, "▒", "▒"), Stop()).state
    action = NumberHole(pack(2, 0), 0, 7)
    assert rules.refusal(over, 0, action) is None
    assert numbers_of(rules, rules.apply(over, action).state) == {pack(2, 0): 7}
