"""A first game, in which no mistakes are counted (ruling D36)."""

import pytest
from drawn_course import draw

from minigolf_desktop.model.designer import Setup, Tally
from minigolf_desktop.model.designer.scoring import MISTAKES_IGNORED

FIRST = Tally(mistakes=False)
MISTAKES = {
    "path against grass": "G G ▶ ▒ \n G G . .",
    "a path off the land": "G G ▶ : \n G G . .",
    "against the arrow": "▶#1 ← ╴",
}


def reasons(drawn, tally, *, final=False):
    score = drawn.assess(tally=tally, final=final).score
    return {line.reason for line in score.condition("playability").lines}


@pytest.mark.parametrize("course", MISTAKES.values(), ids=MISTAKES)
def test_d36_mismatches_and_wrong_directions_cost_nothing(course):
    drawn = draw(course)
    assert reasons(drawn, Tally(), final=True) & {"mismatch", "wrong-direction"}
    assert reasons(drawn, FIRST, final=True) == {"missing-holes", MISTAKES_IGNORED}
    assert reasons(drawn, FIRST) == {MISTAKES_IGNORED}


def test_d36_the_score_says_that_mistakes_do_not_count():
    condition = (
        draw(MISTAKES["path against grass"])
        .assess(tally=FIRST, final=False)
        .score.condition("playability")
    )
    assert [(line.reason, line.points) for line in condition.lines] == [(MISTAKES_IGNORED, 0)]


def test_d36_other_faults_of_the_course_are_counted():
    assert reasons(draw("▶#1 ◀"), FIRST) == {"malformed", MISTAKES_IGNORED}
    tees = "\n".join("▶ ." for _ in range(10))
    assert "extra-hole" in reasons(draw(tees), FIRST)


def test_d36_mr_perfect_overlooks_what_is_not_counted():
    nine = "\n".join(f"▶#{number} ." for number in range(1, 10))
    drawn = draw(nine.replace("▶#9 .", "▶#9 ← ."))
    assert drawn.assess("mr-perfect").score.condition("his_whim").points == 0
    assert drawn.assess("mr-perfect", tally=FIRST).score.condition("his_whim").points == 3


def test_mistakes_are_counted_unless_the_table_says_otherwise():
    drawn = draw(MISTAKES["path against grass"])
    assert reasons(drawn, Tally()) == {"mismatch"}
    assert Setup().mistakes
