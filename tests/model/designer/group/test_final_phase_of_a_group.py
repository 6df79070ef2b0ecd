"""The final phase of a group: stopping, collecting, and how the game ends."""

from table import (
    building,
    code,
    in_final_phase,
    on_open_land,
    with_designer,
)

from minigolf_desktop.model.designer import (
    Collect,
    Done,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    VisitRule,
)
from minigolf_desktop.model.designer.group.events import (
    TilesDiscarded,
    TilesReturned,
)
from minigolf_desktop.model.geometry.square import pack


def test_nobody_stops_before_a_land_is_full(table):
    state = on_open_land(table)
    assert code(table, state, Collect(0)) == "not-final-phase"


def test_d24_in_the_final_phase_a_designer_may_place_pass_or_stop(table):
    state = in_final_phase(on_open_land(table), seat=1)
    kinds = {type(action) for action in table.legal(state)}
    assert kinds == {PlaceTile, Pass, Collect}


def test_whoever_stopped_must_take_a_tile(table):
    state = in_final_phase(on_open_land(table, reserve=True))
    state = with_designer(state, 0, reserved=3)
    assert code(table, state, Pass()) == "must-take"
    assert code(table, state, PlaceTile(0, pack(2, 0), 0)) == "stopped"
    assert code(table, state, Reserve(0)) == "stopped"
    assert code(table, state, PlaceReserved(pack(2, 0), 0)) == "stopped"
    assert {type(action) for action in table.legal(state)} == {Collect}


def test_stopping_is_definitive(table):
    state = in_final_phase(on_open_land(table), seat=1)
    state = table.apply(state, Collect(2)).state
    assert state.designers[0].stopped
    assert state.designers[0].collected == bytes((on_open_land(table).rack[2],))
    assert state.finishers == (0,)


def collected_and_passed(table):
    """Return the end of a round of the final phase: seat 0 collects, seat 1 passes."""
    state = in_final_phase(on_open_land(table))
    before = table.apply(state, Collect(0)).state
    return before, table.apply(before, Pass()).state


def test_d24_a_designer_is_asked_which_tiles_go_back_and_the_rest_is_discarded(table):
    before, state = collected_and_passed(table)
    assert (state.phase, state.waiting) == (Phase.REST, (1,))
    assert code(table, state, PutBack(0)) == "slot-empty"
    state = table.apply(state, PutBack(2)).state
    assert code(table, state, PutBack(2)) == "asked-already"
    step = table.apply(state, Done())
    assert TilesReturned((before.rack[2],)) in step.events
    assert TilesDiscarded((before.rack[1],)) in step.events
    assert step.state.discards == bytes((before.rack[1],))
    assert step.state.phase is Phase.TURN


def test_d24_the_round_in_which_a_land_is_filled_discards_already(table):
    state = building(table, on_open_land(table), "G G .\nG G ▒")
    course = state.designers[0].course
    (cell,) = course.land.free - course.tiles.keys()
    state = table.apply(state, PlaceTile(0, cell, 0)).state
    state = table.apply(state, Pass()).state
    assert state.phase is Phase.REST


def test_the_final_phase_lays_nothing_aside(table):
    state = on_open_land(table, 2, advanced=True, visits=VisitRule.UNTAKEN)
    state = in_final_phase(state)
    state = table.apply(state, Collect(0)).state
    state = table.apply(state, Pass()).state
    state = table.apply(state, Done()).state
    assert (len(state.aside), len(state.discards)) == (0, 2)


def test_d25_the_last_full_land_ends_the_game_once_its_round_is_played(table):
    state = in_final_phase(building(table, on_open_land(table), "G G .\nG G ▒"), seat=1)
    course = state.designers[0].course
    (cell,) = course.land.free - course.tiles.keys()
    state = table.apply(state, PlaceTile(0, cell, 0)).state
    assert state.phase is Phase.TURN
    state = table.apply(state, Collect(1)).state
    assert state.phase is Phase.OVER
    assert code(table, state, Pass(), seat=0) == "game-over"
    assert table.to_move(state) is None
