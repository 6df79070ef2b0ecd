"""What a point of luck is worth: whole solo games, parted into start, luck and level.

    PYTHONPATH=DIR python tests/benchmarks/designer_luck.py play ROWS --level medium --seed 30000
    python tests/benchmarks/designer_luck.py fit ROWS --from 30000 --to 40000
    python tests/benchmarks/designer_luck.py check ROWS --from 20000 --to 30000
    PYTHONPATH=DIR python tests/benchmarks/designer_luck.py usual

DIR is a copy that `installer/compiled_copy.py` made. `play` appends a line a game to the file ROWS:
what it came to, what the value player comes to from the same start, and what each hand was better
than the mean of all, with the share of the land that was free; with `--judged` what its choices
cost. `fit` finds by least squares what these are worth in the end, by level and for all, each level
weighed by how sure it is. `check` tells what a point is worth of the luck that is told, in games of
other seeds. `usual` tells what the value player comes to alone. Their figures stand in
`bots/designer/judgement.py`.
"""

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev
from typing import Any, NamedTuple

from minigolf_desktop.bots.designer.judgement import (
    USUAL as USUALLY,
)
from minigolf_desktop.bots.designer.judgement import (
    DesignerJudge,
    luck_counts,
    luck_of,
)
from minigolf_desktop.bots.designer.kernel.conversion import Kernel
from minigolf_desktop.bots.designer.kernel.gain import Gains
from minigolf_desktop.bots.designer.kernel.position import Outlook
from minigolf_desktop.bots.designer.kernel.score import score
from minigolf_desktop.bots.designer.kernel.value import Valuer
from minigolf_desktop.bots.designer.kernel.value_player import play_out
from minigolf_desktop.bots.designer.kernel.weights import Weights
from minigolf_desktop.bots.designer.mind import DesignerMind
from minigolf_desktop.bots.designer.playout import setup_for_playout
from minigolf_desktop.bots.designer.search import USUAL
from minigolf_desktop.bots.judgement import balance, judgements
from minigolf_desktop.bots.mind import Thinker
from minigolf_desktop.content.designer import designer_rules
from minigolf_desktop.model.designer import Mode, Phase, Setup
from minigolf_desktop.model.play import Level, Match, Randomness

LEVELS = tuple(Level)
COSTS = {Level.EASY: 42.0, Level.MEDIUM: 16.0, Level.HARD: 5.0}
"""By level: what the choices of a game cost on average."""


def play(wanted: argparse.Namespace) -> None:
    """Play games of a level and append what is known of each."""
    rules = designer_rules()
    kernel, judge = Kernel(rules.box, rules.lands), DesignerJudge(rules)
    mind = DesignerMind(rules, USUAL._replace(turns=wanted.turns))
    setup = setup_for_playout(wanted.mode, 1)
    with Path(wanted.rows).open("a", encoding="ascii") as rows:
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            match, chance = Match(rules, setup, seed), Randomness.of_seed(~seed)
            hands, start = [], None
            while not match.is_over:
                key, chance = chance.below(1 << 60)
                state = match.state
                if state.phase is Phase.TURN:
                    position = kernel.position(state)
                    if start is None:
                        start = judge.start(state).amount
                    gains = Gains(Valuer(Weights(), Outlook(position)))
                    plot = position.plot(0)
                    free = int(plot.missing) / int(plot.ground.size)
                    hands.append((round(free, 3), round(luck_of(position, gains), 2)))
                thought = mind.decide(match.view(0), Thinker(wanted.level), Randomness.of_seed(key))
                match.play(0, thought.action)
            cost = None
            if wanted.judged:
                found = judgements(rules, judge, setup, seed, match.moves)
                own = {one.judged.move: one.judged for one in found}
                cost = balance(list(own.values()), 0).cost
            total = rules.assessment(match.state, 0, True).score.total
            row = {"level": wanted.level, "mode": wanted.mode, "seed": seed, "total": total}
            rows.write(json.dumps(row | {"start": start, "hands": hands, "cost": cost}) + "\n")
            rows.flush()


# --- Least squares


def rows_of(wanted: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the games of a mode with seeds in a range."""
    lines = Path(wanted.rows).read_text("ascii").splitlines()
    found = {line["level"] + str(line["seed"]): line for line in map(json.loads, lines)}
    return [
        row
        for row in found.values()
        if row["mode"] == wanted.mode and wanted.first <= row["seed"] < wanted.end
    ]


def luck_of_game(row: dict[str, Any]) -> float:
    """Return the luck of a game, as the value tells it."""
    return float(sum(luck for _, luck in row["hands"]))


class Worths(NamedTuple):
    """What luck, start and choices of some games are worth, each with its error."""

    level: tuple[float, float]
    """What the games come to with a mean start and no luck."""
    start: tuple[float, float]
    luck: tuple[float, float]
    cost: tuple[float, float]
    """Nought where the games are not judged."""
    rest: float
    """Standard deviation of what is left unexplained."""


def luck_told(row: dict[str, Any]) -> float:
    """Return the luck of a game as it is told; what its choices cost is taken from its level where
    it is not judged.
    """
    cost = row["cost"][0] if row["cost"] else COSTS[row["level"]]
    return luck_counts(cost) * luck_of_game(row)


def worths_of(rows: Sequence[dict[str, Any]], lucks: Sequence[float]) -> Worths:
    """Return the worths that explain the totals of games of one level best."""
    columns = [
        [1.0] * len(rows),
        [row["start"] - USUALLY[Mode(row["mode"]), False] for row in rows],
        list(lucks),
    ]
    if all(row["cost"] for row in rows):
        columns.append([-row["cost"][0] for row in rows])
    *found, (rest, _) = solved(columns, [float(row["total"]) for row in rows])
    level, start, luck, cost = [*found, (0.0, 0.0)][:4]
    return Worths(level, start, luck, cost, rest)


def solved(
    columns: Sequence[Sequence[float]], wanted: Sequence[float]
) -> list[tuple[float, float]]:
    """Return what each column counts in the sum nearest to what is wanted, with its error."""
    size, games = len(columns), len(wanted)
    left = [[sum(map(float.__mul__, one, other)) for other in columns] for one in columns]
    right = [sum(map(float.__mul__, one, wanted)) for one in columns]
    inverse = [[float(row == at) for at in range(size)] for row in range(size)]
    for at in range(size):
        pivot = left[at][at]
        left[at] = [one / pivot for one in left[at]]
        inverse[at] = [one / pivot for one in inverse[at]]
        for row in range(size):
            if row != at:
                part = left[row][at]
                left[row] = [a - part * b for a, b in zip(left[row], left[at], strict=True)]
                inverse[row] = [
                    a - part * b for a, b in zip(inverse[row], inverse[at], strict=True)
                ]
    counts = [sum(map(float.__mul__, row, right)) for row in inverse]
    told = [
        sum(c * col[game] for c, col in zip(counts, columns, strict=True)) for game in range(games)
    ]
    spread = sum((a - b) ** 2 for a, b in zip(wanted, told, strict=True)) / (games - size)
    errors = [sqrt(spread * inverse[at][at]) for at in range(size)]
    return [*zip(counts, errors, strict=True), (sqrt(spread), 0.0)]


def by_level(wanted: argparse.Namespace) -> dict[str, list[dict[str, Any]]]:
    """Return the games that are wanted by level."""
    rows = rows_of(wanted)
    found = {level: [row for row in rows if row["level"] == level] for level in LEVELS}
    return {level: own for level, own in found.items() if own}


def fit(wanted: argparse.Namespace) -> None:
    """Print what start, luck and choices are worth by level, and luck for all levels."""
    weights = total = 0.0
    lucks: list[float] = []
    for level, own in by_level(wanted).items():
        found = worths_of(own, [luck_of_game(row) for row in own])
        told = ", ".join(
            f"{name} {count:.3f} (error {error:.3f})"
            for name, (count, error) in zip(found._fields[:4], found[:4], strict=True)
        )
        print(f"{level}, {len(own)} games: {told}; left unexplained {found.rest:.1f}")
        worth, error = found.luck
        weights += 1 / error**2
        total += worth / error**2
        lucks += map(luck_of_game, own)
    worth = total / weights
    missed = pstdev(lucks) * sqrt(worth * (1 - worth))
    print(f"luck: {worth:.3f} (error {weights**-0.5:.3f}), and misses {missed:.1f} a game")


def check(wanted: argparse.Namespace) -> None:
    """Print by level what a point of the luck that is told is worth in games of other seeds."""
    for level, own in by_level(wanted).items():
        told = [luck_told(row) for row in own]
        found = worths_of(own, told)
        worth, error = found.luck
        totals = [row["total"] for row in own]
        print(
            f"{level}, {len(own)} games, {mean(totals):.1f}, sd {pstdev(totals):.1f}: luck told "
            f"mean {mean(told):.1f}, sd {pstdev(told):.1f}, a point worth {worth:.2f} (error "
            f"{error:.2f}); start {found.start[0]:.2f} ({found.start[1]:.2f}), choices "
            f"{found.cost[0]:.2f} ({found.cost[1]:.2f}), left unexplained {found.rest:.1f}"
        )


def usual(wanted: argparse.Namespace) -> None:
    """Print what the value player comes to alone, by mode and box."""
    rules = designer_rules()
    kernel = Kernel(rules.box, rules.lands)
    for mode, expansion in USUALLY:
        totals = []
        for seed in range(wanted.seed, wanted.seed + wanted.games):
            setup = Setup(mode=mode, expansion=expansion)
            position = kernel.position(rules.start(setup, seed).state)
            play_out(position, Valuer(Weights(), Outlook(position)))
            totals.append(sum(score(position, 0, True)))
        error = pstdev(totals) / sqrt(len(totals))
        print(f"{mode}, expansion {expansion}: {mean(totals):.1f} (error {error:.1f})")


def main() -> None:
    """Play, fit or check."""
    parser = argparse.ArgumentParser(description="What a point of luck is worth.")
    parser.add_argument("what", choices=("play", "fit", "check", "usual"))
    parser.add_argument("rows", nargs="?")
    parser.add_argument("--mode", default="family")
    parser.add_argument("--level", type=Level, default=Level.MEDIUM)
    parser.add_argument("--seed", type=int, default=30000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--turns", type=int, default=USUAL.turns, help="of trials, of a hard one")
    parser.add_argument("--judged", action="store_true", help="with what the choices cost")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--to", dest="end", type=int, default=1 << 40)
    wanted = parser.parse_args()
    {"play": play, "fit": fit, "check": check, "usual": usual}[wanted.what](wanted)


if __name__ == "__main__":
    main()
