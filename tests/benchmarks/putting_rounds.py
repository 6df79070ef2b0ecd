"""What players take on the courses that come with the program, and how fast rounds are played.

``PYTHONPATH=. python tests/benchmarks/putting_rounds.py [rounds]``
"""

import sys

from minigolf_desktop.bots.putt_dice.mind import BestPutter
from minigolf_desktop.bots.putt_dice.random_rounds import (
    PlainPutter,
    Putter,
    plain_dice,
    play_round,
    playout,
)
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.putt_dice import Prospects, PuttCourse, PuttDiceRules, PuttHole, Setup
from minigolf_desktop.model.putt_dice.odds import FallTable
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses


def mean_strokes(rules: PuttDiceRules, course: PuttCourse, putter: Putter, rounds: int) -> float:
    """Return the mean total of some rounds of one player."""
    ends = (play_round(rules, Setup(course), seed, (putter,))[1] for seed in range(rounds))
    return sum(sum(end.cards[0]) for end in ends) / rounds


def by_plain_rule(table: FallTable, hole: PuttHole) -> Prospects:
    """Return what the plain player is to expect of a hole."""
    return Prospects(table, hole, lambda at, _: plain_dice(hole, at, len(table.dice)))


def main() -> None:
    """Print a line a course, then the speed."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    rules = PuttDiceRules(load_dice())
    table = FallTable(rules.dice)
    courses = [putt_course(course_file) for course_file in shipped_courses(load_catalogue())]
    print(f"{'course':<20} par  tiles  best: mean exact  of par   plain: mean exact  of par")
    for course in courses:
        best = mean_strokes(rules, course, BestPutter(rules.dice), rounds)
        plain = mean_strokes(rules, course, PlainPutter(rules.dice), rounds)
        exact = float(sum(Prospects(table, hole).strokes() for hole in course.holes))
        by_rule = float(sum(by_plain_rule(table, hole).strokes() for hole in course.holes))
        print(
            f"{course.name:<20} {course.par:>3}  {course.length:>5}"
            f"  {best:>10.2f} {exact:>5.2f}  {exact / course.par:>6.3f}"
            f"  {plain:>11.2f} {by_rule:>5.2f}  {by_rule / course.par:>6.3f}"
        )
    found = playout(rules, courses, 1, rounds, 0)
    print(
        f"{found.games / found.seconds:,.0f} random rounds a second; {len(found.problems)} problems"
    )


if __name__ == "__main__":
    main()
