"""All kinds of torture, and how one of them is done."""

import argparse
import importlib
import time

from .found import Found, Wanted

KINDS = {
    "monkey": "keys and clicks by chance through all screens, in all sizes and looks",
    "kills": "the program dies at every write of finishing a match",
    "sigkill": "the real program is killed at random moments",
    "mutants": "files of every kind with anything changed in them",
    "full-disk": "there is no room at every write of a day",
    "keyboards": "real keys of fifteen layouts on a display of their own",
    "looks": "theme, language and scale changed on every screen",
    "soak": "many games of every kind in one window: what is left of them",
    "slow-disk": "every flush of the disk takes a second",
    "two-windows": "two windows play, lay and set on one home",
}
"""Each is a module with ``run(Wanted) -> Found``; what takes longest is begun first."""


def do(kind: str, arguments: argparse.Namespace) -> tuple[str, Found, float]:
    """Do a kind; return it, what it found, and how many seconds it took."""
    wanted = Wanted(
        arguments.seed,
        arguments.count,
        arguments.seconds,
        arguments.longest / 1000,
        arguments.only,
    )
    module = importlib.import_module(f".{kind.replace('-', '_')}", __package__)
    found: Found = module.run(wanted)
    return kind, found, time.monotonic() - wanted.begun
