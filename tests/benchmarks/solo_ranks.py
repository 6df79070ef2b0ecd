"""How often a plain golfer wins Solo Chaos, by rank of the solo deck.

    python tests/benchmarks/solo_ranks.py [--games N] [--course ID ...] [--json]

Without a course the three that suit chaos best are taken. A win is the first rank, shared or not.
The usual rank of a course is where this golfer wins 30 to 50 games in a hundred.
"""

import argparse
import json

from arena import print_table

from minigolf_desktop.bots.eighteen_holes.random_games import play_greedily
from minigolf_desktop.content.eighteen_holes import load_box
from minigolf_desktop.model.eighteen_holes import (
    Box,
    ClubChoice,
    Course,
    EighteenHolesRules,
    Mode,
    Setup,
)
from minigolf_desktop.model.eighteen_holes.modes.solo_chaos import (
    deck_of_rank,
    ranks,
    targets_of_each,
)

COURSES = ("crossways", "honeycomb", "hornets-nest")
GOOD_MATCH = range(30, 51)
"""Wins in a hundred that make a rank a fair match."""


def wins(box: Box, course: Course, rank: int, games: int) -> int:
    """Return how many games against decks of a rank the golfer wins."""
    rules = EighteenHolesRules(box)
    combined = targets_of_each(len(course.holes))
    won = 0
    for seed in range(games):
        deck = deck_of_rank(box.solo_cards, combined, rank, seed)
        setup = Setup(course, Mode.SOLO_CHAOS, ("",), ClubChoice.FREE, solo_deck=deck)
        won += play_greedily(rules, setup, seed).ranks[0] == 1
    return won


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Win rates of Solo Chaos by rank.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--course", nargs="*", default=COURSES)
    parser.add_argument("--step", type=int, default=3, help="ranks from one row to the next")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    box = load_box()
    courses = {preset.course.id: preset.course for preset in box.presets}
    report = []
    for name in wanted.course:
        course = courses[name]
        every = ranks(box.solo_cards, targets_of_each(len(course.holes)))
        for rank in reversed(every[:: -wanted.step]):
            won = 100 * wins(box, course, rank, wanted.games) / wanted.games
            report.append({"course": name, "rank": rank, "wins in a hundred": won})
    if wanted.json:
        print(json.dumps(report))
        return
    print_table(
        ("course", "rank", "wins in a hundred", "fair match"),
        [
            (
                str(row["course"]),
                str(row["rank"]),
                f"{row['wins in a hundred']:.0f}",
                "yes" if round(row["wins in a hundred"]) in GOOD_MATCH else "",
            )
            for row in report
        ],
    )


if __name__ == "__main__":
    main()
