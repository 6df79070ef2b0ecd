"""Play random games of Minigolf Designer in the kernel and in the model, decision by decision.

    python tests/benchmarks/designer_kernel_games.py [--decisions 100000] [--seed 1]

Any set-up of one to five players, from the beginning or from the middle with things changed. After
each decision both must say the same of the table, of what is legal, and of every score; at the end
everything is undone step by step. The first difference of a game is reported with its seed and the
number of the action after which it shows, and the exit status is 1.
"""

import argparse
import sys
import time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path += [str(CHECKOUT), str(CHECKOUT / "tests" / "bots" / "designer")]

from kernel_games import Difference, play_beside  # noqa: E402

from minigolf_desktop.bots.designer.kernel.conversion import Kernel  # noqa: E402
from minigolf_desktop.content.designer import designer_rules  # noqa: E402


def main() -> int:
    """Play until enough decisions are made; return 1 when a game differed."""
    parser = argparse.ArgumentParser(description="Hold the kernel against the model.")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--score-once-in", type=int, default=8, help="decisions")
    wanted = parser.parse_args()
    rules = designer_rules()
    kernel = Kernel(rules.box, rules.lands)
    begin = time.process_time()
    decisions = games = failed = 0
    while decisions < wanted.decisions:
        try:
            decisions += play_beside(rules, kernel, wanted.seed + games, wanted.score_once_in)
        except Difference as difference:
            print(difference, flush=True)
            failed += 1
        games += 1
    seconds = time.process_time() - begin
    print(f"{games} games, {decisions} decisions in {seconds:.0f} s: {failed} games differed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
