"""What all judges have in common: marks, sums, and the form of what is kept."""

from types import SimpleNamespace
from typing import NamedTuple

import pytest

from minigolf_desktop.bots.judgement import (
    Judged,
    Mark,
    Marking,
    Outset,
    Verdict,
    Weighed,
    balance,
    judged_from_json,
    judged_to_json,
    judgements,
    mark_of,
    outset_from_json,
    outset_to_json,
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
    found = balance(judged, 0)
    assert found.luck == (1.0, 0.0)
    assert found.cost == (2.0, pytest.approx(0.5))
    assert found.rest is None


def test_what_start_luck_and_choices_do_not_explain_is_the_rest_with_all_their_errors():
    judged = [Judged(0, 0, Go(1), THERE, Weighed(3.0, 2.0), 1.5)]
    found = balance(judged, 0, Outset(100.0, Weighed(5.0, 1.0), 110.0, 2.0, 4.0))
    assert found.cost == (3.0, pytest.approx(20**0.5))
    assert found.rest == (110.0 - (100.0 + 5.0 + 1.5 - 3.0), pytest.approx(5.0))


@pytest.mark.parametrize("outset", [None, Outset(100.0, Weighed(5.0, 1.0), 110.0, 2.0, 4.0)])
def test_what_a_match_began_with_is_read_as_it_was(outset):
    assert outset_from_json(outset_to_json(outset)) == outset


class Countdown:
    """Rules of a game of one seat: each action is a number that is kept."""

    def start(self, setup, seed):
        return SimpleNamespace(state=())

    def apply(self, state, action):
        return SimpleNamespace(state=(*state, action))

    def to_move(self, state):
        return 0


class SlowJudge:
    """At a glance an action costs its number; on a second look a half of that."""

    marking = MARKING

    def judge(self, state, action, after, randomness):
        if action.far == 0:
            return
        yield Verdict(THERE, cost=Weighed(float(action.far), 0.1))
        yield Verdict(THERE, cost=Weighed(action.far / 2, 0.1))


def looked(*numbers):
    moves = [Move(0, Go(number)) for number in numbers]
    return list(judgements(Countdown(), SlowJudge(), None, 1, moves))


def test_all_decisions_are_looked_at_before_one_is_tried_out():
    found = looked(1, 4, 0, 2)
    assert [(one.judged.move, one.judged.is_glance) for one in found[:3]] == [
        (0, True),
        (1, True),
        (3, True),
    ]
    assert not any(one.judged.is_glance for one in found[3:])


def test_those_are_tried_out_first_where_a_glance_saw_the_most_at_stake():
    found = looked(1, 4, 0, 2)[3:]
    assert [one.judged.move for one in found] == [1, 3, 0]
    assert [one.judged.cost.amount for one in found] == [2.0, 1.0, 0.5]
    assert [one.share for one in found] == pytest.approx([1 / 3, 2 / 3, 1])


@pytest.mark.parametrize("best", [HERE, THERE])
@pytest.mark.parametrize("mark", [None, Mark.SLIP])
def test_what_is_kept_is_read_as_it_was(best, mark):
    moves = [Move(0, Go(5)), Move(1, Go(1))]
    judged = Judged(1, 1, Go(1), best, Weighed(1.25, 0.5), -0.75, mark)
    assert judged_from_json({"go": Go}, moves, judged_to_json(judged)) == judged
