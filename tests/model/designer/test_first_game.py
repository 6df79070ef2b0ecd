"""A table that ignores mistakes: a first game, or one with young children (ruling D36).

The book's sentence opens the whole Playable condition, and speaks of all of it.
"""

import pytest
from drawn_course import draw

from minigolf_desktop.model.designer import Setup, Tally
from minigolf_desktop.model.designer.conditions import PERFECT_PLAYABILITY
from minigolf_desktop.model.designer.scoring import MISTAKES_IGNORED

IGNORED = Tally(mistakes=False)
MISTAKES = {
    "missing-holes": "▶ ╴",
    "extra-hole": "\n".join(["▶ .", ": :"] * 10),
    "malformed": "▶#1 ◀",
    "mismatch": "G G ▶ ▒ \n G G . .",
    "wrong-direction": "▶#1 ← ╴",
}
"""By reason a course that loses points for it in the final count."""
OFF_LAND = "G G ▶ : \n G G . ."
"""A path that looks off the land."""


def played(drawn, tally, *, final):
    return drawn.assess(tally=tally, final=final).score.condition("playability")


@pytest.mark.parametrize("final", [True, False], ids=["final", "so far"])
@pytest.mark.parametrize("reason", MISTAKES)
def test_d36_nothing_of_the_playable_condition_is_counted(reason, final):
    drawn = draw(MISTAKES[reason])
    lost = {line.reason for line in played(drawn, Tally(), final=True).lines if line.points}
    assert reason in lost
    ignored = played(drawn, IGNORED, final=final)
    assert [line[:2] for line in ignored.lines if line.reason == reason] == []
    assert [line[:2] for line in ignored.lines] == [(MISTAKES_IGNORED, 0)]


def test_d36_a_path_that_looks_off_the_land_costs_nothing():
    drawn = draw(OFF_LAND)
    assert played(drawn, Tally(), final=True).points < -3
    assert played(drawn, IGNORED, final=True).points == 0


@pytest.mark.parametrize("course", [*MISTAKES.values(), OFF_LAND], ids=[*MISTAKES, "off land"])
def test_d36_all_other_conditions_count_what_they_always_do(course):
    drawn = draw(course)
    counted, ignored = (drawn.assess("mr-short", tally=one).score for one in (Tally(), IGNORED))
    for one, other in zip(counted.conditions, ignored.conditions, strict=True):
        assert one == other or one.id == "playability"


def test_d36_of_more_than_nine_holes_those_that_score_best_have_the_numbers():
    short = "\n".join(["▶ ╴", ": :"] * 4)
    drawn = draw(short + "\n" + "\n".join(["▶2 ╴2", ": :"] * 9))
    numbering = drawn.assess(tally=IGNORED).numbering
    assert [hole.par for hole in numbering.numbered().values()] == [4] * 9
    assert drawn.assess(tally=IGNORED).score.condition("par").points == 18


def test_d36_no_fewer_than_nine_holes_are_declared():
    """Missing holes cost nothing, yet two parts are one only where they spare an extra hole."""
    eight = "\n".join(["▶2 ╴2", ": :"] * 8)
    parts = "▶1 . . ╴2"
    spare = draw(f"{eight}\n{parts}").assess(tally=IGNORED)
    assert len(spare.numbering.declared) == 9
    apart = draw("\n".join(["▶2 ╴2", ": :"] * 7) + f"\n{parts}").assess(tally=IGNORED)
    assert len(apart.numbering.declared) == 9


def test_d36_mr_perfect_has_nothing_to_find_fault_with():
    """He pays where no point is lost for Playability; where it is left out nobody loses one."""
    drawn = draw("▶#1 ← ╴ . \n : : : : \n ▶ ◀ : :")
    assert drawn.assess("mr-perfect").score.condition("his_whim").points == 0
    pleased = drawn.assess("mr-perfect", tally=IGNORED).score.condition("his_whim")
    assert pleased.points == PERFECT_PLAYABILITY


def test_mistakes_are_counted_unless_the_table_says_otherwise():
    lines = played(draw(MISTAKES["mismatch"]), Tally(), final=False).lines
    assert {line.reason for line in lines} == {"mismatch"}
    assert Setup().mistakes
