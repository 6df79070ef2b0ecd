"""How long reviews of 18 Holes take: until the first verdict, and until all is judged.

    [PYTHONPATH=DIR] python tests/benchmarks/golf_reviews.py [--games 6] [--level hard]

DIR is a copy that `installer/compiled_copy.py` made. Games of computer players on the courses of
the box are judged, each in a process of its own as the window starts one; its start is in it. Told
is the time of the processor, mode by mode.
"""

import argparse
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import NamedTuple

from arena import print_table

from minigolf_desktop.bots.eighteen_holes.judgement import judge
from minigolf_desktop.bots.eighteen_holes.mind import GolfMind
from minigolf_desktop.bots.eighteen_holes.random_games import random_setup
from minigolf_desktop.bots.judgement import judgements
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.content.eighteen_holes import eighteen_holes_rules
from minigolf_desktop.model.eighteen_holes.rules import EighteenHolesRules
from minigolf_desktop.model.eighteen_holes.setup import Mode, Setup
from minigolf_desktop.model.play import AnyMove, Level, Match, Randomness

Game = tuple[Setup, int, tuple[AnyMove, ...]]
PLAYED = ((Mode.MATCH, 2), (Mode.STROKE, 4), (Mode.CHAOS, 3), (Mode.KELLY, 2))


class Found(NamedTuple):
    """How long a review took, in seconds of the processor, the start of its process included."""

    decisions: int
    first: float
    whole: float


def played(
    rules: EighteenHolesRules, thinker: Thinker, mode: Mode, players: int, seed: int
) -> Game:
    """Return a game of computer players."""
    mind, setup = GolfMind(rules), random_setup(rules.box, mode, players, seed)
    match, chance = Match(rules, setup, seed), Randomness.of_seed(~seed)
    while (seat := rules.to_move(match.state)) is not None:
        key, chance = chance.below(1 << 60)
        own = Randomness.of_seed(key)
        match.play(seat, mind.decide(match.view(seat), thinker, own).action)
    return setup, seed, match.moves


def judged(setup: Setup, seed: int, moves: tuple[AnyMove, ...]) -> Found:
    """Judge a game in a process that knows nothing yet."""
    rules, first, known = eighteen_holes_rules(), 0.0, set()
    for one in judgements(rules, judge(rules), setup, seed, moves):
        first = first or process_time()
        known.add(one.judged.move)
    return Found(len(known), first, process_time())


def main() -> None:
    """Read the command line, play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="of each mode")
    parser.add_argument("--level", type=Level, default=Level.HARD)
    parser.add_argument("--seed", type=int, default=80_000)
    wanted = parser.parse_args()
    rules = eighteen_holes_rules()
    rows = []
    for mode, players in PLAYED:
        found = []
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            game = played(rules, Thinker(wanted.level), mode, players, seed)
            with get_context("spawn").Pool(1) as pool:
                found.append(pool.apply(judged, game))
        decisions, first, whole = zip(*found, strict=True)
        rows.append(
            [
                f"{mode}, {players}",
                str(len(found)),
                f"{median(decisions):.0f}",
                f"{median(first):.2f} s ({max(first):.2f})",
                f"{median(whole):.2f} s ({max(whole):.2f})",
            ]
        )
    headings = ("mode, seats", "games", "decisions", "first verdict (most)", "all (most)")
    print_table(headings, rows)


if __name__ == "__main__":
    main()
