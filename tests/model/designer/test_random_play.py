"""What holds in every game, played at random (hypothesis finds the smallest that breaks it)."""

import random

import pytest
from drawn_course import catalogue
from exhaustive_holes import ahead
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from solo_table import mine

from minigolf_desktop.model.designer import (
    DesignerRules,
    EdgeChecking,
    NumberHole,
    Phase,
    PlaceTile,
    Renumbering,
    Setup,
    Stop,
    empty_course,
    place,
    setup_from_json,
    setup_to_json,
    trace_holes,
    wrong_sides,
)
from minigolf_desktop.model.geometry.square import LIMIT, pack
from minigolf_desktop.model.play import Match, Refused, action_from_json, action_to_json

RULES = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)
SEEDS = st.integers(0, (1 << 64) - 1)
SETUPS = st.builds(
    Setup,
    difficulties=st.sampled_from([(1,), (2,), (3,), (1, 2, 3)]),
    mrs=st.sampled_from([None, *(one.id for one in catalogue().mrs_clients)]),
    mr=st.sampled_from([None, *(one.id for one in catalogue().mr_clients)]),
    edges=st.sampled_from(list(EdgeChecking)),
    practice=st.booleans(),
)
ACTIONS = st.integers(0, 90)
"""How many actions are played: about thirty turns at most."""
FEW = settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def played(setup, seed, actions):
    """Yield the match at its start and after each of some actions, taken by chance."""
    match = Match(RULES, setup, seed)
    chance = random.Random(seed)
    yield match
    for _ in range(actions):
        if RULES.to_move(match.state) is None:
            return
        legal = [one for one in RULES.legal(match.state) if type(one) is not Stop]
        numbering = [one for one in legal if type(one) is NumberHole]
        others = [one for one in legal if type(one) is not NumberHole]
        wanted = numbering if numbering and chance.random() < 0.1 else others
        match.play(0, chance.choice(wanted))
        yield match


def match_after(setup, seed, actions):
    """Return the match after some actions, taken by chance."""
    *_, match = played(setup, seed, actions)
    return match


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_random_play_breaks_no_invariant(setup, seed, count):
    for match in played(setup, seed, count):
        assert RULES.problems(match.state) == [], f"seed {seed}"


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_d11_d12_every_tile_touched_something_and_fitted_where_mistakes_are_prevented(
    setup, seed, count
):
    course = mine(match_after(setup, seed, count).state).course
    if course is None:
        return
    again = empty_course(course.box, course.land)
    for cell, tile in course.tiles.items():
        assert cell in again.front
        if setup.edges is EdgeChecking.PREVENT:
            assert not wrong_sides(again, cell, tile)
        again = place(again, cell, tile)
    assert again == course


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_undo_restores_every_state_and_redo_leads_back(setup, seed, count):
    setup = setup_from_json({**setup_to_json(setup), "practice": True})
    states = []
    for match in played(setup, seed, count):
        states.append(match.state)
    for state in reversed(states[:-1]):
        match.undo()
        assert match.state == state
    assert not match.can_undo
    for state in states[1:]:
        match.redo()
        assert match.state == state


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_playing_leaves_earlier_states_as_they_were(setup, seed, count):
    # To put a state into words takes longer than to play twenty moves.
    kept = [
        (match.state, repr(match.state))
        for turn, match in enumerate(played(setup, seed, count))
        if turn % 5 == seed % 5
    ]
    for state, text in kept:
        assert repr(state) == text


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_set_up_seed_and_actions_in_json_are_the_whole_match(setup, seed, count):
    match = match_after(setup, seed, count)
    again = Match(RULES, setup_from_json(setup_to_json(setup)), seed)
    for seat, action in match.moves:
        again.play(seat, action_from_json(RULES.action_kinds, action_to_json(action)))
    assert again.state == match.state
    assert again.log == match.log


NUMBERS = st.integers(-2, 11)
CELLS = st.builds(pack, st.integers(-6, 14), st.integers(-6, 14)) | st.just(pack(LIMIT, -LIMIT))
FIELDS = {"cell": CELLS, "other_cell": CELLS}
ANY_ACTION = st.one_of(
    *(
        st.builds(kind, **{name: FIELDS.get(name, NUMBERS) for name in kind._fields})
        for kind in RULES.action_kinds.values()
    )
)


@FEW
@given(SETUPS, SEEDS, ACTIONS, st.lists(ANY_ACTION, min_size=60, max_size=60))
def test_an_action_is_refused_exactly_when_it_is_not_among_the_legal_ones(
    setup, seed, count, actions
):
    match = match_after(setup, seed, count)
    state = match.state
    legal = list(RULES.legal(state))
    # Tuples of different kinds may be equal: Pass() == Stop().
    known = {(type(one), one) for one in legal}
    assert len(legal) == len(known), "none is offered twice"
    for action in legal:
        assert RULES.refusal(state, 0, action) is None
        code = "not-your-course" if isinstance(action, Renumbering) else "not-your-turn"
        assert RULES.refusal(state, 1, action).code == code
    for action in actions:
        if state.phase is Phase.OVER and isinstance(action, Renumbering):
            continue  # Numbers may be set though nobody is to move (ruling D35).
        refused = RULES.refusal(state, 0, action) is not None
        assert refused == ((type(action), action) not in known), action


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_a_refused_action_changes_nothing(setup, seed, count):
    match = match_after(setup, seed, count)
    before = (match.state, match.moves, match.log)
    with pytest.raises(Refused):
        match.play(0, PlaceTile(7, pack(LIMIT, LIMIT), 0))
    assert (match.state, match.moves, match.log) == before


@FEW
@given(SETUPS, SEEDS, ACTIONS)
def test_the_log_tells_what_was_drawn_placed_and_left(setup, seed, count):
    match = match_after(setup, seed, count)
    events = [event for step in match.log for event in step]
    of = lambda name: [event for event in events if type(event).__name__ == name]  # noqa: E731
    state = match.state
    tiles = mine(state).course.tiles if mine(state).course else {}
    assert {event.cell: event.tile for event in of("TilePlaced")} == dict(tiles)
    discarded = [design for event in of("TilesDiscarded") for design in event.designs]
    assert discarded == list(state.discards)
    assert len(of("TurnPassed")) == mine(state).passes
    assert len(of("RackFilled")) == state.turn
    drawn = 264 - len(state.bag)
    assert drawn == 2 * len(of("RackFilled")) - len(of("TilesReturned"))


def random_state(seed, actions):
    """Return a state some actions into a random game, with a number or two set by hand."""
    edges = list(EdgeChecking)[seed % 3]
    setup = Setup(edges=edges, mistakes=seed % 4 != 3)
    return match_after(setup, seed, actions).state


@pytest.mark.quick
@pytest.mark.parametrize("seed", range(6))
def test_an_assessment_does_not_hang_on_what_was_assessed_before(seed):
    state = random_state(seed, 80)
    first = RULES.assessment(state, 0)
    RULES.assessment(random_state(seed + 100, 60), 0)
    fresh = DesignerRules(catalogue().designs, catalogue().lands, catalogue().clients)
    assert RULES.assessment(state, 0) == first
    assert fresh.assessment(state, 0) == first


@pytest.mark.parametrize("seed", range(6))
def test_open_sides_are_those_that_face_an_empty_cell(seed):
    state = random_state(seed, 80)
    taken = {*mine(state).course.tiles, *mine(state).course.land.gate.cells}
    for hole in trace_holes(mine(state).course):
        assert all(pack(*ahead(*edge)) not in taken for edge in hole.open_edges)
        assert all(pack(*ahead(*edge)) in taken for edge in hole.blocked_edges)
