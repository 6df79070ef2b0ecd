"""The judge of 18 Holes: what it blames, and what it calls luck."""

import pytest

from minigolf_desktop.bots.eighteen_holes.advice import SAVES
from minigolf_desktop.bots.eighteen_holes.judgement import GolfJudge
from minigolf_desktop.bots.eighteen_holes.mind import GolfMind
from minigolf_desktop.bots.judgement import Mark, judgements
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayClub
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.play import Level, Match, Randomness

MOVES = 40


@pytest.fixture(scope="module")
def rules():
    return eighteen_holes_rules()


@pytest.fixture(scope="module")
def judged(rules):
    """Return by level what is judged of the beginning of a game that it plays alone."""
    mind, found = GolfMind(rules), {}
    setup = Setup(rules.box.presets[0].course, Mode.STROKE, ("",), ClubChoice.FIRST_GAME)
    for level in (Level.EASY, Level.HARD):
        match = Match(rules, setup, 7)
        while len(match.moves) < MOVES and not match.is_over:
            chance = Randomness.of_seed(len(match.moves))
            match.play(0, mind.decide(match.view(0), Thinker(level), chance).action)
        judges = GolfJudge(rules, deals=2)
        every = judgements(rules, judges, setup, 7, match.moves)
        found[level] = [one for _, one in every if not one.is_glance]
    return found


def test_a_hard_player_does_what_the_judge_would_do(judged):
    assert len(judged[Level.HARD]) > 20
    assert all(one.cost.amount == 0 for one in judged[Level.HARD])


def test_an_easy_player_makes_mistakes_that_cost_turns(judged):
    costs = [one for one in judged[Level.EASY] if one.mark in (Mark.SLIP, Mark.BLUNDER)]
    assert costs
    assert all(one.cost.amount >= 0.25 for one in costs)
    assert all(one.best.action != one.action for one in costs)


@pytest.mark.quick
def test_of_a_club_that_is_drafted_it_is_told_which_is_better_and_no_turns(rules):
    setup = Setup(rules.box.presets[0].course, Mode.STROKE, ("", ""), ClubChoice.DRAFT)
    state = rules.start(setup, 7).state
    assert state.phase is Phase.DRAFT
    judge, chance = GolfJudge(rules), Randomness.of_seed(3)
    found = {
        action: list(judge.judge(state, action, state, chance))[-1] for action in rules.legal(state)
    }
    good = [action for action, verdict in found.items() if verdict.best.action == action]
    assert 0 < len(good) < len(found)
    assert {verdict.best.action for verdict in found.values()} <= set(good)
    assert all(verdict.cost == (0.0, 0.0) for verdict in found.values())
    other = next(verdict for action, verdict in found.items() if action not in good)
    assert [reason.what for reason in other.best.reasons] == [SAVES]


def test_cards_bring_luck_and_choices_of_clubs_none(judged):
    every = [*judged[Level.EASY], *judged[Level.HARD]]
    assert any(one.luck for one in every)
    assert all(isinstance(one.action, PlayClub) for one in every if one.luck)
