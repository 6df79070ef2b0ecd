"""Measure our games for two to five players beside random play of python-chess, on one core.

    python tests/benchmarks/group_play.py [--compiled DIR] [--scratch DIR] [--rounds N] [--json]

A decision of ours is an action of `playout designer`: a tile taken and placed, a pass, a tile face
down, a promise, a tile asked back. Counting at the end is no decision and is left out; python-chess
plays no game to a count either. The model plays, the kernel as plain Python and, where DIR is a
copy that `installer/compiled_copy.py` made, the kernel compiled.
"""

import argparse
import json
import tempfile
from pathlib import Path

import peers
from arena import Contender, compete, print_table, stay_on_one_core
from solo_play import playouts

TABLES = [(mode, seats) for mode in ("family", "advanced", "expansion") for seats in (2, 3, 5)]
"""Mode and players of the games measured."""


def at_table(compiled: Path | None, mode: str, players: int) -> list[Contender]:
    """Return whole random games of a table, by what plays them."""
    table = ("--players", str(players), "--mode", mode, "--games", "100")
    return [
        Contender(f"{mode}, {players} players: {one.name}", one.command)
        for one in playouts(compiled, *table)
    ]


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure our group games beside python-chess.")
    parser.add_argument("--compiled", type=Path, help="a copy with compiled kernels")
    parser.add_argument("--scratch", type=Path, help="folder of the peers, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    stay_on_one_core()
    ours = [one for table in TABLES for one in at_table(wanted.compiled, *table)]
    with tempfile.TemporaryDirectory() as passing:
        python = peers.environment(wanted.scratch or Path(passing))
        chess = [one for one in peers.contenders(python) if one.name == "chess"]
        results = compete((*ours, *chess), wanted.rounds)
    theirs = ("chess", "decisions_per_second")
    report = [
        {
            "measured": f"decisions/s, {one.name} : python-chess",
            "ours": results.median(one.name, "actions_per_second"),
            "held against": results.median(*theirs),
            "ratio": results.median_ratio((one.name, "actions_per_second"), theirs),
        }
        for one in ours
    ]
    if wanted.json:
        print(json.dumps(report))
        return
    print_table(
        ("measured", "ours", "held against", "ratio"),
        [
            (
                str(row["measured"]),
                f"{row['ours']:,.0f}",
                f"{row['held against']:,.0f}",
                f"{row['ratio']:.2f}",
            )
            for row in report
        ],
    )


if __name__ == "__main__":
    main()
