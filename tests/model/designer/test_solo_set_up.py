"""The set-up of a solo game and the choice of the land (rule book: solo variant)."""

from collections import Counter

import pytest
from solo_table import code, mine, started

from minigolf_desktop.model.designer import (
    NO_TILE,
    ChooseLand,
    Discard,
    LandChosen,
    LandsDealt,
    NumberHole,
    Pass,
    Phase,
    PlaceTile,
    PutBack,
    RackFilled,
    Setup,
    Stop,
)
from minigolf_desktop.model.geometry.square import pack


def test_three_different_lands_are_dealt(rules):
    step = rules.start(Setup(), 1)
    assert step.state.phase is Phase.CHOOSE_LAND
    assert len(set(mine(step.state).dealt)) == 3
    assert step.events == (LandsDealt(0, mine(step.state).dealt),)


@pytest.mark.parametrize("difficulties", [(1,), (2,), (3,), (1, 3)])
def test_only_lands_of_the_difficulties_asked_for_are_dealt(rules, difficulties):
    for seed in range(20):
        state = rules.start(Setup(difficulties=difficulties), seed).state
        assert {rules.lands[land].difficulty for land in mine(state).dealt} <= set(difficulties)


def test_the_bag_holds_the_264_base_tiles(rules):
    bag = Counter(rules.start(Setup(), 1).state.bag)
    assert bag.total() == 264
    assert all(rules.box.designs[index].set == "base" for index in bag)
    assert all(bag[index] == rules.box.designs[index].copies for index in bag)


def test_one_mrs_and_one_mr_client_are_drawn(rules):
    couples = {rules.start(Setup(), seed).state.clients for seed in range(400)}
    assert len({mrs for mrs, _ in couples}) == 7
    assert len({mr for _, mr in couples}) == 7
    assert len(couples) == 49


def test_clients_may_be_chosen(rules):
    setup = Setup(mrs="mrs-lazy", mr="mr-long")
    for seed in range(5):
        clients = rules.start(setup, seed).state.clients
        assert [client.id for client in clients] == ["mrs-lazy", "mr-long"]


def test_choosing_a_client_leaves_lands_and_bag_of_the_seed_as_they_are(rules):
    drawn = rules.start(Setup(), 9).state
    chosen = rules.start(Setup(mrs="mrs-lazy", mr="mr-long"), 9).state
    assert (drawn.bag, mine(drawn).dealt) == (chosen.bag, mine(chosen).dealt)


def test_a_seed_gives_the_same_game_again_and_another_seed_another(rules):
    assert rules.start(Setup(), 9) == rules.start(Setup(), 9)
    assert rules.start(Setup(), 9).state.bag != rules.start(Setup(), 10).state.bag


@pytest.mark.parametrize("choice", [0, 1, 2])
def test_the_land_chosen_is_built_on_and_two_tiles_are_drawn(rules, choice):
    start = rules.start(Setup(), 1).state
    step = rules.apply(start, ChooseLand(choice))
    state = step.state
    land = mine(start).dealt[choice]
    assert mine(state).course.land is rules.lands[land]
    assert (state.phase, state.turn) == (Phase.TURN, 1)
    assert step.events == (LandChosen(0, land), RackFilled(state.rack, state.rack))
    assert step.reveals
    assert NO_TILE not in state.rack
    assert len(state.bag) == 262


@pytest.mark.parametrize("choice", [-1, 3])
def test_a_land_that_was_not_dealt_is_no_choice(rules, choice):
    state = rules.start(Setup(), 1).state
    assert code(rules, state, ChooseLand(choice)) == "no-such-choice"


def test_the_land_is_chosen_once(rules):
    assert code(rules, started(rules), ChooseLand(0)) == "wrong-phase"


@pytest.mark.parametrize(
    "action",
    [PlaceTile(0, pack(2, 0), 0), Pass(), Stop(), PutBack(0), Discard(0), NumberHole(0, 0, 1)],
    ids=lambda action: type(action).__name__,
)
def test_nothing_else_is_done_before_a_land_is_chosen(rules, action):
    state = rules.start(Setup(), 1).state
    assert code(rules, state, action) == "wrong-phase"


def test_a_view_hides_the_order_of_the_bag_and_the_random_state(rules):
    state = started(rules)
    view = rules.view(state, 0)
    assert list(view.bag) == sorted(state.bag)
    assert len(view.tiles_left) == 262
    assert "randomness" not in view._fields


def test_states_that_differ_in_what_is_hidden_look_alike(rules):
    state = started(rules)
    other = state._replace(bag=bytes(reversed(state.bag)), randomness=state.randomness.below(9)[1])
    assert rules.view(state, 0) == rules.view(other, 0)
