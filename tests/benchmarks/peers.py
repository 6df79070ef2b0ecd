"""Measure catanatron and python-chess, the engines that ours is compared with.

    python tests/benchmarks/peers.py [--scratch DIR] [--rounds N] [--json]

Both are installed by name into a scratch environment outside the source tree, which is kept
and used again when a folder is named. They are never a dependency of the program.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from arena import Contender, compete, print_table, stay_on_one_core

PEERS = ("catanatron==3.2.1", "chess==1.11.2")
"""The engines, at the versions whose figures are recorded."""


def environment(scratch: Path) -> Path:
    """Return the Python of an environment in `scratch` that has both engines."""
    python = scratch / "bin" / "python"
    if not python.exists():
        print(f"Installing {' and '.join(PEERS)} in {scratch}", file=sys.stderr, flush=True)
        venv.create(scratch, with_pip=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", *PEERS], stdout=sys.stderr, check=True
        )
    return python


def contenders(python: Path) -> list[Contender]:
    """Return what is measured of the two engines, each a second or two a round."""
    games = Path(__file__).with_name("peer_games.py")

    def contender(measurement: str, count: int) -> Contender:
        return Contender(measurement, (str(python), str(games), measurement, "--games", str(count)))

    return [
        contender("catanatron", 80),
        contender("chess", 250),
        contender("chess-legal-moves", 80),
    ]


def main() -> None:
    """Measure both engines and print medians."""
    parser = argparse.ArgumentParser(description="Measure catanatron and python-chess.")
    parser.add_argument("--scratch", type=Path, help="folder of the environment, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    stay_on_one_core()
    with tempfile.TemporaryDirectory() as passing:
        results = compete(contenders(environment(wanted.scratch or Path(passing))), wanted.rounds)
    figures = {
        "catanatron games/s": results.median("catanatron", "games_per_second"),
        "catanatron decisions/s": results.median("catanatron", "decisions_per_second"),
        "python-chess decisions/s": results.median("chess", "decisions_per_second"),
        "python-chess list(legal_moves) µs": results.median("chess-legal-moves", "microseconds"),
        "python-chess legal moves a board": results.median("chess-legal-moves", "moves"),
    }
    if wanted.json:
        print(json.dumps(figures, ensure_ascii=False))
    else:
        print_table(
            ("figure", "median"), [(name, f"{value:,.1f}") for name, value in figures.items()]
        )


if __name__ == "__main__":
    main()
