"""The turns of a group: who takes what from the racks, undo, and the bag that runs out."""

from collections import Counter

import pytest
from table import (
    all_pass,
    any_placement,
    begun,
    building,
    code,
    on_open_land,
    pawns_by_slot,
    playing,
    seated,
)

from minigolf_desktop.model.designer import (
    NO_TILE,
    ChooseLand,
    Done,
    EdgeChecking,
    Ended,
    EndReason,
    NumberHole,
    Pass,
    Phase,
    PlaceTile,
    TakePromise,
)
from minigolf_desktop.model.designer.moves import TilesReturned
from minigolf_desktop.model.designer.racks import VISIT
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play import CannotUndo, Match


def test_a_tile_taken_leaves_the_pawn_in_its_place(rules):
    state = on_open_land(rules, 3)
    state = rules.apply(state, any_placement(rules, state, 1)).state
    assert pawns_by_slot(state) == [None, 0, None, None]
    assert state.rack[1] == NO_TILE


def test_nobody_takes_from_an_empty_slot_or_from_the_bottom_rack(rules):
    state = on_open_land(rules, 3)
    state = rules.apply(state, any_placement(rules, state, 1)).state
    for slot in (1, 4, -1):
        assert code(rules, state, PlaceTile(slot, pack(2, 0), 0)) == "slot-empty"


def test_only_the_seat_to_move_may_act(rules):
    state = on_open_land(rules, 3)
    assert code(rules, state, Pass(), seat=1) == "not-your-turn"
    assert code(rules, state, Pass(), seat=0) is None


def test_tiles_not_taken_go_back_into_the_bag_after_the_new_rack_is_filled(rules):
    state = on_open_land(rules, 2)
    step = all_pass(rules, state)
    (returned,) = [event for event in step.events if isinstance(event, TilesReturned)]
    assert returned.designs == state.rack
    assert Counter(step.state.bag) == Counter(state.bag[:-3]) + Counter(state.rack)
    assert sorted(step.state.coming) == sorted(state.bag[-3:])


def test_undo_stops_where_the_next_player_is_shown_lands(rules):
    match = Match(rules, seated(2), 4)
    match.play(match.state.waiting[0], ChooseLand(0))
    with pytest.raises(CannotUndo):
        match.undo()


def in_first_turn(rules, players=3):
    """Return a match in which everybody has a land."""
    match = Match(rules, seated(players), 4)
    while match.state.phase is not Phase.TURN:
        match.play(match.state.waiting[0], ChooseLand(0))
    return match


def test_a_turn_may_be_taken_back_until_the_next_player_acts(rules):
    match = in_first_turn(rules)
    first, second, _ = match.state.waiting
    before = match.state
    match.play(first, any_placement(rules, match.state, 0))
    assert match.state.waiting[0] == second
    assert match.can_undo
    match.undo()
    assert match.state == before
    match.redo()
    match.play(second, Pass())
    match.undo()
    assert match.state.waiting[0] == second


def test_the_turn_that_brings_new_tiles_cannot_be_taken_back(rules):
    match = in_first_turn(rules)
    for seat in match.state.waiting:
        match.play(seat, Pass())
    assert match.state.turn == 2
    assert not match.can_undo


def test_a_promise_may_be_taken_back_before_the_hand_over(rules):
    match = Match(rules, seated(2, advanced=True), 4)
    for _ in range(2):
        match.play(match.state.waiting[0], ChooseLand(0))
    seat = match.state.waiting[0]
    match.play(seat, TakePromise(3))
    match.undo()
    assert match.state.designers[seat].promises == ()
    match.play(seat, TakePromise(2))
    match.play(seat, Done())
    assert not match.can_undo


def test_undo_passes_hand_overs_in_practice(rules):
    match = Match(rules, seated(2, practice=True), 4)
    before = match.state
    match.play(before.waiting[0], ChooseLand(0))
    assert match.can_undo
    match.undo()
    assert match.state == before


@pytest.mark.parametrize("seat", [0, 1])
def test_d35_a_hole_is_numbered_in_ones_own_turn_and_while_others_play(rules, seat):
    state = begun(rules, seated(2, edges=EdgeChecking.ALLOW))
    state = building(rules, playing(state, 1, 0), "G G ▶ ╴\nG G . .")
    action = NumberHole(pack(2, 0), 0, 7, seat)
    assert code(rules, state, action, seat) is None
    state = rules.apply(state, action).state
    assert state.waiting == (1, 0)
    numbers = [dict(one.numbers) for one in state.designers]
    assert numbers[seat] == {(pack(2, 0), 0): 7}
    assert numbers[1 - seat] == {}


@pytest.mark.parametrize(("seat", "taker"), [(0, 1), (1, 0), (2, 2), (-1, -1)])
def test_nobody_numbers_the_holes_of_another(rules, seat, taker):
    state = begun(rules, seated(2, edges=EdgeChecking.ALLOW))
    state = building(rules, state, "G G ▶ ╴\nG G . .")
    assert code(rules, state, NumberHole(pack(2, 0), 0, 7, seat), taker) == "not-your-course"


def test_d35_holes_are_numbered_before_the_final_count(rules):
    state = begun(rules, seated(2, edges=EdgeChecking.ALLOW))
    state = building(rules, state, "G G ▶ ╴\nG G . .")._replace(phase=Phase.OVER, waiting=())
    action = NumberHole(pack(2, 0), 0, 7, 1)
    assert code(rules, state, action, 1) is None
    (hole,) = rules.assessment(rules.apply(state, action).state, 1).numbering.declared
    assert hole.number == 7


def test_d25_the_game_ends_when_a_rack_cannot_be_filled(rules):
    state = on_open_land(rules, 2)._replace(bag=bytes(2))
    step = all_pass(rules, state)
    assert step.state.phase is Phase.OVER
    assert step.events[-1] == Ended(EndReason.BAG_EMPTY)


def test_d25_visit_tiles_fill_no_rack(rules):
    state = on_open_land(rules, 2, advanced=True)._replace(bag=bytes((VISIT, 1, VISIT, 2)))
    assert all_pass(rules, state).state.phase is Phase.OVER
