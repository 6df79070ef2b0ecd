"""The best course with the tiles that were drawn: it scores what is said, and cheats with none."""

from collections import Counter

import pytest

from minigolf_desktop.bots.designer.best_course import best_course
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Phase
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once


@pytest.fixture(scope="module")
def rules():
    return designer_rules()


@pytest.fixture(scope="module")
def states(rules):
    match = at_once(read_journal(resource("showcase", "solo.jsonl"), rules)).match
    return [match.state_after(count) for count in range(len(match.moves) + 1)]


@pytest.fixture(scope="module")
def found(rules, states):
    told = []
    best = best_course(rules, states, told.append, 3.0)
    assert told[0] < told[-1] <= 1
    return best


def test_it_scores_what_is_said(rules, states, found):
    designer = states[-1].designers[0]._replace(course=found.course, passes=found.passes)
    state = states[-1]._replace(designers=(designer,))
    assert rules.assessment(state, 0, True).score.total == found.total


def test_it_is_no_worse_than_what_was_built(rules, states, found):
    assert found.total >= rules.assessment(states[-1], 0, True).score.total


def test_every_tile_comes_from_a_hand_of_its_own_and_none_is_laid_too_often(rules, states, found):
    hands = {state.turn: state.rack for state in states if state.phase is Phase.TURN}
    racks = [hands[turn] for turn in sorted(hands)]
    place = 0
    for tile in found.course.tiles.values():
        place = next(n for n in range(place, len(racks)) if tile >> 2 in racks[n]) + 1
    counts = Counter(tile >> 2 for tile in found.course.tiles.values())
    assert all(count <= rules.box.designs[design].copies for design, count in counts.items())


def test_without_time_it_is_the_course_that_was_built(rules, states):
    best = best_course(rules, states, lambda part: None, 0.0)
    assert best.course is states[-1].designers[0].course
