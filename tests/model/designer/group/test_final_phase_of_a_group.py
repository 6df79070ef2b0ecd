"""The final phase of a group: stopping, collecting, and how the game ends."""

import pytest
from table import (
    all_pass,
    any_placement,
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
from minigolf_desktop.model.designer.moves import (
    Ended,
    EndReason,
    FinalPhaseBegun,
    TilesDiscarded,
    TilesReturned,
)
from minigolf_desktop.model.geometry.square import pack


def test_nobody_stops_before_a_land_is_full(rules):
    state = on_open_land(rules)
    assert code(rules, state, Collect(0)) == "not-final-phase"


def test_d24_in_the_final_phase_a_designer_may_place_pass_or_stop(rules):
    state = in_final_phase(on_open_land(rules), seat=1)
    kinds = {type(action) for action in rules.legal(state)}
    assert kinds == {PlaceTile, Pass, Collect}


def test_whoever_stopped_must_take_a_tile(rules):
    state = in_final_phase(on_open_land(rules, reserve=True))
    state = with_designer(state, 0, reserved=3)
    assert code(rules, state, Pass()) == "must-take"
    assert code(rules, state, PlaceTile(0, pack(2, 0), 0)) == "stopped"
    assert code(rules, state, Reserve(0)) == "stopped"
    assert code(rules, state, PlaceReserved(pack(2, 0), 0)) == "stopped"
    assert {type(action) for action in rules.legal(state)} == {Collect}


def test_stopping_is_definitive(rules):
    state = in_final_phase(on_open_land(rules), seat=1)
    state = rules.apply(state, Collect(2)).state
    assert state.designers[0].stopped
    assert state.designers[0].collected == bytes((on_open_land(rules).rack[2],))
    assert state.finishers == (0,)


def collected_and_passed(rules):
    """Return the end of a round of the final phase: seat 0 collects, seat 1 passes."""
    state = in_final_phase(on_open_land(rules))
    before = rules.apply(state, Collect(0)).state
    return before, rules.apply(before, Pass()).state


def test_d24_a_designer_is_asked_which_tiles_go_back_and_the_rest_is_discarded(rules):
    before, state = collected_and_passed(rules)
    assert (state.phase, state.waiting) == (Phase.REST, (1,))
    assert code(rules, state, PutBack(0)) == "slot-empty"
    state = rules.apply(state, PutBack(2)).state
    assert code(rules, state, PutBack(2)) == "asked-already"
    step = rules.apply(state, Done())
    assert TilesReturned((before.rack[2],)) in step.events
    assert TilesDiscarded((before.rack[1],)) in step.events
    assert step.state.discards == bytes((before.rack[1],))
    assert step.state.phase is Phase.TURN


def test_d24_the_round_in_which_a_land_is_filled_discards_already(rules):
    state = building(rules, on_open_land(rules), "G G .\nG G ▒")
    course = state.designers[0].course
    (cell,) = course.land.free - course.tiles.keys()
    state = rules.apply(state, PlaceTile(0, cell, 0)).state
    state = rules.apply(state, Pass()).state
    assert state.phase is Phase.REST


def test_the_final_phase_lays_nothing_aside(rules):
    state = on_open_land(rules, 2, advanced=True, visits=VisitRule.UNTAKEN)
    state = in_final_phase(state)
    state = rules.apply(state, Collect(0)).state
    state = rules.apply(state, Pass()).state
    state = rules.apply(state, Done()).state
    assert (len(state.aside), len(state.discards)) == (0, 2)


def test_d25_the_last_full_land_ends_the_game_once_its_round_is_played(rules):
    state = in_final_phase(building(rules, on_open_land(rules), "G G .\nG G ▒"), seat=1)
    course = state.designers[0].course
    (cell,) = course.land.free - course.tiles.keys()
    state = rules.apply(state, PlaceTile(0, cell, 0)).state
    assert state.phase is Phase.TURN
    state = rules.apply(state, Collect(1)).state
    assert state.phase is Phase.OVER
    assert code(rules, state, Pass(), seat=0) == "game-over"
    assert rules.to_move(state) is None


def everybody_passes(rules, state, rounds):
    """Return the step that ends the last of some rounds in which everybody passes."""
    step = None
    for _ in range(rounds):
        step = all_pass(rules, state)
        state = step.state
    return step


def asked_nothing(rules, step):
    """Return the step after everybody said that no tile goes back."""
    while step.state.phase is Phase.REST:
        step = rules.apply(step.state, Done())
    return step


def test_d38_three_rounds_in_which_everybody_passes_begin_the_final_phase(rules):
    step = everybody_passes(rules, on_open_land(rules), 2)
    assert step.state.phase is Phase.TURN
    assert code(rules, step.state, Collect(0)) == "not-final-phase"
    step = all_pass(rules, step.state)
    assert FinalPhaseBegun(land_is_full=False) in step.events
    assert step.state.phase is Phase.REST
    step = asked_nothing(rules, step)
    assert code(rules, step.state, Collect(0)) is None


@pytest.mark.parametrize("builder", [0, 1])
def test_d38_a_tile_placed_begins_the_count_anew(rules, builder):
    state = everybody_passes(rules, on_open_land(rules), 2).state
    for turn in range(2):
        action = any_placement(rules, state, 0) if turn == builder else Pass()
        state = rules.apply(state, action).state
    step = everybody_passes(rules, state, 2)
    assert step.state.phase is Phase.TURN
    assert FinalPhaseBegun(land_is_full=False) in all_pass(rules, step.state).events


def test_d38_the_final_phase_begins_once(rules):
    step = asked_nothing(rules, everybody_passes(rules, on_open_land(rules), 3))
    step = all_pass(rules, step.state)
    assert not any(isinstance(event, FinalPhaseBegun) for event in step.events)
    state = rules.apply(asked_nothing(rules, step).state, Collect(0)).state
    assert sum(one.stopped for one in state.designers) == 1


def test_d38_two_players_who_always_pass_come_to_an_end(rules):
    state = on_open_land(rules)
    for _ in range(1000):
        action = Pass() if state.phase is Phase.TURN else Done()
        step = rules.apply(state, action)
        state = step.state
        if state.phase is Phase.OVER:
            break
    assert step.events[-1] == Ended(EndReason.BAG_EMPTY)


def test_d38_alone_passing_begins_nothing(rules):
    """Alone the player may stop at any turn (ruling D26)."""
    state = on_open_land(rules, 1)
    assert code(rules, state, Collect(0)) == "wrong-phase"
