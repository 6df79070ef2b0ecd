"""Hints of 18 Holes: what they tell agrees with the model, and with what comes of it."""

from collections import Counter
from math import sqrt

import pytest

from minigolf_desktop.bots.eighteen_holes.advice import GOAL, LIES, OUT, REACHES, THEN, TURNS
from minigolf_desktop.bots.eighteen_holes.mind import GolfMind
from minigolf_desktop.bots.mind import MOST_HINTS
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes.course import TERRAIN_NAMES, Terrain
from minigolf_desktop.model.eighteen_holes.moves import (
    FollowCard,
    Phase,
    PickClub,
    PlayClub,
    PlayShot,
    SelectClub,
)
from minigolf_desktop.model.eighteen_holes.prospects import prospects
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Randomness

DRAWS = 300
"""Draws after which a chance that was told is held against how often it came true."""
CHANCES = {GOAL, OUT, *TERRAIN_NAMES}


@pytest.fixture(scope="module")
def rules():
    return EighteenHolesRules(load_box())


@pytest.fixture(scope="module")
def mind(rules):
    return GolfMind(rules)


@pytest.fixture(scope="module")
def states(rules, mind):
    """The states of a game in which everybody does what the best hint says."""
    courses = {preset.course.id: preset.course for preset in rules.box.presets}
    setup = Setup(courses["practice-meadow"], Mode.STROKE, ("", ""), ClubChoice.DRAFT)
    state = rules.start(setup, 5).state
    found = []
    while rules.to_move(state) is not None:
        hints = hints_of(rules, mind, state)
        found.append((state, hints))
        state = rules.apply(state, hints[0].action).state
    return found


def hints_of(rules, mind, state, seed=1):
    *_, last = mind.hints(rules.view(state, state.seat), Randomness.of_seed(seed))
    return last


def reasons_of(hint):
    return dict(hint.reasons)


def of_kind(states, kind):
    return [(state, hint) for state, hints in states for hint in hints if type(hint.action) is kind]


def test_hints_are_legal_few_and_each_is_another_one(rules, states):
    for state, hints in states:
        actions = [hint.action for hint in hints]
        assert 1 <= len(actions) <= MOST_HINTS
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(rules.legal(state))


def test_two_cards_of_the_same_club_are_told_of_once(rules, states):
    clubs = rules.box.clubs
    for state, hints in states:
        if state.phase in (Phase.SELECT, Phase.DRAFT):
            picked = [hint.action for hint in hints if hasattr(hint.action, "club")]
            names = [clubs[action.club].name for action in picked]
            assert len(set(names)) == len(names)


def test_the_chances_of_a_draw_make_one(states):
    told = 0
    for _, hint in of_kind(states, PlayClub) + of_kind(states, SelectClub):
        chances = [amount for what, amount in hint.reasons if what in CHANCES]
        if chances:
            assert sum(chances) == pytest.approx(1)
            told += 1
    assert told > 20


def test_the_chance_of_the_green_is_the_one_that_the_course_shows(rules, states):
    told = 0
    for state, hint in of_kind(states, PlayClub):
        view = rules.view(state, state.seat)
        green = view.table.field.greens[view.balls[view.ball].hole]
        shown = max(
            one.ends.get(green, 0.0)
            for one in prospects(view, state.seat, view.used[state.seat], view.ball)
            if (one.deck, one.aim) == (hint.action.deck, hint.action.aim)
        )
        assert reasons_of(hint).get(GOAL, 0.0) == pytest.approx(shown)
        told += shown > 0
    assert told > 3


def test_a_shot_lands_where_it_was_told_to_as_often_as_it_was_told(rules, mind, states):
    """Draws are tried that are possible for the seat; the best hint chooses among the cards."""
    state, hint = next(
        (state, hint)
        for state, hint in of_kind(states, PlayClub)
        if 0.2 < reasons_of(hint).get(GOAL, 0.0) < 0.9
    )
    view, ball = rules.view(state, state.seat), state.ball
    green = view.table.field.greens[view.balls[ball].hole]
    ends = Counter()
    for seed in range(DRAWS):
        tried = rules.determinize(view, Randomness.of_seed(seed))
        tried = rules.apply(tried, hint.action).state
        while tried.seat == state.seat and tried.phase is Phase.CHOOSE:
            best = hints_of(rules, mind, tried, seed)[0].action
            assert isinstance(best, PlayShot | FollowCard)
            tried = rules.apply(tried, best).state
        home = tried.balls[ball].hole != state.balls[ball].hole or tried.balls[ball].home
        ends[home or tried.balls[ball].place == green] += 1
    chance = reasons_of(hint)[GOAL]
    error = sqrt(chance * (1 - chance) / DRAWS)
    assert ends[True] / DRAWS == pytest.approx(chance, abs=4 * error)


def test_the_next_shot_is_as_likely_as_the_course_shows_it_from_there(rules, states):
    told = 0
    for state, hint in of_kind(states, SelectClub):
        reasons = reasons_of(hint)
        club = int(reasons.get(THEN, -1))
        if club < 0 or LIES not in reasons:
            continue
        view = rules.view(state, state.seat)
        balls = list(view.balls)
        balls[state.seat] = balls[state.seat]._replace(place=int(reasons[LIES]))
        there = view._replace(balls=tuple(balls))
        green = view.table.field.greens[view.balls[state.seat].hole]
        shown = max(
            (one.ends.get(green, 0.0) for one in prospects(there, state.seat, club, state.seat)),
            default=0.0,
        )
        assert reasons[REACHES] == pytest.approx(shown)
        told += 1
    assert told > 3


@pytest.mark.quick
def test_the_best_is_behind_nothing_and_others_by_what_the_mind_says(states):
    for _, hints in states:
        assert TURNS not in reasons_of(hints[0])
        behind = [reasons_of(hint).get(TURNS, 0.0) for hint in hints]
        assert behind == sorted(behind)


def test_a_club_to_pick_is_told_against_the_others_to_choose_from(rules, mind, states):
    told = 0
    for state, hints in states:
        if state.phase is Phase.DRAFT and len(rules.legal(state)) > 1:
            assert all(isinstance(hint.action, PickClub) for hint in hints)
            saved = [reasons_of(hint)["saves"] for hint in hints]
            assert saved == sorted(saved, reverse=True)
            assert saved[0] > 0
            told += 1
    assert told


def test_the_likeliest_hex_lies_on_the_likeliest_ground(rules, states):
    told = 0
    for state, hint in of_kind(states, PlayClub):
        reasons = reasons_of(hint)
        grounds = {what: chance for what, chance in hint.reasons if what in TERRAIN_NAMES}
        if LIES in reasons:
            view = rules.view(state, state.seat)
            lies = Terrain(view.table.field.ground[int(reasons[LIES])]).name.lower()
            assert grounds[lies] == max(grounds.values())
            told += 1
    assert told > 10
