"""Play random games of 18 Holes in the kernel and by the model at once, decision by decision.

    python tests/benchmarks/golf_kernel_games.py [--decisions N] [--mode MODE] [--seed S]

For each mode and number of players, games with every golfer face are played on short courses until
so many decisions are made (N in all, the same share for each). Every other game begins in the
middle, with balls, hands, decks, points and tokens moved; of the others some are played with every
legal action as likely. Legal actions, all fields of the state, standings and places must be the
same; before each decision actions are done on a copy and taken back. The first difference of a game
is printed with its seed and its decision, and the exit status is 1.
"""

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path += [
    str(TESTS.parent),
    str(TESTS / "model" / "eighteen_holes"),
    str(TESTS / "bots" / "eighteen_holes"),
]

from golf_beside_the_model import faults  # noqa: E402
from golf_random_games import next_faces  # noqa: E402

from minigolf_desktop.bots.compiled import is_compiled  # noqa: E402
from minigolf_desktop.bots.eighteen_holes.kernel import playing  # noqa: E402
from minigolf_desktop.model.eighteen_holes.setup import SEATS, Mode  # noqa: E402


def play(mode: Mode, players: int, decisions: int, seed: int) -> tuple[int, int, int]:
    """Play games of a mode until enough is decided; return decisions, games and failures."""
    chance = random.Random(f"{mode} {players} {seed}")
    played: Counter[str] = Counter()
    done = games = failed = 0
    while done < decisions:
        faces = next_faces(played, players, chance)
        played.update(faces)
        for found in faults(mode, faces, seed + games):
            done += 1
            if found:
                print("\n".join(found), flush=True)
                failed += 1
        games += 1
    return done, games, failed


def main() -> int:
    """Play the games; return 1 when the kernel and the model differed."""
    parser = argparse.ArgumentParser(description="Hold the kernel of 18 Holes to the rules.")
    parser.add_argument("--decisions", type=int, default=100_000, help="in all")
    parser.add_argument("--mode", choices=[*Mode], help="only this one")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    arguments = parser.parse_args()
    modes = [Mode(arguments.mode)] if arguments.mode else list(Mode)
    tables = [(mode, players) for mode in modes for players in SEATS[mode]]
    print("compiled" if is_compiled(playing) else "plain Python", flush=True)
    every = broken = 0
    for mode, players in tables:
        begun = time.process_time()
        share = -(-arguments.decisions // len(tables))
        decisions, games, failed = play(mode, players, share, arguments.seed)
        seconds = time.process_time() - begun
        print(
            f"{mode} {players}: {decisions:,} decisions of {games} games, {failed} failed,"
            f" {seconds:.0f} s",
            flush=True,
        )
        every, broken = every + decisions, broken + failed
    print(f"{every:,} decisions, {broken} differences")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
