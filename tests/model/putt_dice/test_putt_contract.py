"""What Putt Dice promises every part of the program that plays it, for random rounds."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.bots.putt_dice.random_rounds import PlainPutter, RandomPutter, playout
from minigolf_desktop.model.play import EVERYBODY, Match, Randomness, Refused, Seat
from minigolf_desktop.model.putt_dice import (
    ChooseMishap,
    PickFirst,
    PuttDiceRules,
    Roll,
    Setup,
)


def setup_for(course, players):
    return Setup(course, (Seat(),) * players)


def state_after(rules, setup, seed, actions):
    """The state after so many random actions, or at the end of the round."""
    state, putter = rules.start(setup, seed).state, RandomPutter(rules.dice, seed)
    for _ in range(actions):
        if (seat := rules.to_move(state)) is None:
            break
        state = rules.apply(state, putter.choose(rules.view(state, seat))).state
    return state


@given(
    seed=st.integers(0, 2**48),
    players=st.integers(1, 5),
    actions=st.integers(0, 160),
    randomness=st.builds(Randomness.of_seed, st.integers(0, 2**48)),
    seat=st.integers(EVERYBODY, 4),
)
def test_a_state_thought_of_looks_the_same_and_owes_its_dice_to_the_thinker(
    dice, any_course, seed, players, actions, randomness, seat
):
    rules = PuttDiceRules(dice)
    state = state_after(rules, setup_for(any_course, players), seed, actions)
    view = rules.view(state, seat)
    thought = rules.determinize(view, randomness)
    assert rules.view(thought, seat) == view
    told = json.loads(json.dumps(rules.view_to_json(view)))
    assert rules.view_from_json(state.setup, told) == view
    assert rules.problems(thought) == []
    assert thought.chance == randomness


@pytest.mark.quick
def test_two_states_that_differ_only_in_the_dice_to_come_look_alike(dice, any_course):
    rules = PuttDiceRules(dice)
    one, other = (rules.start(setup_for(any_course, 2), seed).state for seed in (1, 2))
    assert one != other
    assert rules.view(one, 0) == rules.view(other, 0)


@given(seed=st.integers(0, 2**48), players=st.integers(1, 5))
def test_a_round_has_an_outcome_exactly_when_nobody_is_to_move(dice, any_course, seed, players):
    rules = PuttDiceRules(dice)
    setup = setup_for(any_course, players)
    assert rules.outcome(rules.start(setup, seed).state) is None
    end = state_after(rules, setup, seed, 10_000)
    outcome = rules.outcome(end)
    assert outcome.winners == end.order
    assert len(outcome.places) == len(outcome.scores) == players


@pytest.mark.parametrize("players", [1, 2, 5])
def test_random_rounds_break_no_invariant(dice, any_course, players):
    rules = PuttDiceRules(dice)
    problems = []
    for seed in range(0, 60, 20):
        problems += playout(rules, [any_course], players, 20, seed).problems
    assert problems == []


@pytest.mark.parametrize("players", [1, 4])
def test_an_action_is_refused_exactly_when_it_is_not_legal(dice, any_course, players):
    rules = PuttDiceRules(dice)
    state = rules.start(setup_for(any_course, players), 3).state
    putter = RandomPutter(dice, 3)
    kinds = (Roll, ChooseMishap, PickFirst)
    while (mover := rules.to_move(state)) is not None:
        legal = {(type(action), action) for action in rules.legal(state)}
        for kind in kinds:
            for value in range(-1, 6):
                action = kind(value)
                refused = rules.refusal(state, mover, action) is not None
                assert refused == ((kind, action) not in legal)
        state = rules.apply(state, putter.choose(rules.view(state, mover))).state
    assert rules.refusal(state, 0, Roll(1)).code == "game-over"


def test_only_the_player_whose_turn_it_is_may_putt(play):
    players = play(players=2)
    assert players.rules.refusal(players.state, 1, Roll(1)).code == "not-your-turn"


def test_the_same_seed_gives_the_same_round(dice, any_course):
    def play_on(seed):
        match = Match(PuttDiceRules(dice), setup_for(any_course, 2), seed)
        putter = RandomPutter(dice, 0)
        while (seat := match.rules.to_move(match.state)) is not None:
            match.play(seat, putter.choose(match.rules.view(match.state, seat)))
        return match.state.cards

    assert play_on(7) == play_on(7) != play_on(8)


def test_a_putt_cannot_be_taken_back_but_a_choice_can(dice, play):
    player = play("12sw1").putt("!", 0)
    assert player.reveals
    assert not player.do(ChooseMishap(0)).reveals


def test_a_match_refuses_what_the_rules_refuse(dice, any_course):
    match = Match(PuttDiceRules(dice), Setup(any_course), 1)
    with pytest.raises(Refused):
        match.play(0, Roll(5))
    match.play(0, Roll(1))
    assert not match.can_undo


def test_in_practice_a_putt_can_be_taken_back(dice, any_course):
    match = Match(PuttDiceRules(dice), Setup(any_course, practice=True), 1)
    match.play(0, Roll(1))
    assert match.can_undo


def test_programs_finish_their_rounds(dice, any_course):
    rules = PuttDiceRules(dice)
    for putter in (BestPutter(dice), PlainPutter(dice)):
        figures = playout(rules, [any_course], 3, 5, 0, lambda seed, one=putter: (one,) * 3)
        assert figures.problems == []
