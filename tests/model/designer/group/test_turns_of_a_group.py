"""The turns of a group: what happens, and what is refused with which code."""

import random
from collections import Counter

import pytest
from drawn_course import box, tile_of
from table import (
    any_placement,
    begun,
    building,
    pawns_by_slot,
    playing,
    random_states,
    seated,
    tiles_left,
)

from minigolf_desktop.model.designer import (
    NO_TILE,
    PROMISES,
    ChooseLand,
    ClientsVisited,
    Collect,
    Done,
    EdgeChecking,
    Ended,
    EndReason,
    NumberHole,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    TakePromise,
    VisitRule,
)
from minigolf_desktop.model.designer.bag import VISIT, VISIT_TILES
from minigolf_desktop.model.designer.group import HIDDEN, seen_by
from minigolf_desktop.model.designer.group.events import (
    PromiseMade,
    TilesDiscarded,
    TilesReturned,
    TilesSetAside,
)
from minigolf_desktop.model.geometry.square import pack
from minigolf_desktop.model.play import CannotUndo, Match


def code(table, state, action, seat=None):
    refusal = table.refusal(state, state.waiting[0] if seat is None else seat, action)
    return refusal and refusal.code


def all_pass(table, state):
    """Return the step that ends the round when everybody passes."""
    step = None
    for _ in state.waiting:
        step = table.apply(state, Pass())
        state = step.state
    return step


def on_open_land(table, players=2, **options):
    state = begun(table, seated(players, edges=EdgeChecking.ALLOW, **options))
    return building(table, playing(state, *range(players)))


def with_designer(state, seat, **changes):
    designers = list(state.designers)
    designers[seat] = designers[seat]._replace(**changes)
    return state._replace(designers=tuple(designers))


def in_final_phase(table, state, seat=0):
    """Return the state with one seat stopped."""
    return with_designer(state, seat, stopped=True)


# --- set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_three_lands_and_no_land_is_dealt_twice(table, players):
    state = table.start(seated(players), 3).state
    dealt = [land for one in state.designers for land in one.dealt]
    assert len(dealt) == len(set(dealt)) == 3 * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_racks_hold_a_tile_more_than_there_are_players(table, players):
    state = table.start(seated(players), 3).state
    assert len(state.rack) == len(state.coming) == players + 1
    assert len(state.bag) == 264 - 2 * (players + 1)


def test_the_first_to_play_is_left_to_chance(table):
    orders = {table.start(seated(3), seed).state.order for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_d22_visit_tiles_in_the_bag_by_number_of_players(table, players):
    state = table.start(seated(players, advanced=True), 3).state
    assert state.bag.count(VISIT) == VISIT_TILES[players]
    assert VISIT_TILES == {1: 7, 2: 7, 3: 5, 4: 4, 5: 3}


def test_d23_a_visit_drawn_during_set_up_is_put_back(table):
    for seed in range(60):
        state = table.start(seated(2, advanced=True), seed).state
        assert VISIT not in (*state.rack, *state.coming)
        assert state.bag.count(VISIT) == 7
        assert state.visits == 0


def test_d29_the_expansion_puts_24_tiles_into_the_bag(table):
    state = table.start(seated(2, expansion=True), 3).state
    assert len(state.bag) + 6 == 264 + 24


@pytest.mark.parametrize("seed", range(30))
def test_clients_of_the_expansion_come_by_chance_only_with_it(table, seed):
    couple = table.start(seated(2), seed).state.clients
    assert [client.set for client in couple] == ["base", "base"]


def test_all_clients_may_come_with_the_expansion(table):
    setup = seated(2, expansion=True)
    seen = {one.id for seed in range(200) for one in table.start(setup, seed).state.clients}
    assert len(seen) == 18


def test_d29_mrs_noreturn_comes_with_the_expansion_only(table):
    mrs = {"mrs": "mrs-noreturn"}
    assert table.start(seated(2, expansion=True, **mrs), 1).state.clients[0].id == "mrs-noreturn"
    assert table.start(seated(2, **mrs), 1).state.clients[0].id != "mrs-noreturn"


def test_mr_perfect_may_be_asked_for_without_the_expansion(table):
    assert table.start(seated(2, mr="mr-perfect"), 1).state.clients[1].id == "mr-perfect"


def test_everybody_chooses_a_land_and_promises_before_the_first_turn(table):
    state = table.start(seated(3, advanced=True), 3).state
    phases = []
    while state.phase is not Phase.TURN:
        phases.append((state.phase, state.waiting[0]))
        if state.phase is Phase.CHOOSE_LAND:
            state = table.apply(state, ChooseLand(1)).state
        else:
            assert code(table, state, Done()) == "promise-needed"
            state = table.apply(state, TakePromise(4)).state
            state = table.apply(state, Done()).state
    order = state.order
    assert phases == [
        *((Phase.CHOOSE_LAND, seat) for seat in order),
        *((Phase.PROMISES, seat) for seat in order),
    ]
    assert state.turn == 1


# --- turns


def test_a_tile_taken_leaves_the_pawn_in_its_place(table):
    state = on_open_land(table, 3)
    state = table.apply(state, any_placement(table, state, 1)).state
    assert pawns_by_slot(state) == [None, 0, None, None]
    assert state.rack[1] == NO_TILE


def test_nobody_takes_from_an_empty_slot_or_from_the_bottom_rack(table):
    state = on_open_land(table, 3)
    state = table.apply(state, any_placement(table, state, 1)).state
    for slot in (1, 4, -1):
        assert code(table, state, PlaceTile(slot, pack(2, 0), 0)) == "slot-empty"


def test_only_the_seat_to_move_may_act(table):
    state = on_open_land(table, 3)
    assert code(table, state, Pass(), seat=1) == "not-your-turn"
    assert code(table, state, Pass(), seat=0) is None


def test_tiles_not_taken_go_back_into_the_bag_after_the_new_rack_is_filled(table):
    state = on_open_land(table, 2)
    step = all_pass(table, state)
    (returned,) = [event for event in step.events if isinstance(event, TilesReturned)]
    assert returned.designs == state.rack
    assert Counter(step.state.bag) == Counter(state.bag[:-3]) + Counter(state.rack)
    assert sorted(step.state.coming) == sorted(state.bag[-3:])


def test_undo_stops_at_the_hand_over(table):
    match = Match(table, seated(2), 4)
    match.play(match.state.waiting[0], ChooseLand(0))
    with pytest.raises(CannotUndo):
        match.undo()


def test_a_promise_may_be_taken_back_before_the_hand_over(table):
    match = Match(table, seated(2, advanced=True), 4)
    for _ in range(2):
        match.play(match.state.waiting[0], ChooseLand(0))
    seat = match.state.waiting[0]
    match.play(seat, TakePromise(3))
    match.undo()
    assert match.state.designers[seat].promises == ()
    match.play(seat, TakePromise(2))
    match.play(seat, Done())
    assert not match.can_undo


def test_undo_passes_hand_overs_in_practice(table):
    match = Match(table, seated(2, practice=True), 4)
    before = match.state
    match.play(before.waiting[0], ChooseLand(0))
    assert match.can_undo
    match.undo()
    assert match.state == before


def test_a_hole_is_numbered_on_ones_own_course(table):
    state = begun(table, seated(2, edges=EdgeChecking.ALLOW))
    state = building(table, playing(state, 1, 0), "G G ▶ ╴\nG G . .")
    assert code(table, state, NumberHole(pack(2, 0), 0, 7)) is None
    state = table.apply(state, NumberHole(pack(2, 0), 0, 7)).state
    assert state.waiting == (1, 0)
    assert [dict(one.numbers) for one in state.designers] == [{}, {(pack(2, 0), 0): 7}]


# --- the bag runs out


def test_d25_the_game_ends_when_a_rack_cannot_be_filled(table):
    state = on_open_land(table, 2)._replace(bag=bytes(2))
    step = all_pass(table, state)
    assert step.state.phase is Phase.OVER
    assert step.events[-1] == Ended(EndReason.BAG_EMPTY)


def test_d25_visit_tiles_fill_no_rack(table):
    state = on_open_land(table, 2, advanced=True)._replace(bag=bytes((VISIT, 1, VISIT, 2)))
    assert all_pass(table, state).state.phase is Phase.OVER


# --- visits


def visited(table, **options):
    state = on_open_land(table, 2, advanced=True, **options)
    bag = state.bag.replace(bytes((VISIT,)), b"")
    return all_pass(table, state._replace(bag=bag[:-1] + bytes((VISIT, VISIT)) + bag[-1:]))


def test_visit_tiles_drawn_stay_out_and_other_tiles_are_drawn_for_them(table):
    step = visited(table)
    assert VISIT not in step.state.coming
    assert step.state.visits == 2
    assert VISIT not in step.state.bag
    assert ClientsVisited(2) in step.events


def test_d23_at_a_visit_every_player_may_promise_in_turn_order_before_the_next_turn(table):
    state = visited(table).state
    assert state.phase is Phase.PROMISES
    assert state.waiting == state.order == (1, 0)
    assert code(table, state, TakePromise(0)) == "promise-taken"
    assert code(table, state, TakePromise(7)) == "no-such-promise"
    state = table.apply(state, TakePromise(1)).state
    state = table.apply(state, TakePromise(2)).state
    state = table.apply(state, Done()).state
    assert state.waiting == (0,)
    state = table.apply(state, Done()).state
    assert (state.phase, state.waiting) == (Phase.TURN, (1, 0))
    assert [one.promises for one in state.designers] == [(0,), (0, 1, 2)]


def test_whoever_has_promised_everything_is_not_asked(table):
    state = on_open_land(table, 2, advanced=True)
    state = with_designer(state, 1, promises=tuple(range(len(PROMISES))))
    bag = state.bag.replace(bytes((VISIT,)), b"")
    state = all_pass(table, state._replace(bag=bag + bytes((VISIT,)))).state
    assert (state.phase, state.waiting) == (Phase.PROMISES, (0,))


def test_whoever_has_stopped_may_still_promise(table):
    state = in_final_phase(table, on_open_land(table, 2, advanced=True))
    bag = state.bag.replace(bytes((VISIT,)), b"")
    state = state._replace(bag=bag + bytes((VISIT,)))
    state = table.apply(state, Collect(0)).state
    state = table.apply(state, Pass()).state
    state = table.apply(state, Done()).state
    assert state.phase is Phase.PROMISES
    assert set(state.waiting) == {0, 1}


def test_the_alternative_rule_lays_tiles_aside_and_21_of_them_bring_the_one_visit(table):
    state = on_open_land(table, 2, advanced=True, visits=VisitRule.UNTAKEN)
    assert VISIT not in state.bag
    for turn in range(1, 7):
        step = all_pass(table, state)
        state = step.state
        assert len(state.aside) == 3 * turn
        assert any(isinstance(event, TilesSetAside) for event in step.events)
    step = all_pass(table, state)
    assert (step.state.phase, step.state.aside, step.state.visits) == (Phase.PROMISES, b"", 1)
    assert ClientsVisited(0) in step.events
    assert len(step.state.bag) == 264 - 6
    state = step.state
    for _ in range(2):
        state = table.apply(state, Done()).state
    step = all_pass(table, state)
    assert step.state.aside == b""
    assert any(isinstance(event, TilesReturned) for event in step.events)


# --- final phase


def test_nobody_stops_before_a_land_is_full(table):
    state = on_open_land(table)
    assert code(table, state, Collect(0)) == "not-final-phase"


def test_d24_in_the_final_phase_a_designer_may_place_pass_or_stop(table):
    state = in_final_phase(table, on_open_land(table), seat=1)
    kinds = {type(action) for action in table.legal(state)}
    assert kinds == {PlaceTile, Pass, Collect}


def test_whoever_stopped_must_take_a_tile(table):
    state = in_final_phase(table, on_open_land(table, reserve=True))
    state = with_designer(state, 0, reserved=3)
    assert code(table, state, Pass()) == "must-take"
    assert code(table, state, PlaceTile(0, pack(2, 0), 0)) == "stopped"
    assert code(table, state, Reserve(0)) == "stopped"
    assert code(table, state, PlaceReserved(pack(2, 0), 0)) == "stopped"
    assert {type(action) for action in table.legal(state)} == {Collect}


def test_stopping_is_definitive(table):
    state = in_final_phase(table, on_open_land(table), seat=1)
    state = table.apply(state, Collect(2)).state
    assert state.designers[0].stopped
    assert state.designers[0].collected == bytes((on_open_land(table).rack[2],))
    assert state.finishers == (0,)


def collected_and_passed(table):
    """Return the end of a round of the final phase: seat 0 collects, seat 1 passes."""
    state = in_final_phase(table, on_open_land(table))
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
    state = in_final_phase(table, state)
    state = table.apply(state, Collect(0)).state
    state = table.apply(state, Pass()).state
    state = table.apply(state, Done()).state
    assert (len(state.aside), len(state.discards)) == (0, 2)


def test_d25_the_last_full_land_ends_the_game_once_its_round_is_played(table):
    state = in_final_phase(table, building(table, on_open_land(table), "G G .\nG G ▒"), seat=1)
    course = state.designers[0].course
    (cell,) = course.land.free - course.tiles.keys()
    state = table.apply(state, PlaceTile(0, cell, 0)).state
    assert state.phase is Phase.TURN
    state = table.apply(state, Collect(1)).state
    assert state.phase is Phase.OVER
    assert code(table, state, Pass(), seat=0) == "game-over"
    assert table.to_move(state) is None


# --- reserve (expansion)


def test_d28_a_tile_may_be_reserved_only_where_the_table_says_so(table):
    assert code(table, on_open_land(table), Reserve(0)) == "no-reserve"
    assert code(table, on_open_land(table, reserve=True), Reserve(0)) is None


def test_d28_reserving_takes_the_tile_and_leaves_the_pawn_in_its_place(table):
    before = on_open_land(table, reserve=True)
    state = table.apply(before, Reserve(1)).state
    assert pawns_by_slot(state) == [None, 0, None]
    assert state.designers[0].reserved == before.rack[1]
    assert not state.designers[0].course.tiles


def test_d28_one_tile_at_a_time(table):
    state = with_designer(on_open_land(table, reserve=True), 0, reserved=5)
    assert code(table, state, Reserve(0)) == "reserve-taken"


def test_d28_placing_the_reserved_tile_is_a_pass(table):
    grass = tile_of("▒") >> 2
    state = with_designer(on_open_land(table, reserve=True), 0, reserved=grass)
    action = PlaceReserved(pack(2, 0), 0)
    assert action in list(table.legal(state))
    state = table.apply(state, action).state
    assert state.bench == (0,)
    assert state.designers[0].reserved == NO_TILE
    assert state.designers[0].course.tiles == {pack(2, 0): 4 * grass}
    assert len(tiles_left(state)) == 3


def test_nothing_is_placed_from_an_empty_gate(table):
    state = on_open_land(table, reserve=True)
    assert code(table, state, PlaceReserved(pack(2, 0), 0)) == "nothing-reserved"


def test_filling_the_land_from_the_gate_begins_the_final_phase(table):
    state = building(table, on_open_land(table, reserve=True), "G G .\nG G ▒")
    state = with_designer(state, 0, reserved=tile_of("▒") >> 2)
    (cell,) = state.designers[0].course.land.free - state.designers[0].course.tiles.keys()
    state = table.apply(state, PlaceReserved(cell, 0)).state
    assert state.designers[0].stopped
    assert state.is_final_phase


def test_a_tile_still_reserved_costs_3_points(table):
    state = with_designer(on_open_land(table, reserve=True), 0, reserved=7)
    scores = [table.assessment(state, seat).score for seat in (0, 1)]
    assert [score.condition("reserve").points for score in scores] == [-3, 0]
    assert scores[0].total == scores[1].total - 3


def test_without_reserve_there_is_no_such_condition(table):
    with pytest.raises(KeyError):
        table.assessment(on_open_land(table), 0).score.condition("reserve")


# --- secrets


def test_others_do_not_see_which_promise_was_made():
    events = (PromiseMade(1, 3), Pass())
    assert seen_by(events, 1) == events
    assert seen_by(events, 0) == (PromiseMade(1, HIDDEN), Pass())


# --- legal is what is not refused


def wild_actions(state, chance):
    """Return some actions, most of them out of place."""
    slots, cells = range(-1, 8), [*range(-1, 2)]
    course = state.designers[state.waiting[0]].course
    if course is not None:
        cells += [*course.front, *course.tiles, *course.land.gate.cells]
    some = [ChooseLand(n) for n in range(-1, 5)] + [TakePromise(n) for n in range(-1, 9)]
    some += [kind(slot) for kind in (PutBack, Reserve, Collect) for slot in slots]
    some += [Pass(), Done()]
    for cell in chance.sample(cells, min(len(cells), 12)):
        some += [PlaceTile(slot, cell, turn) for slot in slots for turn in range(-1, 5)]
        some += [PlaceReserved(cell, turn) for turn in range(-1, 5)]
        some += [NumberHole(cell, segment, n) for segment in range(-1, 3) for n in (-1, 0, 9, 10)]
    return some


@pytest.mark.parametrize("edges", EdgeChecking)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_an_action_is_refused_exactly_when_it_is_not_legal(table, players, edges):
    chance = random.Random(players)
    setup = seated(players, advanced=True, expansion=True, reserve=True, edges=edges)
    for number, state in enumerate(random_states(table, setup, players)):
        if number % 9 or not state.waiting:
            continue
        seat = state.waiting[0]
        legal = set(map(with_kind, table.legal(state)))
        for action in [*table.legal(state), *wild_actions(state, chance)]:
            is_legal = with_kind(action) in legal
            assert (table.refusal(state, seat, action) is None) == is_legal, action
        for other in range(players):
            if other != seat:
                assert code(table, state, Pass(), seat=other) == "not-your-turn"


def with_kind(action):
    """Return an action so that it is equal only to one of its kind."""
    return type(action).__name__, *action


def test_the_worth_of_a_placement_is_what_it_adds_to_the_score_so_far(table):
    setup = seated(2, expansion=True, mrs="mrs-noreturn", mr="mr-perfect")
    for number, state in enumerate(random_states(table, setup, 8)):
        if state.phase is not Phase.TURN or number % 16 or not table.placements(state):
            continue
        seat = state.waiting[0]
        before = table.assessment(state, seat, final=False).score.total
        worths = table.worths(state)
        assert worths.keys() == set(table.placements(state))
        of_one = {action: worth for action, worth in worths.items() if action.slot == 1}
        assert table.worths(state, 1) == of_one
        for action in list(worths)[:: max(1, len(worths) // 8)]:
            after = table.apply(state, action).state
            total = table.assessment(after, seat, final=False).score.total
            assert worths[action] == total - before, action


def test_the_table_of_designs_is_shared_with_the_solo_game(rules, table):
    assert table.box is rules.box
    assert box().designs == table.box.designs
