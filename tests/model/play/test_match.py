"""A match: playing, taking back, playing again. The game is one of adding up."""

from typing import NamedTuple

import pytest

from minigolf_desktop.model.play import (
    CannotUndo,
    Character,
    Level,
    Match,
    Move,
    Refusal,
    Refused,
    Seat,
    Step,
)


class Add(NamedTuple):
    amount: int


class Peek(NamedTuple):
    """Shows something that must not be taken back."""


class Pass(NamedTuple):
    """Hands over to who is next, who is not to know what was done."""


class Adding:
    """Seat 0 adds whole numbers above nought until ten are reached."""

    name = "adding"
    action_kinds = {"add": Add, "peek": Peek}  # noqa: RUF012

    def start(self, setup, seed):
        return Step(seed, ("begun",), reveals=True)

    def to_move(self, state):
        return 0 if state < 10 else None

    def legal(self, state):
        return [Add(1), Add(2), Peek()]

    def refusal(self, state, seat, action):
        if seat != 0:
            return Refusal("not-your-turn", (seat,))
        if isinstance(action, Add) and action.amount <= 0:
            return Refusal("too-little")
        return None

    def apply(self, state, action):
        if isinstance(action, Peek):
            return Step(state, ("peeked",), reveals=True)
        if isinstance(action, Pass):
            return Step(state, ("passed",), reveals=True, hands_over=True)
        return Step(state + action.amount, (f"added {action.amount}",))

    def problems(self, state):
        return []

    def undo_passes_reveals(self, setup):
        return setup == "practice"

    def rival(self, setup):
        return Seat("Ada", "red", Level.EASY, Character.ADA) if setup == "race" else None


@pytest.fixture
def match():
    return Match(Adding(), "serious", 3)


def test_a_match_begins_as_its_rules_say(match):
    assert match.state == 3
    assert match.moves == ()
    assert match.log == (("begun",),)


def test_playing_changes_the_state_and_keeps_move_and_events(match):
    step = match.play(0, Add(2))
    assert step.state == match.state == 5
    assert match.moves == (Move(0, Add(2)),)
    assert match.log == (("begun",), ("added 2",))


def test_a_refused_action_leaves_the_match_as_it_was(match):
    match.play(0, Add(1))
    with pytest.raises(Refused, match="too-little") as refused:
        match.play(0, Add(0))
    assert refused.value.refusal == Refusal("too-little")
    assert (match.state, len(match.moves)) == (4, 1)


def test_a_refusal_tells_its_details(match):
    with pytest.raises(Refused, match=r"not-your-turn \(7,\)"):
        match.play(7, Add(1))


def test_undo_returns_the_move_and_restores_state_moves_and_log(match):
    match.play(0, Add(1))
    before = (match.state, match.moves, match.log)
    match.play(0, Add(2))
    assert match.undo() == Move(0, Add(2))
    assert (match.state, match.moves, match.log) == before


def test_redo_plays_what_was_taken_back(match):
    match.play(0, Add(1))
    match.play(0, Add(2))
    after = (match.state, match.moves, match.log)
    match.undo()
    match.undo()
    assert match.can_redo
    match.redo()
    match.redo()
    assert (match.state, match.moves, match.log) == after
    assert not match.can_redo


def test_nothing_can_be_undone_at_the_start(match):
    assert not match.can_undo
    with pytest.raises(CannotUndo):
        match.undo()


def test_nothing_can_be_redone_before_something_was_undone(match):
    match.play(0, Add(1))
    with pytest.raises(CannotUndo):
        match.redo()


def test_undo_stops_at_what_was_revealed(match):
    match.play(0, Add(1))
    match.play(0, Peek())
    assert not match.can_undo
    match.play(0, Add(1))
    assert match.can_undo
    match.undo()
    assert not match.can_undo
    with pytest.raises(CannotUndo):
        match.undo()


def test_undo_goes_past_what_was_revealed_in_practice():
    match = Match(Adding(), "practice", 3)
    match.play(0, Add(1))
    match.play(0, Peek())
    match.undo()
    match.undo()
    assert match.state == 3


def test_playing_after_undo_forgets_what_was_taken_back(match):
    match.play(0, Add(1))
    match.play(0, Add(2))
    match.undo()
    match.play(0, Add(1))
    assert not match.can_redo
    assert [move.action.amount for move in match.moves] == [1, 1]
    assert match.state == 5


def test_a_refused_action_after_undo_keeps_what_may_be_played_again(match):
    match.play(0, Add(2))
    match.undo()
    with pytest.raises(Refused):
        match.play(0, Add(-1))
    assert match.can_redo


def test_what_was_handed_over_in_secret_is_taken_back_where_nobody_looks_on(match):
    match.play(0, Add(1))
    match.play(0, Pass())
    assert not match.can_take_back(1)
    assert not match.can_take_back(2, lambda seat: seat == 0)
    assert match.can_take_back(2, lambda seat: seat == 1)
    match.play(0, Peek())
    assert not match.can_take_back(2, lambda seat: False)


def test_a_rival_plays_the_same_match_in_a_house_of_its_own():
    match = Match(Adding(), "race", 3)
    match.play(0, Add(2))
    match.rival.play(0, Peek())
    match.undo()
    assert match.state == match.rival.state == 3
    assert match.rival.moves == (Move(0, Peek()),)
    assert Match(Adding(), "serious", 3).rival is None


def test_a_match_is_gone_through_without_playing():
    match = Match(Adding(), None, 0)
    for amount in (1, 2, 3):
        match.play(0, Add(amount))
    match.go_to(1)
    assert (match.state, match.moves) == (1, (Move(0, Add(1)),))
    assert match.state_after(2) == 3
    assert len(match.moves_known) == 3
    match.go_to(3)
    assert match.state == 6
    with pytest.raises(ValueError, match="3 moves"):
        match.go_to(4)


def test_a_copy_of_a_match_goes_its_own_way():
    match = Match(Adding(), None, 0)
    match.play(0, Add(3))
    other = match.copy()
    other.play(0, Add(4))
    other.go_to(0)
    assert match.moves == (Move(0, Add(3)),) and match.state == 3
    match.play(0, Add(1))
    assert other.moves_known == (Move(0, Add(3)), Move(0, Add(4)))
