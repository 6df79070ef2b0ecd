"""Every lesson, played from start to end on the rules alone: a lesson never lies about one."""

import pytest

from minigolf_desktop.model.designer import PROMISES
from minigolf_desktop.model.designer.moves import TakePromise
from minigolf_desktop.model.play import Match, action_from_json
from minigolf_desktop.model.putt_dice import Setup as PuttSetup
from minigolf_desktop.storage.putt_dice import putt_course
from minigolf_desktop.ui.eighteen_holes.teaching import setup_of_lesson
from minigolf_desktop.ui.games import GAMES, wing_of
from minigolf_desktop.ui.putt_dice.teaching import course_of_lesson

LESSONS = [
    pytest.param(game, lesson, id=lesson.id)
    for game in GAMES
    for lesson in wing_of(game).lessons().lessons
]
MOST_TRIES = 40


def match_of(game, lesson, catalogue):
    """Return the match of a lesson, set up as its game sets it up."""
    rules = wing_of(game).play.rules()
    if game.name == "putt-dice":
        setup = PuttSetup(putt_course(course_of_lesson(lesson.setup, catalogue)))
    elif game.name == "eighteen-holes":
        setup = setup_of_lesson(lesson.setup, rules.box)
    else:
        setup = rules.setup_from_json(dict(lesson.setup))
    return Match(rules, setup, lesson.seed)


def played(match, action):
    return match.play(match.rules.to_move(match.state), action).events


def others_act(match, step):
    for told in step.plays:
        seat = match.rules.to_move(match.state)
        played(match, action_from_json(match.rules.action_kinds, told, seat))


def wanted(match, step):
    return next(filter(step.asks_for, match.rules.legal(match.state)), None)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_is_reached_by_actions_that_the_rules_allow(game, lesson, catalogue):
    match = match_of(game, lesson, catalogue)
    for number, step in enumerate(lesson.steps, 1):
        others_act(match, step)
        for _ in range(MOST_TRIES if step.wants else 0):
            action = wanted(match, step)
            assert action is not None, f"step {number}: nothing legal is asked for"
            if step.ends_with(played(match, action)):
                break
        else:
            assert not step.wants, f"step {number} never ends"
        assert lesson.leads((move.action for move in match.moves), number)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_wish_of_a_step_that_ends_at_once_is_legal(game, lesson, catalogue):
    match = match_of(game, lesson, catalogue)
    for number, step in enumerate(lesson.steps, 1):
        others_act(match, step)
        legal = [] if not step.wants else list(match.rules.legal(match.state))
        for wish in step.wants:
            asked = [one for one in legal if type(step)(says=("x",), wants=(wish,)).asks_for(one)]
            assert asked, f"step {number}: {wish} is not legal"
        while step.wants and not step.ends_with(played(match, wanted(match, step))):
            pass


def test_a_place_with_a_promise_that_the_lesson_asks_for_no_more_is_not_gone_on_with():
    lesson = next(one.values[1] for one in LESSONS if one.id == "designer-promises")
    asked = [one for one in range(len(PROMISES)) if lesson.leads([TakePromise(one)], 22)]
    assert 1 <= len(asked) < len(PROMISES)
    other = next(one for one in range(len(PROMISES)) if one not in asked)
    assert not lesson.leads([TakePromise(asked[0]), TakePromise(other)], 22)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_sentences_are_few_and_short(game, lesson):
    for step in lesson.steps:
        assert sum(map(len, step.says)) <= 260, step.says
