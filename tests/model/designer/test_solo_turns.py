"""The solo turn: the tile not taken, passing, undo (rule book: solo variant)."""

import pytest
from drawn_course import draw
from solo_table import START, code, holding, started

from minigolf_desktop.model.designer import (
    ChooseLand,
    Discard,
    Discarded,
    Drawn,
    Pass,
    Passed,
    Phase,
    PlaceTile,
    PutBack,
    ReturnedToBag,
    Setup,
    Stop,
)
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play import CannotUndo, Match


@pytest.mark.parametrize("slot", [0, 1])
def test_the_tile_not_taken_goes_back_into_the_bag(rules, slot):
    state = holding(rules, START, "▒", "▒")
    placed = rules.apply(state, PlaceTile(1 - slot, pack(2, 0), 0)).state
    step = rules.apply(placed, PutBack(slot))
    assert step.events[0] == ReturnedToBag(state.hand[slot])
    assert len(step.state.bag) == len(state.bag) + 1 - 2
    assert step.state.discards == b""
    assert isinstance(step.events[1], Drawn)


@pytest.mark.parametrize("slot", [0, 1])
def test_the_tile_not_taken_goes_out_of_the_game(rules, slot):
    state = holding(rules, START, "▒", "▒")
    placed = rules.apply(state, PlaceTile(1 - slot, pack(2, 0), 0)).state
    step = rules.apply(placed, Discard(slot))
    assert step.events[0] == Discarded(state.hand[slot])
    assert len(step.state.bag) == len(state.bag) - 2
    assert list(step.state.discards) == [state.hand[slot]]


def test_a_tile_put_back_may_be_drawn_again_at_any_place_of_the_bag(rules):
    places = set()
    for seed in range(60):
        state = started(rules, seed=seed)._replace(bag=bytes([0] * 9), hand=(5, 6))
        state = rules.apply(state._replace(phase=Phase.REST), PutBack(0)).state
        places.add(state.bag.index(5))
    assert places == set(range(10))


def test_the_next_turn_begins_with_two_new_tiles(rules):
    state = holding(rules, START, "▒", "▒")
    state = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    after = rules.apply(state, Discard(1)).state
    assert (after.phase, after.turn) == (Phase.TURN, state.turn + 1)
    assert after.hand == (state.bag[-1], state.bag[-2])


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        (PutBack(0), "slot-empty"),
        (Discard(0), "slot-empty"),
        (PutBack(5), "slot-empty"),
        (Discard(-1), "slot-empty"),
        (Pass(), "wrong-phase"),
        (Stop(), "wrong-phase"),
        (PlaceTile(1, pack(3, 0), 0), "wrong-phase"),
    ],
)
def test_a_turn_ends_with_the_tile_not_taken_and_nothing_else(rules, action, refusal):
    state = holding(rules, START, "▒", "▒")
    state = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    assert code(rules, state, action) == refusal


@pytest.mark.parametrize("action", [PutBack(0), Discard(1)])
def test_tiles_are_put_back_or_discarded_only_after_placing_or_passing(rules, action):
    assert code(rules, started(rules), action) == "wrong-phase"


def test_d26_after_a_pass_each_tile_is_put_back_or_discarded(rules):
    state = started(rules)
    step = rules.apply(state, Pass())
    assert step.events == (Passed(),)
    assert (step.state.phase, step.state.passes) == (Phase.REST, 1)
    one = rules.apply(step.state, PutBack(1))
    assert one.events == (ReturnedToBag(state.hand[1]),)
    assert one.state.phase is Phase.REST
    assert not one.reveals
    both = rules.apply(one.state, Discard(0))
    assert both.state.phase is Phase.TURN
    assert both.reveals


def test_d26_each_pass_lowers_the_score_by_3_below_nought(rules):
    state = started(rules)._replace(course=draw(START, points=0).course)
    before = rules.assessment(state, final=False).score.total
    assert rules.assessment(rules.apply(state, Pass()).state, final=False).score.total == before - 3


def test_undo_stops_at_a_draw(rules):
    match = Match(rules, Setup(), 3)
    match.play(0, ChooseLand(1))
    with pytest.raises(CannotUndo):
        match.undo()
    match.play(0, Pass())
    match.undo()
    assert match.state.phase is Phase.TURN


def test_in_practice_undo_goes_back_to_the_choice_of_lands(rules):
    match = Match(rules, Setup(practice=True), 3)
    match.play(0, ChooseLand(1))
    match.undo()
    assert match.state.phase is Phase.CHOOSE_LAND
    assert not match.can_undo
