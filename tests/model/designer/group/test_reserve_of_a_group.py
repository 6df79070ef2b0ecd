"""A tile in reserve at the gate (expansion)."""

import pytest
from drawn_course import tile_of
from table import (
    building,
    code,
    on_open_land,
    pawns_by_slot,
    tiles_left,
    with_designer,
)

from minigolf_desktop.model.designer import (
    NO_TILE,
    PlaceReserved,
    Reserve,
    is_final_phase,
)
from minigolf_desktop.model.geometry.square import pack


def test_d28_a_tile_may_be_reserved_only_where_the_table_says_so(rules):
    assert code(rules, on_open_land(rules), Reserve(0)) == "no-reserve"
    assert code(rules, on_open_land(rules, reserve=True), Reserve(0)) is None


def test_d28_reserving_takes_the_tile_and_leaves_the_pawn_in_its_place(rules):
    before = on_open_land(rules, reserve=True)
    state = rules.apply(before, Reserve(1)).state
    assert pawns_by_slot(state) == [None, 0, None]
    assert state.designers[0].reserved == before.rack[1]
    assert not state.designers[0].course.tiles


def test_d28_one_tile_at_a_time(rules):
    state = with_designer(on_open_land(rules, reserve=True), 0, reserved=5)
    assert code(rules, state, Reserve(0)) == "reserve-taken"


def test_d28_placing_the_reserved_tile_is_a_pass(rules):
    grass = tile_of("▒") >> 2
    state = with_designer(on_open_land(rules, reserve=True), 0, reserved=grass)
    action = PlaceReserved(pack(2, 0), 0)
    assert action in list(rules.legal(state))
    state = rules.apply(state, action).state
    assert state.bench == (0,)
    assert state.designers[0].reserved == NO_TILE
    assert state.designers[0].course.tiles == {pack(2, 0): 4 * grass}
    assert len(tiles_left(state)) == 3


def test_nothing_is_placed_from_an_empty_gate(rules):
    state = on_open_land(rules, reserve=True)
    assert code(rules, state, PlaceReserved(pack(2, 0), 0)) == "nothing-reserved"


def test_filling_the_land_from_the_gate_begins_the_final_phase(rules):
    state = building(rules, on_open_land(rules, reserve=True), "G G .\nG G ▒")
    state = with_designer(state, 0, reserved=tile_of("▒") >> 2)
    (cell,) = state.designers[0].course.land.free - state.designers[0].course.tiles.keys()
    state = rules.apply(state, PlaceReserved(cell, 0)).state
    assert state.designers[0].stopped
    assert is_final_phase(state)


def test_a_tile_still_reserved_costs_3_points(rules):
    state = with_designer(on_open_land(rules, reserve=True), 0, reserved=7)
    scores = [rules.assessment(state, seat).score for seat in (0, 1)]
    assert [score.condition("reserve").points for score in scores] == [-3, 0]
    assert scores[0].total == scores[1].total - 3


def test_without_reserve_there_is_no_such_condition(rules):
    with pytest.raises(KeyError):
        rules.assessment(on_open_land(rules), 0).score.condition("reserve")
