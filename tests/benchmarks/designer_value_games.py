"""Whole solo games of the value player in the kernel: how many a second, and what they come to.

    [PYTHONPATH=DIR] python tests/benchmarks/designer_value_games.py [--games N] [--without WEIGHT]

DIR is a copy that `installer/compiled_copy.py` made. Each weight named is set to nought, in turn,
and the same games are played again: what the part of the value is worth.
"""

import argparse
from statistics import mean, pstdev
from time import process_time

from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.position import Outlook
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import play_out
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.playout import setup_for_playout
from minigolf_desktop.content.designer import designer_rules


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Play whole solo games of the value player.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=4000)
    parser.add_argument("--without", nargs="*", default=[], metavar="WEIGHT")
    wanted = parser.parse_args()
    rules = designer_rules()
    kernel = Kernel(rules.box, rules.lands)
    setup = setup_for_playout("family", 1)
    for left_out in (None, *wanted.without):
        weights = Weights()
        if left_out is not None:
            setattr(weights, left_out, 0)
        totals = []
        begun = process_time()
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            position = kernel.position(rules.start(setup, seed).state)
            play_out(position, Valuer(weights, Outlook(position)))
            totals.append(sum(score(position, 0, True)))
        rate = wanted.games / (process_time() - begun)
        name = "all" if left_out is None else f"without {left_out}"
        print(f"{name}: mean {mean(totals):.1f}, sd {pstdev(totals):.1f}, {rate:.0f} games/s")


if __name__ == "__main__":
    main()
