"""Play random rounds of Putt Dice in the kernel and by the model at once, decision by decision.

    python tests/benchmarks/putt_kernel_rounds.py [--decisions 100000] [--seed 0]

For each number of players, rounds are played on the courses that come with the program, on made-up
ones with hazards everywhere, and on one so easy that play-offs are long, until so many decisions
are made (the same share for each). Every action is taken back and done again; legal actions, all
that is known of the round, places and totals must be the same after it. Differences are printed
with the seed and the number of the action, and the exit status is 1. Then the speed of both is
measured, in turns, by processor time.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

from minigolf_desktop.bots.compiled import is_compiled
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers
from minigolf_desktop.bots.putt_dice.kernel import position
from minigolf_desktop.bots.putt_dice.kernel.position import PuttTables, play_at_random, position_of
from minigolf_desktop.bots.putt_dice.random_rounds import RandomPutter, play_both, play_round
from minigolf_desktop.content.designer import load_catalogue
from minigolf_desktop.content.putt_dice import load_dice
from minigolf_desktop.model.play import Seat
from minigolf_desktop.model.putt_dice import (
    HOLES,
    MOST_PLAYERS,
    HoleTile,
    PuttCourse,
    PuttDiceRules,
    PuttHole,
    Setup,
)
from minigolf_desktop.storage.putt_dice import putt_course, shipped_courses

TURNS, SECONDS = 5, 0.3
"""How often the speed of each is measured, and for how long."""


def made_up_course(seed: int) -> PuttCourse:
    """Return a course with every kind of tile."""
    chance = random.Random(seed)
    hazards = ((False, False), (True, False), (False, True), (True, True))

    def hole() -> PuttHole:
        tiles = (
            HoleTile(chance.randrange(4), *chance.choice(hazards))
            for _ in range(chance.randrange(2, 9))
        )
        return PuttHole(tuple(tiles))

    return PuttCourse(f"made up {seed}", tuple(hole() for _ in range(HOLES)))


EASY = PuttCourse("easy", (PuttHole((HoleTile(0), HoleTile(0))),) * HOLES)


def compare(
    rules: PuttDiceRules, courses: list[PuttCourse], decisions: int, seed: int
) -> tuple[int, int, int]:
    """Play for every number of players; return decisions, rounds and differences."""
    tables = [PuttTables(rules.dice, course) for course in courses]
    done = rounds = failed = 0
    for players in range(1, MOST_PLAYERS + 1):
        while done < decisions * players // MOST_PLAYERS:
            place = rounds % len(courses)
            coupon = (None, *range(players))[rounds % (players + 1)]
            setup = Setup(courses[place], (Seat(),) * players, rounds % players, coupon)
            both = play_both(rules, tables[place], setup, seed + rounds)
            for number, (state, _, differences) in enumerate(both):
                for one in (*differences, *rules.problems(state)):
                    print(f"{players} players, seed {seed + rounds}, action {number}: {one}")
                    failed += 1
                done += number > 0
            rounds += 1
    return done, rounds, failed


def measure(rules: PuttDiceRules, courses: list[PuttCourse], players: int) -> None:
    """Print rounds and decisions a second of both, each the median of some turns."""
    setups = [Setup(course, (Seat(),) * players) for course in courses]
    tees = [
        position_of(PuttTables(rules.dice, setup.course), rules.start(setup, 0).state)
        for setup in setups
    ]
    putters = (RandomPutter(rules.dice, players),) * players

    def by_model(game: int) -> int:
        return play_round(rules, setups[game % len(setups)], game, putters)[0]

    def in_kernel(game: int) -> int:
        return play_at_random(tees[game % len(tees)].copy(), RandomNumbers(game))

    found: dict[str, list[tuple[float, float]]] = {"model": [], "kernel": []}
    for turn in range(TURNS):
        found["model"].append(rates(by_model, turn, SECONDS))
        found["kernel"].append(rates(in_kernel, turn, SECONDS))
    for name, measured in found.items():
        rounds, decisions = (statistics.median(column) for column in zip(*measured, strict=True))
        print(f"{players} players, {name:<6} {rounds:>9,.0f} rounds {decisions:>11,.0f} decisions")


def rates(play: Callable[[int], int], first: int, seconds: float) -> tuple[float, float]:
    """Return rounds and decisions in a second of processor time."""
    rounds = decisions = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        decisions += play(first + rounds)
        rounds += 1
    spent = time.process_time() - begin
    return rounds / spent, decisions / spent


def main() -> int:
    """Compare, then measure."""
    parser = argparse.ArgumentParser(description="Hold the kernel of Putt Dice against the model.")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    rules = PuttDiceRules(load_dice())
    shipped = [putt_course(course_file) for course_file in shipped_courses(load_catalogue())]
    courses = [*shipped, EASY, *map(made_up_course, range(8))]
    begin = time.process_time()
    done, rounds, failed = compare(rules, courses, wanted.decisions, wanted.seed)
    seconds = time.process_time() - begin
    print(f"{done:,} decisions in {rounds:,} rounds, {seconds:.0f} s: {failed} differences")
    print(f"a second, kernel {'compiled' if is_compiled(position) else 'as plain Python'}:")
    for players in (1, 2, 3, 5):
        measure(rules, shipped, players)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
