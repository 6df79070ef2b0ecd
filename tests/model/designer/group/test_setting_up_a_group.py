"""The set-up of a group: lands, racks, visit tiles, clients, and all before the first turn."""

import pytest
from table import begun, code, seated, with_designer

from minigolf_desktop.model.designer import (
    ChooseLand,
    Done,
    Phase,
    Setup,
    TakePromise,
    place,
    turned_tile,
)
from minigolf_desktop.model.designer.racks import VISIT, VISIT_TILES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_three_lands_and_no_land_is_dealt_twice(rules, players):
    state = rules.start(seated(players), 3).state
    dealt = [land for one in state.designers for land in one.dealt]
    assert len(dealt) == len(set(dealt)) == 3 * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_racks_hold_a_tile_more_than_there_are_players(rules, players):
    state = rules.start(seated(players), 3).state
    assert len(state.rack) == len(state.coming) == players + 1
    assert len(state.bag) == 264 - 2 * (players + 1)


def test_the_first_to_play_is_left_to_chance(rules):
    orders = {rules.start(seated(3), seed).state.order for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_d22_visit_tiles_in_the_bag_by_number_of_players(rules, players):
    state = rules.start(seated(players, advanced=True), 3).state
    assert state.bag.count(VISIT) == VISIT_TILES[players]
    assert VISIT_TILES == {1: 7, 2: 7, 3: 5, 4: 4, 5: 3}


def test_d23_a_visit_drawn_during_set_up_is_put_back(rules):
    for seed in range(60):
        state = rules.start(seated(2, advanced=True), seed).state
        assert VISIT not in (*state.rack, *state.coming)
        assert state.bag.count(VISIT) == 7
        assert state.visits == 0


def test_d29_the_expansion_puts_24_tiles_into_the_bag(rules):
    state = rules.start(seated(2, expansion=True), 3).state
    assert len(state.bag) + 6 == 264 + 24


@pytest.mark.parametrize("seed", range(30))
def test_clients_of_the_expansion_come_by_chance_only_with_it(rules, seed):
    couple = rules.start(seated(2), seed).state.clients
    assert [client.set for client in couple] == ["base", "base"]


@pytest.mark.parametrize("clients", [("mrs-bloom", "mr-turner"), ("mrs-lazy", "mr-short")])
def test_all_players_have_the_same_two_clients(rules, clients):
    mrs, mr = clients
    state = begun(rules, seated(3, mrs=mrs, mr=mr))
    assert [client.id for client in state.clients] == [mrs, mr]
    likes = {"mrs-bloom": "flowers", "mrs-lazy": "benches"}[mrs]
    pleasing = next(
        index
        for index, design in enumerate(rules.box.designs)
        if getattr(design.elements, likes) and not design.segments
    )
    for seat in range(3):
        course = state.designers[seat].course
        course = place(course, min(course.front), turned_tile(pleasing, 0))
        state = with_designer(state, seat, course=course)
        (line,) = rules.assessment(state, seat).score.condition("her_whim").lines
        assert line.reason == likes


def test_both_versions_count_the_same_conditions(rules):
    counted = {
        tuple(condition.id for condition in rules.assessment(state, 0).score.conditions)
        for state in (begun(rules, seated(2)), begun(rules, seated(2, advanced=True)))
    }
    assert len(counted) == 1


def test_all_clients_may_come_with_the_expansion(rules):
    setup = seated(2, expansion=True)
    seen = {one.id for seed in range(200) for one in rules.start(setup, seed).state.clients}
    assert len(seen) == 18


def test_d29_mrs_noreturn_comes_with_the_expansion_only(rules):
    mrs = {"mrs": "mrs-noreturn"}
    assert rules.start(seated(2, expansion=True, **mrs), 1).state.clients[0].id == "mrs-noreturn"
    assert rules.start(seated(2, **mrs), 1).state.clients[0].id != "mrs-noreturn"


def test_mr_perfect_may_be_asked_for_without_the_expansion(rules):
    assert rules.start(seated(2, mr="mr-perfect"), 1).state.clients[1].id == "mr-perfect"


def test_everybody_chooses_a_land_and_promises_before_the_first_turn(rules):
    state = rules.start(seated(3, advanced=True), 3).state
    phases = []
    while state.phase is not Phase.TURN:
        phases.append((state.phase, state.waiting[0]))
        if state.phase is Phase.CHOOSE_LAND:
            state = rules.apply(state, ChooseLand(1)).state
        else:
            assert code(rules, state, Done()) == "promise-needed"
            state = rules.apply(state, TakePromise(4)).state
            state = rules.apply(state, Done()).state
    order = state.order
    assert phases == [
        *((Phase.CHOOSE_LAND, seat) for seat in order),
        *((Phase.PROMISES, seat) for seat in order),
    ]
    assert state.turn == 1


def difficulties_dealt(rules, setup, seed):
    """Return by seat the difficulties of the lands dealt; no land is dealt twice."""
    dealt = [one.dealt for one in rules.start(setup, seed).state.designers]
    flat = [land for lands in dealt for land in lands]
    assert len(set(flat)) == len(flat) == 3 * setup.seats
    return [{rules.lands[land].difficulty for land in lands} for lands in dealt]


@pytest.mark.parametrize("seed", range(12))
def test_d37_a_player_without_a_finished_game_is_dealt_easy_lands_only(rules, seed):
    _, second, _ = difficulties_dealt(rules, seated(3, newcomers=(1,)), seed)
    assert second == {1}
    assert difficulties_dealt(rules, Setup(newcomers=(0,)), seed) == [{1}]


def test_d37_five_newcomers_are_dealt_all_easy_lands(rules):
    assert difficulties_dealt(rules, seated(5, newcomers=(0, 1, 2, 3, 4)), 1) == [{1}] * 5


def test_d37_the_others_are_dealt_any_lands(rules):
    setup = seated(3, newcomers=(1,))
    found = [difficulties_dealt(rules, setup, seed) for seed in range(12)]
    assert set().union(*(first | third for first, _, third in found)) == {1, 2, 3}


def test_d37_a_table_that_asks_for_no_easy_lands_is_dealt_what_it_asks_for(rules):
    setup = seated(2, newcomers=(0, 1), difficulties=(3,))
    assert difficulties_dealt(rules, setup, 1) == [{3}, {3}]
