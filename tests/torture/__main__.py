"""The door: ``python -m tests.torture [KIND ...] [--count N] [--seconds S] [--seed S]``."""

import argparse
import importlib
import sys
import time

from .found import Found, Wanted
from .stalls import LONGEST

KINDS = {
    "kills": "the program dies at every write of finishing a match",
    "sigkill": "the real program is killed at random moments",
    "mutants": "files of every kind with anything changed in them",
    "full-disk": "there is no room at every write of a day",
    "two-windows": "two windows play, lay and set on one home",
    "slow-disk": "every flush of the disk takes a second",
    "looks": "theme, language and scale changed on every screen",
    "keyboards": "real keys of fifteen layouts on a display of their own",
    "monkey": "keys and clicks by chance through all screens, in all sizes and looks",
    "soak": "many games of every kind in one window: what is left of them",
}
"""Each is a module with ``run(Wanted) -> Found``."""


def main() -> int:
    """Run what is asked for, print figures and faults; return 1 where there is a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.torture", description=__doc__)
    kinds = [f"{kind}: {what}" for kind, what in KINDS.items()]
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="; ".join(kinds))
    parser.add_argument("--count", type=int, help="how often, instead of as often as usual")
    parser.add_argument("--seconds", type=float, help="for how long, where time is what counts")
    parser.add_argument("--seed", type=int, default=1, help="of everything left to chance")
    parser.add_argument("--only", default="", help="matches and kinds whose name holds this")
    parser.add_argument(
        "--longest", type=int, default=round(1000 * LONGEST), help="ms of work a turn may take"
    )
    parser.add_argument("--most", type=int, default=20, help="faults shown of each kind")
    arguments = parser.parse_args()
    unknown = set(arguments.kinds) - set(KINDS)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    faults = 0
    for kind in arguments.kinds or KINDS:
        begun = time.perf_counter()
        wanted = Wanted(
            arguments.seed,
            arguments.count,
            arguments.seconds,
            arguments.longest / 1000,
            arguments.only,
        )
        module = importlib.import_module(f".{kind.replace('-', '_')}", __package__)
        found: Found = module.run(wanted)
        _print(kind, wanted, found, time.perf_counter() - begun, arguments.most)
        faults += len(found.faults) + len(found.waits)
    return 1 if faults else 0


def _print(kind: str, wanted: Wanted, found: Found, seconds: float, most: int) -> None:
    figures = ", ".join(
        f"{what}: {figure:,}" if isinstance(figure, int) else f"{what}: {figure}"
        for what, figure in found.figures.items()
    )
    print(f"{kind} (seed {wanted.seed}, {seconds:.0f} s): {figures}", flush=True)
    for what, lines in (
        ("faults", found.faults),
        ("too long waits", found.waits),
        ("waits for the machine", found.delays),
    ):
        print(f"  {len(lines)} {what}")
        for line in lines[:most]:
            print(f"    {line}")
        if lines[most:]:
            print(f"    and {len(lines[most:])} more")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
