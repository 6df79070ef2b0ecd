"""The door: ``python -m tests.torture [KIND ...] [--count N] [--seconds S] [--seed S]``."""

import argparse
import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from .found import Found
from .kinds import KINDS, do
from .stalls import LONGEST


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
    parser.add_argument(
        "--at-once", type=int, default=1, help="kinds done at once, each in a process of its own"
    )
    arguments = parser.parse_args()
    unknown = set(arguments.kinds) - set(KINDS)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    faults = 0
    # A window of a kind is none of the next one's.
    processes = ProcessPoolExecutor(
        arguments.at_once, multiprocessing.get_context("spawn"), max_tasks_per_child=1
    )
    with processes:
        kinds_done = [processes.submit(do, kind, arguments) for kind in arguments.kinds or KINDS]
        for done in as_completed(kinds_done):
            kind, found, seconds = done.result()
            _print(kind, arguments.seed, found, seconds, arguments.most)
            faults += len(found.faults) + len(found.waits)
    return 1 if faults else 0


def _print(kind: str, seed: int, found: Found, seconds: float, most: int) -> None:
    figures = ", ".join(
        f"{what}: {figure:,}" if isinstance(figure, int) else f"{what}: {figure}"
        for what, figure in found.figures.items()
    )
    print(f"{kind} (seed {seed}, {seconds:.0f} s): {figures}", flush=True)
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
