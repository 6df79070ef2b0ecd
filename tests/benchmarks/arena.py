"""Contenders measured in turns on one core, so that they meet the same machine.

A contender is a command that prints figures as one JSON object on its last line. In each
round every contender runs once; what is reported are medians, and medians of the ratios of
one round, which a passing load on the machine moves least.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

CHECKOUT = Path(__file__).resolve().parent.parent.parent
"""Top of the source tree."""


class Contender(NamedTuple):
    """Something that is measured."""

    name: str
    """How the table calls it."""
    command: Sequence[str]
    """What is run, once a round."""


class Results:
    """Every figure of every contender, round by round."""

    def __init__(self) -> None:
        self._rounds: dict[str, list[dict[str, float]]] = {}

    def add(self, contender: str, figures: dict[str, float]) -> None:
        """Record one round of one contender."""
        self._rounds.setdefault(contender, []).append(figures)

    def names(self, contender: str) -> tuple[str, ...]:
        """Return the figures of a contender by name."""
        return tuple(self._rounds[contender][0])

    def median(self, contender: str, figure: str) -> float:
        """Return the median of a figure over the rounds."""
        return median(figures[figure] for figures in self._rounds[contender])

    def median_ratio(self, mine: tuple[str, str], theirs: tuple[str, str]) -> float:
        """Return the median over the rounds of one (contender, figure) divided by another."""
        pairs = zip(self._rounds[mine[0]], self._rounds[theirs[0]], strict=True)
        return median(one[mine[1]] / other[theirs[1]] for one, other in pairs)


def stay_on_one_core() -> None:
    """Keep this process, and all that it starts, on one core where the system allows it."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def compete(contenders: Sequence[Contender], rounds: int) -> Results:
    """Run each contender once a round, in an order that turns from round to round."""
    results = Results()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        turn = number % len(contenders)
        for contender in (*contenders[turn:], *contenders[:turn]):
            results.add(contender.name, run(contender))
    return results


def run(contender: Contender) -> dict[str, float]:
    """Run a contender once and return its figures."""
    finished = subprocess.run(
        contender.command,
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures = json.loads(finished.stdout.strip().splitlines()[-1])
    return {name: value for name, value in figures.items() if isinstance(value, int | float)}


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns as wide as their longest entry."""
    widths = [max(len(row[column]) for row in (headings, *rows)) for column in range(len(headings))]
    for row in (headings, ["-" * width for width in widths], *rows):
        print("  ".join(entry.ljust(width) for entry, width in zip(row, widths, strict=True)))
