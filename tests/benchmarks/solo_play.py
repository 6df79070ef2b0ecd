"""Measure our solo game of Minigolf Designer beside the peers, in turns on one core.

    python tests/benchmarks/solo_play.py [--compiled DIR] [--scratch DIR] [--rounds N] [--json]

`playout designer --players 1` stands against catanatron's two random players and random play of
python-chess; the legal placements of a mid-game turn against `list(board.legal_moves)`. The games
are played by the model, in the kernel as plain Python and, where DIR is a copy that
`installer/compiled_copy.py` made, in the kernel compiled.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import peers
from arena import Contender, Results, compete, print_table, stay_on_one_core

MODEL, PLAIN, COMPILED = "model", "kernel, plain Python", "kernel, compiled"
"""What plays the games."""
RUN_FROM = """\
import runpy, sys
sys.path[0] = sys.argv.pop(1)
runpy.run_module("minigolf_desktop", run_name="__main__", alter_sys=True)
"""
"""Runs the program that lies in the folder named first."""


def playouts(compiled: Path | None, *arguments: str) -> list[Contender]:
    """Return random games of Minigolf Designer through the program's own verb, by what plays."""
    play = ("playout", "designer", *arguments, "--seed", "1", "--json")
    source = (sys.executable, "-m", "minigolf_desktop", *play)
    found = [Contender(MODEL, (*source, "--pure")), Contender(PLAIN, source)]
    if compiled is not None:
        copy = (sys.executable, "-c", RUN_FROM, str(compiled.resolve()), *play)
        found.append(Contender(COMPILED, copy))
    return found


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


def lines(results: Results, players: Sequence[str]) -> list[Line]:
    """Return what is reported of those that play."""

    def beside(subject: str, mine: tuple[str, str], theirs: tuple[str, str], aim: str) -> Line:
        ratio = results.median_ratio(mine, theirs)
        return Line(subject, results.median(*mine), results.median(*theirs), ratio, aim)

    def under(subject: str, figure: str, bound: float) -> Line:
        ours = results.median("turns", figure)
        return Line(subject, ours, bound, ours / bound, "≤ 1")

    found = []
    for player in players:
        aim = {PLAIN: "≥ 8", COMPILED: "≥ 20"}.get(player, "")
        found += [
            beside(
                f"{player}: games/s : catanatron",
                (player, "games_per_second"),
                ("catanatron", "games_per_second"),
                aim,
            ),
            beside(
                f"{player}: decisions/s : catanatron",
                (player, "actions_per_second"),
                ("catanatron", "decisions_per_second"),
                "",
            ),
            beside(
                f"{player}: decisions/s : python-chess",
                (player, "actions_per_second"),
                ("chess", "decisions_per_second"),
                "",
            ),
        ]
    return [
        *found,
        beside(
            "legal placements µs : python-chess",
            ("turns", "placements_microseconds"),
            ("chess-legal-moves", "microseconds"),
            "≤ 1",
        ),
        under("scoring 37 cells without numbering µs", "scoring_microseconds", 60),
        under("exact numbering µs", "numbering_microseconds", 2000),
        under("worth of every placement ms", "worth_milliseconds", 15),
        under("the same, 99th percentile ms", "worth_99th_milliseconds", 15),
    ]


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure our solo game beside the peers.")
    parser.add_argument("--compiled", type=Path, help="a copy with compiled kernels")
    parser.add_argument("--scratch", type=Path, help="folder of the peers, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    stay_on_one_core()
    with tempfile.TemporaryDirectory() as passing:
        python = peers.environment(wanted.scratch or Path(passing))
        ours = playouts(wanted.compiled, "--players", "1", "--games", "400")
        results = compete((*ours, TURNS, *peers.contenders(python)), wanted.rounds)
    report = lines(results, [one.name for one in ours])
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
