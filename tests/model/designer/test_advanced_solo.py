"""The advanced solo game: seven promises, visits, reserve (rule book: advanced solo game)."""

import random

import pytest
from drawn_course import asked, draw, tile_of
from solo_table import code, mine, with_mine

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import (
    NO_TILE,
    PROMISES,
    ChooseLand,
    ClientsVisited,
    Done,
    EdgeChecking,
    Mode,
    NumberHole,
    Pass,
    Phase,
    PlaceReserved,
    PlaceTile,
    PutBack,
    Reserve,
    Setup,
    TakePromise,
    Tally,
    TilesSetAside,
    VisitRule,
    satisfaction,
)
from minigolf_desktop.model.designer.conditions import solo_promises
from minigolf_desktop.model.designer.racks import VISIT
from minigolf_desktop.model.geometry.square import pack

ADVANCED = Setup(mode=Mode.ADVANCED, edges=EdgeChecking.ALLOW)


def begun(rules, setup=ADVANCED, seed=5):
    """Return the first turn, with the Fun promise taken."""
    state = rules.start(setup, seed).state
    for action in (ChooseLand(0), TakePromise(0), Done()):
        state = rules.apply(state, action).state
    while state.phase is Phase.PROMISES:
        state = rules.apply(state, Done()).state
    return state


def test_at_least_one_promise_is_taken_before_the_first_draw(rules):
    state = rules.apply(rules.start(ADVANCED, 1).state, ChooseLand(0)).state
    assert state.phase is Phase.PROMISES
    assert code(rules, state, Done()) == "promise-needed"
    state = rules.apply(state, TakePromise(5)).state
    assert code(rules, state, TakePromise(5)) == "promise-taken"
    step = rules.apply(state, Done())
    assert step.reveals
    assert step.state.rack != (NO_TILE, NO_TILE)


def test_d22_seven_visits_are_in_the_bag_of_a_solo_game(rules):
    assert rules.start(ADVANCED, 1).state.bag.count(VISIT) == 7
    assert VISIT not in rules.start(Setup(), 1).state.bag


def test_a_visit_lets_promise_more_before_the_turn(rules):
    state = begun(rules)
    bag = state.bag.replace(bytes((VISIT,)), b"")
    state = state._replace(bag=bag[:-1] + bytes((VISIT,)) + bag[-1:], visits=0)
    for action in (Pass(), PutBack(0)):
        state = rules.apply(state, action).state
    step = rules.apply(state, PutBack(1))
    assert ClientsVisited(1) in step.events
    assert step.state.phase is Phase.PROMISES
    assert VISIT not in step.state.rack
    state = rules.apply(step.state, TakePromise(3)).state
    assert rules.apply(state, Done()).state.phase is Phase.TURN


def test_the_alternative_rule_lays_aside_what_would_go_back_into_the_bag(rules):
    setup = Setup(mode=Mode.ADVANCED, visits=VisitRule.UNTAKEN)
    state = begun(rules, setup)
    assert VISIT not in state.bag
    state = rules.apply(state, Pass()).state
    step = rules.apply(state, PutBack(0))
    assert step.events == (TilesSetAside((state.rack[0],)),)
    state = step.state._replace(aside=bytes(20))
    step = rules.apply(state, PutBack(1))
    assert ClientsVisited(0) in step.events
    assert (step.state.phase, step.state.aside, step.state.visits) == (Phase.PROMISES, b"", 1)


# --- reserve


def test_d28_a_tile_is_reserved_and_the_other_is_put_back_or_discarded(rules):
    before = begun(rules, Setup(reserve=True, mode=Mode.ADVANCED))
    state = rules.apply(before, Reserve(1)).state
    assert (state.phase, mine(state).reserved) == (Phase.REST, before.rack[1])
    assert state.rack == (before.rack[0], NO_TILE)
    assert code(rules, with_mine(before, reserved=3), Reserve(0)) == "reserve-taken"
    assert code(rules, begun(rules), Reserve(0)) == "no-reserve"


def test_d28_placing_the_reserved_tile_costs_a_solo_player_a_pass(rules):
    grass = tile_of("▒") >> 2
    state = begun(rules, Setup(reserve=True, mode=Mode.ADVANCED))
    state = with_mine(state, course=draw("G G . .\nG G . .").course, reserved=grass)
    assert PlaceReserved(pack(2, 0), 0) in list(rules.legal(state))
    after = rules.apply(state, PlaceReserved(pack(2, 0), 0)).state
    assert (mine(after).passes, mine(after).reserved, after.phase) == (1, NO_TILE, Phase.REST)
    assert after.rack == state.rack
    score = rules.assessment(after, 0).score
    assert score.condition("passes").points == -3
    assert code(rules, after._replace(phase=Phase.TURN), PlaceReserved(1, 0)) == (
        "nothing-reserved"
    )


def test_a_tile_still_reserved_at_the_end_costs_3_points():
    score = draw("▒").assess(tally=Tally(reserved=True)).score
    assert [(line.reason, line.points) for line in score.condition("reserve").lines] == [
        ("still-reserved", -3)
    ]
    assert draw("▒").assess(tally=Tally(reserved=False)).score.condition("reserve").points == 0


# --- promises

NOTHING = dict.fromkeys(PROMISES, 0)
FULL = "▒ ▒"


@pytest.mark.parametrize(
    ("promise", "enough", "too_little"),
    [
        ("fun", 50, 49),
        ("her_whim", 20, 19),
        ("his_whim", 18, 16),
        ("par", 18, 17),
        ("circuit", 20, 18),
    ],
)
def test_a_solo_promise_is_kept_from_so_many_points_on(promise, enough, too_little):
    course = draw(FULL).course
    for points, won in ((enough, 10), (too_little, -10)):
        (line,) = solo_promises([promise], course, {**NOTHING, promise: points}, 0, final=True)
        assert (line.reason, line.points) == (f"promise-{promise}", won)


@pytest.mark.parametrize(("passes", "won"), [(0, 10), (1, -10)])
def test_the_solo_fast_promise_is_kept_without_a_pass(passes, won):
    (line,) = solo_promises(["fast"], draw(FULL).course, NOTHING, passes, final=True)
    assert line.points == won


@pytest.mark.parametrize(
    ("course", "won"), [("▒ ▒", 10), ("▒ .", -10), ("▒ ▒ ▒!", -10), ("▒ ▒~", -10)]
)
def test_the_solo_land_promise_is_kept_by_a_full_land_without_mistake(course, won):
    (line,) = solo_promises(["land"], draw(course).course, NOTHING, 0, final=True)
    assert line.points == won


def test_promises_count_in_the_final_score_of_a_solo_game():
    drawn = draw("L L", legend={"L": asked(people=3)})
    score = drawn.assess(tally=Tally(promises=("fun", "land"))).score
    lines = score.condition("promises").lines
    assert [(line.reason, line.points) for line in lines] == [
        ("promise-fun", -10),
        ("promise-land", 10),
    ]
    assert score.total == sum(one.points for one in score.conditions)


def test_until_the_end_only_promises_kept_are_counted():
    drawn = draw("L L", legend={"L": asked(people=3)})
    score = drawn.assess(tally=Tally(promises=("fun", "land")), final=False).score
    assert [line.reason for line in score.condition("promises").lines] == ["promise-land"]


def test_a_family_game_has_no_promises():
    with pytest.raises(KeyError):
        draw("▒").assess().score.condition("promises")


@pytest.mark.parametrize(
    ("total", "level"),
    [(79, 0), (80, 1), (99, 1), (100, 2), (119, 2), (120, 3), (169, 3), (170, 4)],
)
def test_the_advanced_scale_of_satisfaction(total, level):
    assert satisfaction(total, advanced=True) == level


def test_the_numbering_keeps_a_promised_circuit_rather_than_please_mr_uberstitious():
    """Hole 4 of the round has par 2; the par 4 that he wants there is hole 5."""
    course = """
        G G ▶ ╴ ▶ ╴ ▶ ╴
        G G ▒ ▒ ▒ ▒ ▒ ▼
        ▒ ╷ ▒ ▒ ▒ ▒ ▒ ╵
        ▒ ▲ ▒ ▒ ▒ ▒ ▒ ▼1
        ▒ ╶ ◀ ╶ ◀ ╶ ◀ ╵3
    """
    for promises in (("circuit",), ("circuit", "his_whim"), ("par", "circuit")):
        score = draw(course).assess("mr-uberstitious", tally=Tally(promises=promises)).score
        assert score.condition("circuit").points == 20
    pleased = draw(course).assess("mr-uberstitious", tally=Tally(promises=("his_whim",))).score
    assert pleased.condition("his_whim").points == 18


# --- whole games


@pytest.mark.parametrize("visits", VisitRule)
@pytest.mark.parametrize("seed", range(4))
def test_no_invariant_breaks_in_a_random_advanced_game(rules, seed, visits):
    setup = Setup(mode=Mode.ADVANCED, expansion=True, reserve=True, visits=visits)
    chance = random.Random(seed)
    state = rules.start(setup, seed).state
    while state.phase is not Phase.OVER:
        state = rules.apply(state, random_action(rules, state, chance)).state
        assert rules.problems(state) == []


def test_an_action_is_refused_exactly_when_it_is_not_legal(rules):
    setup = Setup(mode=Mode.ADVANCED, expansion=True, reserve=True)
    chance = random.Random(1)
    state = rules.start(setup, 1).state
    number = 0
    while state.phase is not Phase.OVER:
        number += 1
        if number % 5 == 0:
            legal = {(type(one).__name__, *one) for one in rules.legal(state)}
            cells = [*mine(state).course.front, *mine(state).course.tiles][:20]
            tried = [*rules.legal(state), Pass(), Done()]
            tried += [Reserve(slot) for slot in range(-1, 3)]
            tried += [TakePromise(promise) for promise in range(-1, 8)]
            tried += [PlaceReserved(cell, turn) for cell in cells for turn in range(-1, 5)]
            tried += [PlaceTile(0, cell, turn) for cell in cells for turn in range(-1, 5)]
            tried += [NumberHole(cell, 0, 3) for cell in cells]
            for action in tried:
                is_legal = (type(action).__name__, *action) in legal
                assert (rules.refusal(state, 0, action) is None) == is_legal, action
        state = rules.apply(state, random_action(rules, state, chance)).state
