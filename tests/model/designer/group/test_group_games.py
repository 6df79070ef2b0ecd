"""Whole games of a group: nothing is lost, nothing secret shows, a journal plays them again."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table import COLOURS, random_states, seated

from minigolf_desktop.bots.designer.playout import playout, random_action, setup_for_playout
from minigolf_desktop.model.designer import (
    HIDDEN,
    PROMISES,
    Mode,
    Phase,
    Setup,
    TakePromise,
    VisitRule,
    setup_from_json,
    setup_to_json,
)
from minigolf_desktop.model.designer.racks import bag_content
from minigolf_desktop.model.play import (
    Level,
    Match,
    Randomness,
    Seat,
    action_from_json,
    action_to_json,
)

OPTIONS = {
    "family": {},
    "family with the expansion": {"expansion": True},
    "family with reserve": {"reserve": True},
    "advanced": {"advanced": True},
    "advanced, untaken tiles call": {"advanced": True, "visits": VisitRule.UNTAKEN},
    "advanced, everything": {"advanced": True, "expansion": True, "reserve": True},
    "advanced, everything, untaken tiles call": {
        "advanced": True,
        "expansion": True,
        "reserve": True,
        "visits": VisitRule.UNTAKEN,
    },
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_invariant_breaks_in_a_random_game(rules, players, options):
    for number, state in enumerate(random_states(rules, seated(players, **options), 7 * players)):
        if number % 5 == 0 or not state.waiting:
            assert rules.problems(state) == [], number


@pytest.mark.parametrize("mode", ["family", "advanced", "expansion"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_playout_finds_no_problem(rules, players, mode):
    found = playout(rules, 1, 3, setup_for_playout(mode, players))
    assert found.problems == []
    assert found.actions > 20


@pytest.mark.parametrize("players", [2, 5])
def test_tiles_are_conserved_after_every_action(rules, players):
    setup = seated(players, advanced=True, expansion=True, reserve=True)
    content = Counter(bag_content(rules.box, setup))
    for state in random_states(rules, setup, 40 + players):
        everywhere = Counter(state.bag) + Counter(state.discards) + Counter(state.aside)
        everywhere += Counter(d for d in (*state.rack, *state.coming) if d >= 0)
        everywhere[255] += state.visits
        for one in state.designers:
            everywhere += Counter(one.collected)
            if one.reserved >= 0:
                everywhere[one.reserved] += 1
            if one.course is not None:
                everywhere += Counter(tile >> 2 for tile in one.course.tiles.values())
        assert everywhere == content


def test_a_broken_game_has_problems(rules):
    states = list(random_states(rules, seated(3, advanced=True), 2))
    state = states[len(states) // 2]
    (first, *rest) = state.designers
    assert rules.problems(state) == []
    for broken in (
        state._replace(bag=state.bag[1:]),
        state._replace(waiting=()),
        state._replace(designers=(first._replace(promises=(1, 1)), *rest)),
        state._replace(designers=(first._replace(stopped=not first.stopped), *rest)),
        state._replace(coming=(*state.coming[:-1], -1)),
    ):
        assert rules.problems(broken)


# --- secrets


def in_disguise(state, seat, chance):
    """Return a state that a seat cannot tell from this one."""
    bag = list(state.bag)
    chance.shuffle(bag)
    designers = [
        one
        if other == seat
        else one._replace(promises=tuple(chance.sample(range(len(PROMISES)), len(one.promises))))
        for other, one in enumerate(state.designers)
    ]
    return state._replace(
        bag=bytes(bag),
        designers=tuple(designers),
        randomness=Randomness(chance.getrandbits(64), chance.getrandbits(20)),
    )


def a_state(rules, setup, seed, share):
    states = list(random_states(rules, setup, seed))[:-1]
    return states[int(share * len(states))]


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 10_000),
    share=st.floats(0, 1, exclude_max=True),
    data=st.data(),
)
def test_two_states_that_look_alike_to_a_seat_give_it_equal_views(
    rules, players, seed, share, data
):
    setup = seated(players, advanced=True, expansion=True, reserve=True)
    state = a_state(rules, setup, seed, share)
    seat = data.draw(st.integers(0, players - 1))
    other = in_disguise(state, seat, random.Random(seed))
    assert rules.view(other, seat) == rules.view(state, seat)


def test_a_view_differs_where_a_seat_could_tell(rules):
    state = a_state(rules, seated(3, advanced=True), 4, 0.6)
    views = {
        repr(rules.view(one, 0))
        for one in (
            state,
            state._replace(bag=state.bag[1:]),
            state._replace(turn=99),
            state._replace(bench=(9, 9)),
        )
    }
    assert len(views) == 4
    assert rules.view(state, 0) != rules.view(state, 1)


def test_the_promises_of_others_are_revealed_when_the_game_is_over(rules):
    *states, last = random_states(rules, seated(3, advanced=True), 4)
    hidden = rules.view(states[-1], 0)
    assert [HIDDEN in one.promises for one in hidden.designers] == [False, True, True]
    assert [len(one.promises) for one in hidden.designers] == [
        len(one.promises) for one in states[-1].designers
    ]
    assert rules.view(last, 0).designers == last.designers


def test_a_view_holds_neither_the_order_of_the_bag_nor_the_random_state(rules):
    state = a_state(rules, seated(3, advanced=True), 4, 0.4)
    view = rules.view(state, 1)
    assert not hasattr(view, "randomness")
    assert list(view.bag) == sorted(view.bag)
    assert view.visits_left == state.bag.count(255)


# --- counting


def test_standings_add_up(rules):
    *_, state = random_states(rules, seated(4, advanced=True, reserve=True), 11)
    standings = rules.standings(state)
    for seat, one in enumerate(standings.assessments):
        assert one.score.total == standings.totals[seat]
        promises = one.score.condition("promises")
        assert len(promises.lines) == len(state.designers[seat].promises)
    for condition in PROMISES:
        points = [one.score.condition(condition).points for one in standings.assessments]
        best = [seat for seat, own in enumerate(points) if own == max(points)]
        assert all(standings.tables[condition][seat] == 1 for seat in best)
    assert max(standings.totals) == standings.totals[standings.winners[0]]
    assert all(standings.places[seat] == 1 for seat in standings.winners)


def test_the_tables_of_a_game_that_goes_on_rank_the_courses_as_they_stand(rules):
    state = a_state(rules, seated(3, advanced=True), 4, 0.6)
    scores = [rules.assessment(state, seat).score for seat in range(3)]
    found = rules.tables(state)
    assert set(found) == set(PROMISES)
    for condition, places in found.items():
        points = [score.condition(condition).points for score in scores]
        assert list(places) == [1 + sum(other > mine for other in points) for mine in points]


def test_a_family_game_knows_no_promises(rules):
    *_, state = random_states(rules, seated(2), 11)
    ids = [one.id for one in rules.standings(state).assessments[0].score.conditions]
    assert ids == [*PROMISES[:7], "playability"]


# --- playing again


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_written_as_json_plays_again(rules, players):
    setup = seated(players, advanced=True, expansion=True, reserve=True)
    chance = random.Random(9)
    match = Match(rules, setup, 9)
    while match.state.phase is not Phase.OVER:
        action = random_action(rules, match.state, chance)
        match.play(match.state.waiting[0], action)
    again = Match(rules, setup_from_json(setup_to_json(setup)), 9)
    for seat, action in match.moves:
        again.play(seat, action_from_json(rules.action_kinds, action_to_json(action)))
    assert again.state == match.state
    assert again.log == match.log


def test_a_promise_is_written_by_its_number():
    assert action_to_json(TakePromise(4)) == {"do": "take-promise", "promise": 4}


# --- the set-up's JSON

OLD = {"difficulties": [1, 2], "mrs": None, "mr": None, "edges": "prevent", "practice": False}


def test_a_set_up_saved_before_there_were_groups_still_opens():
    assert setup_from_json(OLD) == Setup(difficulties=(1, 2))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", {}),
        ("players", [{"name": "Ann"}]),
        ("players", [{"name": "Ann", "colour": "red"}, {"name": "", "colour": "blue"}]),
        ("players", [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": ""}]),
        ("players", [{"name": "Ann", "colour": "red", "computer": "clever"}]),
        ("players", [{"name": "Ann", "colour": "red", "age": 9}]),
        ("players", [{"name": "Ann", "colour": 3}]),
        ("players", [{"name": "x" * 41, "colour": "red"}]),
        ("players", [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": "red"}]),
        ("players", [{"name": "Ann", "colour": colour} for colour in (*COLOURS, "black")]),
        ("mode", "solo"),
        ("mode", 1),
        ("expansion", 1),
        ("reserve", None),
        ("visits", "often"),
        ("colour", "red"),
    ],
)
def test_a_set_up_of_another_form_is_refused(field, value):
    with pytest.raises(ValueError, match="field"):
        setup_from_json({**OLD, field: value})


@pytest.mark.parametrize("name", ["", "Ann"])
def test_a_solo_set_up_may_tell_who_plays(name):
    setup = Setup(players=(Seat(name, "red" if name else ""),))
    assert setup.is_solo
    assert setup_from_json(setup_to_json(setup)) == setup


def test_a_computer_player_may_sit_at_the_table():
    setup = Setup(players=(Seat("Ann", "red"), Seat("Bob", "blue", Level.HARD)))
    assert setup_to_json(setup)["players"][1]["computer"] == "hard"
    assert setup_from_json(setup_to_json(setup)) == setup


def test_a_set_up_is_read_as_it_was_written():
    setup = Setup(
        players=(Seat("Ann", "red"), Seat("Bob", "blue")),
        mode=Mode.ADVANCED,
        expansion=True,
        reserve=True,
        visits=VisitRule.UNTAKEN,
    )
    assert setup_from_json(setup_to_json(setup)) == setup
    assert setup.seats == 2
