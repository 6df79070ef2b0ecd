"""Measure random play of 18 Holes beside random play of catanatron, on one core.

    python tests/benchmarks/golf_play.py [--compiled DIR] [--scratch DIR] [--rounds N] [--json]

18 Holes is played by the model, in the kernel as plain Python, and in the kernel compiled: DIR is a
copy made by `installer/compiled_copy.py`, which is made for the occasion where none is named. All
three play the same games. A decision is an action of any kind: a club picked or chosen, a draw, a
step, a shot. Games are whole ones on the 18 holes of a course, without golfer cards; their start
counts too. Times are those of the processor.

The time of all landings of a drawn card is that of the model's `landings` for cards of every deck
on hexes of a whole round.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import peers
from arena import CHECKOUT, Contender, Results, compete, print_table, stay_on_one_core
from golf_figures import MODEL

LANDINGS_AIM = 50e-6
PLAIN, COMPILED = "kernel", "compiled"
FIGURES = CHECKOUT / "tests" / "benchmarks" / "golf_figures.py"
"""Plays one of the three forms."""


def contenders(compiled: Path, python: Path) -> list[Contender]:
    """Return what is measured, catanatron last."""
    folders = {MODEL: CHECKOUT, PLAIN: CHECKOUT, COMPILED: compiled}
    ours = [
        Contender(form, (sys.executable, str(FIGURES), form, str(folder)))
        for form, folder in folders.items()
    ]
    return ours + [one for one in peers.contenders(python) if one.name == "catanatron"]


def report_of(results: Results) -> dict[str, float]:
    """Return medians over the rounds, and of the ratios of one round."""
    figure = "decisions_per_processor_second"
    report = {"catanatron": results.median("catanatron", figure)}
    for form in (MODEL, PLAIN, COMPILED):
        for name in results.names(form):
            report[f"{form}: {name}"] = results.median(form, name)
            if name[-1].isdigit():
                report[f"{form}: {name}: ratio"] = results.median_ratio(
                    (form, name), ("catanatron", figure)
                )
    return report


def print_report(report: dict[str, float]) -> None:
    """Print decisions a second of every mode, and how many times those of catanatron."""
    names = [name.removeprefix(f"{MODEL}: ") for name in report if name.startswith(f"{MODEL}: ")]
    rows = []
    for name in names:
        if not name[-1].isdigit():
            continue
        row = [name]
        for form in (MODEL, PLAIN, COMPILED):
            ratio = report[f"{form}: {name}: ratio"]
            row += [f"{report[f'{form}: {name}']:,.0f}", f"{ratio:.2f}"]
        rows.append((*row, f"{report[f'{COMPILED}: {name}: games']:,.0f}"))
    print_greedy(report)
    print(f"catanatron: {report['catanatron']:,.0f} decisions a second")
    headings = ("decisions a second", MODEL, "ratio", PLAIN, "ratio", COMPILED, "ratio", "games/s")
    print_table(headings, rows)
    for name, key in (("median", "landings_median"), ("99th percentile", "landings_99th")):
        taken = report[f"{MODEL}: {key}"]
        print(
            f"all landings of a drawn card, {name}: {taken * 1e6:.0f} µs"
            f" (aim {LANDINGS_AIM * 1e6:.0f} µs)"
        )
    for key in ("copy", "become"):
        plain, fast = report[f"{PLAIN}: {key}"], report[f"{COMPILED}: {key}"]
        print(f"{key}: {plain * 1e6:.2f} µs plain, {fast * 1e6:.2f} µs compiled")


def print_greedy(report: dict[str, float]) -> None:
    """Print how many games a second greedy golfers play."""
    names = [
        name.removeprefix(f"{MODEL}: ") for name in report if name.startswith(f"{MODEL}: greedy")
    ]
    forms = (MODEL, PLAIN, COMPILED)
    print_table(
        ("games a second", *forms),
        [(name, *(f"{report[f'{form}: {name}']:,.1f}" for form in forms)) for name in names],
    )


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="Measure 18 Holes beside catanatron.")
    parser.add_argument("--compiled", type=Path, help="a copy with compiled kernels")
    parser.add_argument("--scratch", type=Path, help="folder of the peers, kept afterwards")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as passing:
        compiled = wanted.compiled or Path(passing) / "compiled"
        if not wanted.compiled:
            maker = CHECKOUT / "installer" / "compiled_copy.py"
            subprocess.run([sys.executable, maker, compiled], stdout=sys.stderr, check=True)
        stay_on_one_core()
        python = peers.environment(wanted.scratch or Path(passing) / "peers")
        report = report_of(compete(contenders(compiled.resolve(), python), wanted.rounds))
    if wanted.json:
        print(json.dumps(report))
    else:
        print_report(report)


if __name__ == "__main__":
    main()
