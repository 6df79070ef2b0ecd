"""Holes numbered by hand in a solo game (ruling D16)."""

import pytest
from solo_table import code, holding

from minigolf_desktop.model.designer import (
    HoleNumbered,
    NumberHole,
    Pass,
)
from minigolf_desktop.model.geometry.square import pack

NUMBERED = "G G ▶ ╴ \n G G . ."


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
