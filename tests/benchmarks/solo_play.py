"""Measure our solo game of Minigolf Designer beside the peers, in turns on one core.

    python tests/benchmarks/solo_play.py [--scratch DIR] [--rounds N] [--json]

`playout designer --players 1` stands against catanatron's two random players and random play of
python-chess; the legal placements of a mid-game turn against `list(board.legal_moves)`.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import peers
from arena import Contender, Results, compete, print_table, stay_on_one_core

PLAYOUT = Contender(
    "playout",
    (
        *(sys.executable, "-m", "minigolf_desktop", "playout", "designer", "--players", "1"),
        *("--games", "400", "--seed", "1", "--json"),
    ),
)
"""Whole random solo games, exactly scored, through the program's own verb."""

TURNS = Contender("turns", (sys.executable, str(Path(__file__).with_name("solo_turns.py"))))
"""What a single turn asks of the model."""


class Line(NamedTuple):
    """One line of the table: what is measured, ours, what it is held against."""

    subject: str
    """What is measured, with its unit."""
    ours: float
    """Our median."""
    bound: float
    """The peer's median, or a fixed bound."""
    ratio: float
    """Ours by the bound; where it is a peer's, the median over the rounds."""
    aim: str
    """What the ratio should be."""


def lines(results: Results) -> list[Line]:
    """Return what is reported."""

    def beside(subject: str, mine: tuple[str, str], theirs: tuple[str, str], aim: str) -> Line:
        ratio = results.median_ratio(mine, theirs)
        return Line(subject, results.median(*mine), results.median(*theirs), ratio, aim)

    def under(subject: str, figure: str, bound: float) -> Line:
        ours = results.median("turns", figure)
        return Line(subject, ours, bound, ours / bound, "≤ 1")

    return [
        beside(
            "games/s : catanatron",
            ("playout", "games_per_second"),
            ("catanatron", "games_per_second"),
            "≥ 8",
        ),
        beside(
            "decisions/s : catanatron",
            ("playout", "actions_per_second"),
            ("catanatron", "decisions_per_second"),
            "≥ 1",
        ),
        beside(
            "decisions/s : python-chess",
            ("playout", "actions_per_second"),
            ("chess", "decisions_per_second"),
            "≥ 1",
        ),
        beside(
            "legal placements µs : python-chess",
            ("turns", "placements_microseconds"),
            ("chess-legal-moves", "microseconds"),
            "≤ 1",
        ),
        under("scoring 37 cells without numbering µs", "scoring_microseconds", 60),
        under("exact numbering µs", "numbering_microseconds", 2000),
        under("worth of every placement ms", "worth_milliseconds", 50),
    ]


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure our solo game beside the peers.")
    parser.add_argument("--scratch", type=Path, help="folder of the peers, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    stay_on_one_core()
    with tempfile.TemporaryDirectory() as passing:
        python = peers.environment(wanted.scratch or Path(passing))
        results = compete((PLAYOUT, TURNS, *peers.contenders(python)), wanted.rounds)
    report = lines(results)
    if wanted.json:
        print(json.dumps([line._asdict() for line in report], ensure_ascii=False))
        return
    print_table(
        ("measured", "ours", "held against", "ratio", "aim"),
        [
            (line.subject, f"{line.ours:,.1f}", f"{line.bound:,.1f}", f"{line.ratio:.2f}", line.aim)
            for line in report
        ],
    )


if __name__ == "__main__":
    main()
