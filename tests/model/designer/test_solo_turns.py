"""The solo turn: the tile not taken, passing, undo (rule book: solo variant)."""

import pytest
from drawn_course import draw
from solo_table import START, code, holding, mine, started, with_mine

from minigolf_desktop.model.designer import (
    ChooseLand,
    Discard,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    RackFilled,
    Setup,
    Stop,
    TilesDiscarded,
    TilesReturned,
    TurnPassed,
)
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play import CannotUndo, Match


@pytest.mark.parametrize("slot", [0, 1])
def test_the_tile_not_taken_goes_back_into_the_bag(rules, slot):
    state = holding(rules, START, "▒", "▒")
    placed = rules.apply(state, PlaceTile(1 - slot, pack(2, 0), 0)).state
    step = rules.apply(placed, PutBack(slot))
    assert step.events[0] == TilesReturned((state.rack[slot],))
    assert len(step.state.bag) == len(state.bag) + 1 - 2
    assert step.state.discards == b""
    assert isinstance(step.events[1], RackFilled)


@pytest.mark.parametrize("slot", [0, 1])
def test_the_tile_not_taken_goes_out_of_the_game(rules, slot):
    state = holding(rules, START, "▒", "▒")
    placed = rules.apply(state, PlaceTile(1 - slot, pack(2, 0), 0)).state
    step = rules.apply(placed, Discard(slot))
    assert step.events[0] == TilesDiscarded((state.rack[slot],))
    assert len(step.state.bag) == len(state.bag) - 2
    assert list(step.state.discards) == [state.rack[slot]]


def test_a_tile_put_back_may_be_drawn_again_at_any_place_of_the_bag(rules):
    places = set()
    for seed in range(60):
        state = started(rules, seed=seed)._replace(bag=bytes([0] * 9), rack=(5, 6))
        state = rules.apply(state._replace(phase=Phase.REST), PutBack(0)).state
        places.add(state.bag.index(5))
    assert places == set(range(10))


def test_the_next_turn_begins_with_two_new_tiles(rules):
    state = holding(rules, START, "▒", "▒")
    state = rules.apply(state, PlaceTile(0, pack(2, 0), 0)).state
    after = rules.apply(state, Discard(1)).state
    assert (after.phase, after.turn) == (Phase.TURN, state.turn + 1)
    assert after.rack == (state.bag[-1], state.bag[-2])


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
    assert step.events == (TurnPassed(0),)
    assert (step.state.phase, mine(step.state).passes) == (Phase.REST, 1)
    one = rules.apply(step.state, PutBack(1))
    assert one.events == (TilesReturned((state.rack[1],)),)
    assert one.state.phase is Phase.REST
    assert not one.reveals
    both = rules.apply(one.state, Discard(0))
    assert both.state.phase is Phase.TURN
    assert both.reveals


def test_d26_each_pass_lowers_the_score_by_3_below_nought(rules):
    state = with_mine(started(rules), course=draw(START, points=0).course)
    before = rules.assessment(state, 0, final=False).score.total
    after = rules.apply(state, Pass()).state
    assert rules.assessment(after, 0, final=False).score.total == before - 3


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
