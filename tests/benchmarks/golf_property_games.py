"""Play random games of 18 Holes with every golfer in every mode and look for a broken invariant.

    python tests/benchmarks/golf_property_games.py [--games N] [--mode MODE] [--seed 1]

For each mode and number of players, games are played on short courses until each of the sixteen
golfer faces was in as many of them as wanted (200, in the chaos modes 300; Solo Chaos, which has
no golfer cards, plays so many games). After each action cards, clubs and golfers are counted and
points, score cards and ranks are worked out once more from what was said; now and then every
action there is must be legal or refused. A failure is reported with its seed, and the exit status
is 1.
"""

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path += [str(CHECKOUT), str(CHECKOUT / "tests" / "model" / "eighteen_holes")]

from golf_random_games import faults_of_game, next_faces, short_setup  # noqa: E402

from minigolf_desktop.model.eighteen_holes.box import GOLFER_FACES  # noqa: E402
from minigolf_desktop.model.eighteen_holes.setup import CHAOS_MODES, SEATS, Mode  # noqa: E402

GAMES = 200
CHAOS_GAMES = 300
REFUSED_ONCE_IN = 400
"""Of so many states one is asked for the refusal of every action."""


def play(mode: Mode, players: int, wanted: int, seed: int) -> tuple[int, int]:
    """Play the games of a mode and number of players; return how many, and how many failed."""
    chance = random.Random(f"{mode} {players} {seed}")
    played: Counter[str] = Counter()
    games = failed = 0
    while min(played[face] for face in GOLFER_FACES) < wanted:
        faces = next_faces(played, players, chance)
        played.update(list(GOLFER_FACES) if mode is Mode.SOLO_CHAOS else faces)
        found = list(faults_of_game(short_setup(mode, faces, seed), seed, once_in=REFUSED_ONCE_IN))
        for fault in found[:5]:
            print(f"{mode}, {faces}, seed {seed}: {fault}", flush=True)
        failed += bool(found)
        games += 1
        seed += 1
    return games, failed


def main() -> int:
    """Play the games; return 1 when one of them had a fault."""
    parser = argparse.ArgumentParser(description="Play random games of 18 Holes, find faults.")
    parser.add_argument("--games", type=int, help="of each face, mode and number of players")
    parser.add_argument("--mode", choices=[*Mode], help="only this one")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    arguments = parser.parse_args()
    every, broken = 0, 0
    for mode in [Mode(arguments.mode)] if arguments.mode else Mode:
        wanted = arguments.games or (CHAOS_GAMES if mode in CHAOS_MODES else GAMES)
        for players in SEATS[mode]:
            begun = time.perf_counter()
            games, failed = play(mode, players, wanted, arguments.seed)
            seconds = time.perf_counter() - begun
            print(
                f"{mode} {players}: {games} games, each face in {wanted}, {failed} failed,"
                f" {seconds:.0f} s",
                flush=True,
            )
            every, broken = every + games, broken + failed
    print(f"{every - broken} passed, {broken} failed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
