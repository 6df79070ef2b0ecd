"""Why computers did what they did at 18 Holes: whole matches, of which every plan is looked at."""

import re
from functools import cache
from typing import NamedTuple

import pytest

from minigolf_desktop.bots.eighteen_holes.advice import (
    AHEAD_OF_RIVALS,
    FEWER_TURNS,
    FIRST_MORE_OFTEN,
    KEEPS_CLUBS,
    LEAVES_BUNKER,
    PAST_TREES,
    PAST_WATER,
    SEEN,
)
from minigolf_desktop.bots.eighteen_holes.kernel.aims import WORTH
from minigolf_desktop.bots.eighteen_holes.mind import GolfMind
from minigolf_desktop.bots.mind import AHEAD, LIKING, Hint, Thinker, Thought
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.course import WATERS, Terrain
from minigolf_desktop.model.eighteen_holes.flight import landings
from minigolf_desktop.model.eighteen_holes.moves import Phase, PlayClub, PlayShot, ResetHand
from minigolf_desktop.model.eighteen_holes.setup import ClubChoice, Mode, Setup
from minigolf_desktop.model.eighteen_holes.state import NONE, View
from minigolf_desktop.model.geometry.hexagon import between
from minigolf_desktop.model.play import Character, Level, Randomness
from minigolf_desktop.ui.eighteen_holes.hint_words import hint_words
from minigolf_desktop.ui.eighteen_holes.round.tasks.watching import SEEN as IN_SIGHT

pytestmark = pytest.mark.usefixtures("english")

HARD, DARIO = Thinker(Level.HARD), Thinker(Level.HARD, Character.DARIO)
ENID = Thinker(Level.MEDIUM, Character.ENID)
MATCHES = [
    ("practice-meadow", Mode.MATCH, HARD),
    ("practice-meadow", Mode.SKINS, DARIO),
    ("heron-pond", Mode.STROKE, ENID),
    ("practice-meadow", Mode.RACING, HARD),
    ("hornets-nest", Mode.CHAOS_TEAMS, HARD),
    ("hornets-nest", Mode.KELLY, ENID),
]
PLACES = re.compile(
    r"\b(green|fairway|rough|bunker|water|lake|trees|tee box|out of bounds|clubhouse|clubs)\b", re.I
)
"""What a plan is about: where a ball goes, or which clubs come back."""


class Told(NamedTuple):
    """A plan, with all that it was made of."""

    view: View
    thinker: Thinker
    key: Randomness
    thought: Thought
    hints: tuple[Hint, ...]

    @property
    def why(self):
        return hint_words(self.view, self.hints[0]).why

    @property
    def instead(self):
        return hint_words(self.view, self.hints[1]).why

    @property
    def reasons(self):
        return dict(self.hints[0].reasons)


@cache
def rules_and_mind():
    rules = eighteen_holes_rules()
    return rules, GolfMind(rules)


@cache
def plans_of(course, mode, thinker):
    """Return what can be asked about in a whole match of two: what lay open for all to see."""
    rules, mind = rules_and_mind()
    courses = {preset.course.id: preset.course for preset in rules.box.presets}
    setup = Setup(courses[course], mode, ("", ""), ClubChoice.DRAFT)
    state, chance, found = rules.start(setup, 5).state, Randomness.of_seed(5), []
    while (seat := rules.to_move(state)) is not None:
        key, chance = chance.below(1 << 60)
        view, own = rules.view(state, seat), Randomness.of_seed(key)
        thought = mind.decide(view, thinker, own)
        if isinstance(thought.action, IN_SIGHT) and view.ball != NONE:
            hints = mind.why(view, thinker, thought)
            found.append(Told(view, thinker, own, thought, hints))
        state = rules.apply(state, thought.action).state
    return found


def all_plans(*kinds):
    return [
        told
        for match in MATCHES
        for told in plans_of(*match)
        if not kinds or isinstance(told.thought.action, kinds)
    ]


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match[1]}-{match[2].character}")
def test_every_plan_of_a_match_names_where_the_ball_goes(match):
    plans = plans_of(*match)
    assert len(plans) > 20
    for told in plans:
        assert PLACES.search(told.why), (told.thought.action, told.why)
        if told.thought.next is not None and type(told.thought.next) in IN_SIGHT:
            assert PLACES.search(told.instead), (told.thought.next, told.instead)


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: f"{match[1]}-{match[2].character}")
def test_every_plan_says_how_far_the_next_best_was_behind_where_that_is_measured(match):
    measured = 0
    for told in plans_of(*match):
        ahead, pair = told.thought.ahead, (told.thought.action, told.thought.next)
        if ahead is None or any(isinstance(action, ResetHand) for action in pair):
            continue
        assert re.search("next best|comes first|likelier|likely|Keeps clubs", told.why, re.I)
        measured += 1
    assert measured > 20


def test_what_a_race_tells_adds_up_to_what_the_decision_was_made_by():
    raced = 0
    for told in plans_of(*MATCHES[0]):
        ahead, reasons = told.thought.ahead, told.reasons
        if FEWER_TURNS in reasons:
            assert ahead.what == AHEAD_OF_RIVALS
            won = 2 * WORTH * reasons[FIRST_MORE_OFTEN] + reasons[KEEPS_CLUBS]
            assert won == pytest.approx(ahead.amount, abs=1e-6)
            raced += 1
    assert raced > 20


def test_it_was_close_only_where_neither_turns_nor_chances_tell_the_two_apart():
    close = 0
    for told in all_plans():
        reasons = told.reasons
        if "It was close" in told.why:
            assert abs(reasons[FEWER_TURNS]) < SEEN
            assert abs(reasons[FIRST_MORE_OFTEN]) < 0.01
            close += 1
        if "about as good, as it sees it" in told.why:
            assert 0 <= reasons[AHEAD] < SEEN
            close += 1
    assert close > 3


def test_a_liking_is_told_only_where_it_made_the_difference():
    _, mind = rules_and_mind()
    liked = 0
    for told in all_plans():
        if any(what.startswith(LIKING) for what in told.reasons):
            plain = told.thinker._replace(character=Character.ADA)
            other = mind.decide(told.view, plain, told.key)
            is_another = (type(other.action), other.action) != (
                type(told.thought.action),
                told.thought.action,
            )
            assert is_another
            assert str(told.thinker.character).title() in told.why
            liked += 1
    assert liked > 3


def ends_of(told):
    """Return where a shot that was chosen ends for sure."""
    action = told.thought.action
    return [
        one.end
        for one in landings(told.view, action.slot)
        if (one.flight, one.aim) == (action.flight, action.aim)
    ]


@pytest.mark.parametrize(
    ("what", "grounds", "words"),
    [
        (PAST_WATER, WATERS, "Past the water"),
        (PAST_TREES, {Terrain.TREES}, "Past the trees"),
    ],
)
def test_a_shot_past_something_has_it_behind_and_not_before_it(what, grounds, words):
    passed = 0
    for told in all_plans(PlayShot):
        field, ball = told.view.table.field, told.view.balls[told.view.ball]
        if told.reasons.get(what, 0.0) < 1.0 or told.view.shot.bunker:
            continue
        (end,), green = ends_of(told), field.greens[ball.hole]

        def before(place, field=field, green=green):
            way = between(field.hexes[place], field.hexes[green])
            return {field.terrain(field.number[one]) for one in way if one in field.number}

        assert before(ball.place) & grounds
        assert not before(end) & grounds
        assert words in told.why or "Past the" in told.why
        passed += 1
    assert passed


def test_who_leaves_a_bunker_says_so_with_a_chance():
    bunkers = [told for told in all_plans() if told.reasons.get(LEAVES_BUNKER, 0.0) >= 0.5]
    assert bunkers
    for told in bunkers:
        ball = told.view.balls[told.view.ball]
        assert told.view.table.field.terrain(ball.place) is Terrain.BUNKER
        assert re.search("out of the bunker|for the green", told.why, re.I)


def test_the_ground_that_a_club_is_for_is_told_with_its_own_chance():
    aimed = 0
    for told in all_plans(PlayClub):
        if told.view.phase is Phase.ACT and (
            found := re.match(r"For the (green|fairway) (\d+)\s?%", told.why)
        ):
            ground, chance = found[1], int(found[2])
            kinds = {"green": ("goal",), "fairway": ("fairway", "tee")}[ground]
            likely = sum(told.reasons.get(kind, 0.0) for kind in kinds)
            assert chance == pytest.approx(100 * likely, abs=1)
            aimed += 1
    assert aimed > 20
