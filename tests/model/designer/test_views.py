"""What a seat may know, and the states that are possible for all it knows."""

import json
import random
from collections import Counter
from functools import cache

import pytest
from disguises import designer_in_disguise
from drawn_course import catalogue
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from minigolf_desktop.bots.designer.playout import random_action
from minigolf_desktop.model.designer import (
    HIDDEN,
    PROMISES,
    DesignerRules,
    EdgeChecking,
    Mode,
    Phase,
    PromiseTaken,
    Setup,
    VisitRule,
    seen_by,
)
from minigolf_desktop.model.designer.racks import VISIT
from minigolf_desktop.model.play import EVERYBODY, Randomness, Seat

COLOURS = ("red", "blue", "yellow", "purple", "green")
RULES = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)
SETUPS = st.builds(
    Setup,
    edges=st.sampled_from(list(EdgeChecking)),
    practice=st.booleans(),
    players=st.integers(0, 5).map(lambda count: tuple(map(Seat, COLOURS, COLOURS))[:count]),
    mode=st.sampled_from(list(Mode)),
    expansion=st.booleans(),
    reserve=st.booleans(),
    visits=st.sampled_from(list(VisitRule)),
)
WORDS = st.integers(0, (1 << 64) - 1)
FEW = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
TABLE = Setup(
    players=tuple(map(Seat, COLOURS[:3], COLOURS)), mode=Mode.ADVANCED, expansion=True, reserve=True
)


def state_after(setup, seed, actions):
    """Return the state after some actions, taken by chance; the last one of a shorter game."""
    chance = random.Random(seed)
    state = RULES.start(setup, seed).state
    for _ in range(actions):
        if state.phase is Phase.OVER:
            break
        state = RULES.apply(state, random_action(RULES, state, chance)).state
    return state


STATES = st.builds(state_after, SETUPS, st.integers(0, 1000), st.integers(0, 400))


def seats_of(state):
    return [EVERYBODY, *range(len(state.designers))]


@FEW
@given(STATES, WORDS)
def test_a_possible_state_gives_the_seat_the_view_that_it_has(state, key):
    for seat in seats_of(state):
        view = RULES.view(state, seat)
        assert RULES.view(RULES.determinize(view, Randomness(key, 0)), seat) == view


@FEW
@given(STATES)
def test_a_view_told_to_another_process_is_the_same_view(state):
    for seat in seats_of(state):
        view = RULES.view(state, seat)
        told = json.loads(json.dumps(RULES.view_to_json(view)))
        again = RULES.view_from_json(state.setup, told)
        assert again == view
        assert [*map(order_of, again.designers)] == [*map(order_of, view.designers)]


def order_of(designer):
    """Return what lies in order on a course, which is equal to one in another order."""
    course = designer.course
    return course and [*course.tiles.items(), *course.front.items()]


@FEW
@given(STATES, st.randoms(use_true_random=False))
def test_what_is_told_to_another_process_holds_no_secret(state, chance):
    for seat in seats_of(state):
        told = RULES.view_to_json(RULES.view(state, seat))
        other = designer_in_disguise(state, seat, chance)
        assert json.dumps(RULES.view_to_json(RULES.view(other, seat))) == json.dumps(told)


@FEW
@given(STATES, WORDS)
def test_a_possible_state_is_sound(state, key):
    for seat in seats_of(state):
        possible = RULES.determinize(RULES.view(state, seat), Randomness(key, 0))
        assert RULES.problems(possible) == []


@FEW
@given(STATES, WORDS, st.randoms(use_true_random=False))
def test_a_state_that_differs_in_secrets_alone_gives_the_same_view_and_possible_state(
    state, key, chance
):
    for seat in seats_of(state):
        other = designer_in_disguise(state, seat, chance)
        view = RULES.view(state, seat)
        assert RULES.view(other, seat) == view
        stream = Randomness(key, 0)
        assert RULES.determinize(RULES.view(other, seat), stream) == RULES.determinize(view, stream)


@FEW
@given(STATES, WORDS)
def test_a_possible_state_plays_on_to_the_end(state, key):
    """It is a state like any other: whoever searches may play it out."""
    possible = RULES.determinize(RULES.view(state, state.order[0]), Randomness(key, 0))
    chance = random.Random(key)
    for _ in range(40):
        if possible.phase is Phase.OVER:
            break
        possible = RULES.apply(possible, random_action(RULES, possible, chance)).state
    assert RULES.problems(possible) == []


@FEW
@given(STATES)
def test_the_rules_answer_for_a_view_as_for_its_state(state):
    seat = RULES.to_move(state)
    view = RULES.view(state, EVERYBODY if seat is None else seat)
    assert RULES.to_move(view) == seat
    assert list(RULES.legal(view)) == list(RULES.legal(state))
    for action in list(RULES.legal(state))[:20]:
        assert RULES.refusal(view, seat, action) is None
    for other, designer in enumerate(state.designers):
        if designer.course is not None:
            assert RULES.assessment(view, other) == RULES.assessment(state, other)


# --- what is seen


@pytest.mark.quick
@pytest.mark.parametrize("setup", [Setup(mode=Mode.ADVANCED), TABLE], ids=["alone", "three"])
def test_a_view_tells_what_is_in_the_bag_and_not_in_which_order(setup):
    state = state_after(setup, 4, 60)
    view = RULES.view(state, 0)
    assert list(view.bag) == sorted(state.bag) != list(state.bag)
    assert view.visits_left == state.bag.count(VISIT) > 0
    assert Counter(view.tiles_left) == Counter(state.bag) - Counter({VISIT: view.visits_left})
    assert "randomness" not in view._fields


def test_a_seat_sees_its_own_promises_and_how_many_the_others_took():
    state = state_after(TABLE, 4, 60)
    promises = [one.promises for one in RULES.view(state, 1).designers]
    assert promises[1] == state.designers[1].promises
    for seat in (0, 2):
        assert promises[seat] == (HIDDEN,) * len(state.designers[seat].promises)


def test_those_without_a_seat_see_no_promises_until_the_game_is_over():
    state, over = state_after(TABLE, 4, 60), state_after(TABLE, 4, 9999)
    hidden = [one.promises for one in RULES.view(state, EVERYBODY).designers]
    assert {promise for promises in hidden for promise in promises} == {HIDDEN}
    assert over.phase is Phase.OVER
    assert RULES.view(over, EVERYBODY).designers == over.designers


def test_a_solo_player_has_nobody_to_hide_promises_from():
    state = state_after(Setup(mode=Mode.ADVANCED), 4, 60)
    assert state.designers[0].promises
    assert RULES.view(state, EVERYBODY).designers == state.designers


def test_the_log_hides_the_promises_of_others_too():
    events = (PromiseTaken(1, 3),)
    assert seen_by(events, 1) == events
    assert seen_by(events, 0) == seen_by(events, EVERYBODY) == (PromiseTaken(1, HIDDEN),)


# --- fairness: every completion as likely; the seeds are fixed, and so are the counts

DRAWS = 1400


@cache
def possible_states(setup):
    """Return many states that are possible for seat 0 after sixty actions, and the true one."""
    state = state_after(setup, 4, 60)
    view = RULES.view(state, 0)
    return state, [RULES.determinize(view, Randomness.of_seed(seed)) for seed in range(DRAWS)]


def test_every_other_promise_is_drawn_about_as_often():
    state, drawn = possible_states(TABLE)
    for seat in (1, 2):
        taken = Counter(promise for one in drawn for promise in one.designers[seat].promises)
        expected = DRAWS * len(state.designers[seat].promises) / len(PROMISES)
        assert len(taken) == len(PROMISES)
        assert all(abs(count - expected) < 0.2 * expected for count in taken.values())


@pytest.mark.parametrize("setup", [Setup(mode=Mode.ADVANCED), TABLE], ids=["alone", "three"])
def test_a_visit_tile_lies_anywhere_in_the_bag(setup):
    state, drawn = possible_states(setup)
    size, visits = len(state.bag), state.bag.count(VISIT)
    quarters = Counter(
        4 * place // size for one in drawn for place, tile in enumerate(one.bag) if tile == VISIT
    )
    expected = DRAWS * visits / 4
    assert all(abs(quarters[quarter] - expected) < 0.15 * expected for quarter in range(4))


@pytest.mark.parametrize("setup", [Setup(mode=Mode.ADVANCED), TABLE], ids=["alone", "three"])
def test_the_next_tile_is_drawn_as_often_as_the_bag_holds_it(setup):
    state, drawn = possible_states(setup)
    first = Counter(one.bag[-1] for one in drawn)
    held = Counter(state.bag)
    often = [tile for tile, count in held.items() if count >= 3]
    share = sum(held[tile] for tile in often) / len(state.bag)
    assert set(first) <= set(held)
    assert abs(sum(first[tile] for tile in often) - DRAWS * share) < 60
    assert len({one.bag for one in drawn}) == DRAWS


# --- how it ends


@pytest.mark.parametrize("players", range(6))
def test_a_game_has_an_outcome_when_it_is_over_and_none_before(players):
    setup = Setup(players=TABLE.players[:players], mode=Mode.ADVANCED)
    assert RULES.outcome(state_after(setup, 7, 30)) is None
    state = state_after(setup, 7, 9999)
    outcome, standings = RULES.outcome(state), RULES.standings(state)
    assert outcome.scores == tuple(one.score.total for one in standings.assessments)
    assert outcome.places == standings.places
    assert outcome.winners == standings.winners
    assert len(outcome.places) == max(1, len(setup.players))


def test_a_solo_player_comes_in_first_with_the_final_score():
    state = state_after(Setup(mode=Mode.ADVANCED), 7, 9999)
    score = RULES.assessment(state, 0).score
    assert RULES.outcome(state) == ((1,), (score.total,))
    assert score.condition("promises").lines
