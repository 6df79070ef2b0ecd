"""Why computers did what they did at Putt Dice: whole rounds, of which every plan is looked at."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from minigolf_desktop.bots.mind import AHEAD, LIKING, Hint, Thinker, Thought
from minigolf_desktop.bots.putt_dice.mind import AHEAD_IN_WINNING, PuttDiceMind
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import putt_dice_rules
from minigolf_desktop.model.play import Character, Level, Randomness, Seat
from minigolf_desktop.model.putt_dice import PickFirst, Roll, Setup, View
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses
from minigolf_desktop.ui.putt_dice.words import hint_words

pytestmark = pytest.mark.usefixtures("english")

ROUNDS = [
    (Level.HARD, (Character.ENID, Character.FRITZ, Character.DARIO)),
    (Level.MEDIUM, (Character.BRUNO, Character.CLEO)),
    (Level.EASY, (Character.ADA, Character.BRUNO)),
    (Level.HARD, (Character.ADA,)),
]


class Told(NamedTuple):
    """A plan, with all that it was made of."""

    view: View
    after: View
    thinker: Thinker
    key: Randomness
    thought: Thought
    hints: tuple[Hint, ...]

    @property
    def whys(self):
        return [hint_words(self.view, hint).why for hint in self.hints]

    @property
    def reasons(self):
        return dict(self.hints[0].reasons)


@cache
def rules_and_mind():
    rules = putt_dice_rules()
    return rules, PuttDiceMind(rules.dice)


@cache
def plans_of(level, characters):
    rules, mind = rules_and_mind()
    course = putt_course(shipped_courses(load_catalogue())[0])
    setup = Setup(course, tuple(Seat(character.title()) for character in characters))
    state, chance, found = rules.start(setup, 3).state, Randomness.of_seed(3), []
    while (seat := rules.to_move(state)) is not None:
        key, chance = chance.below(1 << 60)
        view, own, thinker = (
            rules.view(state, seat),
            Randomness.of_seed(key),
            Thinker(level, characters[seat]),
        )
        thought = mind.decide(view, thinker, own)
        hints = mind.why(view, thinker, thought)
        state = rules.apply(state, thought.action).state
        found.append(Told(view, rules.view(state, seat), thinker, own, thought, hints))
    return found


def all_plans(kind):
    found = [told for one in ROUNDS for told in plans_of(*one)]
    return [told for told in found if isinstance(told.thought.action, kind)]


@pytest.mark.parametrize("level, characters", ROUNDS)
def test_every_plan_of_a_round_tells_what_to_expect_and_of_the_next_best_too(level, characters):
    plans = plans_of(level, characters)
    assert len(plans) > 30
    for told in plans:
        if isinstance(told.thought.action, PickFirst):
            assert any(character.title() in told.whys[0] for character in characters)
            continue
        for why in told.whys:
            assert re.search(r"\d+\.\d strokes? expected on this hole", why)
        if len(told.whys) > 1:
            assert re.search("next roll", told.whys[0])


def test_what_is_won_more_often_is_the_difference_of_what_both_are_said_to_win():
    won = 0
    for told in all_plans(Roll):
        if AHEAD_IN_WINNING in told.reasons:
            mine, other = (dict(hint.reasons)["winning"] for hint in told.hints)
            assert told.reasons[AHEAD_IN_WINNING] == pytest.approx(mine - other)
            won += 1
    assert won > 20


def test_two_rolls_are_alike_only_where_less_than_a_twentieth_of_a_stroke_parts_them():
    close = 0
    for told in all_plans(Roll):
        if "about as good" in told.whys[0]:
            assert 0 <= told.reasons[AHEAD] < 0.05
            close += 1
        if "as often" in told.whys[0]:
            assert abs(told.reasons[AHEAD_IN_WINNING]) < 0.005
            close += 1
    assert close > 10


def test_a_liking_is_told_only_where_it_made_the_difference():
    _, mind = rules_and_mind()
    liked = 0
    for told in all_plans(Roll):
        if any(what.startswith(LIKING) for what in told.reasons):
            plain = told.thinker._replace(character=Character.ADA)
            other = mind.decide(told.view, plain, told.key)
            assert other.action != told.thought.action
            liked += 1
    assert liked > 3


def test_who_is_said_to_putt_last_does():
    picks = all_plans(PickFirst)
    assert picks
    for told in picks:
        name = told.view.setup.players[told.view.last].name
        (why,) = told.whys
        assert name in why
        is_last = told.after.order[-1] == told.view.last
        assert ("putts last" in why) == is_last
