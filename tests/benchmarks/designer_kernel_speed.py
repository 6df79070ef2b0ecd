"""Measure the kernel of Minigolf Designer: what a decision costs, by players and by tiles laid.

    python tests/benchmarks/designer_kernel_speed.py [--games 40] [--rounds 5]

Processor time, medians of rounds. `PYTHONPATH` may lead to a copy by `installer/compiled_copy.py`:
the first line says which of the two runs.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

CHECKOUT = Path(__file__).resolve().parents[2]
sys.path.append(str(CHECKOUT))

from minigolf_desktop.bots.compiled import is_compiled  # noqa: E402
from minigolf_desktop.bots.designer.kernel import position as position_module  # noqa: E402
from minigolf_desktop.bots.designer.kernel.conversion import Kernel  # noqa: E402
from minigolf_desktop.bots.designer.kernel.position import (  # noqa: E402
    FIRST_PLACEMENT,
    PHASE_TURN,
    Position,
)
from minigolf_desktop.bots.designer.kernel.random_player import (  # noqa: E402
    play_out,
    random_action,
)
from minigolf_desktop.bots.designer.kernel.score import score  # noqa: E402
from minigolf_desktop.bots.designer.kernel.turns import (  # noqa: E402
    do,
    legal_actions,
)
from minigolf_desktop.bots.designer.playout import setup_for_playout  # noqa: E402
from minigolf_desktop.bots.kernel.random_numbers import RandomNumbers  # noqa: E402
from minigolf_desktop.content.designer import designer_rules  # noqa: E402
from minigolf_desktop.model.designer import EdgeChecking, State  # noqa: E402

TILES = (20, 30, 40, 50, 60)


def seconds_of(work: Callable[[], object]) -> float:
    """Return the processor time of some work."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def measure_players(kernel: Kernel, states: Sequence[State], rounds: int) -> str:
    """Return what whole random games from some first states cost."""
    made, played, decisions = [], [], 0
    positions: list[Position] = []
    for _ in range(rounds):
        positions.clear()
        begin = time.process_time()
        positions += [kernel.position(state) for state in states]
        made.append(time.process_time() - begin)
        begin = time.process_time()
        decisions = 0
        for seed, position in enumerate(positions):
            decisions += play_out(position, RandomNumbers(seed))
        played.append(time.process_time() - begin)
    games = len(states)
    return (
        f"a position {median(made) / games * 1e6:.0f} µs, "
        f"a game {median(played) / games * 1e6:.0f} µs: "
        f"{decisions / games:.0f} decisions of {median(played) / decisions * 1e6:.2f} µs"
    )


def positions_with(kernel: Kernel, states: Sequence[State], tiles: int) -> list[Position]:
    """Return positions of a solo player to move who has laid so many tiles, many off the land."""
    found = []
    for seed, state in enumerate(states):
        position, chance = kernel.position(state), RandomNumbers(seed)
        while not position.is_over():
            plot = position.plots[0]
            if plot is not None and plot.laid == tiles and position.phase == PHASE_TURN:
                found.append(position)
                break
            action = random_action(position, chance)
            if position.phase == PHASE_TURN and tiles > 30:
                placements = [one for one in legal_actions(position) if one >= FIRST_PLACEMENT]
                action = placements[chance.below(len(placements))] if placements else action
            do(position, action)
    return found


def measure_tiles(positions: Sequence[Position], rounds: int) -> str:
    """Return what a placement done and undone, the legal actions and the score cost."""
    laying, listing, scoring = [], [], []
    every = [legal_actions(position) for position in positions]

    def lay() -> None:
        for position, actions in zip(positions, every, strict=True):
            for action in actions:
                if action >= FIRST_PLACEMENT:
                    do(position, action)
                    position.undo()

    def count() -> None:
        for position in positions:
            score(position, 0, True)

    laid = sum(action >= FIRST_PLACEMENT for actions in every for action in actions)
    for _ in range(rounds):
        laying.append(seconds_of(lay))
        listing.append(seconds_of(lambda: [legal_actions(position) for position in positions]))
        scoring.append(seconds_of(count))
    return (
        f"done and undone {median(laying) / laid * 1e6:.2f} µs, "
        f"{laid / len(positions):.0f} placements listed in "
        f"{median(listing) / len(positions) * 1e6:.1f} µs, "
        f"scored in {median(scoring) / len(positions) * 1e6:.0f} µs"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the kernel of Minigolf Designer.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    print("compiled" if is_compiled(position_module) else "plain Python")
    rules = designer_rules()
    kernel = Kernel(rules.box, rules.lands)
    for mode in ("family", "advanced", "expansion"):
        for players in range(1, 6):
            setup = setup_for_playout(mode, players)
            states = [rules.start(setup, seed).state for seed in range(wanted.games)]
            print(f"{mode}, {players}: {measure_players(kernel, states, wanted.rounds)}")
    for tiles in TILES:
        setup = setup_for_playout("family", 1)
        setup = type(setup)(players=setup.players, edges=EdgeChecking.ALLOW)
        states = [rules.start(setup, seed).state for seed in range(wanted.games)]
        positions = positions_with(kernel, states, tiles)
        print(f"{tiles} tiles ({len(positions)}): {measure_tiles(positions, wanted.rounds)}")


if __name__ == "__main__":
    main()
