"""What the best course did otherwise, in two sentences that count what is there."""

import pytest

from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.content.resources import resource
from minigolf_desktop.model.designer import Phase
from minigolf_desktop.storage.journal import read_journal
from minigolf_desktop.storage.reading import at_once
from minigolf_desktop.ui.designer.review import points_words, same_tiles, tiles_words


@pytest.fixture(scope="module")
def rules():
    return designer_rules()


@pytest.fixture(scope="module")
def match(rules):
    return at_once(read_journal(resource("showcase", "solo.jsonl"), rules)).match


def course_after(match, tiles):
    """Return the course once so many tiles lie on it."""
    states = (match.state_after(count) for count in range(len(match.moves) + 1))
    courses = (state.designers[0].course for state in states if state.phase is Phase.TURN)
    return next(course for course in courses if course and len(course.tiles) == tiles)


def test_tiles_that_lie_in_both_are_told_apart_from_those_left_and_taken(match):
    few, many = course_after(match, 6), course_after(match, 10)
    assert len(same_tiles(few, many)) == 6
    words = tiles_words(few, many, 7)
    assert words == "From draw 7 on it goes its own way: it lays 4 tiles that you left."
    assert tiles_words(many, few, 0) == "It leaves 4 of yours."


def test_the_same_course_is_better_by_fewer_passes_alone(match):
    course = course_after(match, 6)
    assert tiles_words(course, course, 3).endswith("passes less often.")


def test_points_are_told_by_condition_gains_first(rules, match):
    last = match.state
    own = rules.assessment(last, 0, True).score
    designer = last.designers[0]._replace(passes=last.designers[0].passes + 2)
    worse = rules.assessment(last._replace(designers=(designer,)), 0, True).score
    more = own.total - worse.total
    told = points_words(worse, own)
    assert f"{more} points more" in told
    assert f"Passes\N{NO-BREAK SPACE}+{more}" in told
    assert "but" not in told
