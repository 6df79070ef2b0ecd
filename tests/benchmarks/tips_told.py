"""Play random games of every mode and check each tip that could be told in them.

    python tests/benchmarks/tips_told.py [--games 50] [--game GAME] [--seed 1]

Every tip is tried each time that it could be told, not only the first time: what it says is worked
out once more from the states of the game, and from how the game goes on. Every tip that was not
true is reported with the seed of its game, and the exit status is 1.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path += [str(CHECKOUT), str(CHECKOUT / "tests" / "ui" / "lessons")]

from tip_games import KINDS, name_of, seeds, try_tips  # noqa: E402

from minigolf_desktop.ui.common.lessons.tips import Told  # noqa: E402

FAULTS_TOLD = 5
"""Faults of a mode that are printed."""


def play(game: str, games: int, seed: int) -> int:
    """Play games of every mode of a game; return how many tips were not true."""
    kind = KINDS[game]
    tips = kind.tips()
    told: Counter[str] = Counter(
        {name_of(Told(t, one)): 0 for t in tips.tips for one in t.wordings}
    )
    failed = 0
    for mode in kind.modes:
        begun, here, found = time.perf_counter(), 0, []
        for one in seeds(mode, games, seed):
            tried = try_tips(kind, tips, mode, one)
            told.update(tried.told)
            here += tried.told.total()
            found += tried.faults
        seconds = time.perf_counter() - begun
        print(f"{game}, {mode}: {games} games, {here} tips, {len(found)} untrue, {seconds:.0f} s")
        for fault in found[:FAULTS_TOLD]:
            print(f"  {fault}")
        failed += len(found)
    for name, times in sorted(told.items()):
        print(f"{times:8}  {name}")
    sys.stdout.flush()
    return failed


def main() -> int:
    """Play the games; return 1 when a tip was not true."""
    parser = argparse.ArgumentParser(description="Play random games, check every tip told.")
    parser.add_argument("--games", type=int, default=50, help="of each mode")
    parser.add_argument("--game", choices=[*KINDS], help="only this one")
    parser.add_argument("--seed", type=int, default=1, help="others play other games")
    wanted = parser.parse_args()
    failed = 0
    for game in [wanted.game] if wanted.game else KINDS:
        failed += play(game, wanted.games, wanted.seed)
    print(f"{failed} untrue")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
