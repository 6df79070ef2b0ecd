"""What all judges have in common: marks, sums, and the form of what is kept."""

from typing import NamedTuple

import pytest

from minigolf_desktop.bots.judgement import (
    Judged,
    Mark,
    Marking,
    Verdict,
    Weighed,
    balance,
    judged_from_json,
    judged_to_json,
    mark_of,
    weighed,
)
from minigolf_desktop.bots.mind import Hint, Reason
from minigolf_desktop.model.play import Move

MARKING = Marking(slip=2.0, blunder=5.0, good=3.0, brilliant=1.0)


class Go(NamedTuple):
    far: int


HERE, THERE = Hint(Go(1)), Hint(Go(2), (Reason("fun", 2.0),))


@pytest.mark.parametrize(
    ("verdict", "mark"),
    [
        (Verdict(THERE, cost=Weighed(1.9, 0.1)), None),
        (Verdict(THERE, cost=Weighed(2.0, 0.1)), Mark.SLIP),
        (Verdict(THERE, cost=Weighed(5.0, 0.1)), Mark.BLUNDER),
        (Verdict(HERE, lead=Weighed(2.9, 0.1)), None),
        (Verdict(HERE, lead=Weighed(3.0, 0.1)), Mark.GOOD),
        (Verdict(HERE, lead=Weighed(3.0, 0.1), insight=Weighed(1.0, 0.1)), Mark.BRILLIANT),
    ],
)
def test_a_decision_is_marked_from_so_much_on(verdict, mark):
    assert mark_of(MARKING, verdict) is mark


def test_nothing_is_marked_that_may_be_an_accident_of_the_trials():
    assert mark_of(MARKING, Verdict(THERE, cost=Weighed(6.0, 3.0))) is None
    assert mark_of(MARKING, Verdict(THERE, cost=Weighed(6.1, 3.0))) is Mark.BLUNDER


def test_differences_are_weighed_by_their_mean_and_its_standard_error():
    found = weighed([1.0, 3.0, 5.0, 7.0])
    assert found.amount == 4.0
    assert found.error == pytest.approx((20 / 3 / 4) ** 0.5)


def test_what_was_tried_once_marks_nothing():
    assert mark_of(MARKING, Verdict(THERE, cost=weighed([40.0]))) is None


def test_luck_and_choices_are_summed_by_seat_with_the_error_of_the_sum():
    judged = [
        Judged(0, 0, Go(1), THERE, Weighed(3.0, 0.3), 1.5),
        Judged(1, 1, Go(1), THERE, Weighed(9.0, 9.0), 9.0),
        Judged(2, 0, Go(1), HERE, Weighed(-1.0, 0.4), -0.5),
    ]
    luck, cost = balance(judged, 0)
    assert luck == 1.0
    assert cost == (2.0, pytest.approx(0.5))


@pytest.mark.parametrize("best", [HERE, THERE])
@pytest.mark.parametrize("mark", [None, Mark.SLIP])
def test_what_is_kept_is_read_as_it_was(best, mark):
    moves = [Move(0, Go(5)), Move(1, Go(1))]
    judged = Judged(1, 1, Go(1), best, Weighed(1.25, 0.5), -0.75, mark)
    assert judged_from_json({"go": Go}, moves, judged_to_json(judged)) == judged
